import { useEffect } from 'react';
import { useRaw } from '@/lib/hooks/use-raw';

/** A slash belongs to what is being typed, and to nothing while a dialog is open. */
const BUSY = 'dialog[open],[role=dialog],:read-write:focus,select:focus';

/**
 * Lets `/` press the control whose `aria-keyshortcuts` says so. Gives the value for that attribute: undefined where
 * the visitor switched the key off, so that nothing is pressed then.
 */
export function useSearchKey(): '/' | undefined {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Shift may be held: many keyboards have no slash without it.
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const control = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
      if (!control || document.querySelector(BUSY)) return;
      // Firefox would open a search of its own.
      event.preventDefault();
      control.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  // Every page asks, so it is told by the text itself.
  return useRaw('rtr:search-key') === '"off"' ? undefined : '/';
}
