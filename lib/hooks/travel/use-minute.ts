import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function everyMinute(changed: () => void): () => void {
  let timer = 0;
  const next = () => {
    changed();
    timer = window.setTimeout(next, MINUTE - (Date.now() % MINUTE));
  };
  timer = window.setTimeout(next, MINUTE - (Date.now() % MINUTE));
  // A page that comes back from the background has missed its minutes.
  document.addEventListener('visibilitychange', changed);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** The start of the minute it is, in epoch milliseconds; null on the server and in the first render. */
export function useMinute(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => null,
  );
}
