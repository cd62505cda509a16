'use client';

import { Pause, Play, X } from 'lucide';
import type { ReactNode } from 'react';
import * as words from '@/.content/words/timers';
import { Icon } from '@/components/ui/icon';
import { primeAlarm } from '@/lib/hooks/kitchen/use-alarm';
import type { Timers } from '@/lib/hooks/kitchen/use-timers';
import { useSinglePress } from '@/lib/hooks/use-single-press';
import { describeClock, describeMinutes } from '@/lib/kitchen/duration';
import { describeAgo, isDone, isPaused, secondsLeft, type Timer, timeLeft, timeOver } from '@/lib/timers';

const MINUTE = 60_000;

export type TimerRowProps = {
  timer: Timer;
  timers: Timers;
  /** The timer's name as it is shown: its label, or a link to its recipe. */
  name: ReactNode;
};

/** One timer with its clock and its controls. */
export function TimerRow({ timer, timers, name }: TimerRowProps) {
  const { now, pause, resume, extend, cancel } = timers;
  const done = isDone(timer, now);
  const paused = isPaused(timer);
  // Past the shorter time of a range, what the longer allows is the natural next look.
  const by = done && timer.more ? timer.more : MINUTE;
  const time = describeMinutes(by / MINUTE);
  const Toggle = paused ? Play : Pause;
  const toggle = useSinglePress(() => {
    primeAlarm();
    (paused ? resume : pause)(timer.id);
  });

  return (
    <li className="timer" data-state={done ? 'done' : paused ? 'paused' : 'running'}>
      <p className="timer-name">{name}</p>
      <p className="timer-time">
        {done ? (
          words.done({ ago: describeAgo(timeOver(timer, now)) })
        ) : (
          <>
            <span className="clock">{describeClock(secondsLeft(timer, now))}</span>
            {paused && <small> {words.paused}</small>}
          </>
        )}
      </p>
      <div className="timer-acts">
        {!done && (
          <button
            type="button"
            className="icon-btn"
            aria-label={(paused ? words.resume : words.pause)({ timer: timer.label })}
            {...toggle}
          >
            <Icon of={Toggle} size={20} className="i solid" />
          </button>
        )}
        <button
          type="button"
          className="timer-add"
          aria-label={words.addTo({ time, timer: timer.label })}
          onClick={() => {
            primeAlarm();
            extend(timer.id, by);
          }}
        >
          {words.add({ time })}
        </button>
        {done ? (
          <button
            type="button"
            className="btn sm"
            aria-label={words.dismissTimer({ timer: timer.label })}
            onClick={() => cancel(timer.id)}
          >
            {words.dismiss}
          </button>
        ) : (
          <button
            type="button"
            className="icon-btn"
            aria-label={words.cancel({ timer: timer.label })}
            onClick={() => cancel(timer.id)}
          >
            <Icon of={X} size={20} />
          </button>
        )}
      </div>
      <i className="timer-left" style={{ transform: `scaleX(${timeLeft(timer, now) / timer.total})` }} />
    </li>
  );
}
