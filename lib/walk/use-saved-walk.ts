import { useEffect, useState } from 'react';
import * as messages from '@/.content/messages/walkBar';
import { useStored } from '@/lib/storage/use-stored';
import { useAddress } from '@/lib/ui/use-address';
import { linkedStops } from './address';
import { isSavedWalk, replaceWalk, type SavedWalks, saveWalk, timesOf, WALKS } from './saved-walks';
import { hasTimes, NO_TIMES, WALK_TIMES, type WalkTimes } from './times';
import { isMade, knownStops, type WalkAction, type WalkState, walkText } from './walk-state';
import { missingText } from './walk-text';

export type SavedWalkState = ReturnType<typeof useSavedWalk>;

/**
 * Saves the visitor's changes of a walk and its times on the device. A walk from a link is saved when it is changed or
 * on request. Places that the guide no longer has are part of a walk until the visitor changes it.
 */
export function useSavedWalk(state: WalkState, dispatch: (action: WalkAction) => void) {
  const { replaces, address, places } = state;
  const text = walkText(state);
  const stops = linkedStops(text);
  const known = knownStops(state, text);
  const [saved, setSaved] = useStored(WALKS);
  const [canSave, setCanSave] = useState(true);
  const [timesInAddress, setTimesInAddress] = useAddress(WALK_TIMES);
  // Links of this site contain the stops but not the times, which come from storage.
  const timesNow = (of: readonly string[]) =>
    hasTimes(timesInAddress) ? timesInAddress : timesOf(saved, of);
  const times = timesNow(stops);
  const store = (next: (now: SavedWalks) => SavedWalks) => void setSaved(next).then(setCanSave);
  const isSaved = isSavedWalk(saved, stops);
  const wasMade = isMade(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the walk is stored once
  useEffect(() => {
    const before = linkedStops(replaces ?? '');
    if (replaces !== null) {
      store((now) => replaceWalk(now, before, stops, timesNow(before)));
      dispatch({ type: 'saved' });
    }
    // Such as an earlier one that a link leads to. One that another tab has replaced is not saved again on the same page.
    else if (wasMade && !isSaved && stops.length > 0) store((now) => saveWalk(now, stops, times));
    // A cleared walk does not pass its times on to the next one.
    if (address.isChanged && stops.length === 0) setTimesInAddress(NO_TIMES);
  }, [text, replaces]);
  // Another tab or a reload may replace the saved walk by a changed one; this one stays the visitor's.
  useEffect(() => {
    if (isSaved) dispatch({ type: 'saved' });
  }, [isSaved, dispatch]);

  const isWhole = stops.join() === known.join();
  const isShared = !wasMade && !isSaved;
  const savedOrLinked = isSaved && canSave ? messages.savedHere : messages.onlyInLink;
  return {
    /** The stops as they are saved, with those that the guide no longer has. */
    stops,
    /** Sentence about stops that are gone or left out; '' for none. */
    missing: missingText(stops, places),
    isSaved,
    /** True for a walk from somebody's link that the visitor neither changed nor saved. */
    isShared,
    name: isShared ? messages.sharedWalk : messages.yourWalk,
    where: isShared ? messages.fromLink : savedOrLinked,
    /** False after storage failed. */
    canSave,
    count: saved.walks.length,
    /** Saves the walk; places that the guide no longer has are removed from it. */
    save: () =>
      // A change of the walk is saved by itself.
      isWhole ? store((now) => saveWalk(now, stops, times)) : dispatch({ type: 'change', stops: known }),
    times,
    /** Sets the times, which saves the walk. */
    setTimes: (next: WalkTimes) => {
      setTimesInAddress(next);
      if (isWhole) store((now) => saveWalk(now, stops, next));
      else dispatch({ type: 'change', stops: known });
    },
    /** Restores stops and times after Undo. */
    restore: (oldStops: readonly string[], oldTimes: WalkTimes) => {
      dispatch({ type: 'change', stops: oldStops });
      setTimesInAddress(oldTimes);
    },
    /** Opens one of the saved walks; this one stays saved if it was. */
    open: (next: readonly string[]) => {
      const nextTimes = timesOf(saved, next);
      store((now) => saveWalk(now, next, nextTimes));
      dispatch({ type: 'open', stops: next });
      setTimesInAddress(nextTimes);
    },
  };
}
