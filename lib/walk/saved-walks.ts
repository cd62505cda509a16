import type { Stored } from '@/lib/storage/storage';
import { isSlug } from '@/lib/text/is-slug';
import { readParameter, withParameter } from '@/lib/ui/address';
import { WALK_TIMES, type WalkTimes } from './times';

/** A walk as a device keeps it. */
export type KeptWalk = {
  /** Slugs of places in the order they are walked, each once, one at least. */
  stops: readonly string[];
  /** Its times as the query of an address holds them: "?start=2026-11-28T18:00". Left out without any. */
  times?: string;
};

/** The visitor's last walks, the latest first, no two of them the same. `version` is that of the format. */
export type KeptWalks = { version: 1; walks: readonly KeptWalk[] };

/** Walks that are kept; the oldest gives way. */
export const MOST_WALKS = 10;

/** Behind an address with a walk in it: shows the whole walk on arrival. */
export const WALK_HASH = '#walk';

/** Whether both lead to the same places in the same order. */
export function isSameWalk(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}

function walkWith(stops: readonly string[], times: WalkTimes): KeptWalk {
  const query = withParameter(WALK_TIMES, times);
  return query === '' ? { stops } : { stops, times: query };
}

/** The good entries of a value, and how many others there were; null where it holds no walks. */
export function salvageWalks(value: unknown): { kept: KeptWalks; skipped: number } | null {
  const { walks } = Object(value) as { walks?: unknown };
  if (!Array.isArray(walks)) return null;
  const read = walks.flatMap((walk: unknown): KeptWalk[] => {
    const { stops, times } = Object(walk) as { stops?: unknown; times?: unknown };
    const good = Array.isArray(stops) ? [...new Set(stops.filter(isSlug))] : [];
    return good.length > 0 ? [walkWith(good, readParameter(WALK_TIMES, `${times ?? ''}`))] : [];
  });
  const isFirst = (walk: KeptWalk) => read.find(({ stops }) => isSameWalk(stops, walk.stops)) === walk;
  return { kept: { version: 1, walks: read.filter(isFirst) }, skipped: walks.length - read.length };
}

/** The visitor's last walks. */
export const WALKS: Stored<KeptWalks> = {
  key: 'rtr:walks',
  version: 1,
  empty: { version: 1, walks: [] },
  read: (value) => salvageWalks(value)?.kept ?? null,
};

/** Whether this walk is among them. */
export function isKept({ walks }: KeptWalks, stops: readonly string[]): boolean {
  return walks.some((walk) => isSameWalk(walk.stops, stops));
}

/** The times of a walk as they are kept; none for one that is not. */
export function timesOf({ walks }: KeptWalks, stops: readonly string[]): WalkTimes {
  return readParameter(WALK_TIMES, walks.find((walk) => isSameWalk(walk.stops, stops))?.times ?? '');
}

/** Without this walk. */
export function withoutKept({ walks }: KeptWalks, stops: readonly string[]): KeptWalks {
  return { version: 1, walks: walks.filter((walk) => !isSameWalk(walk.stops, stops)) };
}

/** With this walk as the latest. */
export function withKept(kept: KeptWalks, stops: readonly string[], times: WalkTimes): KeptWalks {
  const { walks: others } = withoutKept(kept, stops);
  return { version: 1, walks: [walkWith(stops, times), ...others].slice(0, MOST_WALKS) };
}

/** After a change of a walk: what it became stands in its place. One taken away whole stays, unless one stop. */
export function afterChange(
  kept: KeptWalks,
  before: readonly string[],
  after: readonly string[],
  times: WalkTimes,
): KeptWalks {
  if (after.length > 0) return withKept(withoutKept(kept, before), after, times);
  return before.length < 2 ? withoutKept(kept, before) : kept;
}

/** With this walk at its old place in the row, from 0, unless it is there again. */
export function putBack(kept: KeptWalks, walk: KeptWalk, index: number): KeptWalks {
  if (isKept(kept, walk.stops)) return kept;
  return { version: 1, walks: kept.walks.toSpliced(index, 0, walk) };
}

/** Both together, and how many of the other's had no room: mine stay where they are, those of the other follow. */
export function mergeWalks(mine: KeptWalks, other: KeptWalks): { kept: KeptWalks; leftOut: number } {
  const fresh = other.walks.filter(({ stops }) => !isKept(mine, stops));
  const room = Math.max(MOST_WALKS - mine.walks.length, 0);
  const walks = [...mine.walks, ...fresh.slice(0, room)];
  return { kept: { version: 1, walks }, leftOut: Math.max(fresh.length - room, 0) };
}
