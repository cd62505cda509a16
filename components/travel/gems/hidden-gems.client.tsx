'use client';

import { Gem } from 'lucide-react';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useGemSubscription } from '@/lib/hooks/travel/use-gem-subscription';
import { useLoaded } from '@/lib/hooks/use-loaded';

const loadParts = () =>
  Promise.all([import('./gem-box.client'), import('./subscribe-dialog.client')]).then(([box, dialog]) => ({
    ...box,
    ...dialog,
  }));

/** Milliseconds a preview waits for the pointer to cross from the diamond to the box. */
const LINGER = 250;

/**
 * The diamond at the edge of the Toronto page. Hover and keyboard focus preview the box; a press pins it for
 * subscribers and asks everyone else to subscribe. Everything but the diamond is loaded on first use.
 */
export function HiddenGems() {
  const [subscribed, subscribe] = useGemSubscription();
  const [parts, load] = useLoaded(loadParts);
  const [pinned, pin] = useState(false);
  const [previewed, preview] = useState(false);
  const [asking, ask] = useState(false);
  const diamond = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  const leaving = useRef(0);
  useEffect(() => () => window.clearTimeout(leaving.current), []);

  const show = (next: boolean) => {
    window.clearTimeout(leaving.current);
    preview(next);
    if (next) void load();
  };
  const close = () => {
    pin(false);
    show(false);
  };
  /** Focus that comes back from what was just closed opens no preview. */
  const giveBack = () => {
    returning.current = true;
    diamond.current?.focus();
    returning.current = false;
  };
  const press = async () => {
    if (pinned) return close();
    if (!(await load())) return sayNotLoaded('Hidden Gems');
    if (subscribed) return pin(true);
    show(false);
    ask(true);
  };
  const focus = ({ target }: FocusEvent) => {
    if (!returning.current && target.matches(':focus-visible')) show(true);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the diamond and the box inside it */}
      <div
        className="gems js-only"
        onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && show(true)}
        onPointerLeave={() => {
          leaving.current = window.setTimeout(preview, LINGER, false);
        }}
        onFocus={focus}
        onBlur={(event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || show(false)}
      >
        <button
          ref={diamond}
          type="button"
          className="gem"
          aria-label="Hidden Gems"
          aria-expanded={pinned || previewed}
          aria-haspopup={subscribed ? undefined : 'dialog'}
          onClick={press}
        >
          <Gem className="i" size={22} aria-hidden="true" />
        </button>
        {parts && (pinned || previewed) && (
          <parts.GemBox
            subscribed={subscribed}
            pinned={pinned}
            onClose={() => {
              close();
              giveBack();
            }}
            onDismiss={close}
            onSubscribe={press}
          />
        )}
      </div>
      {parts && (
        <parts.SubscribeDialog
          open={asking}
          onOpenChange={ask}
          onReturnFocus={giveBack}
          onSubscribe={(email) => {
            subscribe(email);
            pin(true);
            ask(false);
          }}
        />
      )}
    </>
  );
}
