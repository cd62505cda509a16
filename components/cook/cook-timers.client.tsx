'use client';

import { Timer as TimerIcon } from 'lucide';
import { useId } from 'react';
import * as words from '@/.content/words/timers';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { primeAlarm } from '@/lib/hooks/kitchen/use-alarm';
import type { Timers } from '@/lib/hooks/kitchen/use-timers';
import { describeClock, describeMinutes } from '@/lib/kitchen/duration';
import type { CookRecipe, CookStep } from '@/lib/recipe/cook';
import { timerId, timerLength } from '@/lib/timers';
import { TimerRow } from './timer-row.client';

export type CookTimersProps = {
  timers: Timers;
  /** Title of the recipe on screen; timers of another one say whose they are. */
  title: string;
};

/** Every timer that is set, whatever step it came from. */
export function CookTimers({ timers, title }: CookTimersProps) {
  if (timers.timers.length === 0) return null;
  return (
    <section
      className="max-h-[38dvh] overflow-auto overscroll-contain border-t border-line px-gutter pt-1"
      aria-label={words.timers}
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))] gap-x-8">
        {timers.timers.map((timer) => (
          <TimerRow
            key={timer.id}
            timer={timer}
            timers={timers}
            name={
              <>
                <span lang={timer.lang}>{timer.label}</span>
                {timer.recipe !== title && <small className="text-ink-2"> {timer.recipe}</small>}
              </>
            }
          />
        ))}
      </ul>
      {/* Where every line counts, only the warning that timers will be lost stays. */}
      <p
        className={`mt-2 font-display text-xs text-ink-2 ${timers.kept ? '[@media(height<44rem)]:hidden' : ''}`}
      >
        {timers.kept ? words.ringHere : words.notKept}
      </p>
    </section>
  );
}

export type StepTimersProps = {
  step: CookStep;
  recipe: Pick<CookRecipe, 'slug' | 'title' | 'language'>;
  timers: Timers;
  /** Words to be read out. */
  onNews: (said: string) => void;
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
      className={`flex min-w-0 flex-wrap justify-center gap-x-4 gap-y-2 max-[22rem]:-order-1 max-[22rem]:basis-full ${isWordy ? 'max-md:-order-1 max-md:basis-full max-md:justify-start' : ''}`}
    >
      {offers.map(({ duration, length, id }) => {
        const clock = describeClock(length.total / 1000);
        const start = () => {
          primeAlarm();
          timers.start({
            id,
            label: duration.label,
            recipe: title,
            path: window.location.pathname,
            ...(lang && { lang }),
            ...length,
          });
          onNews(words.started({ timer: duration.label, clock }));
        };
        return (
          <div key={id}>
            <Button
              look="quiet"
              className="text-left max-md:px-5"
              aria-label={isWordy ? undefined : words.start({ clock, timer: duration.label })}
              aria-describedby={length.more ? `${noteId}-${duration.id}` : undefined}
              onClick={start}
            >
              <Icon of={TimerIcon} size={18} />
              {isWordy && <span lang={lang}>{duration.label}</span>}
              <b className="tabular-nums">{clock}</b>
            </Button>
            {length.more && (
              <small className="mt-1.5 block max-w-88 text-xs text-ink-2" id={`${noteId}-${duration.id}`}>
                {words.takesShorter({ range: describeMinutes(duration.minutes) })}
              </small>
            )}
          </div>
        );
      })}
    </div>
  );
}
