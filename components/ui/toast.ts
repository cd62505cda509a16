import { inTime } from '@/lib/ui/chunk-recovery';
import type { ToastMessage } from './toaster.client';

/** Milliseconds that plain words stay on screen. */
const PLAIN_DURATION = 10_000;
/** Milliseconds the live region needs to stand before words in it are read out. */
const SETTLE = 60;

/** A press goes through to what the words stand over; the bars of a walk and of a recipe stay free. */
const LOOK =
  'pointer-events-none fixed right-gutter bottom-5 z-100 mb-(--walk-bar) ml-gutter max-w-104 rounded-card bg-ink px-4.5 py-4 leading-snug font-medium font-display text-paper empty:p-0 max-lg:in-[:has([data-bar])]:bottom-21 print:hidden forced-colors:border';

let place: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout>;

function makePlace(): HTMLElement {
  const made = document.createElement('p');
  made.className = LOOK;
  made.setAttribute('role', 'status');
  // An open dialog hides everything else from screen readers, but for what says that it is live.
  made.setAttribute('aria-live', 'polite');
  return document.body.appendChild(made);
}

/** Shows the words of a message with nothing but what is on the page. */
function showPlainly({ title, description }: ToastMessage): void {
  place ??= makePlace();
  const say = (words: string) => {
    if (place) place.textContent = words;
  };
  say('');
  clearTimeout(timer);
  timer = setTimeout(() => {
    say(description ? `${title}. ${description}` : title);
    timer = setTimeout(say, PLAIN_DURATION, '');
  }, SETTLE);
}

/** Shows a message in place of the one on screen, as plain words where the display cannot be loaded. Never throws. */
export async function toast(message: ToastMessage): Promise<void> {
  try {
    const { showToast } = await inTime(import('./toaster.client'));
    await showToast(message);
  } catch {
    showPlainly(message);
  }
}
