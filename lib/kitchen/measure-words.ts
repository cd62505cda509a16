import type { UnitSystem } from '@/lib/content/schema/units';
import type { Made, Size } from './size-units';
import { describeMade, describeSize } from './sizes';
import { describeTemperature } from './temperature';

/** A measure in a sentence that belongs to no ingredient. */
export type MeasureWords =
  | { kind: 'temperature'; celsius: number }
  | { kind: 'size'; size: Size }
  | { kind: 'made'; made: Made }
  | { kind: 'rounds' };

/**
 * How such a measure reads: "180 °C", "½-inch", "8.5 L", "2".
 *
 * @param rounds in how many rounds the chosen amount is made; one when left out
 */
export function describeMeasure(
  measure: MeasureWords,
  { factor, system, rounds = 1 }: { factor: number; system: UnitSystem; rounds?: number },
): string {
  switch (measure.kind) {
    case 'temperature':
      return describeTemperature(measure.celsius, system);
    case 'size':
      return describeSize(measure.size, system);
    case 'made':
      return describeMade(measure.made, { factor, system });
    case 'rounds':
      return String(rounds);
  }
}
