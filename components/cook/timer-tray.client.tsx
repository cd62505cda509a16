'use client';

import { ChevronDown, ChevronUp, Timer as TimerIcon } from 'lucide';
import { usePathname } from 'next/navigation';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as messages from '@/.content/messages/timers';
import { DisclosureButton } from '@/components/ui/disclosure-button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { NewsRegion, useNews } from '@/components/ui/news.client';
import { HEADER_TIMER, isAsCooked, timerHref } from '@/lib/cook/timer-link';
import { isDone, isPaused, type Timer, timeLeft } from '@/lib/cook/timers';
import { alarmText, useAlarm } from '@/lib/cook/use-alarm';
import { useTimers } from '@/lib/cook/use-timers';
import { describeClock } from '@/lib/recipe/durations';
import { useHeightProperty } from '@/lib/ui/use-height-property';
import { useListFocus } from '@/lib/ui/use-list-focus';
import { useSteadyOrder } from '@/lib/ui/use-steady-order';
import styles from './cook.module.css';
import { TimerRow } from './timers.client';

/** Windows in which the tray starts as one line: unfolded, it would lie over the first control of the page. */
const SMALL_WINDOW = '(width < 40rem) or (height < 26rem)';

const bare = (path: string) => path.replace(/[?#].*$/, '').replace(/\/+$/, '');

/**
 * The cook's timers outside cook mode: the next to end in the header and in a corner of the page, where they are paused
 * and cancelled; the others a press away. The corner folds to one line.
 */
export function TimerTray() {
  const timers = useTimers();
  const here = bare(usePathname() ?? '');
  const listId = useId();
  const tray = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [folded, setFolded] = useState(() => window.matchMedia?.(SMALL_WINDOW).matches ?? false);
  const done = timers.timers.filter((timer) => isDone(timer, timers.now));
  useAlarm(timers.timers, timers.now);
  const [next] = timers.timers;
  useHeightProperty(tray, '--tray', next !== undefined);
  // The pressed button is replaced by the one that takes the fold back.
  const wasFolded = useRef(folded);
  useEffect(() => {
    if (wasFolded.current === folded) return;
    wasFolded.current = folded;
    tray.current?.querySelector<HTMLElement>('[data-fold]')?.focus({ preventScroll: true });
  }, [folded]);

  const [news, setNews] = useNews();
  const { hasFocus, onFocus, onBlur } = useListFocus(tray, () => document.getElementById('main'));
  const ordered = useSteadyOrder(timers.timers, hasFocus);
  const shown = useShownTimers(ordered, timers.now, open, hasFocus);
  const rest = timers.timers.length - shown.length;
  const hasMore = rest > 0 || (open && timers.timers.length > 1);
  const minimize = (
    <IconButton
      icon={ChevronDown}
      label={messages.minimize}
      aria-expanded
      data-fold
      onClick={() => setFolded(true)}
    />
  );

  return (
    <>
      {next && <HeaderTimer timer={next} now={timers.now} />}
      {next && (
        <section
          className={`${styles.ground} ${styles.tray} ${folded ? styles.folded : 'px-4 pt-1 pb-1'} on-dark needs-heights fixed mb-(--walk-bar) overflow-auto rounded-card border border-line panel-shadow print:hidden`}
          aria-label={messages.timers}
          ref={tray}
          onFocus={onFocus}
          onBlur={onBlur}
        >
          {folded ? (
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-3 px-4 text-start font-display text-sm"
              aria-expanded={false}
              data-fold
              onClick={() => setFolded(false)}
            >
              <TimeOf timer={next} now={timers.now} />
              <span className="min-w-0 flex-1 truncate" lang={next.lang}>
                {next.label}
              </span>
              {timers.timers.length > 1 && (
                <span className="tabular">{messages.others({ count: timers.timers.length - 1 })}</span>
              )}
              <span className="sr-only">{messages.expand}</span>
              <Icon of={ChevronUp} size={18} />
            </button>
          ) : (
            <>
              <ul id={listId}>
                {shown.map((timer) => (
                  <TimerRow
                    key={timer.id}
                    timer={timer}
                    timers={timers}
                    onNews={setNews}
                    end={!hasMore && timer === shown.at(-1) && minimize}
                    name={
                      bare(timer.path) === here && isAsCooked(timer, window.location.search) ? (
                        <span lang={timer.lang}>{timer.label}</span>
                      ) : (
                        <Link
                          className="link -my-3 inline-flex py-3"
                          href={timerHref(timer)}
                          lang={timer.lang}
                        >
                          {timer.label}
                        </Link>
                      )
                    }
                  />
                ))}
              </ul>
              {hasMore && (
                <div className="-me-2.5 flex items-center justify-between">
                  <DisclosureButton plain open={open} aria-controls={listId} onClick={() => setOpen(!open)}>
                    {open ? messages.fewer : messages.moreTimers({ count: rest })}
                  </DisclosureButton>
                  {minimize}
                </div>
              )}
            </>
          )}
        </section>
      )}
      <NewsRegion news={news} />
      <p className={`${styles.alarm} sr-only`} aria-live="assertive">
        {alarmText(done)}
      </p>
    </>
  );
}

/**
 * Timers in the tray: those that have ended, otherwise the next one; all if it is open. While one of them has the focus,
 * those shown before stay, so that no press moves a row away from under the pointer.
 */
function useShownTimers(timers: Timer[], now: number, isOpen: boolean, isSteady: boolean): Timer[] {
  const before = useRef<string[]>([]);
  const wanted = timers.filter(
    (timer) => isOpen || isDone(timer, now) || (isSteady && before.current.includes(timer.id)),
  );
  const shown = wanted.length > 0 ? wanted : timers.slice(0, 1);
  useLayoutEffect(() => {
    before.current = shown.map(({ id }) => id);
  });
  return shown;
}

type TimeProps = { timer: Timer; now: number };

function TimeOf({ timer, now }: TimeProps) {
  if (isDone(timer, now)) return <b className="text-danmuji">{messages.doneShort}</b>;
  return (
    <b className="text-md tabular" translate="no">
      {describeClock(timeLeft(timer, now))}
    </b>
  );
}

/** Link in the header to the step of the next timer, with its time. */
function HeaderTimer({ timer, now }: TimeProps) {
  const slot = document.getElementById(HEADER_TIMER);
  if (!slot) return null;
  const isOver = isDone(timer, now);
  const time = describeClock(timeLeft(timer, now));
  const { label } = timer;
  const paused = isPaused(timer) ? messages.headerPaused({ time, timer: label }) : null;
  return createPortal(
    <Link
      className={`${styles.inHeader} ${isOver ? 'bg-danmuji text-on-danmuji' : styles.ground} inline-flex items-center justify-center gap-1.5 rounded-full font-display text-sm font-semibold tabular`}
      href={timerHref(timer)}
      aria-label={
        isOver
          ? messages.headerDone({ timer: label })
          : (paused ?? messages.headerLeft({ time, timer: label }))
      }
    >
      <Icon of={TimerIcon} size={16} />
      <span translate="no">{isOver ? messages.doneShort : time}</span>
    </Link>,
    slot,
  );
}
