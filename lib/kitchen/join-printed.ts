import { range } from '@/.content/words/text';
import { type Printed, print } from './snap';

// Apart from snap.ts, with which counts are checked: content is read and checked before its words are written.

/** Two amounts as one: "2 to 3 cloves", "18 × 12 cm", "14 oz to 1 lb". A unit that both have is said once. */
export function joinPrinted(first: Printed, second: Printed, by: 'to' | '×' = 'to'): Printed {
  if (by === 'to' && first.text === second.text) return second;
  const both = (from: string, to: string) => (by === 'to' ? range({ from, to }) : `${from} × ${to}`);
  const [one, other] = [first.parts, second.parts];
  if (one && other && one.unit === other.unit && one.plus === '') {
    return print(both(one.number, other.number), other.count, other.unit, other.plus);
  }
  return { text: both(first.text, second.text) };
}
