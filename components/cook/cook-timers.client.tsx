'use client';

import * as words from '@/.content/words/timers';
import type { Timers } from '@/lib/hooks/kitchen/use-timers';
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
    <section className="cook-timers" aria-label={words.timers}>
      <ul>
        {timers.timers.map((timer) => (
          <TimerRow
            key={timer.id}
            timer={timer}
            timers={timers}
            name={
              <>
                <span lang={timer.lang}>{timer.label}</span>
                {timer.recipe !== title && <small> {timer.recipe}</small>}
              </>
            }
          />
        ))}
      </ul>
      <p className="timer-note" data-kept={timers.kept || undefined}>
        {timers.kept ? words.ringHere : words.notKept}
      </p>
    </section>
  );
}
