import { useEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/walkBar';
import type { Place } from '@/lib/content/place';
import { useStored } from '@/lib/storage/use-stored';
import { useAddress } from '@/lib/ui/use-address';
import { linkedStops } from './address';
import { isOwnWalk, rememberOwnWalk } from './own-walks';
import {
  isSameWalk,
  isSavedWalk,
  replaceWalk,
  type SavedWalks,
  saveWalk,
  timesOf,
  WALKS,
} from './saved-walks';
import { hasTimes, NO_TIMES, WALK_TIMES, type WalkTimes } from './times';
import { missingText } from './walk-text';

export type SavedWalkState = ReturnType<typeof useSavedWalk>;

export type ShownWalk = {
  /** The stops that the guide has. */
  stops: readonly string[];
  /** The walk as in the address. */
  text: string;
  /** True if the visitor made the last change on this page, false if the address brought the walk. */
  isOwn: boolean;
  /** True if the visitor put these stops together during this visit. */
  wasMadeHere: boolean;
  /** Every place that can be a stop. */
  all: readonly Pick<Place, 'slug'>[];
  /** Replaces the stops. */
  set: (stops: readonly string[]) => void;
};

/**
 * Saves the visitor's changes of a walk and its times on the device. A walk from a link is saved when it is changed or
 * on request. Places that the guide no longer has are part of a walk until the visitor changes it.
 */
export function useSavedWalk(shown: ShownWalk) {
  const { stops: known, text, isOwn, all, set: show } = shown;
  const stops = linkedStops(text);
  const [saved, setSaved] = useStored(WALKS);
  const [canSave, setCanSave] = useState(true);
  const before = useRef<readonly string[]>([]);
  const [timesInAddress, setTimesInAddress] = useAddress(WALK_TIMES);
  // Links of this site contain the stops but not the times, which come from storage.
  const timesNow = (of: readonly string[]) =>
    hasTimes(timesInAddress) ? timesInAddress : timesOf(saved, of);
  const times = timesNow(stops);
  const store = (next: (now: SavedWalks) => SavedWalks) => void setSaved(next).then(setCanSave);

  const walk = stops.join();
  const wasMadeHere = shown.wasMadeHere || isOwnWalk(walk);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the walk is stored once
  useEffect(() => {
    const previous = before.current;
    before.current = stops;
    if (isSameWalk(previous, stops)) return;
    if (isOwn) store((now) => replaceWalk(now, previous, stops, timesNow(previous)));
    else if (wasMadeHere && !isSavedWalk(saved, stops)) store((now) => saveWalk(now, stops, times));
    // A cleared walk does not pass its times on to the next one.
    if (isOwn && stops.length === 0) setTimesInAddress(NO_TIMES);
  }, [walk, isOwn]);

  const isAmongSaved = isSavedWalk(saved, stops);
  // Another tab or a reload may replace the saved walk by a changed one; this one stays the visitor's.
  useEffect(() => {
    if (isOwn || isAmongSaved) rememberOwnWalk(walk);
  }, [walk, isOwn, isAmongSaved]);
  const isWhole = isSameWalk(stops, known);
  const isShared = !isOwn && !wasMadeHere && !isAmongSaved;
  const savedOrLinked = isAmongSaved && canSave ? messages.savedHere : messages.onlyInLink;
  return {
    /** The stops as they are saved, with those that the guide no longer has. */
    stops,
    /** Sentence about stops that are gone or left out; '' for none. */
    missing: missingText(stops, all),
    isSaved: isAmongSaved,
    /** True for a walk from somebody's link that the visitor neither changed nor saved. */
    isShared,
    name: isShared ? messages.sharedWalk : messages.yourWalk,
    where: isShared ? messages.fromLink : savedOrLinked,
    /** False after storage failed. */
    canSave,
    count: saved.walks.length,
    // A change of the walk is saved by itself.
    save: () => (isWhole ? store((now) => saveWalk(now, stops, times)) : show(known)),
    times,
    /** Sets the times, which saves the walk. */
    setTimes: (next: WalkTimes) => {
      setTimesInAddress(next);
      if (isWhole) store((now) => saveWalk(now, stops, next));
      else show(known);
    },
    /** Restores stops and times after Undo. */
    restore: (oldStops: readonly string[], oldTimes: WalkTimes) => {
      show(oldStops);
      setTimesInAddress(oldTimes);
    },
    /** Opens one of the saved walks; this one stays saved if it was. */
    open: (next: readonly string[]) => {
      const nextTimes = timesOf(saved, next);
      store((now) => saveWalk(now, next, nextTimes));
      // Another walk, not a change of the one before.
      before.current = next;
      show(next);
      setTimesInAddress(nextTimes);
    },
  };
}
