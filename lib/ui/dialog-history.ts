import { SECOND } from '@/lib/text/time';
import { onEntryWritten, setEntryRule } from './history-entries';
import { type DialogName, dialogNameOf, endReopening, isReopening, NAME_KEY } from './reopening';

/**
 * Dialogs in the session history: Back closes the topmost one and does nothing else. An open dialog adds one entry with
 * the same address, which is removed when the dialog closes in another way.
 *
 * The router and code that rewrites the address need no changes: a rewritten entry remains the dialog's, and a page
 * that is opened by a link in the dialog replaces its entry. Browser only; nothing here throws.
 */

/** Key in `history.state`: number of open dialogs. */
const KEY = 'dialogs';

/** Open dialogs, the topmost last: close function, and the name of one that opens again after a reload. */
const open: { close: () => void; name: DialogName | undefined }[] = [];
/** Address of the entry below that of each dialog, at the time it opened. */
const below: string[] = [];
/** Address of the current entry. */
let address = '';
/** Reason of a traversal by this module: a dialog closed, or an entry belongs to a dialog that is gone. */
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

/** Adds entries for open dialogs and removes those of closed ones, except for one about to reopen. */
function sync(): void {
  if (traversal) return;
  const depth = depthOf(window.history.state);
  if (depth === 0) isPageExpected = false;
  address = window.location.href;
  below.length = depth;
  if (depth > open.length && !isPageExpected && !isReopening()) goBack(depth, 'closing');
  const name = open[0]?.name;
  try {
    // The entry may be that of a dialog that closed in favour of this one.
    if (open.length >= depth && depth > 0 && dialogNameOf(window.history.state) !== name) {
      window.history.replaceState({ ...window.history.state, [NAME_KEY]: name }, '');
    }
    for (let next = depth + 1; next <= open.length; next += 1) {
      below[next - 1] = address;
      window.history.pushState({ [KEY]: next, [NAME_KEY]: name }, '');
    }
  } catch {
    // `pushState` was throttled; Back falls back to leaving the page.
  }
}

/** Deferred, so that a dialog that opens in place of another takes over its entry. */
const syncSoon = () => void Promise.resolve().then(sync);

function onPop(event: PopStateEvent): void {
  const depth = depthOf(event.state);
  const reason = traversal;
  traversal = null;
  isPageExpected = false;
  const { href } = window.location;
  const isBack = depth < open.length && (below[depth] ?? href) === href;
  if (reason !== 'closing' && !isBack) {
    // Forward, or another page, led to the entry of a dialog that is gone.
    if (depth > open.length) goBack(depth, 'passing');
    else syncSoon();
    return;
  }
  // Hides the event from the router and `useAddress`: what the dialog wrote into the address stays.
  event.stopImmediatePropagation();
  if (href !== address) window.history.replaceState(event.state, '', address);
  // The dialog may have scrolled the page; keep that position.
  window.history.scrollRestoration = 'manual';
  window.requestAnimationFrame(() => {
    window.history.scrollRestoration = 'auto';
  });
  if (!reason) for (const { close } of open.splice(depth).reverse()) close();
  syncSoon();
}

/** Makes a page that is opened from a dialog replace its entry, and keeps the dialog's state in a rewritten entry. */
const ruleEntry: Parameters<typeof setEntryRule>[0] = ({ method, state }, url) => {
  const depth = depthOf(window.history.state);
  if (method === 'pushState') {
    return { method: depth > 0 && depthOf(state) === 0 ? 'replaceState' : method, state };
  }
  const isSamePage = new URL(url ?? '', window.location.href).pathname === window.location.pathname;
  const dialogState = { [KEY]: depth, [NAME_KEY]: dialogNameOf(window.history.state) };
  return { method, state: depth > 0 && isSamePage ? { ...dialogState, ...Object(state) } : state };
};

function onWritten(): void {
  address = window.location.href;
  // The link led to the current page.
  if (isPageExpected && open.length === 0) {
    isPageExpected = false;
    syncSoon();
  }
}

/** Starts listening. Dialogs call it themselves; a page that loads at the entry of a dialog has to. */
export function watchDialogHistory(): void {
  if (!handler) {
    setEntryRule(ruleEntry);
    onEntryWritten(onWritten);
  }
  if (!handler || window.onpopstate !== handler) {
    // A replaced `onpopstate` handler keeps its position among the listeners: `FrameEffects` sets one before the router
    // listens.
    const { onpopstate: before } = window;
    handler = (event) => {
      before?.call(window, event);
      onPop(event);
    };
    window.onpopstate = handler;
  }
  syncSoon();
}

/** After this time a dialog does not reopen: the visitor is reading the page by then. In ms. */
const REOPEN_TIMEOUT = 10 * SECOND;

/** Leaves the entry of a dialog at which the page was loaded, unless that dialog opens again in time. */
export function leaveEntryUnlessReopened(): void {
  watchDialogHistory();
  if (!isReopening()) return;
  setTimeout(() => {
    endReopening();
    watchDialogHistory();
  }, REOPEN_TIMEOUT);
}

/**
 * Registers an open dialog with its close function. Returns the function to call when it has closed.
 *
 * @param name for a dialog that opens again after a reload: see `useReopen`
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
    syncSoon();
  };
}

/** Call it before a dialog closes because a page is loading: the entry of that page replaces the dialog's. */
export function expectPage(): void {
  isPageExpected = true;
}
