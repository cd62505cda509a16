/** Widths of card pictures for the `sizes` attribute, by grid. */
export const cardSizes = {
  two: '(min-width: 90rem) 628px, (min-width: 37.5rem) 45vw, 90vw',
  three: '(min-width: 90rem) 411px, (min-width: 48rem) 30vw, (min-width: 37.5rem) 45vw, 90vw',
  four: '(min-width: 90rem) 302px, (min-width: 64rem) 21vw, (min-width: 37.5rem) 45vw, 90vw',
  /** Two columns on a phone; square or taller on the front page, whose frame crops the sides of the picture. */
  half: '(min-width: 90rem) 396px, (min-width: 48rem) 31vw, 58vw',
  /** Two columns on a phone, without text there. */
  brief: '(min-width: 90rem) 411px, (min-width: 48rem) 30vw, 45vw',
  /** Beside the lead, 4 of 12 columns; rows with a square picture on a phone. */
  side: '(min-width: 90rem) 411px, (min-width: 64rem) 28vw, (min-width: 37.5rem) 45vw, 9.4rem',
  /** Rows with a square picture on a phone, a grid of four above. */
  compact: '(min-width: 90rem) 302px, (min-width: 64rem) 21vw, (min-width: 37.5rem) 45vw, 9.4rem',
  /** Rows with a square picture on a phone, two columns above. */
  pair: '(min-width: 90rem) 628px, (min-width: 37.5rem) 45vw, 9.4rem',
  /** The large card that leads a page, 8 of 12 columns. */
  lead: '(min-width: 90rem) 845px, (min-width: 64rem) 60vw, 90vw',
  /** Tiles of the band of kinds: upright, so the picture is wider than its frame; two columns on a phone. */
  tile: '(min-width: 90rem) 470px, (min-width: 68rem) 33vw, (min-width: 48rem) 363px, 50vw',
  wideTile: '(min-width: 90rem) 470px, (min-width: 68rem) 33vw, (min-width: 48rem) 363px, 100vw',
} as const;

export type CardSizes = keyof typeof cardSizes;
