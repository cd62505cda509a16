'use client';

import { type ReactNode, useRef, useState } from 'react';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { GemMessages } from '@/lib/content/schema/guide';
import { useLazy } from '@/lib/ui/use-lazy';
import type { GemLook, GemWish } from './gem-parts.client';
import styles from './hidden-gems.module.css';

const importParts = () => import('./gem-parts.client').then((module) => module.GemParts);

export type HiddenGemsProps = {
  messages: GemMessages;
  /** The diamond, and its name where it is in the flow of the page. */
  children?: ReactNode;
};

/**
 * The diamond of a city's guide: beside the page where its margin has the room, in a row of the page elsewhere.
 * Hover and keyboard focus preview the box; a press pins it for subscribers and asks everyone else to subscribe.
 * Everything but the diamond is loaded on first use, and handles its events from then on.
 */
export function HiddenGems({ messages, children }: HiddenGemsProps) {
  const [Parts, load, preload] = useLazy(importParts, {
    onError: () => toastLoadError(messages.title),
    mayReload: true,
  });
  const [look, setLook] = useState<GemLook>({ expanded: false, asks: true });
  const spot = useRef<HTMLDivElement>(null);
  const wish = useRef<GemWish>(null);
  const want = (next: GemWish) => {
    // A press is not replaced when the pointer leaves during the load.
    if (wish.current !== 'press') wish.current = next;
    return next && (next === 'press' ? load() : preload());
  };
  const press = async () => {
    if (!(await want('press'))) wish.current = null;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the diamond and the box inside it */}
      <div
        className="wrap js-only"
        ref={spot}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && want('preview')}
        onPointerLeave={() => want(null)}
        onFocus={({ target }) => target.matches(':focus-visible') && want('preview')}
        onBlur={() => want(null)}
      >
        <button
          type="button"
          className={`${styles.open} flex items-center gap-5 font-display text-xl font-semibold`}
          aria-label={messages.title}
          aria-expanded={look.expanded}
          aria-haspopup={look.asks ? 'dialog' : undefined}
          data-gem
          onClick={press}
        >
          {children}
        </button>
      </div>
      {Parts && <Parts messages={messages} spot={spot} wish={wish} onLook={setLook} />}
    </>
  );
}
