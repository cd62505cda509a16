const MINUTE = 60_000;

/**
 * Calls back at the start of every minute, and when the page becomes visible or focused again. Returns the function that
 * stops it.
 */
export function everyMinute(callback: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  const tick = () => {
    callback();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', callback);
  window.addEventListener('focus', callback);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', callback);
    window.removeEventListener('focus', callback);
  };
}
