import { useEffect, useRef } from 'react';
import { enterDialog } from '@/lib/history/dialogs';

/** Lets the Back of the browser close what is modal, and do nothing else, for as long as it is open. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (open ? enterDialog(() => latest.current()) : undefined), [open]);
}
