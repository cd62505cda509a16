/**
 * Dialogs that open again after a reload, or after the browser discarded the tab. The history entry of an open dialog
 * names it in `history.state`, which survives both, belongs to one tab and is empty in a new one. Every page loads this
 * module, so it reads the entry while the document loads; `lib/ui/dialog-history.ts`, which writes the name, is lazy.
 */

/**
 * The dialogs in which a reload loses the visitor's place: a step, a plan, a walk, and the transfer of a shopping list,
 * whose file chooser makes phones discard the tab. The others show what one press on the restored page shows again.
 */
export type DialogName = 'cook' | 'plan' | 'transfer' | 'walk';

/** Key in the state of an entry: the name of the lowest dialog that is open over the page. */
export const NAME_KEY = 'dialog';

/** The dialog that the state of an entry names. Takes any value. */
export function dialogNameOf(state: unknown): string | undefined {
  const name: unknown = state instanceof Object && NAME_KEY in state ? state[NAME_KEY] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** The dialog of the entry that the document was loaded at, until it is open or given up. */
let expected = typeof window === 'undefined' ? undefined : dialogNameOf(window.history.state);

/** True if this dialog, or any if none is named, is about to open again at the current entry. False on the server. */
export function isReopening(name = expected): boolean {
  return expected !== undefined && name === expected && dialogNameOf(window.history.state) === expected;
}

/** To be called when a dialog has opened, or will not. */
export function endReopening(): void {
  expected = undefined;
}
