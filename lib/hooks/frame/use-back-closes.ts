import { useEffect, useEffectEvent } from 'react';
import { enterDialog } from '@/lib/history/dialogs';
import type { DialogName } from '@/lib/history/reopening';

/** Lets the Back of the browser close what is modal, and do nothing else. One with a name reopens: see `useReopen`. */
export function useBackCloses(open: boolean, onClose: () => void, name?: DialogName): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? enterDialog(() => close(), name) : undefined), [open, name]);
}
