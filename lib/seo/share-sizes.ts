/** Size of every share image the site makes, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Size of the tall image of a recipe for Pinterest, in pixels. */
export const PIN_SIZE = { width: 1000, height: 1500 } as const;
