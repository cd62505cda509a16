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

/** Every way people write a unit, by the unit it means. */
const WORDS: Readonly<Record<string, string>> = {
  g: 'g gr gram grams gramme grammes',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes',
  oz: 'oz ounce ounces',
  lb: 'lb lbs pound pounds',
  ml: 'ml mls millilitre millilitres milliliter milliliters',
  cl: 'cl centilitre centilitres',
  dl: 'dl decilitre decilitres',
  l: 'l litre litres liter liters',
  pinch: 'pinch pinches',
  tsp: 'tsp tsps teaspoon teaspoons',
  tbsp: 'tbsp tbsps tbs tablespoon tablespoons',
  'fl oz': 'floz',
  cup: 'cup cups c',
  pt: 'pt pint pints',
  qt: 'qt qts quart quarts',
  clove: 'clove cloves',
  slice: 'slice slices',
  sprig: 'sprig sprigs',
  leaf: 'leaf leaves',
  block: 'block blocks',
  can: 'can cans tin tins',
};

const UNIT_OF_WORD = new Map(
  Object.entries(WORDS).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
);

/** The unit a word in lower case means ("cups", "fl. oz"); undefined when it is none. */
export function unitOf(word: string): string | undefined {
  return UNIT_OF_WORD.get(word.replace(/[\s.]/g, ''));
}
