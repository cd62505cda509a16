import { useEffect, useEffectEvent, useRef } from 'react';
import { expectPage } from './dialog-history';
import { useRouteChange } from './use-route-change';

const MAIN = 'main';

/** Moves focus to the target of a link, so that keyboard and screen reader continue there. */
function focusTarget(id: string) {
  const target = document.getElementById(id);
  if (!target) return;
  // The router does not scroll to the current hash.
  if (id !== MAIN) target.scrollIntoView?.();
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Closes a dialog that contains links when another page opens, and while it is `open` on Back and Forward within the page.
 * Focus moves to the new page, not back to the opener.
 *
 * @returns `leave`, to be called when a link is pressed (with its hash, if it leads to a place on this page), and props
 *   of the dialog
 */
export function useLeave(open: boolean, onClose: () => void) {
  const targetId = useRef<string | null>(null);
  const leave = (hash = '') => {
    targetId.current = hash.slice(1) || MAIN;
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
    targetId.current = null;
    if (!next) onClose();
  };
  const onReturnFocus = (event: Event) => {
    if (targetId.current === null) return;
    event.preventDefault();
    focusTarget(targetId.current);
    targetId.current = null;
  };
  return { leave, dialog: { open, onOpenChange, onReturnFocus } };
}
