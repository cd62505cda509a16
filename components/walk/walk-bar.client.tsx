'use client';

import { X } from 'lucide';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { theWalk } from '@/.content/messages/walk';
import * as messages from '@/.content/messages/walkBar';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useVisitFlag } from '@/lib/storage/use-visit-flag';
import { replaceSearch } from '@/lib/ui/address';
import { focusPage } from '@/lib/ui/focus-page';
import { useHeightProperty } from '@/lib/ui/use-height-property';
import { useLazy } from '@/lib/ui/use-lazy';
import { useReopen } from '@/lib/ui/use-reopen';
import { WALK_HASH } from '@/lib/walk/address';
import { type SavedWalkState, useSavedWalk } from '@/lib/walk/use-saved-walk';
import type { WalkState } from '@/lib/walk/walk-state';
import type { WalkStore } from '@/lib/walk/walk-store';
import { fullWalk } from '@/lib/walk/walk-text';
import styles from './walk.module.css';
import { useWalkState, useWalkStops } from './walk-context.client';

const importDialog = () => import('./walk-dialog.client').then((module) => module.WalkDialog);

/** Delay in ms between rendering a live region and filling it, so that screen readers announce the text. */
const LIVE_REGION_DELAY = 60;

/** Shared walks that were opened during this visit; navigating back doesn't open them again. */
const opened = new Set<string>();

export type WalkBarProps = { store: WalkStore };

/**
 * Bar at the bottom of the window with the number of stops, or of saved walks. It opens the dialog of the walk, and
 * does so by itself for a walk from somebody's link. `--walk-bar` is its height, which the page
 * reserves.
 */
export function WalkBar({ store: { dispatch } }: WalkBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [isHidden, hide] = useVisitFlag('rtr:walks-hidden');
  const [WalkDialog, load, preload] = useLazy(importDialog, {
    mayReload: true,
    onError: () => toastLoadError(theWalk),
  });
  const bar = useRef<HTMLElement>(null);
  const walk = useWalkState((state) => state);
  const count = useWalkStops().length;
  const saved = useSavedWalk(walk, dispatch);
  const { isShared, missing, name } = saved;
  const where = missing || saved.where;
  const hasWalk = saved.stops.length > 0;
  const isShown = hasWalk || (saved.count > 0 && !isHidden);
  const announcement = useAnnouncement(walk, saved, isOpen);

  useHeightProperty(bar, '--walk-bar', isShown);

  const open = useCallback(async () => {
    if (await load()) setOpen(true);
  }, [load]);
  const { isAsked } = walk;
  useEffect(() => {
    if (!isAsked) return;
    dispatch({ type: 'ask', isAsked: false });
    void open();
  }, [isAsked, dispatch, open]);
  const hideBar = () => {
    hide();
    focusPage();
  };
  useReopen('walk', preload, () => {
    // Closing the dialog returns the focus to this button.
    bar.current?.querySelector('button')?.focus({ preventScroll: true });
    setOpen(true);
  });
  const linked = walk.address.isChanged ? '' : saved.stops.join();
  useEffect(() => {
    if (linked === '') return;
    const isRequested = window.location.hash === WALK_HASH;
    if (isRequested) replaceSearch(window.location.search, '');
    if (!isRequested && (!isShared || opened.has(linked))) return;
    opened.add(linked);
    void open();
  }, [linked, isShared, open]);

  return (
    <>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {isShown && (
        <section
          className={`${styles.bar} fixed inset-x-0 bottom-0 z-40 animate-fade-in border-t border-ink bg-raised pt-2.5 print:hidden`}
          aria-label={hasWalk ? name : messages.recentWalks}
          ref={bar}
        >
          <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="flex-[1_8rem] font-display text-md leading-snug">
              <b className="block font-semibold tabular">
                {hasWalk ? messages.stopsOf({ name, count }) : messages.countWalks({ count: saved.count })}
              </b>
              <span className="block text-xs text-ink-3">{hasWalk ? where : messages.savedHere}</span>
            </p>
            <Button
              look={hasWalk ? 'ink' : 'quiet'}
              small
              aria-haspopup="dialog"
              onPointerEnter={preload}
              onClick={open}
            >
              {hasWalk ? messages.open : messages.show}
            </Button>
            {!hasWalk && <IconButton icon={X} label={messages.hide} onClick={hideBar} />}
          </div>
        </section>
      )}
      {WalkDialog && (
        <WalkDialog walk={walk} dispatch={dispatch} saved={saved} open={isOpen} onOpenChange={setOpen} />
      )}
    </>
  );
}

/** Announcement of a walk from a link, and of stops that were added, removed or refused on a card. */
function useAnnouncement(
  { address: { isChanged }, refusals }: WalkState,
  { name, missing }: Pick<SavedWalkState, 'name' | 'missing'>,
  isOpen: boolean,
): string {
  const [announcement, announce] = useState('');
  const walk = useWalkStops().join();
  const before = useRef({ length: 0, refusals });
  const isOpenNow = useRef(isOpen);
  useLayoutEffect(() => {
    isOpenNow.current = isOpen;
  });
  useEffect(() => {
    const { length } = walk === '' ? [] : walk.split(',');
    const last = before.current;
    before.current = { length, refusals };
    const change = length > last.length ? messages.added : messages.removed;
    const loaded = [length > 0 ? messages.stopsOf({ name, count: length }) : '', missing];
    const { title, description } = fullWalk();
    const isRefused = refusals > last.refusals;
    const changed = isChanged ? change({ count: length }) : loaded.filter(Boolean).join('. ');
    const text = isRefused ? `${title}. ${description}` : changed;
    // The dialog announces its own changes.
    const timer = setTimeout(() => announce(isOpenNow.current ? '' : text), LIVE_REGION_DELAY);
    return () => clearTimeout(timer);
  }, [walk, isChanged, name, missing, refusals]);
  return announcement;
}
