import { SECOND } from '@/lib/text/time';

/** Time without a press after which a visitor is reading. In ms. */
const REST = 3 * SECOND;

/**
 * Calls back once when nobody waits for the page: it has loaded, and nothing was pressed for a while or it is hidden. For
 * work ahead, which would delay the answer to a press. Returns the function that cancels it.
 */
export function whenAtRest(callback: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: number;
  const cancel = () => {
    clearTimeout(timer);
    listening.abort();
  };
  const run = () => {
    if (document.readyState !== 'complete') return wait();
    cancel();
    callback();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(run, REST);
  };
  const follow = () => (document.hidden ? run() : wait());
  for (const event of ['pointerdown', 'keydown', 'visibilitychange'])
    document.addEventListener(event, follow, { signal });
  follow();
  return cancel;
}
