'use client';

import './walk-strip.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { counted } from '@/lib/text/words';
import type { Walk } from './walk-context.client';

const loadDialog = () => import('./walk-dialog.client').then((module) => module.WalkDialog);

/** Milliseconds a status needs to stand before words in it are read out. */
const SETTLE = 60;

export type WalkStripProps = { walk: Walk };

/**
 * A bar that opens the whole walk. Nothing while it has no stops. `--walk-bar` on the root is its height while it
 * shows, for what else stands at the foot of the window. Load it with the first stop.
 */
export function WalkStrip({ walk }: WalkStripProps) {
  const [isOpen, setOpen] = useState(false);
  const [WalkDialog, load] = useLoaded(loadDialog);
  const bar = useRef<HTMLElement>(null);
  const count = walk.stops.length;
  const isShown = count > 0;
  const said = useSaid(walk, isOpen);

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

  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      {isShown && (
        <section className="walkbar" aria-label="Your walk" ref={bar}>
          <p>
            <b>Your walk: {counted(count, 'stop', 'stops')}</b>
            <span className="meta">Saved in this page’s link.</span>
          </p>
          <button
            type="button"
            className="btn sm"
            aria-haspopup="dialog"
            onPointerEnter={() => void load()}
            onClick={async () => {
              if (await load(true)) setOpen(true);
              else sayNotLoaded('The walk');
            }}
          >
            Open the walk
          </button>
        </section>
      )}
      {WalkDialog && <WalkDialog walk={walk} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

/** What a status says of the walk: that a link brought it in, and what a button on a card did to it. */
function useSaid({ stops, isOwn }: Walk, isOpen: boolean): string {
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
    const how = !isOwn ? 'Your walk' : isMore ? 'Added to your walk' : 'Taken off your walk';
    const words = length > 0 || isOwn ? `${how}: ${counted(length, 'stop', 'stops')}` : '';
    // The whole walk says for itself what is done to it.
    const timer = setTimeout(() => setSaid(open.current ? '' : words), SETTLE);
    return () => clearTimeout(timer);
  }, [walk, isOwn]);
  return said;
}
