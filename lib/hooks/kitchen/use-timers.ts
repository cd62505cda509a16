import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStored } from '@/lib/hooks/use-stored';
import {
  cleanTimers,
  extendTimer,
  isPaused,
  pauseTimer,
  putTimer,
  resumeTimer,
  sortTimers,
  startTimer,
  TIMERS_KEY,
  type Timer,
  type TimerSpec,
} from '@/lib/timers';

// Whatever is stored is let in here and sorted out by `cleanTimers`, so that one bad entry spoils no other.
const isAnything = (_: unknown): _ is unknown => true;
const NO_TIMERS: unknown = [];

export type Timers = {
  /** Those that have run out first, then the next to end, paused ones last. */
  timers: Timer[];
  /** The clock the timers are shown against, epoch milliseconds; moves once a second while one runs. */
  now: number;
  /** Whether the device keeps them: false once it has refused to. */
  kept: boolean;
  start: (spec: TimerSpec) => void;
  pause: (id: string) => void;
  resume: (id: string) => void;
  /** Adds milliseconds. */
  extend: (id: string, by: number) => void;
  cancel: (id: string) => void;
};

/** The cook's timers, kept on the device and shared by every open page. Shown only in the browser. */
export function useTimers(): Timers {
  const [stored, setStored] = useStored(TIMERS_KEY, isAnything, NO_TIMERS);
  const [now, setNow] = useState(() => Date.now());
  const [kept, setKept] = useState(true);
  const timers = useMemo(() => sortTimers(cleanTimers(stored, now)), [stored, now]);
  const ticking = timers.some((timer) => !isPaused(timer));

  useEffect(() => {
    // Coming back from another tab or a locked phone: show what the clock says, not the last tick.
    const catchUp = () => setNow(Date.now());
    catchUp();
    document.addEventListener('visibilitychange', catchUp);
    window.addEventListener('pageshow', catchUp);
    window.addEventListener('focus', catchUp);
    return () => {
      document.removeEventListener('visibilitychange', catchUp);
      window.removeEventListener('pageshow', catchUp);
      window.removeEventListener('focus', catchUp);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list is shown against a fresh clock.
  useEffect(() => {
    setNow(Date.now());
    if (!ticking) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [stored, ticking]);

  const change = useCallback(
    (next: (timers: Timer[], now: number) => Timer[]) => {
      const moment = Date.now();
      setKept(setStored((current: unknown) => next(cleanTimers(current, moment), moment)));
    },
    [setStored],
  );

  return useMemo(() => {
    const changeOne = (id: string, next: (timer: Timer, now: number) => Timer) =>
      change((all, moment) => all.map((timer) => (timer.id === id ? next(timer, moment) : timer)));
    return {
      timers,
      now,
      kept,
      start: (spec) => change((all, moment) => putTimer(all, startTimer(spec, moment))),
      pause: (id) => changeOne(id, pauseTimer),
      resume: (id) => changeOne(id, resumeTimer),
      extend: (id, by) => changeOne(id, (timer, moment) => extendTimer(timer, by, moment)),
      cancel: (id) => change((all) => all.filter((timer) => timer.id !== id)),
    };
  }, [timers, now, kept, change]);
}
