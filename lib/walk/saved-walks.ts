import type { Stored } from '@/lib/storage/storage';
import { isSlug } from '@/lib/text/is-slug';
import { readParameter, withParameter } from '@/lib/ui/address';
import { WALK_TIMES, type WalkTimes } from './times';

/** A walk as it is stored on the device. */
export type SavedWalk = {
  /** Slugs of places in walking order, each once, at least one. */
  stops: readonly string[];
  /** Its times as an address query: "?start=2026-11-28T18:00". Left out without any. */
  times?: string;
};

/** The visitor's recent walks, the latest first, each once. `version` is that of the format. */
export type SavedWalks = { version: 1; walks: readonly SavedWalk[] };

/** Maximum number of saved walks; the oldest is dropped. */
export const MOST_WALKS = 10;

/** True if both have the same stops in the same order. */
export function isSameWalk(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}

const savedWalks = (walks: readonly SavedWalk[]): SavedWalks => ({ version: 1, walks });

function savedWalk(stops: readonly string[], times: WalkTimes): SavedWalk {
  const query = withParameter(WALK_TIMES, times);
  return query === '' ? { stops } : { stops, times: query };
}

/** The valid walks in a value and the number of invalid ones; null if it holds no list of walks. */
export function salvageWalks(value: unknown): { saved: SavedWalks; skipped: number } | null {
  const { walks } = Object(value) as { walks?: unknown };
  if (!Array.isArray(walks)) return null;
  const valid = walks.flatMap((walk: unknown): SavedWalk[] => {
    const { stops, times } = Object(walk) as { stops?: unknown; times?: unknown };
    const slugs = Array.isArray(stops) ? [...new Set(stops.filter(isSlug))] : [];
    return slugs.length > 0 ? [savedWalk(slugs, readParameter(WALK_TIMES, `${times ?? ''}`))] : [];
  });
  const isFirst = (walk: SavedWalk) => valid.find(({ stops }) => isSameWalk(stops, walk.stops)) === walk;
  return { saved: savedWalks(valid.filter(isFirst)), skipped: walks.length - valid.length };
}

/** The visitor's recent walks. */
export const WALKS: Stored<SavedWalks> = {
  key: 'rtr:walks',
  version: 1,
  empty: savedWalks([]),
  read: (value) => salvageWalks(value)?.saved ?? null,
  entryKey: (walk) => String(Object(walk).stops),
  counts: ({ walks }) => ({ walks: walks.length }),
};

export function isSavedWalk({ walks }: SavedWalks, stops: readonly string[]): boolean {
  return walks.some((walk) => isSameWalk(walk.stops, stops));
}

/** The saved times of a walk; no times for one that is not saved. */
export function timesOf({ walks }: SavedWalks, stops: readonly string[]): WalkTimes {
  return readParameter(WALK_TIMES, walks.find((walk) => isSameWalk(walk.stops, stops))?.times ?? '');
}

/** Removes a walk. */
export function removeWalk({ walks }: SavedWalks, stops: readonly string[]): SavedWalks {
  return savedWalks(walks.filter((walk) => !isSameWalk(walk.stops, stops)));
}

/** Adds a walk as the latest, or moves it there. */
export function saveWalk(saved: SavedWalks, stops: readonly string[], times: WalkTimes): SavedWalks {
  return savedWalks([savedWalk(stops, times), ...removeWalk(saved, stops).walks].slice(0, MOST_WALKS));
}

/** Replaces a walk by what it was changed to. A cleared walk stays saved, unless it had one stop. */
export function replaceWalk(
  saved: SavedWalks,
  before: readonly string[],
  after: readonly string[],
  times: WalkTimes,
): SavedWalks {
  if (after.length > 0) return saveWalk(removeWalk(saved, before), after, times);
  return before.length < 2 ? removeWalk(saved, before) : saved;
}

/** Puts a removed walk back at its index, unless it was saved again meanwhile. */
export function restoreWalk(saved: SavedWalks, walk: SavedWalk, index: number): SavedWalks {
  return isSavedWalk(saved, walk.stops) ? saved : savedWalks(saved.walks.toSpliced(index, 0, walk));
}

/** Appends the walks of another device; `leftOut` is the number of those that had no room. */
export function mergeWalks(mine: SavedWalks, other: SavedWalks): { saved: SavedWalks; leftOut: number } {
  const added = other.walks.filter(({ stops }) => !isSavedWalk(mine, stops));
  const room = Math.max(MOST_WALKS - mine.walks.length, 0);
  return {
    saved: savedWalks([...mine.walks, ...added.slice(0, room)]),
    leftOut: Math.max(added.length - room, 0),
  };
}
