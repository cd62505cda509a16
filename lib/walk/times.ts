import { parseWallTime, type WallTime } from '@/lib/plan/wall-time';
import { type Parameter, withParameter } from '@/lib/ui/address';

/** Start, stays and ways of a walk. */
export type WalkTimes = {
  /** Day and time at the first stop, in the time zone of the guide: "2026-11-28T18:00"; null for a walk without times. */
  start: WallTime | null;
  /** Minutes at a stop, by its slug, where they differ from the default. */
  stays: Readonly<Record<string, number>>;
  /** Slugs of the stops that are reached by transit instead of on foot. */
  transit: readonly string[];
};

/** Limits and step of the minutes at a stop, and their default. */
export const STAY = { least: 5, most: 480, step: 5, usual: 60 };

/** Maximum length of a parameter; ten stops are shorter. */
const LONGEST = 1000;

export const NO_TIMES: WalkTimes = { start: null, stays: {}, transit: [] };

function readStays(text: string): Record<string, number> {
  const stays = new Map<string, number>();
  for (const [, slug = '', minutes] of text.slice(0, LONGEST).matchAll(/([a-z0-9-]+)-(\d{1,3})(?=,|$)/g)) {
    const stay = Number(minutes);
    if (stay >= STAY.least && stay <= STAY.most && stay !== STAY.usual) stays.set(slug, stay);
  }
  return Object.fromEntries(stays);
}

/**
 * Address parameters of the times: `?start=2026-11-28T18:00&stay=pai-90,hodo-kwaja-30&transit=drake-hotel`. Invalid
 * times and numbers, and places that are not on the walk, are ignored.
 */
export const WALK_TIMES: Parameter<WalkTimes> = {
  keys: ['start', 'stay', 'transit'],
  parse: (query) => ({
    start: parseWallTime(query.get('start')?.trim() ?? ''),
    stays: readStays(query.get('stay') ?? ''),
    transit: [...new Set((query.get('transit') ?? '').slice(0, LONGEST).match(/[a-z0-9-]+/g))],
  }),
  write: ({ start, stays, transit }) => ({
    start: start ?? '',
    stay: Object.entries(stays)
      .filter(([, minutes]) => minutes !== STAY.usual)
      .map(([slug, minutes]) => `${slug}-${minutes}`)
      .join(),
    transit: transit.join(),
  }),
};

/** False for a walk without start, stays and transit. */
export function hasTimes(times: WalkTimes): boolean {
  return withParameter(WALK_TIMES, times) !== '';
}
