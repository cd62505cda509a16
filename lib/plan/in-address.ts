/** Whether the address carries a time to eat: a look only, cheap enough for the first view. False on the server. */
export function hasPlanInAddress(): boolean {
  return typeof window !== 'undefined' && /[?&]eat=\d{4}-/.test(window.location.search);
}
