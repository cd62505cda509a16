/**
 * Whether the address of this page carries a time to eat, so that the planner may be opened. A look only, as it is
 * part of every recipe's first view: reading the time is up to `PLAN`. False on the server.
 */
export function hasPlanInAddress(): boolean {
  return typeof window !== 'undefined' && /[?&]eat=\d{4}-/.test(window.location.search);
}
