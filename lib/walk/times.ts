import { parseWallTime, type WallTime } from '@/lib/plan/wall-time';
import { type Parameter, withParameter } from '@/lib/ui/address';

/** When a walk is walked. */
export type WalkTimes = {
  /** Day and time of the first stop, in the zone of the guide: "2026-11-28T18:00"; null for a walk without a time. */
  start: WallTime | null;
  /** Minutes at a stop, by its slug, where they are others than usual. */
  stays: Readonly<Record<string, number>>;
  /** Slugs of the stops that are come to by transit rather than on foot. */
  transit: readonly string[];
};

/** Minutes at a stop unless the visitor says otherwise. */
export const USUAL_STAY = 60;

/** The shortest and the longest stay, and what stays differ by, in minutes. */
export const STAY = { least: 5, most: 480, step: 5 };

/** Longer than what ten stops write. */
const LONGEST = 1000;

export const NO_TIMES: WalkTimes = { start: null, stays: {}, transit: [] };

function readStays(text: string): Record<string, number> {
  const stays = new Map<string, number>();
  for (const [, slug = '', minutes] of text.slice(0, LONGEST).matchAll(/([a-z0-9-]+)-(\d{1,3})(?=,|$)/g)) {
    const stay = Number(minutes);
    if (stay >= STAY.least && stay <= STAY.most && stay !== USUAL_STAY) stays.set(slug, stay);
  }
  return Object.fromEntries(stays);
}

/**
 * The times of a walk, beside its stops: `?start=2026-11-28T18:00&stay=pai-90,hodo-kwaja-30&transit=drake-hotel`. What
 * is no time, no number, or of a place that is not on the walk says nothing. An address with stops only is a walk
 * without a time.
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
      .filter(([, minutes]) => minutes !== USUAL_STAY)
      .map(([slug, minutes]) => `${slug}-${minutes}`)
      .join(),
    transit: transit.join(),
  }),
};

/** Whether anything is said of when a walk is walked. */
export function hasTimes(times: WalkTimes): boolean {
  return withParameter(WALK_TIMES, times) !== '';
}
