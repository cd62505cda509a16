/** Event of the window on which a message about the page before is removed. */
export const PAGE_LEFT = 'rtr:page-left';

/** Removes the message on screen, unless it belongs to the page that has just opened. */
export function leaveToasts(): void {
  window.dispatchEvent(new Event(PAGE_LEFT));
}
