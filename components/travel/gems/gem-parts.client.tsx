'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GemWords } from '@/lib/content/schema/guide';
import { useGemSubscription } from '@/lib/hooks/travel/use-gem-subscription';
import { GemBox } from './gem-box.client';
import type { GemLook, GemWish } from './hidden-gems.client';
import { SubscribeDialog } from './subscribe-dialog.client';

/** Milliseconds a preview waits for the pointer to cross from the diamond to the box. */
const LINGER = 250;

export type GemPartsProps = {
  words: GemWords;
  /** Holds the diamond, and takes the box in after it. */
  spot: RefObject<HTMLElement | null>;
  /** What was asked for while this was loaded. */
  wish: RefObject<GemWish>;
  /** Says how the diamond is to be announced. */
  onLook: (look: GemLook) => void;
};

/** Answers to the diamond: the box, and the dialog that asks for an address. Load it on first use. */
export function GemParts({ words, spot, wish, onLook }: GemPartsProps) {
  const [subscribed, subscribe] = useGemSubscription();
  const [pinned, pin] = useState(false);
  const [previewed, preview] = useState(false);
  const [asking, ask] = useState(false);
  const returning = useRef(false);
  const leaving = useRef(0);
  useEffect(() => () => window.clearTimeout(leaving.current), []);

  const expanded = pinned || previewed;
  useLayoutEffect(() => onLook({ expanded, asks: !subscribed }), [onLook, expanded, subscribed]);

  const show = (next: boolean) => {
    window.clearTimeout(leaving.current);
    preview(next);
  };
  const close = () => {
    pin(false);
    show(false);
  };
  /** Focus that comes back from what was just closed opens no preview. */
  const giveBack = () => {
    returning.current = true;
    spot.current?.querySelector('button')?.focus();
    returning.current = false;
  };
  /** What has the focus in the box goes with it. */
  const dismiss = () => {
    const isInside = spot.current?.lastElementChild?.contains(document.activeElement);
    close();
    if (isInside) giveBack();
  };
  const press = () => {
    if (pinned) return close();
    if (subscribed) return pin(true);
    show(false);
    ask(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions know these two and nothing else that changes
  useEffect(() => {
    const element = spot.current;
    const controller = new AbortController();
    const on = <T extends keyof HTMLElementEventMap>(
      type: T,
      listener: (event: HTMLElementEventMap[T]) => void,
    ) => element?.addEventListener(type, listener, controller);
    on('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') show(true);
    });
    on('pointerleave', () => {
      leaving.current = window.setTimeout(preview, LINGER, false);
    });
    on('focusin', ({ target }) => {
      if (!returning.current && target instanceof Element && target.matches(':focus-visible')) show(true);
    });
    on('focusout', ({ relatedTarget }) => {
      if (!element?.contains(relatedTarget as Node | null)) show(false);
    });
    on('click', ({ target }) => {
      if (target instanceof Element && element?.firstElementChild?.contains(target)) press();
    });
    return () => controller.abort();
  }, [spot, pinned, subscribed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was asked before
  useEffect(() => {
    if (wish.current === 'press') press();
    else if (wish.current === 'preview') show(true);
    wish.current = null;
  }, []);

  return (
    <>
      {expanded &&
        spot.current &&
        createPortal(
          <GemBox
            words={words}
            subscribed={subscribed}
            pinned={pinned}
            onClose={() => {
              close();
              giveBack();
            }}
            onDismiss={dismiss}
            onSubscribe={press}
          />,
          spot.current,
        )}
      <SubscribeDialog
        words={words}
        open={asking}
        onOpenChange={ask}
        onReturnFocus={giveBack}
        onSubscribe={(email) => {
          subscribe(email);
          pin(true);
          ask(false);
        }}
      />
    </>
  );
}
