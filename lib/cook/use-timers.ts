import { useCallback, useEffect, useMemo, useState } from 'react';
import { readStored } from '@/lib/storage/read';
import { readRaw } from '@/lib/storage/storage';
import { useStored } from '@/lib/storage/use-stored';
import { writeStored } from '@/lib/storage/write';
import {
  boundTimers,
  type Clocks,
  clockSetBy,
  currentTimers,
  extendTimer,
  isPaused,
  movedTimers,
  pauseTimer,
  putTimer,
  resumeTimer,
  sortTimers,
  startTimer,
  TIMERS,
  type Timer,
  type TimerSpec,
} from './timers';

/** Clocks and stored text at the last update; null while the hook is not mounted. */
let last: (Clocks & { raw: string | null }) | null = null;
/** True if the page was hidden since then. */
let wasHidden = false;
let mounted = 0;

/** Moves the stored ends if the clock of the device was set since the last update, unless another tab has written them. */
function settleTimers(): void {
  const now = { wall: Date.now(), steady: performance.now() };
  const timers = readStored(TIMERS);
  const by = last && last.raw === readRaw(TIMERS.key) ? clockSetBy(last, now, wasHidden) : 0;
  const right = last ? movedTimers(timers, by) : boundTimers(timers, now.wall);
  if (right !== timers) void writeStored(TIMERS, right);
  last = { ...now, raw: readRaw(TIMERS.key) };
  wasHidden = document.hidden;
}

export type Timers = ReturnType<typeof useTimers>;

/**
 * Timers in the order of their ends, stored on the device and shared by all open pages. `now` is the time for which they
 * are shown, in epoch milliseconds; it is updated every second while a timer runs. `isStored` is false after storing has
 * failed. For rendering after hydration only.
 */
export function useTimers() {
  const [stored, setStored] = useStored(TIMERS);
  const [now, setNow] = useState(() => Date.now());
  const [isStored, setStoredState] = useState(true);
  const timers = useMemo(() => sortTimers(currentTimers(stored, now)), [stored, now]);
  const ticking = timers.some((timer) => !isPaused(timer));

  const update = useCallback(() => {
    settleTimers();
    setNow(Date.now());
  }, []);

  useEffect(() => {
    // Intervals are throttled in hidden tabs and on locked phones, so update when the page is shown.
    const onShown = ({ type }: Event) => {
      wasHidden ||= type !== 'focus';
      update();
    };
    mounted += 1;
    document.addEventListener('visibilitychange', onShown);
    window.addEventListener('pageshow', onShown);
    window.addEventListener('focus', onShown);
    return () => {
      mounted -= 1;
      if (mounted === 0) last = null;
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('pageshow', onShown);
      window.removeEventListener('focus', onShown);
    };
  }, [update]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list needs the current time.
  useEffect(() => {
    update();
    if (!ticking) return;
    const tick = setInterval(update, 1000);
    return () => clearInterval(tick);
  }, [stored, ticking, update]);

  const change = (next: (timers: Timer[], now: number) => Timer[]) => {
    settleTimers();
    const moment = Date.now();
    void setStored((current) => next(currentTimers(current, moment), moment)).then(setStoredState);
    settleTimers();
  };
  const changeOne = (id: string, next: (timer: Timer, now: number) => Timer) =>
    change((all, moment) => all.map((timer) => (timer.id === id ? next(timer, moment) : timer)));
  return {
    timers,
    now,
    isStored,
    start: (spec: TimerSpec) => change((all, moment) => putTimer(all, startTimer(spec, moment))),
    pause: (id: string) => changeOne(id, pauseTimer),
    resume: (id: string) => changeOne(id, resumeTimer),
    /** @param by milliseconds */
    extend: (id: string, by: number) => changeOne(id, (timer, moment) => extendTimer(timer, by, moment)),
    cancel: (id: string) => change((all) => all.filter((timer) => timer.id !== id)),
  };
}
