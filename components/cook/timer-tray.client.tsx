'use client';

import { usePathname } from 'next/navigation';
import { useId, useState } from 'react';
import * as messages from '@/.content/messages/timers';
import { DisclosureButton } from '@/components/ui/disclosure-button';
import { Link } from '@/components/ui/link';
import { isDone } from '@/lib/cook/timers';
import { alarmText, useAlarm } from '@/lib/cook/use-alarm';
import { useTimers } from '@/lib/cook/use-timers';
import styles from './cook.module.css';
import { TimerRow } from './timers.client';

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
        <section
          className={`${styles.ground} ${styles.tray} on-dark fixed mb-(--walk-bar) overflow-auto rounded-card border border-line px-4 pt-1 pb-3 panel-shadow print:hidden`}
          aria-label={messages.timers}
        >
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
                    <Link className="link -my-3 inline-flex py-3" href={timer.path} lang={timer.lang}>
                      {timer.label}
                    </Link>
                  )
                }
              />
            ))}
          </ul>
          {(rest > 0 || (open && timers.timers.length > 1)) && (
            <DisclosureButton
              plain
              className="w-full justify-between"
              open={open}
              aria-controls={listId}
              onClick={() => setOpen(!open)}
            >
              {open ? messages.fewer : messages.moreTimers({ count: rest })}
            </DisclosureButton>
          )}
        </section>
      )}
      <p className="sr-only" aria-live="assertive">
        {alarmText(done)}
      </p>
    </>
  );
}
