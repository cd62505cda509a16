'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useWalk } from './walk-provider.client';

const loadDialog = () => import('./walk-dialog.client').then((module) => module.WalkDialog);

/**
 * The walk so far: a bar at the foot of the window that opens the whole walk. Nothing while it has no stops.
 * `--walk-bar` on the root is its height while it shows, for what else stands at the foot of the window.
 */
export function WalkBar() {
  const walk = useWalk();
  const [isOpen, setOpen] = useState(false);
  const [WalkDialog, load] = useLoaded(loadDialog);
  const bar = useRef<HTMLElement>(null);
  const count = walk?.stops.length ?? 0;
  const isShown = count > 0;

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
      {isShown && (
        <section className="walkbar" aria-label="Your walk" ref={bar}>
          <p>
            <b>
              Your walk: {count} {count === 1 ? 'stop' : 'stops'}
            </b>
            <span className="meta">This walk lives in its link.</span>
          </p>
          <button
            type="button"
            className="btn sm"
            aria-haspopup="dialog"
            onPointerEnter={() => void load()}
            onClick={async () => {
              if (await load()) setOpen(true);
              else sayNotLoaded('The walk');
            }}
          >
            Open the walk
          </button>
        </section>
      )}
      {walk && WalkDialog && <WalkDialog walk={walk} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
