'use client';

import { Pause, Play, Timer as TimerIcon, X } from 'lucide';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as messages from '@/.content/messages/timers';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { CookRecipe, CookStep } from '@/lib/cook/cook';
import {
  describeAgo,
  extendTimer,
  isDone,
  isPaused,
  type Timer,
  timeLeft,
  timeOver,
  timerId,
  timerLength,
} from '@/lib/cook/timers';
import { primeAlarm } from '@/lib/cook/use-alarm';
import type { Timers } from '@/lib/cook/use-timers';
import { describeClock, describeMinutes } from '@/lib/recipe/durations';
import { withoutBasePath } from '@/lib/text/base-path';
import { MINUTE } from '@/lib/text/time';
import { useSinglePress } from '@/lib/ui/use-single-press';
import styles from './cook.module.css';

export type TimerRowProps = {
  timer: Timer;
  timers: Timers;
  /** The timer's name as it is shown: its label, or a link to its recipe. */
  name: ReactNode;
  /** Announces a text to screen readers. */
  onNews?: (news: string) => void;
};

/** One timer with its clock and its controls. */
export function TimerRow({ timer, timers, name, onNews }: TimerRowProps) {
  const { now, pause, resume, extend, cancel } = timers;
  const done = isDone(timer, now);
  const paused = isPaused(timer);
  // After the shorter time of a range, the next check is at the longer one.
  const by = done && timer.more ? timer.more : MINUTE;
  const time = describeMinutes(by / MINUTE);
  const toggle = useSinglePress(() => {
    primeAlarm();
    (paused ? resume : pause)(timer.id);
  });

  const dismissRef = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // The end of the timer removes Pause and Cancel: if one had the focus, move it to what replaces them.
    if (done && hadFocus.current && document.activeElement === document.body) {
      dismissRef.current?.focus({ preventScroll: true });
    }
  }, [done]);

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
            {paused && <small className="text-sm font-normal text-ink-2"> {messages.paused}</small>}
          </>
        )}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of its buttons. */}
      <div
        onFocus={() => {
          hadFocus.current = true;
        }}
        onBlur={(event) => {
          // Without a next target, the focused button may just have been removed.
          if (event.relatedTarget) hadFocus.current = event.currentTarget.contains(event.relatedTarget);
        }}
        className={`col-start-2 row-span-2 row-start-1 flex items-center ${done ? 'gap-2' : '-mr-2.5'}`}
      >
        {!done && (
          <button
            type="button"
            className="icon-btn"
            aria-label={(paused ? messages.resume : messages.pause)({ timer: timer.label })}
            {...toggle}
          >
            <Icon of={paused ? Play : Pause} size={20} className="fill-current stroke-0" />
          </button>
        )}
        <button
          type="button"
          className="min-h-11 min-w-11 rounded-full px-2.5 text-sm leading-none font-semibold whitespace-nowrap tabular hover:bg-sunk"
          aria-label={messages.addTo({ time, timer: timer.label })}
          onClick={() => {
            primeAlarm();
            extend(timer.id, by);
            const left = timeLeft(extendTimer(timer, by, Date.now()), Date.now());
            onNews?.(messages.minutesLeft({ count: Math.round(left / MINUTE) }));
          }}
        >
          {messages.add({ time })}
        </button>
        {done ? (
          <Button
            small
            ref={dismissRef}
            aria-label={messages.dismissTimer({ timer: timer.label })}
            onClick={() => cancel(timer.id)}
          >
            {messages.dismiss}
          </Button>
        ) : (
          <IconButton
            icon={X}
            label={messages.cancel({ timer: timer.label })}
            onClick={() => cancel(timer.id)}
          />
        )}
      </div>
      <i
        className={`${styles.left} absolute inset-x-0 forced-colors:bg-[Highlight] ${paused ? 'bg-ink' : 'bg-danmuji'}`}
        style={{ transform: `scaleX(${timeLeft(timer, now) / timer.total})` }}
      />
    </li>
  );
}

export type CookTimersProps = {
  timers: Timers;
  /** Title of the recipe on screen; timers of another recipe show its title. */
  title: string;
  /** Announces a text to screen readers. */
  onNews: (news: string) => void;
};

/** Every timer that is set, of any step. */
export function CookTimers({ timers, title, onNews }: CookTimersProps) {
  if (timers.timers.length === 0) return null;
  return (
    <section
      className={`${styles.timers} overflow-auto border-t border-line px-gutter pt-1`}
      aria-label={messages.timers}
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))] gap-x-8">
        {timers.timers.map((timer) => (
          <TimerRow
            key={timer.id}
            timer={timer}
            timers={timers}
            onNews={onNews}
            name={
              <>
                <span lang={timer.lang}>{timer.label}</span>
                {timer.recipe !== title && <small className="text-ink-2"> {timer.recipe}</small>}
              </>
            }
          />
        ))}
      </ul>
      {/* A low window shows only the warning that timers will be lost. */}
      <p className={`mt-2 font-display text-xs text-ink-2 ${timers.isStored ? styles.roomy : ''}`}>
        {timers.isStored ? messages.reloadNote : messages.notStored}
      </p>
    </section>
  );
}

export type StepTimersProps = {
  step: CookStep;
  recipe: CookRecipe;
  timers: Timers;
  /** Announces a text to screen readers. */
  onNews: (news: string) => void;
};

/** Buttons that start the timers of a step, each gone while its timer is in the tray. */
export function StepTimers({ step, recipe, timers, onNews }: StepTimersProps) {
  const { slug, title, language } = recipe;
  const { lang } = language.recipe;
  const noteId = useId();
  const offers = step.durations.flatMap((duration) => {
    const length = timerLength(duration.minutes);
    const id = timerId(slug, step.id, duration.id);
    const isSet = timers.timers.some((timer) => timer.id === id);
    return length && !isSet ? [{ duration, length, id }] : [];
  });
  if (offers.length === 0) return null;
  const isWordy = offers.length > 1 || offers.some(({ length }) => length.more);

  return (
    <div
      className={`flex min-w-0 flex-wrap gap-x-4 gap-y-2 max-[22rem]:-order-1 max-[22rem]:basis-full ${isWordy ? 'max-md:-order-1 max-md:basis-full md:flex-1 md:justify-center' : ''}`}
    >
      {offers.map(({ duration, length, id }) => {
        const clock = describeClock(length.total);
        const start = () => {
          primeAlarm();
          timers.start({
            id,
            label: duration.label,
            recipe: title,
            path: withoutBasePath(window.location.pathname),
            ...(lang && { lang }),
            ...length,
          });
          onNews(messages.started({ timer: duration.label, clock }));
        };
        return (
          <div key={id}>
            <Button
              look="quiet"
              className="px-5 text-left"
              aria-label={isWordy ? undefined : messages.start({ clock, timer: duration.label })}
              aria-describedby={length.more ? `${noteId}-${duration.id}` : undefined}
              onClick={start}
            >
              <Icon of={TimerIcon} size={18} />
              {isWordy && <span lang={lang}>{duration.label}</span>}
              <b className="tabular">{clock}</b>
            </Button>
            {length.more && (
              <small className="mt-1.5 block max-w-88 text-xs text-ink-2" id={`${noteId}-${duration.id}`}>
                {messages.rangeNote({ range: describeMinutes(duration.minutes) })}
              </small>
            )}
          </div>
        );
      })}
    </div>
  );
}
