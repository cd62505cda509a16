import { onEntryWritten, setEntryRule } from './history-entries';
import { type DialogName, dialogNameOf, endReopening, isReopening, NAME_KEY } from './reopening';

/**
 * Dialogs in the session history, so that Back closes the uppermost one and nothing else. While a dialog is open the
 * page has one more entry with the same address, which goes again when the dialog closes in another way.
 *
 * Neither the router nor what rewrites the address has to know of this: a rewritten entry stays the dialog's, and a
 * page that a link in the dialog leads to takes the place of its entry. Browser only; nothing here throws.
 */

/** Key in the state of an entry: how many dialogs are open over the page. */
const KEY = 'dialogs';

/** Close function of each open dialog, the uppermost last, and the name of one that opens again after a reload. */
const open: { close: () => void; name: DialogName | undefined }[] = [];
/** Address of the entry below each dialog's as it was when that opened. */
const below: string[] = [];
/** Address of the entry one is at. */
let address = '';
/** Why this module goes back: because a dialog closed, or because an entry has no dialog any more. */
let traversal: 'closing' | 'passing' | null = null;
let isPageExpected = false;
let handler: typeof window.onpopstate = null;

function depthOf(state: unknown): number {
  const depth: unknown = state instanceof Object && KEY in state ? state[KEY] : 0;
  return typeof depth === 'number' && Number.isSafeInteger(depth) ? Math.max(depth, 0) : 0;
}

function goBack(depth: number, reason: 'closing' | 'passing'): void {
  traversal = reason;
  window.history.go(open.length - depth);
}

/** Gives every open dialog an entry, and takes away the entries of those that closed; not of one about to reopen. */
function settle(): void {
  if (traversal) return;
  const depth = depthOf(window.history.state);
  if (depth === 0) isPageExpected = false;
  address = window.location.href;
  below.length = depth;
  if (depth > open.length && !isPageExpected && !isReopening()) goBack(depth, 'closing');
  const name = open[0]?.name;
  try {
    // The entry may have been that of a dialog that closed for this one.
    if (open.length >= depth && depth > 0 && dialogNameOf(window.history.state) !== name) {
      window.history.replaceState({ ...window.history.state, [NAME_KEY]: name }, '');
    }
    for (let next = depth + 1; next <= open.length; next += 1) {
      below[next - 1] = address;
      window.history.pushState({ [KEY]: next, [NAME_KEY]: name }, '');
    }
  } catch {
    // The browser has had enough entries: Back leaves the page, as without this.
  }
}

/** Later, so that a dialog that closes for another leaves its entry to it. */
const settleSoon = () => void Promise.resolve().then(settle);

function onPop(event: PopStateEvent): void {
  const depth = depthOf(event.state);
  const reason = traversal;
  traversal = null;
  isPageExpected = false;
  const { href } = window.location;
  const isBack = depth < open.length && (below[depth] ?? href) === href;
  if (reason !== 'closing' && !isBack) {
    // An entry whose dialog is gone, come to by Forward or from another page.
    if (depth > open.length) goBack(depth, 'passing');
    else settleSoon();
    return;
  }
  // To the router and to whoever reads the address nothing has changed: what the dialog wrote there stays.
  event.stopImmediatePropagation();
  if (href !== address) window.history.replaceState(event.state, '', address);
  // The page is where it was left, or where the dialog has brought it.
  window.history.scrollRestoration = 'manual';
  window.requestAnimationFrame(() => {
    window.history.scrollRestoration = 'auto';
  });
  if (!reason) for (const { close } of open.splice(depth).reverse()) close();
  settleSoon();
}

/** A page that a link in a dialog leads to takes the place of its entry; one that is rewritten stays the dialog's. */
const ruleEntry: Parameters<typeof setEntryRule>[0] = ({ method, state }, url) => {
  const depth = depthOf(window.history.state);
  if (method === 'pushState') {
    return { method: depth > 0 && depthOf(state) === 0 ? 'replaceState' : method, state };
  }
  const isSamePage = new URL(url ?? '', window.location.href).pathname === window.location.pathname;
  const own = { [KEY]: depth, [NAME_KEY]: dialogNameOf(window.history.state) };
  return { method, state: depth > 0 && isSamePage ? { ...own, ...Object(state) } : state };
};

function onWritten(): void {
  address = window.location.href;
  // The link led to the page one was on.
  if (isPageExpected && open.length === 0) {
    isPageExpected = false;
    settleSoon();
  }
}

/** Begins to watch. For a page that loads at an entry of a dialog, after a reload; dialogs see to it themselves. */
export function watchDialogHistory(): void {
  if (!handler) {
    setEntryRule(ruleEntry);
    onEntryWritten(onWritten);
  }
  if (!handler || window.onpopstate !== handler) {
    // A handler keeps its turn when another takes its place: the frame of the page sets one before the router listens.
    const { onpopstate: before } = window;
    handler = (event) => {
      before?.call(window, event);
      onPop(event);
    };
    window.onpopstate = handler;
  }
  settleSoon();
}

/**
 * Notes that a dialog has opened, with what Back is to do. Returns the function to call when it has closed.
 *
 * @param name of a dialog that opens again after a reload: see `useReopen`
 */
export function enterDialog(close: () => void, name?: DialogName): () => void {
  isPageExpected = false;
  endReopening();
  const entered = { close, name };
  open.push(entered);
  watchDialogHistory();
  return () => {
    const at = open.indexOf(entered);
    if (at >= 0) open.splice(at, 1);
    settleSoon();
  };
}

/** To be called before a dialog closes for a page that is on its way, whose entry takes the place of the dialog's. */
export function expectPage(): void {
  isPageExpected = true;
}
