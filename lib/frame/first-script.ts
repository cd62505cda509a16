// The code of the first script of every page. It is written into a file of its own, ahead of a call of each function; so it
// imports nothing.

/** What a policy of Trusted Types does with a text: gives it back, or nothing, which the browser makes an error of. */
type TrustRule = (text: string) => string | undefined;

/**
 * The one policy of Trusted Types: it lets pass what the framework does, and nothing else.
 *
 * @param firstScript address of this very script, which lies at the top of the built files
 * @param hosts origins of scripts that the content allows beside the site's own
 */
export function trustRules(firstScript: string, hosts: readonly string[]): Record<string, TrustRule> {
  const built = new URL('.', firstScript).href;
  const worker = new URL('../../sw.js', firstScript).href;
  const maps = new URL('../../maplibre/', firstScript).href;
  return {
    // As it is written: the bundler knows its files by that.
    createScriptURL: (address) => {
      const { href, origin } = new URL(address, document.baseURI);
      return href.startsWith(built) || href.startsWith(maps) || href === worker || hosts.includes(origin)
        ? address
        : undefined;
    },
    // React makes each script out of an empty one.
    createHTML: (html) => (html === '<script></script>' ? html : undefined),
    // Structured data of a page that the visitor goes to: an object in JSON is no script that runs.
    createScript: (code) => (typeof JSON.parse(code) === 'object' ? code : undefined),
  };
}

/** A path with each run of slashes as one. The result starts with a single slash, so it can't name another host. */
export function foldSlashes(path: string): string {
  // Browsers read a backslash as a slash.
  return path.replace(/\/[/\\]+/g, '/');
}

/**
 * Leaves a page whose path has repeated slashes for the same address without them. The router passes the path to
 * `history.replaceState`, where "//about/" means the host "about", which throws. A host that answers such a path with its
 * 404 page is asked again for the right one.
 *
 * @returns whether the page is being left
 */
export function leaveRepeatedSlashes(at: Location = location): boolean {
  const { pathname, search, hash } = at;
  const path = foldSlashes(pathname);
  // An archive has the whole address of a page in its own path.
  if (path === pathname || pathname.includes('://')) return false;
  at.replace(path + search + hash);
  return true;
}

/**
 * Keeps what is pressed before the page's other scripts have taken over. A pressed button is marked as busy; once
 * `<html>` has the class `js`, each of them is pressed again, once, and can answer. Buttons that send a form work by
 * themselves, and those marked `js-only` are not shown yet.
 */
export function keepEarlyPresses(): void {
  const root = document.documentElement;
  const pressed = new Set<HTMLElement>();
  const note = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (!button) return;
    pressed.add(button);
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', note, true);
  new MutationObserver((_, observer) => {
    if (!root.classList.contains('js')) return;
    observer.disconnect();
    removeEventListener('click', note, true);
    for (const button of pressed) {
      button.removeAttribute('aria-busy');
      if (button.isConnected) button.click();
    }
  }).observe(root, { attributeFilter: ['class'] });
}

/**
 * Loads the other scripts of the page once it is on screen, so that none of them holds up its words and first picture:
 * after the first frame that follows its `load` event, at the first press or key, or after three seconds where a picture
 * does not come.
 *
 * @param files addresses of the scripts, in any order
 */
export function loadScripts(files: readonly string[]): void {
  const waiting = [...files];
  let isAsked = false;
  const load = () => {
    isAsked = true;
    // The app takes over a page that is all there.
    if (document.readyState === 'loading') return;
    for (const file of waiting.splice(0)) {
      const script = document.createElement('script');
      script.src = file;
      document.head.append(script);
    }
  };
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, load, { once: true });
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)), { once: true });
  document.addEventListener('DOMContentLoaded', () => (isAsked ? load() : setTimeout(load, 3000)), {
    once: true,
  });
}

/**
 * Counts the entries of each list in storage. A list that is empty, unreadable or of a later format is left out, and so
 * is everything where storage is blocked.
 *
 * @returns counts by the key of the list, `shopping-recipes` for the `recipes` of `rtr:shopping`
 */
export function countStored(): Record<string, number> {
  const lists = { shopping: ['recipes', 'own'], saved: ['favourites', 'later'], walks: ['walks'] };
  const counts: Record<string, number> = {};
  for (const [name, parts] of Object.entries(lists)) {
    try {
      const stored = JSON.parse(localStorage.getItem(`rtr:${name}`) ?? '{}');
      for (const part of stored.version > 1 ? [] : parts) {
        const entries: unknown[] = Array.isArray(stored[part]) ? stored[part] : [];
        // A saved recipe is a slug; the others are objects: a recipe to shop for, an own item, a walk.
        const keys = entries.map((entry) => {
          const { slug, text, id = text, stops } = Object(entry);
          return `${typeof entry === 'string' ? entry : (slug ?? id ?? stops ?? '')}`;
        });
        const { size } = new Set(keys.filter(Boolean));
        if (size > 0) counts[name === part ? name : `${name}-${part}`] = size;
      }
    } catch {
      // Storage is blocked, or its text is not JSON: the page shows this list as empty.
    }
  }
  return counts;
}

/**
 * Sets counts of stored things on `<html>` before the first paint, so that style sheets reserve the room of what React
 * renders after hydration: each count as a custom property, `--stored-walks: 3`, and its key in `data-stored`.
 */
export function markStored(counts: Record<string, number>): void {
  const { dataset, style } = document.documentElement;
  for (const [name, count] of Object.entries(counts)) style.setProperty(`--stored-${name}`, `${count}`);
  dataset.stored = Object.keys(counts).join(' ');
}
