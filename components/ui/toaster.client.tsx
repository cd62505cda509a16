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

/** Default duration, in ms. */
const DURATION = 5000;
/** Minimum duration of a toast with a control: time to read it and to reach it by keyboard. In ms. */
const DURATION_WITH_ACTION = 20_000;
/** A live region is announced only if it was in the document for a moment before its text changes. In ms. */
const LIVE_REGION_DELAY = 60;

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
  /** `info` by default. A loading toast stays until the next one, or until it is dismissed. */
  kind?: keyof typeof icons;
  link?: { href: string; text: string };
  action?: { text: string; run: () => void };
  /** In ms, 5000 by default; at least 20 000 with a link or an action. */
  duration?: number;
};

let toaster: Promise<void> | undefined;

/** Stops and restarts the timer of the toast on screen. */
let setPaused: ((isPaused: boolean) => void) | undefined;

/** Renders the toaster in a React root of its own, so that no page loads it before the first toast. */
function mountToaster(): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  // Sonner pauses its timer on hover, but not on focus.
  container.addEventListener('focusin', () => setPaused?.(true));
  container.addEventListener('focusout', () => {
    // When the window loses focus, the focused element stays the active one.
    if (!container.contains(document.activeElement)) setPaused?.(false);
  });
  flushSync(() =>
    createRoot(container).render(
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
  return new Promise((resolve) => setTimeout(resolve, LIVE_REGION_DELAY));
}

function durationOf({ kind, duration, link, action }: ToastMessage): number {
  if (kind === 'loading') return duration ?? Number.POSITIVE_INFINITY;
  return Math.max(duration ?? DURATION, link || action ? DURATION_WITH_ACTION : 0);
}

/** Ends the pausing of the current toast and returns focus from it to where it came from: the toast is about to go. */
function release(): void {
  // An update of a dismissed toast would show it again.
  setPaused = undefined;
  document.activeElement?.closest<HTMLElement>('[data-sonner-toaster] :focus')?.blur();
}

/** Shows a message in place of the one on screen. Called by `toast` only. */
export async function showToast(message: ToastMessage): Promise<void> {
  toaster ??= mountToaster();
  await toaster;
  release();
  sonner.dismiss();
  const { title, description, kind = 'info', link, action } = message;
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
  const show = (duration: number, id?: string | number) =>
    sonner[kind](title, { id, description: details, duration, onDismiss: onEnd, onAutoClose: onEnd });
  const onEnd = () => {
    if (setPaused === pause) release();
  };
  const id = show(durationOf(message));
  const pause = (isPaused: boolean) =>
    void show(isPaused ? Number.POSITIVE_INFINITY : durationOf(message), id);
  setPaused = pause;
}
