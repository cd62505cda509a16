import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus to the first control of the row with this `data-entry`, once it is rendered: it was just added, or an
 * undo brought it back. Another entry, or `undefined` in between, moves it again.
 */
export function useEntryFocus(list: RefObject<HTMLElement | null>, entry: string | undefined): void {
  useLayoutEffect(() => {
    const row = entry && list.current?.querySelector(`[data-entry="${CSS.escape(entry)}"]`);
    if (row) row.querySelector<HTMLElement>('a, input, button')?.focus();
  }, [list, entry]);
}
