'use client';

import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from 'lucide';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import * as messages from '@/.content/messages/dialogs';
import { Icon } from './icon';
import { Link } from './link';
import styles from './toaster.module.css';

/** Milliseconds a toast stays when nothing else is said. */
const DURATION = 5000;
/** Milliseconds for one with something to press: time to read it and to find the way there by keyboard. */
const DURATION_WITH_ACTION = 20_000;
/** Milliseconds the live region needs to stand before words in it are read out. */
const SETTLE = 60;

const icons = {
  success: <Icon of={CircleCheck} size={22} />,
  error: <Icon of={CircleAlert} size={22} />,
  info: <Icon of={Info} size={22} />,
  warning: <Icon of={TriangleAlert} size={22} />,
  loading: <Icon of={LoaderCircle} className="animate-spin" size={22} />,
};

export type ToastMessage = {
  title: string;
  description?: string;
  /** `info` if left out. A loading toast stays until the next one or until it is dismissed. */
  kind?: keyof typeof icons;
  link?: { href: string; text: string };
  action?: { text: string; run: () => void };
  /** Milliseconds on screen, 5000 if left out; at least 20 000 where there is something to press. */
  duration?: number;
};

let ready: Promise<void> | undefined;

/** Draws the toast on screen anew, to stay from now on or to go after its time. */
let hold: ((isHeld: boolean) => void) | undefined;

/** Prepares for the end of the toast on screen. Focus in it returns to where it came from: it would be lost with it. */
function letGo() {
  // Drawn anew, a toast that is going would come back.
  hold = undefined;
  document.activeElement?.closest<HTMLElement>('[data-sonner-toaster] :focus')?.blur();
}

/** The display stands beside the page in a root of its own, so that no page pays for it before the first toast. */
function mount(): Promise<void> {
  const place = document.createElement('div');
  document.body.append(place);
  // A toast waits by itself while the pointer is on it, and by this while focus is in it.
  place.addEventListener('focusin', () => hold?.(true));
  place.addEventListener('focusout', () => {
    // Where it is the window that lost focus, the focused element is still the one in here.
    if (!place.contains(document.activeElement)) hold?.(false);
  });
  flushSync(() =>
    createRoot(place).render(
      <Toaster
        className={styles.toaster}
        position="bottom-right"
        visibleToasts={1}
        closeButton
        containerAriaLabel={messages.messages}
        icons={{ ...icons, close: <Icon of={X} size={18} /> }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: messages.dismiss,
          classNames: { toast: styles.toast, closeButton: 'icon-btn' },
        }}
      />,
    ),
  );
  return new Promise((resolve) => setTimeout(resolve, SETTLE));
}

let latest: ToastMessage | undefined;
let count = 0;

function durationOf({ kind, duration, link, action }: ToastMessage): number {
  if (kind === 'loading') return duration ?? Number.POSITIVE_INFINITY;
  return Math.max(duration ?? DURATION, link || action ? DURATION_WITH_ACTION : 0);
}

/** Puts a message on screen; one already there goes at once. Called by `toast` only. */
export async function showToast(message: ToastMessage): Promise<void> {
  latest = message;
  ready ??= mount();
  await ready;
  // While the display was being prepared a newer message may have come in.
  if (latest !== message) return;
  letGo();
  sonner.dismiss();
  const { title, description, kind = 'info', link, action } = message;
  const id = `message-${++count}`;
  const details = (description || link || action) && (
    <>
      {description} {link && <Link href={link.href}>{link.text}</Link>}
      {action && (
        <button type="button" onClick={action.run}>
          {action.text}
        </button>
      )}
    </>
  );
  const draw = (isHeld: boolean) => {
    const duration = isHeld ? Number.POSITIVE_INFINITY : durationOf(message);
    sonner[kind](title, { id, description: details, duration, onDismiss: forget, onAutoClose: forget });
  };
  const forget = () => {
    if (hold === draw) letGo();
  };
  hold = draw;
  draw(false);
}
