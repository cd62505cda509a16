// Part of the first script: scripts and stylesheets that did not load are requested again.

/** Id of the notice that the page did not load completely, hidden in the HTML of every page: see `LoadNotice`. */
export const LOAD_NOTICE = 'load-notice';

const notice = () => document.getElementById(LOAD_NOTICE);

/** True while the page says that it did not load completely. */
export const isIncomplete = () => notice()?.hidden === false;

/** Shows the notice or hides it. */
function setIncomplete(isShown: boolean): void {
  const element = notice();
  if (element) element.hidden = !isShown;
}

/** Delays before a file that failed is requested again, in ms. */
const RETRY_DELAYS = [1000, 3000, 10_000];

const addressOf = (element: Element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '';

/**
 * Element that an `error` event is about. A script that is cut off or is a page instead fires `load`, and before it an
 * `error` with a SyntaxError on the window.
 */
function failedElement({ target, error, filename }: Partial<ErrorEvent>): Element | undefined {
  if (target instanceof Element) return target;
  return error instanceof SyntaxError ? [...document.scripts].find(({ src }) => src === filename) : undefined;
}

/**
 * Requests a script or stylesheet of the page again when it failed: after each delay, and when the device goes online. After
 * the last delay it shows a notice, until all files have loaded. Chunks of `import()` are left to `useLazy`.
 *
 * @param scripts addresses of the page's scripts
 */
export function retryFailedFiles(scripts: readonly string[]): void {
  /** Number of failures of each address that has not loaded yet. */
  const failures = new Map<string, number>();
  /** Elements that failed and were not replaced yet. */
  const failed = new Set<Element>();

  const retry = (element: Element) => {
    if (!failed.delete(element)) return;
    // Not a clone: a script runs once, and so does its clone.
    const next = document.createElement(element.localName);
    for (const { name, value } of element.attributes) next.setAttribute(name, value);
    element.replaceWith(next);
  };

  const giveUp = () => {
    setIncomplete(true);
    for (const pressed of document.querySelectorAll('[aria-busy]')) pressed.removeAttribute('aria-busy');
  };

  const onError = (event: Event) => {
    const element = failedElement(event);
    if (!element) return;
    const address = addressOf(element);
    const isScript = scripts.includes(address);
    if (!isScript && !element.matches('link[data-precedence]')) return;
    // The bundler rejects the chunk of a script that fires `error`.
    if (isScript) event.stopImmediatePropagation();
    failed.add(element);
    const count = failures.get(address) ?? 0;
    failures.set(address, count + 1);
    const delay = RETRY_DELAYS[count];
    if (delay) setTimeout(retry, delay, element);
    else giveUp();
  };

  const onLoad = ({ target }: Event) => {
    if (!(target instanceof Element) || failed.has(target)) return;
    // Every picture that loads comes here, too.
    if (failures.delete(addressOf(target)) && failures.size === 0) setIncomplete(false);
  };

  // In the capture phase, since events of elements that load a file do not bubble; a `load` event does not reach the window.
  addEventListener('error', onError, true);
  document.addEventListener('load', onLoad, true);
  addEventListener('online', () => failed.forEach(retry));
  // On the window: React, which listens at the document, stops clicks on a page whose hydration waits for a chunk.
  addEventListener(
    'click',
    ({ target }) => (target as Element).closest(`#${LOAD_NOTICE} button`) && location.reload(),
    true,
  );
}
