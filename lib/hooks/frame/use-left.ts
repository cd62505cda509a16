import { useEffect, useEffectEvent } from 'react';
import { useRouteChange } from './use-route-change';

/** Calls back when the visitor goes on to another page, while `open` also on Back and Forward within this one. */
export function useLeft(open: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useRouteChange(onLeave);
  useEffect(() => {
    if (!open) return;
    const onPop = () => leave();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [open]);
}
