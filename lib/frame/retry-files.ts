// Part of the first script: scripts and stylesheets that did not load are requested again.

/** Texts of the notice: the statement and its button. */
type NoticeTexts = { incomplete: string; reload: string };

/** Id of the notice that the page did not load completely. */
const NOTICE = 'load-notice';

/** The notice that the page did not load completely, while it is shown. */
export const loadNotice = () => document.getElementById(NOTICE);

/** Shows the notice with a button that reloads the page. Buttons that were pressed are no longer busy. */
function showNotice({ incomplete, reload }: NoticeTexts): void {
  if (loadNotice()) return;
  const notice = document.createElement('div');
  notice.id = NOTICE;
  notice.role = 'alert';
  // Not in the stylesheet, which may be what did not load.
  notice.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:99;padding:1rem;text-align:center;color:CanvasText;background:Canvas;border-top:1px solid';
  const button = document.createElement('button');
  button.textContent = reload;
  button.style.textDecoration = 'underline';
  // On the window: React, which listens at the document, stops clicks on a page whose hydration waits for a chunk.
  addEventListener('click', ({ target }) => target === button && location.reload(), true);
  notice.append(`${incomplete} `, button);
  // At the end of the body, where hydration accepts it.
  document.body.append(notice);
  for (const pressed of document.querySelectorAll('[aria-busy]')) pressed.removeAttribute('aria-busy');
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
 * @param texts texts of the notice
 */
export function retryFailedFiles(scripts: readonly string[], texts: NoticeTexts): void {
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
    else showNotice(texts);
  };

  const onLoad = ({ target }: Event) => {
    if (!(target instanceof Element) || failed.has(target)) return;
    failures.delete(addressOf(target));
    if (failures.size === 0) loadNotice()?.remove();
  };

  // In the capture phase, since events of elements that load a file do not bubble; a `load` event does not reach the window.
  addEventListener('error', onError, true);
  document.addEventListener('load', onLoad, true);
  addEventListener('online', () => failed.forEach(retry));
}
