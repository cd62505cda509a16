/**
 * Units an amount may carry. `null` in a recipe (no unit) means a count: "2 eggs".
 * Weights are in grams or kilograms, volumes in millilitres, litres or US kitchen measures.
 */
export const UNITS = [
  'g',
  'kg',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'cup',
  'clove',
  'slice',
  'sprig',
  'leaf',
  'pinch',
  'block',
  'can',
] as const;

export type Unit = (typeof UNITS)[number];

/** The two systems a visitor can choose; metric is the default and stays out of the address. */
export const UNIT_SYSTEMS = ['metric', 'us'] as const;

export type UnitSystem = (typeof UNIT_SYSTEMS)[number];
