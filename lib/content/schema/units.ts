/** Units of amounts with their spellings; without a unit an amount is a count: "2 eggs". */
const UNIT_WORDS = {
  g: 'g gr gram grams gramme grammes',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes',
  ml: 'ml mls millilitre millilitres milliliter milliliters',
  l: 'l litre litres liter liters',
  tsp: 'tsp tsps teaspoon teaspoons',
  tbsp: 'tbsp tbsps tbs tablespoon tablespoons',
  cup: 'cup cups c',
  clove: 'clove cloves',
  slice: 'slice slices',
  sprig: 'sprig sprigs',
  leaf: 'leaf leaves',
  pinch: 'pinch pinches',
  block: 'block blocks',
  can: 'can cans tin tins',
  bunch: 'bunch bunches',
  head: 'head heads',
  handful: 'handful handfuls',
  stick: 'stick sticks',
  piece: 'piece pieces',
  dash: 'dash dashes',
  package: 'package packages pkg pkgs packet packets pack packs',
  stalk: 'stalk stalks',
};

/** Units that are converted to one of these. */
const OTHER_WORDS = {
  oz: 'oz ounce ounces',
  lb: 'lb lbs pound pounds',
  cl: 'cl centilitre centilitres',
  dl: 'dl decilitre decilitres',
  'fl oz': 'floz',
  pt: 'pt pint pints',
  qt: 'qt qts quart quarts',
};

export type Unit = keyof typeof UNIT_WORDS;

export const UNITS = Object.keys(UNIT_WORDS) as Unit[];

/** Unit systems; metric is the default and is not in the address. */
export const UNIT_SYSTEMS = ['metric', 'us'] as const;

export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

const UNIT_OF_WORD = new Map(
  Object.entries({ ...UNIT_WORDS, ...OTHER_WORDS }).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit] as const),
  ),
);

/** Unit of a lower-case word ("cups", "fl. oz"); undefined for other words. */
export function unitOf(word: string): string | undefined {
  return UNIT_OF_WORD.get(word.replace(/[\s.]/g, ''));
}
