/** Runs a function when the page has loaded and the browser is idle. Returns the function that cancels it until then. */
export function onceIdle(run: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  const start = () => (window.requestIdleCallback ?? setTimeout)(() => run());
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
