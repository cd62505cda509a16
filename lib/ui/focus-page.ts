/** Moves the focus to the start of the page, for a pressed control that is removed. The page does not scroll. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
