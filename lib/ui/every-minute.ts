const MINUTE = 60_000;

/** Calls at the start of every minute, and when the page comes back and may have missed some. Returns what ends it. */
export function everyMinute(call: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  const tick = () => {
    call();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', call);
  window.addEventListener('focus', call);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', call);
    window.removeEventListener('focus', call);
  };
}
