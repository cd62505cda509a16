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

/** The clocks when the timers were last looked at, and what was stored then; null while nobody looks. */
let last: (Clocks & { raw: string | null }) | null = null;
/** Whether the page was out of sight since then. */
let wasHidden = false;
let watchers = 0;

/** Moves the stored ends where the device’s clock was set since the last look, unless another tab wrote them. */
function settleTimers(): void {
  const now = { wall: Date.now(), steady: performance.now() };
  const timers = readStored(TIMERS);
  const by = last && last.raw === readRaw(TIMERS.key) ? clockSetBy(last, now, wasHidden) : 0;
  const right = last ? movedTimers(timers, by) : boundTimers(timers, now.wall);
  if (right !== timers) writeStored(TIMERS, right);
  last = { ...now, raw: readRaw(TIMERS.key) };
  wasHidden = document.hidden;
}

export type Timers = ReturnType<typeof useTimers>;

/**
 * The cook's timers in the order they end, stored on the device and shared by every open page. `now` is the clock they
 * are shown against, in epoch milliseconds, and moves once a second while one runs. `isStored` is false once storing
 * them has failed. Shown only in the browser.
 */
export function useTimers() {
  const [stored, setStored] = useStored(TIMERS);
  const [now, setNow] = useState(() => Date.now());
  const [isStored, setStoredState] = useState(true);
  const timers = useMemo(() => sortTimers(currentTimers(stored, now)), [stored, now]);
  const ticking = timers.some((timer) => !isPaused(timer));

  const look = useCallback(() => {
    settleTimers();
    setNow(Date.now());
  }, []);

  useEffect(() => {
    // Coming back from another tab or a locked phone: show what the clock says, not the last tick.
    const catchUp = ({ type }: Event) => {
      wasHidden ||= type !== 'focus';
      look();
    };
    watchers += 1;
    document.addEventListener('visibilitychange', catchUp);
    window.addEventListener('pageshow', catchUp);
    window.addEventListener('focus', catchUp);
    return () => {
      watchers -= 1;
      if (watchers === 0) last = null;
      document.removeEventListener('visibilitychange', catchUp);
      window.removeEventListener('pageshow', catchUp);
      window.removeEventListener('focus', catchUp);
    };
  }, [look]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list is shown against a fresh clock.
  useEffect(() => {
    look();
    if (!ticking) return;
    const tick = setInterval(look, 1000);
    return () => clearInterval(tick);
  }, [stored, ticking, look]);

  const change = (next: (timers: Timer[], now: number) => Timer[]) => {
    settleTimers();
    const moment = Date.now();
    setStoredState(setStored((current) => next(currentTimers(current, moment), moment)));
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
