import { useEffect, useEffectEvent } from 'react';
import { enterDialog } from './dialog-history';
import type { DialogName } from './reopening';

/** Closes a modal on the browser's Back, which then does nothing else. A named one reopens: see `useReopen`. */
export function useCloseOnBack(open: boolean, onClose: () => void, name?: DialogName): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? enterDialog(() => close(), name) : undefined), [open, name]);
}
