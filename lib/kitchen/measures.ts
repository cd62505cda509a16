/**
 * Millilitres of every measure by volume. Spoons and cups are the nominal ones that labels and measuring sets
 * use (teaspoon 5 ml, cup 240 ml): a spoon is then the same spoon in both systems, and 60 ml is a quarter cup.
 */
export const MILLILITRES = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  pinch: 5 / 16,
  tsp: 5,
  tbsp: 15,
  'fl oz': 30,
  cup: 240,
  pt: 480,
  qt: 960,
} as const;

/** Grams of every measure by weight. */
export const GRAMS = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 } as const;

/** Millilitres in one of a unit, or undefined when the unit is not one of volume. */
export function millilitresIn(unit: string): number | undefined {
  return Object.hasOwn(MILLILITRES, unit) ? MILLILITRES[unit as keyof typeof MILLILITRES] : undefined;
}

/** Grams in one of a unit, or undefined when the unit is not one of weight. */
export function gramsIn(unit: string): number | undefined {
  return Object.hasOwn(GRAMS, unit) ? GRAMS[unit as keyof typeof GRAMS] : undefined;
}
