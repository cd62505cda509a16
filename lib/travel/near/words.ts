import { language } from '@/.content/words/language';
import * as words from '@/.content/words/near';
import { walkingMinutes } from '@/lib/travel/walk/distance';
import { kilometresWords } from '@/lib/travel/walk/words';
import type { Near } from './near';

/** Nobody asks how many minutes a longer way takes on foot. */
const LONGEST_WALK = 60;

/** "300 m", "2.4 km", "1,234 km": a length as it is told of a city or a position, rounded up. @param metres over 0 */
export function lengthWords(metres: number): string {
  const [length, unit, step] =
    metres < 1000 ? [metres, words.metres, 50] : [metres / 1000, words.kilometres, metres < 10_000 ? 0.1 : 1];
  const digits = { maximumFractionDigits: 1 };
  return unit({ length: (Math.ceil(length / step) * step).toLocaleString(language, digits) });
}

/** "About 0.6 km, 10 minutes on foot"; without the time for a long way, and from a position that is not exact. */
export function wayWords(km: number, isRough: boolean): string {
  const distance = kilometresWords(km);
  const count = walkingMinutes(km);
  return isRough || count > LONGEST_WALK ? distance : words.onFoot({ distance, count });
}

/** How far a place is, for its card; '' where nothing is sorted. */
export function awayWords({ noOrder, start, within, distances }: Near, slug: string): string {
  if (noOrder) return '';
  if (start?.slug === slug) return words.start;
  const km = distances.get(slug);
  return km === undefined ? words.noPin : wayWords(km, within !== null);
}

const WHY = {
  asking: words.asking,
  refused: words.refused,
  unavailable: words.unavailable,
  timedOut: words.timedOut,
} satisfies Record<string, string>;

/** What came of asking, in a sentence or a few. */
export function nearWords({ start, noOrder, within, nearest, withoutPin }: Near): string {
  const distance = lengthWords(within ?? 0);
  if (noOrder === 'tooVague') return words.tooVague({ distance });
  if (noOrder === 'tooFar') return words.tooFar({ distance: lengthWords((nearest?.km ?? 0) * 1000) });
  if (noOrder) return WHY[noOrder];
  const sorted = start
    ? words.sortedFrom({ place: start.name })
    : within === null
      ? words.sorted
      : words.sortedRoughly({ distance });
  const first =
    nearest && words.nearest({ place: nearest.place.name, way: wayWords(nearest.km, within !== null) });
  const last = withoutPin > 0 && words.withoutPin({ count: withoutPin });
  return [sorted, first, last].filter(Boolean).join(' ');
}
