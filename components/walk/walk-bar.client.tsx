'use client';

import { X } from 'lucide';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as walkWords from '@/.content/messages/walk';
import * as messages from '@/.content/messages/walkBar';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useVisitFlag } from '@/lib/storage/use-visit-flag';
import { replaceSearch } from '@/lib/ui/address';
import { useLoaded } from '@/lib/ui/use-loaded';
import { useReopen } from '@/lib/ui/use-reopen';
import { WALK_HASH } from '@/lib/walk/saved-walks';
import { useKeptWalk } from '@/lib/walk/use-saved-walk';
import styles from './walk.module.css';
import { madeHere, type Walk } from './walk-context.client';

const loadDialog = () => import('./walk-dialog.client').then((module) => module.WalkDialog);

/** Milliseconds a status needs to stand before words in it are read out. */
const SETTLE = 60;

/** Shared walks that were shown whole, so that coming back to the page does not do so again. */
const greeted = new Set<string>();

export type WalkBarProps = { walk: Walk };

/**
 * The walk so far, or that there are walks to go back to, at the foot of the window; it opens the whole walk, and does
 * so by itself for one that somebody's link brings. `--walk-bar` on the root is its height while it shows, for what else
 * stands at the foot of the window.
 */
export function WalkBar({ walk }: WalkBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [isHidden, hide] = useVisitFlag('rtr:walks-hidden');
  const [WalkDialog, load] = useLoaded(loadDialog);
  const bar = useRef<HTMLElement>(null);
  const count = walk.stops.length;
  const kept = useKeptWalk(walk.stops, walk.isOwn, madeHere.has(walk.stops.join()), walk.set);
  const { isShared, name, where } = kept;
  const isShown = count > 0 || (kept.count > 0 && !isHidden);
  const announcement = useAnnouncement(walk, name, isOpen);

  useLayoutEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--walk-bar', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--walk-bar');
    };
  }, [isShown]);

  const open = useCallback(async () => {
    if (await load(true)) setOpen(true);
    else toastLoadError(walkWords.theWalk);
  }, [load]);
  useReopen('walk', load, () => {
    // Closing the dialog gives the focus back to here.
    bar.current?.querySelector('button')?.focus({ preventScroll: true });
    setOpen(true);
  });
  const arrived = walk.isOwn ? '' : walk.stops.join();
  useEffect(() => {
    if (arrived === '') return;
    const isAsked = window.location.hash === WALK_HASH;
    if (isAsked) replaceSearch(window.location.search, '');
    if (!isAsked && (!isShared || greeted.has(arrived))) return;
    greeted.add(arrived);
    void open();
  }, [arrived, isShared, open]);

  return (
    <>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {isShown && (
        <section
          className={`${styles.bar} fixed inset-x-0 bottom-0 z-40 animate-fade-in border-t border-ink bg-raised pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] print:hidden`}
          aria-label={count > 0 ? name : messages.lastWalks}
          ref={bar}
        >
          <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="flex-[1_8rem] font-display text-md leading-snug">
              <b className="block font-semibold tabular">
                {count > 0 ? messages.stopsOf({ name, count }) : messages.countWalks({ count: kept.count })}
              </b>
              <span className="block text-xs text-ink-3">{count > 0 ? where : messages.keptHere}</span>
            </p>
            <Button
              look={count > 0 ? 'ink' : 'quiet'}
              small
              aria-haspopup="dialog"
              onPointerEnter={() => void load()}
              onClick={open}
            >
              {count > 0 ? messages.open : messages.seeThem}
            </Button>
            {count === 0 && <IconButton icon={X} label={messages.hide} onClick={hide} />}
          </div>
        </section>
      )}
      {WalkDialog && <WalkDialog walk={walk} kept={kept} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

/** What a status says of the walk: that a link brought it in, and what a button on a card did to it. */
function useAnnouncement({ stops, isOwn }: Walk, name: string, isOpen: boolean): string {
  const [announcement, announce] = useState('');
  const walk = stops.join();
  const before = useRef(0);
  const open = useRef(isOpen);
  useLayoutEffect(() => {
    open.current = isOpen;
  });
  useEffect(() => {
    const { length } = walk === '' ? [] : walk.split(',');
    const isMore = length > before.current;
    before.current = length;
    const change = isMore ? messages.added : messages.takenOff;
    const arrived = length > 0 ? messages.stopsOf({ name, count: length }) : '';
    const text = isOwn ? change({ count: length }) : arrived;
    // The whole walk says for itself what is done to it.
    const timer = setTimeout(() => announce(open.current ? '' : text), SETTLE);
    return () => clearTimeout(timer);
  }, [walk, isOwn, name]);
  return announcement;
}
