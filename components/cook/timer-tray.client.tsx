'use client';

import { ChevronUp } from 'lucide';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useId, useState } from 'react';
import * as words from '@/.content/words/timers';
import { Icon } from '@/components/ui/icon';
import { alarmWords, useAlarm } from '@/lib/hooks/kitchen/use-alarm';
import { useTimers } from '@/lib/hooks/kitchen/use-timers';
import { isDone } from '@/lib/timers';
import { TimerRow } from './timer-row.client';
import './cook.css';

const bare = (path: string) => path.replace(/\/+$/, '');

/** The cook's timers outside cook mode: the next to end in a corner of the page, the others a press away. */
export function TimerTray() {
  const timers = useTimers();
  const here = bare(usePathname() ?? '');
  const listId = useId();
  const [open, setOpen] = useState(false);
  const done = timers.timers.filter((timer) => isDone(timer, timers.now));
  useAlarm(done);

  // Those that have run out are all shown; of the others, the next one.
  const shown = open ? timers.timers : timers.timers.slice(0, Math.max(done.length, 1));
  const rest = timers.timers.length - shown.length;

  return (
    <>
      {timers.timers.length > 0 && (
        <section className="timer-tray on-dark" aria-label={words.timers}>
          <ul id={listId}>
            {shown.map((timer) => (
              <TimerRow
                key={timer.id}
                timer={timer}
                timers={timers}
                name={
                  bare(timer.path) === here ? (
                    <span lang={timer.lang}>{timer.label}</span>
                  ) : (
                    <Link href={timer.path} prefetch={false} lang={timer.lang}>
                      {timer.label}
                    </Link>
                  )
                }
              />
            ))}
          </ul>
          {(rest > 0 || (open && timers.timers.length > 1)) && (
            <button
              type="button"
              className="timer-more"
              aria-expanded={open}
              aria-controls={listId}
              onClick={() => setOpen(!open)}
            >
              {open ? words.fewer : words.moreTimers({ count: rest })}
              <Icon of={ChevronUp} size={18} />
            </button>
          )}
        </section>
      )}
      <p className="sr" aria-live="assertive">
        {alarmWords(done)}
      </p>
    </>
  );
}
