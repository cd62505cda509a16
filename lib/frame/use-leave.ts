import { useEffect, useEffectEvent, useRef } from 'react';
import { expectPage } from '@/lib/ui/dialog-history';
import { useRouteChange } from '@/lib/ui/use-route-change';

const MAIN = 'main';

/** Puts the focus on what an address leads to, so that keyboard and screen reader go on there. */
function focusPlace(id: string) {
  const place = document.getElementById(id);
  if (!place) return;
  // The router goes nowhere where the address leads already.
  if (id !== MAIN) place.scrollIntoView?.();
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * For a dialog full of links: closes it when the visitor goes on to another page, while `open` also on Back and Forward
 * within this one. The focus is then on the page that was chosen, not on the button that opened the dialog.
 *
 * @returns `leave`, to be called when a link is pressed (with its `#…` where it leads to a place of this page), and
 *   what the dialog needs to be told.
 */
export function useLeave(open: boolean, onClose: () => void) {
  const leftFor = useRef<string | null>(null);
  const leave = (hash = '') => {
    leftFor.current = hash.slice(1) || MAIN;
    expectPage();
    onClose();
  };
  useRouteChange(() => leave());
  const onLeft = useEffectEvent(() => leave());
  useEffect(() => {
    if (!open) return;
    const onPop = () => onLeft();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [open]);
  const onOpenChange = (next: boolean) => {
    leftFor.current = null;
    if (!next) onClose();
  };
  const onReturnFocus = (event: Event) => {
    if (leftFor.current === null) return;
    event.preventDefault();
    focusPlace(leftFor.current);
    leftFor.current = null;
  };
  return { leave, dialog: { open, onOpenChange, onReturnFocus } };
}
