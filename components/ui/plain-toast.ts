import type { ToastMessage } from './toast';

/** Milliseconds on screen. */
const DURATION = 10_000;
/** Milliseconds the live region needs to stand before words in it are read out. */
const SETTLE = 60;

let place: Element | null = null;
let timer: ReturnType<typeof setTimeout>;

function say(words: string) {
  if (!place) {
    // An open dialog hides everything else from screen readers, but for what says that it is live.
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p class="plain-toast" role="status" aria-live="polite"></p>',
    );
    place = document.body.lastElementChild;
  }
  if (place) place.textContent = words;
}

/** Shows the words of a message with nothing but what is on the page. */
export function showPlainly({ title, description }: Pick<ToastMessage, 'title' | 'description'>): void {
  say('');
  clearTimeout(timer);
  timer = setTimeout(() => {
    say(description ? `${title}. ${description}` : title);
    timer = setTimeout(say, DURATION, '');
  }, SETTLE);
}
