import type { ToastMessage } from './toast';

/** Milliseconds on screen. */
const DURATION = 10_000;
/** Milliseconds the live region needs to stand before words in it are read out. */
const SETTLE = 60;

let place: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout>;

function say(words: string) {
  if (!place) {
    place = document.createElement('p');
    place.className = 'plain-toast';
    place.setAttribute('role', 'status');
    document.body.append(place);
  }
  place.textContent = words;
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
