import { useEffect, useEffectEvent } from 'react';
import { enterDialog } from '@/lib/history/dialogs';

/** Lets the Back of the browser close what is modal, and do nothing else, for as long as it is open. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? enterDialog(() => close()) : undefined), [open]);
}
