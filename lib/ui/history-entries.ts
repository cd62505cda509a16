// The only wrapper of `history.pushState` and `replaceState`: it covers calls by the site and by the router.

type Method = 'pushState' | 'replaceState';

/** A call of a history method, with its state. */
type Entry = { method: Method; state: unknown };

/** Changes a call before it is made. */
type EntryRule = (entry: Entry, url: string | URL | null | undefined) => Entry;

const listeners = new Set<() => void>();
let rule: EntryRule = (entry) => entry;
let isWatched = false;

function watch(): void {
  if (isWatched) return;
  isWatched = true;
  const { history } = window;
  const write = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    history[name] = (data, unused, url) => {
      const { method, state } = rule({ method: name, state: data }, url);
      write[method](state, unused, url);
      for (const listener of listeners) listener();
    };
  }
}

/** Calls back after each written entry; the address has changed by then. Returns the function that stops it. */
export function onEntryWritten(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the rule that all later calls go through. */
export function setEntryRule(next: EntryRule): void {
  watch();
  rule = next;
}
