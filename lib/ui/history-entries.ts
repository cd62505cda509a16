/** The one place that hears of every entry that is written into the session history, by this site or by the router. */

type Method = 'pushState' | 'replaceState';

/** How an entry is written: as a new one or in the place of the one it is on, and what it holds besides its address. */
type Entry = { method: Method; state: unknown };

/** May have an entry written another way. */
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

/** Calls back after each entry that was written, with the address already changed. Returns what stops it. */
export function onEntryWritten(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has all entries written by a rule from now on. */
export function setEntryRule(next: EntryRule): void {
  watch();
  rule = next;
}
