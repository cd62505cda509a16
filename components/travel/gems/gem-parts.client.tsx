'use client';

import { CircleAlert, X } from 'lucide';
import { type RefObject, type SubmitEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as ui from '@/.content/words/hiddenGems';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import type { GemWords } from '@/lib/content/schema/guide';
import { useGemSubscription } from '@/lib/hooks/travel/use-gem-subscription';
import styles from './gem-parts.module.css';
import type { GemLook, GemWish } from './hidden-gems.client';

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

type GemBoxProps = {
  words: GemWords;
  subscribed: boolean;
  /** Pinned, it stays and has a button that closes it; otherwise it is a preview. */
  pinned: boolean;
  /** A press on the close button. */
  onClose: () => void;
  /** Escape, during a preview or with the focus inside. */
  onDismiss: () => void;
  /** A press on the button of those who are not subscribed. */
  onSubscribe: () => void;
};

/** What the diamond opens: the teasers for subscribers, the invitation for everyone else. */
function GemBox({ words: gems, subscribed, pinned, onClose, onDismiss, onSubscribe }: GemBoxProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isInside = box.current?.parentElement?.contains(document.activeElement);
      if (event.key === 'Escape' && (!pinned || isInside)) onDismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [pinned, onDismiss]);
  return (
    <section
      ref={box}
      className={`${styles.box} relative max-w-88 animate-fade-in overflow-y-auto rounded-card bg-raised p-6 font-display text-sm font-normal text-ink-2 shadow-panel lg:fixed lg:z-46 forced-colors:border`}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <h2 className="pr-10 text-xl text-ink" id={id}>
        {gems.title}
      </h2>
      {pinned && (
        <button
          type="button"
          className="icon-btn absolute top-2 right-2 text-ink"
          aria-label={ui.close}
          onClick={onClose}
        >
          <Icon of={X} size={20} />
        </button>
      )}
      {subscribed ? (
        <>
          <p className="mt-2.5">{gems.message}</p>
          <ul className="mt-4 *:border-t *:border-line *:pt-2.5 *:pb-3">
            {gems.teasers.map(({ name, description }) => (
              <li key={name}>
                <b className="block font-semibold text-ink">{name}</b> <span>{description}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="mt-2.5">{gems.prompt.text}</p>
          <Button small className="mt-4" onClick={onSubscribe}>
            {gems.prompt.button}
          </Button>
        </>
      )}
    </section>
  );
}

type SubscribeDialogProps = {
  words: GemWords;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with an address that holds an @, without blanks around it. */
  onSubscribe: (email: string) => void;
  /** Called when the dialog has closed and the focus has to go somewhere. */
  onReturnFocus: () => void;
};

/** Asks for an e-mail address. */
function SubscribeDialog({
  words: gems,
  open,
  onOpenChange,
  onSubscribe,
  onReturnFocus,
}: SubscribeDialogProps) {
  const { dialog: words } = gems;
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
      open={open}
      onOpenChange={change}
      title={words.title}
      description={words.description}
      initialFocus={field}
      onReturnFocus={(event) => {
        event.preventDefault();
        onReturnFocus();
      }}
    >
      <form className={`${styles.form} mt-5 grid justify-items-start gap-2`} noValidate onSubmit={submit}>
        <label className="font-display text-sm font-semibold" htmlFor={`${id}-email`}>
          {words.label}
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
        <p className="meta" id={`${id}-note`}>
          {words.note}
        </p>
        <Button type="submit" className="mt-3">
          {words.button}
        </Button>
      </form>
    </Dialog>
  );
}
