'use client';

import { Timer as TimerIcon } from 'lucide';
import { useId } from 'react';
import * as words from '@/.content/words/timers';
import { Icon } from '@/components/ui/icon';
import { primeAlarm } from '@/lib/hooks/kitchen/use-alarm';
import type { Timers } from '@/lib/hooks/kitchen/use-timers';
import { describeClock, describeMinutes } from '@/lib/kitchen/duration';
import type { CookRecipe, CookStep } from '@/lib/recipe/cook';
import { timerId, timerLength } from '@/lib/timers';

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
  const wordy = offers.length > 1 || offers.some(({ length }) => length.more);

  return (
    <div className="cook-starts" data-wordy={wordy || undefined}>
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
            <button
              type="button"
              className="btn quiet"
              aria-label={wordy ? undefined : words.start({ clock, timer: duration.label })}
              aria-describedby={length.more ? `${noteId}-${duration.id}` : undefined}
              onClick={start}
            >
              <Icon of={TimerIcon} size={18} />
              {wordy && <span lang={lang}>{duration.label}</span>}
              <span className="clock">{clock}</span>
            </button>
            {length.more && (
              <small id={`${noteId}-${duration.id}`}>
                {words.takesShorter({ range: describeMinutes(duration.minutes) })}
              </small>
            )}
          </div>
        );
      })}
    </div>
  );
}
