import { useEffect, useRef } from 'react';
import { useRouteChange } from './use-route-change';

/**
 * Calls back when the visitor goes on to another page, and while `open` also on back and forward within this one,
 * which change no more than the query or the hash.
 */
export function useLeft(open: boolean, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useRouteChange(onLeave);
  useEffect(() => {
    if (!open) return;
    const onPop = () => latest.current();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [open]);
}
