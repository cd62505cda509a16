import { useLayoutEffect, useRef } from 'react';
import { useRouteChange } from './use-route-change';

/**
 * Starts each new page at its top, with keyboard and screen reader at its content. The router alone stops short
 * when the new content is already in view, and leaves focus on a link that may be gone. Back and forward keep
 * the place the browser restores; an address with a hash goes to its target.
 */
export function usePageEntry(mainId: string): void {
  const poppedTo = useRef<string | null>(null);
  useLayoutEffect(() => {
    // Before the router and whoever reads the address begin to listen; `lib/history/dialogs.ts` wraps it later.
    window.onpopstate = () => {
      poppedTo.current = window.location.pathname;
    };
    return () => {
      window.onpopstate = null;
    };
  }, []);
  useRouteChange(() => {
    const popped = poppedTo.current === window.location.pathname;
    poppedTo.current = null;
    if (!popped && window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById(mainId);
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  });
}
