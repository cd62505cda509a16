'use client';

import './walk-strip.css';
import { X } from 'lucide';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as walkWords from '@/.content/words/walk';
import * as words from '@/.content/words/walkBar';
import { Icon } from '@/components/ui/icon';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { replaceSearch } from '@/lib/address';
import { useKeptWalk } from '@/lib/hooks/travel/use-kept-walk';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useVisitFlag } from '@/lib/hooks/use-visit-flag';
import { WALK_HASH } from '@/lib/travel/walk/kept';
import { madeHere, type Walk } from './walk-context.client';

const loadDialog = () => import('./walk-dialog.client').then((module) => module.WalkDialog);

/** Milliseconds a status needs to stand before words in it are read out. */
const SETTLE = 60;

/** Shared walks that were shown whole, so that coming back to the page does not do so again. */
const greeted = new Set<string>();

export type WalkStripProps = { walk: Walk };

/**
 * A bar that opens the whole walk; one without stops leads to those that are kept. A walk that somebody's link brings
 * is opened at once. `--walk-bar` on the root is the height of the bar while it shows, for what else stands at the
 * foot of the window. Load it with the first stop, or for the walks that are kept.
 */
export function WalkStrip({ walk }: WalkStripProps) {
  const [isOpen, setOpen] = useState(false);
  const [isHidden, hide] = useVisitFlag('rtr:walks-hidden');
  const [WalkDialog, load] = useLoaded(loadDialog);
  const bar = useRef<HTMLElement>(null);
  const count = walk.stops.length;
  const kept = useKeptWalk(walk.stops, walk.isOwn, madeHere.has(walk.stops.join()), walk.set);
  const { isShared, name, where } = kept;
  const isShown = count > 0 || (kept.count > 0 && !isHidden);
  const said = useSaid(walk, name, isOpen);

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
    else sayNotLoaded(walkWords.theWalk);
  }, [load]);
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
      <p className="sr" role="status">
        {said}
      </p>
      {isShown && (
        <section className="walkbar" aria-label={count > 0 ? name : words.lastWalks} ref={bar}>
          <p>
            <b>{count > 0 ? words.stopsOf({ name, count }) : words.countWalks({ count: kept.count })}</b>
            <span className="meta">{count > 0 ? where : words.keptHere}</span>
          </p>
          <button
            type="button"
            className={count > 0 ? 'btn sm' : 'btn quiet sm'}
            aria-haspopup="dialog"
            onPointerEnter={() => void load()}
            onClick={open}
          >
            {count > 0 ? words.open : words.seeThem}
          </button>
          {count === 0 && (
            <button type="button" className="icon-btn" aria-label={words.hide} onClick={hide}>
              <Icon of={X} size={20} />
            </button>
          )}
        </section>
      )}
      {WalkDialog && <WalkDialog walk={walk} kept={kept} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

/** What a status says of the walk: that a link brought it in, and what a button on a card did to it. */
function useSaid({ stops, isOwn }: Walk, name: string, isOpen: boolean): string {
  const [said, setSaid] = useState('');
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
    const change = isMore ? words.added : words.takenOff;
    const brought = length > 0 ? words.stopsOf({ name, count: length }) : '';
    const text = isOwn ? change({ count: length }) : brought;
    // The whole walk says for itself what is done to it.
    const timer = setTimeout(() => setSaid(open.current ? '' : text), SETTLE);
    return () => clearTimeout(timer);
  }, [walk, isOwn, name]);
  return said;
}
