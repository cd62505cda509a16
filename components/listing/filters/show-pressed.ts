/** Scrolls a row of chips, and nothing else, to the first that is pressed. */
export function showPressed(row: HTMLElement): void {
  const chip = row.querySelector('[aria-pressed="true"]');
  if (!chip) return;
  const frame = row.getBoundingClientRect();
  const at = chip.getBoundingClientRect();
  if (at.left < frame.left || at.right > frame.right) row.scrollLeft += at.left - frame.left - 20;
}
