'use client';

import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import type { ToastKind, ToastMessage } from './toast';

/** Milliseconds a toast stays when nothing else is said. */
const DURATION = 5000;
/** Milliseconds the live region needs to stand before words in it are read out. */
const SETTLE = 60;

const icons = {
  success: <CircleCheck className="i" size={22} aria-hidden="true" />,
  error: <CircleAlert className="i" size={22} aria-hidden="true" />,
  info: <Info className="i" size={22} aria-hidden="true" />,
  warning: <TriangleAlert className="i" size={22} aria-hidden="true" />,
  loading: <LoaderCircle className="i spin" size={22} aria-hidden="true" />,
} satisfies Record<ToastKind, React.ReactNode>;

let ready: Promise<void> | undefined;

/** The display stands beside the page in a root of its own, so that no page pays for it before the first toast. */
function mount(): Promise<void> {
  const place = document.createElement('div');
  document.body.append(place);
  flushSync(() =>
    createRoot(place).render(
      <Toaster
        className="toaster"
        position="bottom-right"
        visibleToasts={1}
        closeButton
        containerAriaLabel="Messages"
        icons={{ ...icons, close: <X className="i" size={18} aria-hidden="true" /> }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: 'Dismiss',
          classNames: { toast: 'toast', closeButton: 'icon-btn' },
        }}
      />,
    ),
  );
  return new Promise((resolve) => setTimeout(resolve, SETTLE));
}

let latest: ToastMessage | undefined;

/** Puts a message on screen; one already there goes at once. Called by `toast` only. */
export async function showToast(message: ToastMessage): Promise<void> {
  latest = message;
  ready ??= mount();
  await ready;
  // While the display was being prepared a newer message may have come in.
  if (latest !== message) return;
  sonner.dismiss();
  const { title, description, kind = 'info', link, action, duration } = message;
  sonner[kind](title, {
    description: (description || link || action) && (
      <>
        {description} {link && <a href={link.href}>{link.text}</a>}
        {action && (
          <button type="button" className="link" onClick={action.run}>
            {action.text}
          </button>
        )}
      </>
    ),
    duration: duration ?? (kind === 'loading' ? Number.POSITIVE_INFINITY : DURATION),
  });
}
