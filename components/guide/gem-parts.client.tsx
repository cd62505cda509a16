'use client';

import { CircleAlert, X } from 'lucide';
import { type RefObject, type SubmitEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as ui from '@/.content/messages/hiddenGems';
import { Button } from '@/components/ui/button';
import { Dialog, type DialogProps } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import type { GemMessages } from '@/lib/content/schema/guide';
import { useGemSubscription } from '@/lib/guide/use-gem-subscription';
import styles from './gem-parts.module.css';

/** Milliseconds a preview waits for the pointer to cross from the diamond to the box. */
const LINGER = 250;

/** Event during the load: the diamond was hovered or focused, or pressed. */
export type GemWish = 'preview' | 'press' | null;

export type GemLook = {
  /** The box is open. */
  expanded: boolean;
  /** A press asks for an email address first. */
  asks: boolean;
};

export type GemPartsProps = {
  messages: GemMessages;
  /** Contains the diamond, and the box after it. */
  spot: RefObject<HTMLElement | null>;
  /** The event during the load. */
  wish: RefObject<GemWish>;
  /** Reports the accessible state of the diamond. */
  onLook: (look: GemLook) => void;
};

/** The box of the diamond, and the dialog that asks for an email address. Load it on first use. */
export function GemParts({ messages, spot, wish, onLook }: GemPartsProps) {
  const id = useId();
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
  /** Focuses the diamond without opening a preview. */
  const restoreFocus = () => {
    returning.current = true;
    spot.current?.querySelector('button')?.focus();
    returning.current = false;
  };
  /** If the focus is in the box, move it to the diamond. */
  const dismiss = () => {
    const isInside = spot.current?.lastElementChild?.contains(document.activeElement);
    close();
    if (isInside) restoreFocus();
  };
  const press = () => {
    if (pinned) return close();
    if (subscribed) return pin(true);
    show(false);
    ask(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions depend on these two only
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the event during the load
  useEffect(() => {
    if (wish.current === 'press') press();
    else if (wish.current === 'preview') show(true);
    wish.current = null;
  }, []);

  // Escape closes a preview, and a pinned box that has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!expanded) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && (!pinned || spot.current?.contains(document.activeElement))) dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [expanded, pinned]);

  return (
    <>
      {expanded &&
        spot.current &&
        createPortal(
          <section
            className={`${styles.box} relative max-w-full animate-fade-in overflow-y-auto rounded-card bg-raised p-6 font-display text-sm font-normal text-ink-2 panel-shadow lg:fixed z-40 forced-colors:border`}
            aria-labelledby={id}
            tabIndex={-1}
          >
            <h2 className="pe-10 text-xl text-ink" id={id}>
              {messages.title}
            </h2>
            {pinned && (
              <IconButton
                icon={X}
                className="absolute top-2 end-2 text-ink"
                label={ui.close}
                onClick={() => {
                  close();
                  restoreFocus();
                }}
              />
            )}
            {subscribed ? (
              <>
                <p className="mt-2.5">{messages.message}</p>
                <ul className="mt-4 *:border-t *:border-line *:py-2">
                  {messages.teasers.map(({ name, description }) => (
                    <li key={name}>
                      <b className="block font-semibold text-ink">{name}</b> <span>{description}</span>
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <>
                <p className="mt-2.5">{messages.prompt.text}</p>
                <Button small className="mt-4" onClick={press}>
                  {messages.prompt.button}
                </Button>
              </>
            )}
          </section>,
          spot.current,
        )}
      <SubscribeDialog
        gems={messages}
        open={asking}
        onOpenChange={ask}
        onReturnFocus={(event) => {
          event.preventDefault();
          restoreFocus();
        }}
        onSubscribe={(email) => {
          subscribe(email);
          pin(true);
          ask(false);
        }}
      />
    </>
  );
}

type SubscribeDialogProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'onReturnFocus'> & {
  gems: GemMessages;
  /** Called with a trimmed address that contains an @. */
  onSubscribe: (email: string) => void;
};

/** Asks for an e-mail address. */
function SubscribeDialog({ gems, onOpenChange, onSubscribe, ...dialog }: SubscribeDialogProps) {
  const { dialog: messages } = gems;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState(false);
  const change = (next: boolean) => {
    setInvalid(false);
    onOpenChange(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    if (!email.includes('@')) {
      setInvalid(true);
      field.current?.focus();
      return void toast({ title: gems.invalid, kind: 'error' });
    }
    setInvalid(false);
    onSubscribe(email);
    void toast({ title: gems.success, kind: 'success' });
  };
  return (
    <Dialog
      {...dialog}
      onOpenChange={change}
      title={messages.title}
      description={messages.description}
      initialFocus={field}
    >
      <form className={`${styles.form} mt-5 grid justify-items-start gap-2`} noValidate onSubmit={submit}>
        <label className="font-display text-sm font-semibold" htmlFor={`${id}-email`}>
          {messages.label}
        </label>
        <input
          className="field"
          ref={field}
          id={`${id}-email`}
          type="email"
          name="email"
          autoComplete="email"
          required
          aria-invalid={invalid}
          aria-describedby={invalid ? `${id}-error ${id}-note` : `${id}-note`}
        />
        {invalid && (
          <p
            className="flex items-center gap-1.5 font-display text-sm font-medium text-gochu"
            id={`${id}-error`}
          >
            <Icon of={CircleAlert} size={18} />
            {gems.invalid}
          </p>
        )}
        <p className="secondary" id={`${id}-note`}>
          {messages.note}
        </p>
        <Button type="submit" className="mt-3">
          {messages.button}
        </Button>
      </form>
    </Dialog>
  );
}
