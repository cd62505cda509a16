/**
 * The address that Back or Forward led to last; '' for none. React renders the page of an entry while the router handles
 * `popstate`, so `FrameEffects` sets it in the handler that browsers call first.
 */
export const traversal = { to: '' };

/** True if Back or Forward led to the address of the page, and nothing has ended that since. */
export const isTraversed = (): boolean => traversal.to === window.location.href;
