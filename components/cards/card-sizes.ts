/** Widths of card pictures for the `sizes` attribute, by the grid they stand in. */
export const cardSizes = {
  two: '(min-width: 90rem) 628px, (min-width: 37.5rem) 45vw, 90vw',
  three: '(min-width: 90rem) 411px, (min-width: 64rem) 30vw, (min-width: 37.5rem) 45vw, 90vw',
  four: '(min-width: 90rem) 302px, (min-width: 64rem) 21vw, (min-width: 37.5rem) 45vw, 90vw',
  /** Rows on a phone, a grid of four above. */
  compact: '(min-width: 90rem) 302px, (min-width: 64rem) 21vw, (min-width: 37.5rem) 45vw, 7rem',
  /** The large card that leads a page, 8 of 12 columns. */
  lead: '(min-width: 90rem) 845px, (min-width: 64rem) 60vw, 90vw',
  /** The seven tiles; the first is as wide as the page on a phone. */
  tile: '(min-width: 90rem) 170px, (min-width: 48rem) 12vw, 45vw',
} as const;

export type CardSizes = keyof typeof cardSizes;
