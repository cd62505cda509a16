/**
 * The address that Back or Forward led to last; '' for none. React renders the page of an entry while the router handles
 * `popstate`, so `FrameEffects` sets it in the handler that browsers call first.
 */
export const traversal = { to: '' };
