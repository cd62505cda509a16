'use client';

import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from 'lucide';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import * as messages from '@/.content/messages/dialogs';
import { heightProperties } from '@/lib/ui/use-height-property';
import { Icon } from './icon';
import { PAGE_LEFT } from './leave-toasts';
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
  /** Shown with a press that opens another page, about that page. */
  isForNextPage?: boolean;
  /** In ms, 5000 by default; at least 20 000 with a link or an action. */
  duration?: number;
};

/** Space between a toast and what is above it, in CSS pixels. */
const GAP = 12;

/** Times after which a new toast is measured, in ms. */
const RESERVE_DELAYS = [20, 200, 1000];

let toaster: Promise<void> | undefined;

let isForNextPage = false;

/** Stops and restarts the timer of the toast on screen. */
let setPaused: ((isPaused: boolean) => void) | undefined;

/** Renders the toaster in a React root of its own, so that no page loads it before the first toast. */
function mountToaster(): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  window.addEventListener(PAGE_LEFT, () => {
    if (isForNextPage) isForNextPage = false;
    else dismiss();
  });
  // Sonner pauses its timer on hover, but not on focus.
  container.addEventListener('focusin', () => setPaused?.(true));
  container.addEventListener('focusout', () => {
    // When the window loses focus, the focused element stays the active one.
    if (!container.contains(document.activeElement)) setPaused?.(false);
  });
  flushSync(() =>
    createRoot(container).render(
      <Toaster
        className={`${styles.toaster} needs-heights`}
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

/** Control of the last press. Safari focuses no button that is pressed; on touch the pressed one stays `:hover`. */
function usedControl(): Element | undefined {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return activeElement;
  return [...document.querySelectorAll(':is(button, a, label):hover')].at(-1);
}

/** True if a toast with these edges covers the control of the last press. */
function coversUsed({ left, right }: DOMRect, top: number, bottom: number): boolean {
  const used = usedControl();
  if (!used || used.closest('[data-sonner-toaster]')) return false;
  const box = used.getBoundingClientRect();
  return box.bottom > top && box.top < bottom && box.right > left && box.left < right;
}

/**
 * Sets `--toast`, the height that dialogs and focused controls keep clear, or removes it. A toast that would cover the
 * control of the last press moves to the upper edge.
 */
function reserve(isShown: boolean): void {
  const properties = heightProperties();
  const shown = document.querySelector<HTMLElement>('[data-sonner-toast][data-front="true"]');
  const list = shown?.parentElement;
  if (!isShown || !list) {
    properties.removeProperty('--toast');
    delete document.body.dataset.toast;
    return;
  }
  const { bottom, marginBottom } = getComputedStyle(list);
  const below = (Number.parseFloat(bottom) || 0) + (Number.parseFloat(marginBottom) || 0);
  // Beside the form of hidden places it is at the upper edge: gem-parts.module.css.
  if (below > window.innerHeight / 2) return;
  const end = window.innerHeight - below;
  if (coversUsed(list.getBoundingClientRect(), end - shown.offsetHeight, end)) {
    document.body.dataset.toast = 'above';
    return;
  }
  properties.setProperty('--toast', `${Math.ceil(shown.offsetHeight + below) + GAP}px`);
}

function dismiss(): void {
  release();
  reserve(false);
  sonner.dismiss();
}

/** Shows a message in place of the one on screen. Called by `toast` only. */
export async function showToast(message: ToastMessage): Promise<void> {
  toaster ??= mountToaster();
  await toaster;
  dismiss();
  isForNextPage = message.isForNextPage ?? false;
  const { title, description, kind = 'info', link, action } = message;
  const details = (description || link || action) && (
    <>
      {description} {link && <Link href={link.href}>{link.text}</Link>}{' '}
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
    if (setPaused !== pause) return;
    release();
    reserve(false);
  };
  const id = show(durationOf(message));
  const pause = (isPaused: boolean) =>
    void show(isPaused ? Number.POSITIVE_INFINITY : durationOf(message), id);
  setPaused = pause;
  // A busy page renders the toast some frames later.
  for (const delay of RESERVE_DELAYS) {
    setTimeout(() => {
      if (setPaused === pause) reserve(true);
    }, delay);
  }
}
