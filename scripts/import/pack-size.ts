import type { Amount } from '@/lib/content/schema/amount';
import { markMeasures, markSizes } from './marks';
import { readAnyAmount } from './read-amount';

const CAN_SIZE =
  /^(?:(\d+(?:[.,/]\d+)?(?:\s+\d+\/\d+)?|an?)\s*(?:x\s*)?)?\(?(\d+(?:\.\d+)?)[\s-]*(oz|ounces?|g|ml)\.?\)?[\s-]*(cans?|tins?|packages?|pkgs?\.?|packets?|packs?|jars?|blocks?|bags?|box(?:es)?|bottles?|tubs?|cartons?|containers?)\.?\)?\s+(?:of\s+)?(.+)$/i;
/** "1-inch piece of ginger", "a 2 cm knob of ginger". */
const LENGTH_SIZE =
  /^(?:(\d+|an?)\s+\(?(?!\d+\/))?(\d+(?:\s\d+\/\d+|\/\d+|\.\d+)?)[\s-]*(inch(?:es)?|in\.|cm)\)?[\s-]*(?:piece|knob|chunk|thumb|stick)s?\s+(?:of\s+)?(.+)$/i;
/** "4 x 150 g salmon fillets". */
const EACH_SIZE = /^(\d+)\s*[x×]\s*(\d+(?:\.\d+)?\s?(?:g|kg|ml|oz|lbs?)\.?)\s+(.+)$/i;
const PACK_UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:cans?|tins?)$/i, 'can'],
  [/^blocks?$/i, 'block'],
  [/^(?:packages?|pkgs?\.?|packets?|packs?|bags?|box(?:es)?|cartons?|containers?|tubs?)$/i, 'package'],
];

/** Counted pieces of a size: their amount, the size as a note, and the rest of the line. */
export type PackSize = { amount: Amount | undefined; note: string; rest: string };

/** Size of packs or pieces at the start of a line: "1 28 oz. can tomatoes", "1 (14-ounce can) beans", "4 x 150 g salmon". */
export function readPackSize(line: string): PackSize | undefined {
  const amountOf = (text: string) => readAnyAmount(text.trim()) ?? undefined;
  const pack = CAN_SIZE.exec(line);
  if (pack) {
    const [, count = '1', size = '', unit = '', container = '', name = ''] = pack;
    const known = PACK_UNITS.find(([words]) => words.test(container))?.[1];
    return {
      amount: amountOf(`${count} ${known ?? ''}`),
      note: markSizes(`${size} ${unit}${known ? '' : ` ${container}`}`),
      rest: known ? name : `${container} of ${name}`,
    };
  }
  const sized = LENGTH_SIZE.exec(line);
  if (sized) {
    const [, count = '1', size = '', unit = '', rest = ''] = sized;
    return { amount: amountOf(`${count} piece`), note: markMeasures(`${size} ${unit}`), rest };
  }
  const each = EACH_SIZE.exec(line);
  if (each) {
    const [, count = '', size = '', rest = ''] = each;
    return { amount: amountOf(count), note: markSizes(`${size} each`), rest };
  }
  return undefined;
}
