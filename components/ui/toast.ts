import { inTime } from '@/lib/chunk-recovery';

/** What a toast is about; it chooses the sign beside the words. */
export type ToastKind = 'success' | 'error' | 'info' | 'warning' | 'loading';

export type ToastMessage = {
  title: string;
  description?: string;
  /** `info` if left out. A loading toast stays until the next one or until it is dismissed. */
  kind?: ToastKind;
  /** Where the message leads, on this site. */
  link?: { href: string; text: string };
  /** What the visitor can do about it, as a button. */
  action?: { text: string; run: () => void };
  /** Milliseconds on screen, 5000 if left out; at least 20 000 where there is something to press. */
  duration?: number;
};

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
  const say = (words: string) => place?.replaceChildren(words);
  say('');
  clearTimeout(timer);
  timer = setTimeout(() => {
    say(description ? `${title}. ${description}` : title);
    timer = setTimeout(say, PLAIN_DURATION, '');
  }, SETTLE);
}

/**
 * Shows a message, in place of the one on screen. It stays while focus or pointer is in it. The display is loaded the
 * first time; where it cannot be, the words are shown without it. Never throws.
 */
export async function toast(message: ToastMessage): Promise<void> {
  try {
    const { showToast } = await inTime(import('./toaster.client'));
    await showToast(message);
  } catch {
    showPlainly(message);
  }
}
