'use client';

import { Pause, Play, X } from 'lucide';
import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/timers';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import {
  describeAgo,
  extendTimer,
  isDone,
  isPaused,
  type Timer,
  timeLeft,
  timeOver,
} from '@/lib/cook/timers';
import { primeAlarm } from '@/lib/cook/use-alarm';
import type { Timers } from '@/lib/cook/use-timers';
import { describeClock, describeMinutes } from '@/lib/recipe/durations';
import { MINUTE } from '@/lib/text/time';
import { useSinglePress } from '@/lib/ui/use-single-press';
import styles from './cook.module.css';

export type TimerControlsProps = {
  timer: Timer;
  timers: Timers;
  /** Announces a text to screen readers. */
  onNews: (news: string) => void;
  /** Word on the button that removes a timer that has ended, and its accessible name. */
  removal: { word: string; name: string };
  className?: string;
};

/** Buttons of a timer: pause, more time, cancel; after its end more time and the one that removes it. */
export function TimerControls({ timer, timers, onNews, removal, className = '' }: TimerControlsProps) {
  const { now, pause, resume, extend, cancel } = timers;
  const { label } = timer;
  const done = isDone(timer, now);
  const paused = isPaused(timer);
  // After the shorter time of a range, the next check is at the longer one.
  const by = done && timer.more ? timer.more : MINUTE;
  const time = describeMinutes(by / MINUTE);
  const toggle = useSinglePress(() => {
    primeAlarm();
    (paused ? resume : pause)(timer.id);
    const clock = describeClock(timeLeft(timer, Date.now()));
    onNews((paused ? messages.resumed : messages.pausedAt)({ timer: label, clock }));
  });
  const remove = () => {
    cancel(timer.id);
    onNews((done ? messages.dismissed : messages.cancelled)({ timer: label }));
  };

  return (
    <div className={`flex items-center ${className}`}>
      {!done && (
        <button
          type="button"
          className="icon-btn"
          aria-label={(paused ? messages.resume : messages.pause)({ timer: label })}
          {...toggle}
        >
          <Icon of={paused ? Play : Pause} size={20} className="fill-current stroke-0" />
        </button>
      )}
      <button
        type="button"
        className={`${styles.add} min-h-11 min-w-11 rounded-full px-2.5 text-sm leading-none font-semibold whitespace-nowrap tabular hover:bg-sunk`}
        aria-label={messages.addTo({ time, timer: label })}
        onClick={() => {
          primeAlarm();
          extend(timer.id, by);
          const left = timeLeft(extendTimer(timer, by, Date.now()), Date.now());
          onNews(messages.minutesLeft({ count: Math.round(left / MINUTE) }));
        }}
      >
        {messages.add({ time })}
      </button>
      {done ? (
        <Button small data-main aria-label={removal.name} onClick={remove}>
          {removal.word}
        </Button>
      ) : (
        <IconButton icon={X} label={messages.cancel({ timer: label })} onClick={remove} />
      )}
    </div>
  );
}

/** Line that shrinks with the time left. */
export function TimeBar({ timer, now }: { timer: Timer; now: number }) {
  return (
    <i
      className={`${styles.left} absolute inset-x-0 forced-colors:bg-[Highlight] ${isPaused(timer) ? 'bg-ink' : 'bg-danmuji'}`}
      style={{ transform: `scaleX(${timeLeft(timer, now) / timer.total})` }}
    />
  );
}

export type TimerRowProps = Pick<TimerControlsProps, 'timer' | 'timers' | 'onNews'> & {
  /** The timer's name as it is shown: its label, or a link to its recipe. */
  name: ReactNode;
  /** A control of the tray after those of the timer. */
  end?: ReactNode;
};

/** One timer of the tray with its clock and its controls. */
export function TimerRow({ timer, timers, name, onNews, end }: TimerRowProps) {
  const { now } = timers;
  const done = isDone(timer, now);
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 font-display">
      <p className="text-sm leading-snug font-medium wrap-anywhere">{name}</p>
      <p className={`text-base leading-tight font-semibold tabular ${done ? 'text-danmuji' : ''}`}>
        {done ? (
          messages.done({ ago: describeAgo(timeOver(timer, now)) })
        ) : (
          <>
            <span className="text-xl font-bold" translate="no">
              {describeClock(timeLeft(timer, now))}
            </span>
            {isPaused(timer) && <small className="text-sm font-normal text-ink-2"> {messages.paused}</small>}
          </>
        )}
      </p>
      <div className={`col-start-2 row-span-2 row-start-1 flex items-center ${done ? 'gap-2' : '-me-2.5'}`}>
        <TimerControls
          timer={timer}
          timers={timers}
          onNews={onNews}
          removal={{ word: messages.dismiss, name: messages.dismissTimer({ timer: timer.label }) }}
          className={done ? 'gap-2' : ''}
        />
        {end}
      </div>
      <TimeBar timer={timer} now={now} />
    </li>
  );
}
