/** The fractions a kitchen can measure, by the character that prints them. */
export const FRACTIONS = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
} as const;

/** With them those of a ruler, which no cup is marked with. */
export const ALL_FRACTIONS = { ...FRACTIONS, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8 } as const;

export type FractionGlyph = keyof typeof ALL_FRACTIONS;

/** Takes the noise of floating point off a number: 12 significant digits are kept. */
export function clean(value: number): number {
  return Number(value.toPrecision(12));
}
