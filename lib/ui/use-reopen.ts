import { useEffect, useEffectEvent } from 'react';
import { type DialogName, endReopening, isReopening } from './reopening';

/**
 * Opens a dialog again if the page was reloaded or its tab discarded while it was open.
 *
 * @param name null if another component reopens it
 * @param load loads the dialog; null if it cannot open, and the page stays without it
 */
export function useReopen(name: DialogName | null, load: () => Promise<unknown>, open: () => void): void {
  const reopen = useEffectEvent(async (name: DialogName) => {
    const isLoaded = (await load()) !== null;
    // The visitor may have gone back or opened another dialog meanwhile.
    if (!isReopening(name)) return;
    if (isLoaded) return open();
    endReopening();
    const { watchDialogHistory } = await import('./dialog-history');
    watchDialogHistory();
  });
  useEffect(() => {
    if (name && isReopening(name)) void reopen(name).catch(() => {});
  }, [name]);
}
