// The first script of every page. The build compiles this file with calls of its functions appended. It must stay small, so
// of other parts of the site it imports only how stored counts are read and set.

import { readCounts } from '@/lib/storage/counts';
import { readDevice } from '@/lib/storage/storage';
import { adoptedStyle } from '@/lib/ui/adopted-style';
import { isIncomplete } from './retry-files';

/** A callback of a Trusted Types policy: returns the text, or undefined, for which the browser throws a TypeError. */
type TrustRule = (text: string) => string | undefined;

/**
 * Default policy of Trusted Types: it allows what the framework needs and nothing else.
 *
 * @param firstScript address of this script, which is in the root folder of the built files
 * @param hosts origins of scripts that the content allows besides the site's own
 */
export function trustRules(firstScript: string, hosts: readonly string[]): Record<string, TrustRule> {
  const built = new URL('.', firstScript).href;
  const worker = new URL('../../sw.js', firstScript).href;
  const maps = new URL('../../maplibre/', firstScript).href;
  return {
    // Unchanged: the bundler identifies its chunks by this string.
    createScriptURL: (address) => {
      const { href, origin } = new URL(address, document.baseURI);
      return href.startsWith(built) || href.startsWith(maps) || href === worker || hosts.includes(origin)
        ? address
        : undefined;
    },
    // React creates script elements from an empty one.
    createHTML: (html) => (html === '<script></script>' ? html : undefined),
    // Structured data of a page that is opened by the router: a JSON object is not executed.
    createScript: (code) => (typeof JSON.parse(code) === 'object' ? code : undefined),
  };
}

/** A path with each run of slashes as one. The result starts with a single slash, so it can't name another host. */
export function foldSlashes(path: string): string {
  // URL parsers treat a backslash as a slash.
  return path.replace(/\/[/\\]+/g, '/');
}

/**
 * Redirects a path with repeated slashes to the same address without them. The router passes the path to
 * `history.replaceState`, which throws for "//about/", because that names the host "about". The redirect also helps on
 * hosts that respond to such a path with their 404 page.
 *
 * @returns true if the page is being left
 */
export function leaveRepeatedSlashes(at: Location = location): boolean {
  const { pathname, search, hash } = at;
  const path = foldSlashes(pathname);
  // Web archives have a full address in their path.
  if (path === pathname || pathname.includes('://')) return false;
  at.replace(path + search + hash);
  return true;
}

/**
 * Replays presses on buttons from before hydration. A pressed button gets `aria-busy`; when `<html>` has the class `js`,
 * each of them is clicked once. Submit buttons work without JavaScript, and `js-only` buttons are not visible yet.
 */
export function replayEarlyPresses(): void {
  const root = document.documentElement;
  const pressed = new Set<HTMLElement>();
  const record = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    // React has just hydrated the page for this press, and handled it.
    if (!button || root.classList.contains('js')) return;
    pressed.add(button);
    if (!isIncomplete()) button.setAttribute('aria-busy', 'true');
  };
  // In the bubbling phase, after React's listeners.
  addEventListener('click', record);
  new MutationObserver((_, observer) => {
    if (!root.classList.contains('js')) return;
    observer.disconnect();
    removeEventListener('click', record);
    for (const button of pressed) {
      button.removeAttribute('aria-busy');
      if (button.isConnected) button.click();
    }
  }).observe(root, { attributeFilter: ['class'] });
}

/**
 * Hides the error that React reports (#418) where a browser translates the page before hydration: its `<font>` elements are
 * not what React expects. React renders the page again, which is translated again, so nothing is lost.
 */
export function hideTranslationError(): void {
  let isTranslated = false;
  // In the capture phase, since `load` events do not bubble. The last script loads just before hydration.
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) isTranslated ||= !!document.querySelector('font');
  };
  document.addEventListener('load', onLoad, true);
  addEventListener('error', (event) => {
    if (isTranslated && event.message.includes('#418')) event.preventDefault();
  });
}

/**
 * Loads the other scripts of the page after its first paint, so that they do not delay text and the largest picture: in
 * the first frame after the `load` event, on the first press or key, or three seconds after `DOMContentLoaded`.
 *
 * @param files addresses of the scripts, in any order
 */
export function loadScripts(files: readonly string[]): void {
  const waiting = [...files];
  let isRequested = false;
  const load = () => {
    isRequested = true;
    // Hydration needs the whole document.
    if (document.readyState === 'loading') return;
    for (const file of waiting.splice(0)) {
      const script = document.createElement('script');
      script.src = file;
      // As an attribute: React looks for `script[async]` before it loads a script of the page once more.
      script.async = true;
      document.head.append(script);
    }
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, load, { once: true });
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)));
  document.addEventListener('DOMContentLoaded', () => (isRequested ? load() : setTimeout(load, 3000)));
}

/**
 * Sets counts of stored entries, before the first paint and after changes, so that style sheets show them and reserve
 * space for what React renders after hydration: each count as a custom property of elements with the class `needs-counts`,
 * `--stored-walks: 3`, and its name in `data-stored` of `<html>`.
 */
export function markStored(counts = readCounts(readDevice('rtr:counts'))): void {
  adoptedStyle('.needs-counts').cssText = Object.entries(counts)
    .map(([name, count]) => `--stored-${name}: ${count}`)
    .join(';');
  document.documentElement.dataset.stored = Object.keys(counts).join(' ');
}

/**
 * Sets the names of the address's parameters in `data-parameters` of `<html>`, before the first paint, so that style
 * sheets can hide what will be replaced for them after hydration.
 */
export function markParameters(search = location.search): void {
  document.documentElement.dataset.parameters = [...new URLSearchParams(search).keys()].join(' ');
}
