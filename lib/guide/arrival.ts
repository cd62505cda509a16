let isBack = false;
if (typeof window !== 'undefined') {
  const entries = window.performance?.getEntriesByType?.('navigation') as
    | PerformanceNavigationTiming[]
    | undefined;
  isBack = entries?.[0]?.type === 'back_forward';
  const note = ({ type }: Event) => {
    isBack = type === 'popstate';
  };
  window.addEventListener('popstate', note);
  // Every way on to another page begins with a click.
  window.addEventListener('click', note, true);
}

/** True if the visitor came to this page by Back or Forward, so that the browser restores the scroll position. */
export const wasRestored = (): boolean => isBack;

/** `instant` for visitors who prefer reduced motion, otherwise the given behavior of a scroll. */
export function scrollBehavior(behavior: 'smooth' | 'instant' = 'smooth'): 'smooth' | 'instant' {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : behavior;
}

const FILTERS = /[?&](category|cuisine|at|near)=/;

/** True if the address has filters, which change the height of what is above and beside a map. */
export const hasFiltersInAddress = (): boolean => FILTERS.test(window.location.search);

/** Milliseconds after which a click on a link has changed the address. */
const ADDRESS_DELAY = 60;

/** Calls back after a click on a link of this page that leads to its present address. Returns what stops it. */
export function onLinkToHere(listener: () => void): () => void {
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || ctrlKey || metaKey || shiftKey) return;
    setTimeout(() => link.href === window.location.href && listener(), ADDRESS_DELAY);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
