import { inTime } from '@/lib/chunk-recovery';
import type { ToastMessage } from './toaster.client';

/** Milliseconds that plain words stay on screen. */
const PLAIN_DURATION = 10_000;
/** Milliseconds the live region needs to stand before words in it are read out. */
const SETTLE = 60;

// An open dialog hides everything else from screen readers, but for what says that it is live.
const PLAIN_TOAST = '<p class="plain-toast" role="status" aria-live="polite"></p>';

let place: Element | null = null;
let timer: ReturnType<typeof setTimeout>;

/** Shows the words of a message with nothing but what is on the page. */
function showPlainly({ title, description }: ToastMessage): void {
  if (!place) document.body.insertAdjacentHTML('beforeend', PLAIN_TOAST);
  place ??= document.body.lastElementChild;
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
