import { useEffect, useEffectEvent } from 'react';
import { enterDialog } from './dialog-history';
import type { DialogName } from './reopening';

/** Lets the Back of the browser close what is modal, and do nothing else. One with a name reopens: see `useReopen`. */
export function useBackCloses(open: boolean, onClose: () => void, name?: DialogName): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? enterDialog(() => close(), name) : undefined), [open, name]);
}
