import { useEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/walkBar';
import { useStored } from '@/lib/storage/use-stored';
import { useAddress } from '@/lib/ui/use-address';
import { afterChange, isKept, isSameWalk, type KeptWalks, timesOf, WALKS, withKept } from './saved-walks';
import { hasTimes, NO_TIMES, WALK_TIMES, type WalkTimes } from './times';

export type KeptState = ReturnType<typeof useKeptWalk>;

/**
 * Keeps on the device what the visitor makes of a walk, and when it is walked. One that comes with an address is kept
 * when it is changed, or when the visitor says so.
 *
 * @param isOwn whether the visitor made the last change here; otherwise the address brought the walk in
 * @param wasMadeHere whether the visitor made the stops what they are, on this visit
 * @param show puts other stops in the place of these
 */
export function useKeptWalk(
  stops: readonly string[],
  isOwn: boolean,
  wasMadeHere: boolean,
  show: (stops: readonly string[]) => void,
) {
  const [kept, setKept] = useStored(WALKS);
  const [canKeep, setCanKeep] = useState(true);
  const before = useRef<readonly string[]>([]);
  const [timesInAddress, setTimesInAddress] = useAddress(WALK_TIMES);
  // Links of this site take the stops along and leave the times to what is kept.
  const timesNow = (of: readonly string[]) => (hasTimes(timesInAddress) ? timesInAddress : timesOf(kept, of));
  const times = timesNow(stops);
  const store = (next: (now: KeptWalks) => KeptWalks) => setCanKeep(setKept(next));

  const walk = stops.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the walk is stored once
  useEffect(() => {
    const was = before.current;
    before.current = stops;
    if (isSameWalk(was, stops)) return;
    if (isOwn) store((now) => afterChange(now, was, stops, timesNow(was)));
    else if (wasMadeHere && !isKept(kept, stops)) store((now) => withKept(now, stops, times));
    // The next walk is another evening.
    if (isOwn && stops.length === 0) setTimesInAddress(NO_TIMES);
  }, [walk, isOwn]);

  const isAmong = isKept(kept, stops);
  const isShared = !isOwn && !wasMadeHere && !isAmong;
  return {
    isKept: isAmong,
    /** Whether somebody's link brought it, and the visitor neither changed nor kept it. */
    isShared,
    name: isShared ? messages.sharedWalk : messages.yourWalk,
    where: isShared ? messages.fromLink : isAmong && canKeep ? messages.keptHere : messages.onlyInLink,
    /** False once the device has refused to keep a walk. */
    canKeep,
    count: kept.walks.length,
    keep: () => store((now) => withKept(now, stops, times)),
    times,
    /** Sets when the walk is walked, which makes it the visitor's. */
    setTimes: (next: WalkTimes) => {
      setTimesInAddress(next);
      store((now) => withKept(now, stops, next));
    },
    /** Puts stops and times back as they were. */
    putBack: (was: readonly string[], wasTimes: WalkTimes) => {
      show(was);
      setTimesInAddress(wasTimes);
    },
    /** Shows one of the visitor's walks in the place of this one, which stays among them if it was. */
    open: (next: readonly string[]) => {
      const nextTimes = timesOf(kept, next);
      store((now) => withKept(now, next, nextTimes));
      // Not what became of the walk before.
      before.current = next;
      show(next);
      setTimesInAddress(nextTimes);
    },
  };
}
