import { useEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/walkBar';
import { useStored } from '@/lib/storage/use-stored';
import { useAddress } from '@/lib/ui/use-address';
import { isSameWalk, isSaved, replaceWalk, type SavedWalks, saveWalk, timesOf, WALKS } from './saved-walks';
import { hasTimes, NO_TIMES, WALK_TIMES, type WalkTimes } from './times';

export type SavedWalkState = ReturnType<typeof useSavedWalk>;

/**
 * Saves the visitor's changes of a walk and its times on the device. A walk from a link is saved when it is changed or
 * on request.
 *
 * @param isOwn true if the visitor made the last change on this page, false if the address brought the walk
 * @param wasMadeHere true if the visitor put these stops together during this visit
 * @param show replaces the stops
 */
export function useSavedWalk(
  stops: readonly string[],
  isOwn: boolean,
  wasMadeHere: boolean,
  show: (stops: readonly string[]) => void,
) {
  const [saved, setSaved] = useStored(WALKS);
  const [canSave, setCanSave] = useState(true);
  const before = useRef<readonly string[]>([]);
  const [timesInAddress, setTimesInAddress] = useAddress(WALK_TIMES);
  // Links of this site contain the stops but not the times, which come from storage.
  const timesNow = (of: readonly string[]) =>
    hasTimes(timesInAddress) ? timesInAddress : timesOf(saved, of);
  const times = timesNow(stops);
  const store = (next: (now: SavedWalks) => SavedWalks) => setCanSave(setSaved(next));

  const walk = stops.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the walk is stored once
  useEffect(() => {
    const previous = before.current;
    before.current = stops;
    if (isSameWalk(previous, stops)) return;
    if (isOwn) store((now) => replaceWalk(now, previous, stops, timesNow(previous)));
    else if (wasMadeHere && !isSaved(saved, stops)) store((now) => saveWalk(now, stops, times));
    // A cleared walk does not pass its times on to the next one.
    if (isOwn && stops.length === 0) setTimesInAddress(NO_TIMES);
  }, [walk, isOwn]);

  const isAmongSaved = isSaved(saved, stops);
  const isShared = !isOwn && !wasMadeHere && !isAmongSaved;
  const savedOrLinked = isAmongSaved && canSave ? messages.savedHere : messages.onlyInLink;
  return {
    isSaved: isAmongSaved,
    /** True for a walk from somebody's link that the visitor neither changed nor saved. */
    isShared,
    name: isShared ? messages.sharedWalk : messages.yourWalk,
    where: isShared ? messages.fromLink : savedOrLinked,
    /** False after storage failed. */
    canSave,
    count: saved.walks.length,
    save: () => store((now) => saveWalk(now, stops, times)),
    times,
    /** Sets the times, which saves the walk. */
    setTimes: (next: WalkTimes) => {
      setTimesInAddress(next);
      store((now) => saveWalk(now, stops, next));
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
