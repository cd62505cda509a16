import * as messages from '@/.content/messages/near';
import { formatDistance, formatLength } from '@/lib/text/distance';
import { LONGEST_WALK, walkingMinutes } from '@/lib/walk/distance';
import type { Near } from './near';

/** "About 0.6 km, 10 minutes on foot"; without the time for a long way, and from a position that is not exact. */
export function wayWords(km: number, isRough: boolean): string {
  const distance = formatDistance(km);
  const count = walkingMinutes(km);
  return isRough || count > LONGEST_WALK ? distance : messages.onFoot({ distance, count });
}

/** Distance to a place, for its card; '' where nothing is sorted. */
export function awayWords({ noOrder, start, within, distances }: Near, slug: string): string {
  if (noOrder) return '';
  if (start?.slug === slug) return messages.start;
  const km = distances.get(slug);
  return km === undefined ? messages.noPin : wayWords(km, within !== null);
}

const WHY = {
  asking: messages.asking,
  refused: messages.refused,
  unavailable: messages.unavailable,
  timedOut: messages.timedOut,
} satisfies Record<string, string>;

/** Result of sorting by distance, in one or more sentences. */
export function nearWords({ start, noOrder, within, nearest, withoutPin }: Near): string {
  const distance = formatLength(within ?? 0);
  if (noOrder === 'tooVague') return messages.tooVague({ distance });
  if (noOrder === 'tooFar') return messages.tooFar({ distance: formatLength((nearest?.km ?? 0) * 1000) });
  if (noOrder) return WHY[noOrder];
  const sorted = start
    ? messages.sortedFrom({ place: start.name })
    : within === null
      ? messages.sorted
      : messages.sortedRoughly({ distance });
  const first =
    nearest && messages.nearest({ place: nearest.place.name, way: wayWords(nearest.km, within !== null) });
  const last = withoutPin > 0 && messages.withoutPin({ count: withoutPin });
  return [sorted, first, last].filter(Boolean).join(' ');
}
