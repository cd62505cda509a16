import { withTimeout } from '@/lib/ui/chunk-recovery';
import { PAGE_LEFT } from './leave-toasts';
import type { ToastMessage } from './toaster.client';

/** Duration of a toast without the toaster, in ms. */
const PLAIN_DURATION = 10_000;
/** A live region is announced only if it was in the document for a moment before its text changes. In ms. */
const LIVE_REGION_DELAY = 60;

/** Pointer events pass through to the page below; the bars of a walk and of a recipe stay uncovered. */
const LOOK =
  'needs-heights pointer-events-none fixed right-gutter bottom-5 z-100 mb-(--walk-bar) ms-gutter max-w-104 rounded-card bg-ink px-4.5 py-4 leading-snug font-medium font-display text-paper empty:p-0 max-lg:in-[:has(>main>[data-bar=shown])]:bottom-21 print:hidden forced-colors:border';

let region: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout>;
let isForNextPage = false;

function createRegion(): HTMLElement {
  const element = document.createElement('p');
  element.className = LOOK;
  element.setAttribute('role', 'status');
  // An open Radix dialog sets `aria-hidden` on everything but elements with an explicit `aria-live`.
  element.setAttribute('aria-live', 'polite');
  window.addEventListener(PAGE_LEFT, () => {
    if (isForNextPage) isForNextPage = false;
    else element.textContent = '';
  });
  return document.body.appendChild(element);
}

/** Shows a message as plain text, with nothing but what the page has already loaded. */
function showPlain({ title, description, ...message }: ToastMessage): void {
  isForNextPage = message.isForNextPage ?? false;
  region ??= createRegion();
  const setText = (text: string) => {
    if (region) region.textContent = text;
  };
  setText('');
  clearTimeout(timer);
  timer = setTimeout(() => {
    setText(description ? `${title}. ${description}` : title);
    timer = setTimeout(setText, PLAIN_DURATION, '');
  }, LIVE_REGION_DELAY);
}

/** Shows a message in place of the one on screen, as plain text if the toaster does not load. Never throws. */
export async function toast(message: ToastMessage): Promise<void> {
  try {
    const { showToast } = await withTimeout(import('./toaster.client'));
    await showToast(message);
  } catch {
    showPlain(message);
  }
}
