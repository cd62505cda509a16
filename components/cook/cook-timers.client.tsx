'use client';

import { Timer as TimerIcon } from 'lucide';
import { useId, useRef, useState } from 'react';
import * as messages from '@/.content/messages/timers';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { startPlayback } from '@/lib/cook/audio-session';
import type { CookRecipe, CookStep } from '@/lib/cook/cook';
import { endsWithPage } from '@/lib/cook/ring';
import {
  describeAgo,
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
import { type RecipeChoice, recipeHref } from '@/lib/recipe/servings';
import { withoutBasePath } from '@/lib/text/base-path';
import { HOUR, SECOND } from '@/lib/text/time';
import { thisBrowser } from '@/lib/ui/browser';
import { useListFocus } from '@/lib/ui/use-list-focus';
import { useSteadyOrder } from '@/lib/ui/use-steady-order';
import styles from './cook-timers.module.css';
import { RingNote, type RingNoteState } from './ring-note.client';
import { TimeBar, TimerControls } from './timers.client';

type CookTimerProps = {
  timer: Timer;
  timers: Timers;
  /** Title of the recipe on screen. */
  title: string;
  onNews: (news: string) => void;
};

/** A timer as one line; once it has ended, as a yellow band whose digits can be read from across the kitchen. */
function CookTimer({ timer, timers, title, onNews }: CookTimerProps) {
  const { now } = timers;
  const { label, lang, recipe } = timer;
  const done = isDone(timer, now);
  const over = timeOver(timer, now);
  // Rounded down, as "40 seconds ago" is.
  const digits = done
    ? describeClock(Math.floor(over / SECOND) * SECOND)
    : describeClock(timeLeft(timer, now));
  return (
    <li
      className={`${done ? `${styles.band} ${over < HOUR ? '' : styles.long}` : styles.line} relative font-display`}
    >
      {/* After the end a text gives the same time. */}
      <p className={`${styles.clock} tabular`} translate="no" aria-hidden={done || undefined}>
        {done ? `−${digits}` : digits}
      </p>
      <p className={styles.name}>
        <span lang={lang}>{label}</span>
        {recipe !== title && <small> {recipe}</small>}
        {isPaused(timer) && <small> {messages.paused}</small>}
        {done && <small className={styles.ago}> {messages.done({ ago: describeAgo(over) })}</small>}
      </p>
      <TimerControls
        timer={timer}
        timers={timers}
        onNews={onNews}
        removal={{ word: messages.doneShort, name: messages.headerDone({ timer: label }) }}
        className={styles.controls}
      />
      {!done && <TimeBar timer={timer} now={now} />}
    </li>
  );
}

export type CookTimersProps = {
  timers: Timers;
  /** Title of the recipe on screen; timers of another recipe show its title. */
  title: string;
  ring: RingNoteState;
  /** Announces a text to screen readers. */
  onNews: (news: string) => void;
  /** Element that gets the focus when the focused timer is removed and there is no other. */
  fallback: () => HTMLElement | null;
};

/** Every timer that is set, of any step. */
export function CookTimers({ timers, title, ring, onNews, fallback }: CookTimersProps) {
  const ref = useRef<HTMLElement>(null);
  const { hasFocus, onFocus, onBlur } = useListFocus(ref, fallback);
  const ordered = useSteadyOrder(timers.timers, hasFocus);
  const [ends] = useState(() => endsWithPage(thisBrowser().app));
  if (ordered.length === 0) return null;
  return (
    <section
      ref={ref}
      className={`${styles.timers} overflow-auto overscroll-contain border-t border-line px-gutter`}
      aria-label={messages.timers}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <ul className={styles.rows}>
        {ordered.map((timer) => (
          <CookTimer key={timer.id} timer={timer} timers={timers} title={title} onNews={onNews} />
        ))}
      </ul>
      {ring.isShown && <RingNote onHide={ring.hide} onNews={onNews} />}
      {/* A low window shows only warnings that timers will be lost. */}
      {(!timers.isStored || (!ring.isShown && ordered.some((timer) => !isDone(timer, timers.now)))) && (
        <p
          className={`mt-2 font-display text-xs text-ink-2 ${timers.isStored && !ends ? styles.reload : ''}`}
        >
          {timers.isStored ? (ends ?? messages.reloadNote) : messages.notStored}
        </p>
      )}
    </section>
  );
}

export type StepTimersProps = {
  step: CookStep;
  recipe: CookRecipe;
  /** Servings, units and version of the recipe, for the links of its timers. */
  choice: RecipeChoice;
  timers: Timers;
  ring: RingNoteState;
  /** Announces a text to screen readers. */
  onNews: (news: string) => void;
};

/** Buttons that start the timers of a step, each gone while its timer is in the tray. */
export function StepTimers({ step, recipe, choice, timers, ring, onNews }: StepTimersProps) {
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
      className={`${styles.offers} min-w-0 ${isWordy ? `${styles.named} grid gap-y-2 max-md:-order-1 max-md:basis-full` : 'flex'}`}
    >
      {offers.map(({ duration, length, id }) => {
        const clock = describeClock(length.total);
        const start = () => {
          startPlayback();
          primeAlarm();
          timers.start({
            id,
            label: duration.label,
            recipe: title,
            path: recipeHref(withoutBasePath(window.location.pathname), choice, recipe.servings),
            ...(lang && { lang }),
            ...length,
          });
          const started = { timer: duration.label, clock };
          const how = ring.showOnce();
          onNews(how ? messages.startedFirst({ ...started, ring: how }) : messages.started(started));
        };
        return (
          <div key={id}>
            <Button
              look="quiet"
              small={isWordy}
              className="w-full px-5 text-start"
              aria-label={isWordy ? undefined : messages.start({ clock, timer: duration.label })}
              aria-describedby={length.more ? `${noteId}-${duration.id}` : undefined}
              onClick={start}
            >
              <Icon of={TimerIcon} size={18} />
              {isWordy && (
                <span className={`${styles.label} flex-1`} lang={lang}>
                  {duration.label}
                </span>
              )}
              <b className="tabular">{clock}</b>
            </Button>
            {length.more && (
              <small
                className={`${styles.note} mt-1.5 block max-w-88 text-xs text-ink-2`}
                id={`${noteId}-${duration.id}`}
              >
                {messages.rangeNote({ range: describeMinutes(duration.minutes) })}
              </small>
            )}
          </div>
        );
      })}
    </div>
  );
}
