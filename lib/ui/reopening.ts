/**
 * Dialogs that open again after a reload, or after the browser discarded the tab. The history entry of an open dialog
 * names it in `history.state`, which survives both, belongs to one tab and is empty in a new one. Every page loads this
 * module, so it reads the entry while the document loads; `lib/ui/dialog-history.ts`, which writes the name, is lazy.
 */

/**
 * Dialogs in which a reload loses the visitor's place: a cooking step, a plan, a walk, and the transfer of a shopping
 * list, whose file chooser makes phones discard the tab. Any other opens again with one press.
 */
export type DialogName = 'cook' | 'plan' | 'transfer' | 'walk';

/** Key in `history.state`: name of the bottom-most open dialog. */
export const NAME_KEY = 'dialog';

/** Dialog named in the state of a history entry. Takes any value. */
export function dialogNameOf(state: unknown): string | undefined {
  const name: unknown = state instanceof Object && NAME_KEY in state ? state[NAME_KEY] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** Dialog of the history entry at which the document loaded, until it is open or cannot open. */
let expected = typeof window === 'undefined' ? undefined : dialogNameOf(window.history.state);

/** True if this dialog, or any if none is named, is about to open again at the current entry. False on the server. */
export function isReopening(name = expected): boolean {
  return expected !== undefined && name === expected && dialogNameOf(window.history.state) === expected;
}

/** Ends the waiting for a dialog to reopen: one has opened, or cannot. */
export function endReopening(): void {
  expected = undefined;
}
