import { useSyncExternalStore } from 'react';

/** State of a page that is read from several places, such as the address and memory. */
export type PageStore<State> = {
  /** The state of the exported page and of the first render. */
  initial: State;
  /** The same object until one of its parts changes. */
  getState: () => State;
  /** Calls the subscribers if the state has changed since their last call; for changes of parts that notify nobody. */
  notify: () => void;
  /** Calls back after a change. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

/** A function that makes its result again only when an argument has changed, compared with `Object.is`. */
export function memoizeLast<Parts extends unknown[], Result>(
  make: (...parts: Parts) => Result,
): (...parts: Parts) => Result {
  let last: { parts: Parts; result: Result } | null = null;
  return (...parts) => {
    if (!last?.parts.every((part, index) => Object.is(part, parts[index])))
      last = { parts, result: make(...parts) };
    return last.result;
  };
}

/**
 * Creates a store of a page.
 *
 * @param initial the state of the exported page
 * @param read the parts that the state is made of
 * @param make the state of these parts
 * @param sources subscriptions to parts that change by themselves
 */
export function createPageStore<State, Parts extends unknown[]>(
  initial: State,
  read: () => [...Parts],
  make: (...parts: Parts) => State,
  sources: readonly ((listener: () => void) => () => void)[],
): PageStore<State> {
  const listeners = new Set<() => void>();
  const stateOf = memoizeLast(make);
  let stops: (() => void)[] = [];
  /** The state of the last notification. */
  let notified = initial;
  let isNotifying = false;
  const getState = () => (isNotifying ? notified : stateOf(...read()));
  const notify = () => {
    const state = stateOf(...read());
    // One write of the address notifies twice, and of parameters of other stores too.
    if (state === notified) return;
    notified = state;
    // Hundreds of cards subscribe, and reading the address for each of them takes longer than all they do.
    isNotifying = true;
    try {
      for (const listener of listeners) listener();
    } finally {
      isNotifying = false;
    }
  };
  return {
    initial,
    getState,
    notify,
    subscribe: (listener) => {
      // Once for all: the end of a subscription to the address forgets values that the browser refused to write.
      if (listeners.size === 0) stops = sources.map((subscribe) => subscribe(notify));
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const stop of stops) stop();
      };
    },
  };
}

/** A value of a store's state. Renders again only when that value changes; it must not be a new object each time. */
export function usePageState<State, T>(store: PageStore<State>, select: (state: State) => T): T {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.initial),
  );
}
