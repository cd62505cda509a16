import type { Allergen } from '@/data/schema/recipe';

/** Where a thing stands in the shop, in the order one walks it. */
export const AISLES = [
  'Fruit and vegetables',
  'Meat and fish',
  'Dairy, eggs and tofu',
  'Grains, pasta and bread',
  'Beans and nuts',
  'Tins and jars',
  'Oils, sauces and vinegars',
  'Spices and baking',
  'Everything else',
] as const;

export type Aisle = (typeof AISLES)[number];

/** A thing as a shop sells it. */
export type Grocery = {
  /** As a shopping list names it: "onion". */
  name: string;
  /** Name for more than one, when it is bought by the piece. */
  plural?: string;
  /** Null for what no one buys: water. */
  aisle: Aisle | null;
  /** Grams of one piece as bought, where recipes count it as well as weigh it. */
  piece?: number;
  /** Grams of the drained contents of a can, of a clove, of a sprig: what one of another counted unit weighs. */
  weighs?: Partial<Record<'can' | 'clove' | 'slice' | 'sprig' | 'leaf' | 'block', number>>;
  /** Millilitres of juice in one piece, where recipes measure the juice. */
  juice?: number;
  /** Cloves in a head. */
  head?: number;
  /** Grams that a bunch gives, of herbs that are sold by the bunch: leaves and thin stems. */
  bunch?: number;
  /** Millilitres on the label of a can, of what is sold in cans. */
  can?: number;
  /** Key of data/foods.ts, to add volumes to weights; the ingredient's own where it has one. */
  food?: string;
  /** In most kitchens already; listed apart, to be checked before shopping. */
  staple?: true;
  /** Allergens it brings, as Canadian labels name them; a recipe that takes it has to name them too. */
  contains?: readonly Allergen[];
};

const fresh = 'Fruit and vegetables';
const meat = 'Meat and fish';
const chilled = 'Dairy, eggs and tofu';
const grains = 'Grains, pasta and bread';
const beans = 'Beans and nuts';
const jars = 'Tins and jars';
const sauces = 'Oils, sauces and vinegars';
const spices = 'Spices and baking';

/** What recipes are shopped from. Weights of pieces are medium ones as Canadian shops sell them. */
export const groceries = {
  water: { name: 'water', aisle: null },

  onion: { name: 'onion', plural: 'onions', aisle: fresh, piece: 150 },
  'red-onion': { name: 'red onion', plural: 'red onions', aisle: fresh, piece: 150 },
  'green-onion': { name: 'green onion', plural: 'green onions', aisle: fresh, piece: 15 },
  garlic: { name: 'garlic', aisle: fresh, weighs: { clove: 5 }, head: 10 },
  ginger: { name: 'ginger root', plural: 'ginger roots', aisle: fresh, piece: 60, food: 'grated-ginger' },
  potato: { name: 'potato', plural: 'potatoes', aisle: fresh, piece: 200 },
  carrot: { name: 'carrot', plural: 'carrots', aisle: fresh, piece: 80 },
  celery: { name: 'celery stalk', plural: 'celery stalks', aisle: fresh, piece: 50 },
  zucchini: { name: 'zucchini', aisle: fresh, piece: 200 },
  cabbage: { name: 'green cabbage', aisle: fresh },
  cucumber: { name: 'cucumber', plural: 'cucumbers', aisle: fresh, piece: 300 },
  tomato: { name: 'tomato', plural: 'tomatoes', aisle: fresh, piece: 120 },
  'cherry-tomato': { name: 'cherry tomatoes', aisle: fresh },
  'bell-pepper': { name: 'bell pepper', plural: 'bell peppers', aisle: fresh, piece: 160 },
  'chili-pepper': { name: 'fresh chili', plural: 'fresh chilies', aisle: fresh, piece: 15 },
  broccoli: { name: 'broccoli', aisle: fresh },
  'snap-peas': { name: 'sugar snap peas', aisle: fresh },
  mushrooms: { name: 'mushrooms', aisle: fresh },
  spinach: { name: 'spinach', aisle: fresh },
  avocado: { name: 'avocado', plural: 'avocados', aisle: fresh, piece: 150 },
  lemon: { name: 'lemon', plural: 'lemons', aisle: fresh, piece: 100, juice: 45 },
  lime: { name: 'lime', plural: 'limes', aisle: fresh, piece: 70, juice: 30 },
  orange: { name: 'orange', plural: 'oranges', aisle: fresh, piece: 180, juice: 80 },
  apple: { name: 'apple', plural: 'apples', aisle: fresh, piece: 180 },
  basil: { name: 'basil', aisle: fresh, weighs: { leaf: 0.5 }, bunch: 40 },
  parsley: { name: 'flat-leaf parsley', aisle: fresh, weighs: { sprig: 1 }, bunch: 50 },
  cilantro: { name: 'cilantro', aisle: fresh, weighs: { sprig: 2 }, bunch: 50 },
  dill: { name: 'dill', aisle: fresh, weighs: { sprig: 0.5 }, bunch: 20 },
  thyme: { name: 'thyme', aisle: fresh, weighs: { sprig: 1 }, bunch: 20 },
  rosemary: { name: 'rosemary', aisle: fresh, weighs: { sprig: 2 }, bunch: 20 },
  'pickled-radish': { name: 'yellow pickled radish', aisle: fresh },

  'pork-shoulder': { name: 'pork shoulder', aisle: meat },
  'pork-belly': { name: 'pork belly', aisle: meat },
  'chicken-thighs': { name: 'boneless chicken thighs', aisle: meat },
  'chicken-breast': { name: 'boneless chicken breast', aisle: meat },
  'ground-turkey': { name: 'ground turkey', aisle: meat },
  salmon: { name: 'salmon fillet', aisle: meat, contains: ['Fish'] },

  egg: { name: 'egg', plural: 'eggs', aisle: chilled, piece: 50, contains: ['Egg'] },
  butter: { name: 'butter', aisle: chilled, food: 'butter', contains: ['Milk'] },
  milk: { name: 'milk', aisle: chilled, food: 'milk', contains: ['Milk'] },
  yogurt: { name: 'plain yogurt', aisle: chilled, food: 'yogurt', contains: ['Milk'] },
  feta: { name: 'feta', aisle: chilled, contains: ['Milk'] },
  parmesan: { name: 'Parmigiano Reggiano', aisle: chilled, contains: ['Milk'] },
  pecorino: { name: 'Pecorino', aisle: chilled, contains: ['Milk'] },
  'vegetarian-hard-cheese': {
    name: 'vegetarian hard cheese, Parmesan style',
    aisle: chilled,
    contains: ['Milk'],
  },
  cheddar: { name: 'cheddar', aisle: chilled, contains: ['Milk'] },
  'sour-cream': { name: 'sour cream', aisle: chilled, food: 'yogurt', contains: ['Milk'] },
  'firm-tofu': { name: 'firm tofu', aisle: chilled, weighs: { block: 450 }, contains: ['Soy'] },

  rice: { name: 'rice', aisle: grains, food: 'rice' },
  'short-grain-rice': { name: 'short-grain rice', aisle: grains, food: 'rice' },
  'brown-rice': { name: 'brown rice', aisle: grains, food: 'rice' },
  quinoa: { name: 'quinoa', aisle: grains, food: 'quinoa' },
  couscous: { name: 'couscous', aisle: grains, food: 'couscous', contains: ['Gluten'] },
  'pearl-couscous': { name: 'pearl couscous', aisle: grains, food: 'couscous', contains: ['Gluten'] },
  spaghetti: { name: 'spaghetti', aisle: grains, contains: ['Gluten'] },
  'wheat-noodles': { name: 'fresh thick wheat noodles', aisle: grains, contains: ['Gluten'] },
  flour: { name: 'all-purpose flour', aisle: grains, food: 'flour', contains: ['Gluten'] },

  soybeans: { name: 'dried soybeans', aisle: beans, food: 'soybeans', contains: ['Soy'] },
  'dried-chickpeas': { name: 'dried chickpeas', aisle: beans, food: 'dried-chickpeas' },
  'dried-black-beans': { name: 'dried black beans', aisle: beans, food: 'dried-black-beans' },
  'pine-nuts': { name: 'pine nuts', aisle: beans, food: 'pine-nuts', contains: ['Tree nuts'] },
  'sesame-seeds': { name: 'sesame seeds', aisle: beans, food: 'sesame-seeds', contains: ['Sesame'] },

  'canned-chickpeas': {
    name: 'canned chickpeas',
    aisle: jars,
    weighs: { can: 240 },
    can: 398,
    food: 'cooked-chickpeas',
  },
  'canned-black-beans': {
    name: 'canned black beans',
    aisle: jars,
    weighs: { can: 240 },
    can: 398,
    food: 'cooked-black-beans',
  },
  'canned-tomatoes': {
    name: 'canned tomatoes',
    aisle: jars,
    weighs: { can: 400 },
    can: 398,
    food: 'canned-tomatoes',
  },
  'tomato-paste': { name: 'tomato paste', aisle: jars, food: 'tomato-paste' },
  'coconut-milk': { name: 'coconut milk', aisle: jars, weighs: { can: 384 }, can: 400, food: 'coconut-milk' },
  corn: { name: 'corn kernels', aisle: jars, food: 'corn' },
  olives: { name: 'Kalamata olives', aisle: jars, food: 'olives', contains: ['Sulphites'] },
  salsa: { name: 'salsa', aisle: jars, food: 'salsa' },
  chunjang: {
    name: 'chunjang, black-bean paste',
    aisle: jars,
    food: 'chunjang',
    contains: ['Gluten', 'Soy'],
  },
  'chicken-stock': { name: 'unsalted chicken stock', aisle: jars, food: 'stock' },
  'vegetable-stock': { name: 'unsalted vegetable stock', aisle: jars, food: 'stock' },

  'neutral-oil': { name: 'neutral oil', aisle: sauces, food: 'neutral-oil', staple: true },
  'olive-oil': { name: 'extra virgin olive oil', aisle: sauces, food: 'olive-oil', staple: true },
  'sesame-oil': { name: 'toasted sesame oil', aisle: sauces, food: 'sesame-oil', contains: ['Sesame'] },
  'soy-sauce': { name: 'soy sauce', aisle: sauces, food: 'soy-sauce', contains: ['Gluten', 'Soy'] },
  'oyster-sauce': { name: 'oyster sauce', aisle: sauces, food: 'oyster-sauce', contains: ['Shellfish'] },
  mirin: { name: 'mirin', aisle: sauces, food: 'mirin' },
  'rice-vinegar': { name: 'rice vinegar', aisle: sauces, food: 'vinegar' },
  'red-wine-vinegar': { name: 'red wine vinegar', aisle: sauces, food: 'vinegar', contains: ['Sulphites'] },
  'cider-vinegar': { name: 'cider vinegar', aisle: sauces, food: 'vinegar' },
  honey: { name: 'honey', aisle: sauces, food: 'honey', staple: true },
  'maple-syrup': { name: 'maple syrup', aisle: sauces, food: 'maple-syrup' },
  'dijon-mustard': { name: 'Dijon mustard', aisle: sauces, food: 'yogurt', contains: ['Mustard'] },

  salt: { name: 'fine salt', aisle: spices, food: 'salt', staple: true },
  'black-pepper': { name: 'black pepper', aisle: spices, staple: true },
  'white-pepper': { name: 'ground white pepper', aisle: spices },
  sugar: { name: 'sugar', aisle: spices, food: 'sugar', staple: true },
  'brown-sugar': { name: 'brown sugar', aisle: spices, food: 'brown-sugar' },
  cornstarch: { name: 'cornstarch', aisle: spices, food: 'cornstarch' },
  'baking-soda': { name: 'baking soda', aisle: spices },
  'potato-starch': { name: 'potato starch', aisle: spices, food: 'potato-starch' },
  oregano: { name: 'dried oregano', aisle: spices },
  cumin: { name: 'ground cumin', aisle: spices },
  'cumin-seeds': { name: 'cumin seeds', aisle: spices },
  'cinnamon-stick': { name: 'cinnamon stick', plural: 'cinnamon sticks', aisle: spices },
  coriander: { name: 'ground coriander', aisle: spices },
  turmeric: { name: 'ground turmeric', aisle: spices },
  'garam-masala': { name: 'garam masala', aisle: spices },
  'chili-powder': { name: 'chili powder', aisle: spices },
  'kashmiri-chili': { name: 'Kashmiri chili powder', aisle: spices },
  paprika: { name: 'sweet paprika', aisle: spices },
  'smoked-paprika': { name: 'smoked paprika', aisle: spices },
  'red-pepper-flakes': { name: 'red pepper flakes', aisle: spices },
  'bay-leaf': { name: 'bay leaf', plural: 'bay leaves', aisle: spices },
  peppercorns: { name: 'black peppercorns', aisle: spices },
  nigari: { name: 'nigari (magnesium chloride)', aisle: spices },
  'star-anise': { name: 'star anise', aisle: spices },
  'flaky-salt': { name: 'flaky salt', aisle: spices },
  'apple-cider': { name: 'sweet apple cider, unfiltered', aisle: 'Everything else', food: 'water' },
} as const satisfies Record<string, Grocery>;

export type GroceryId = keyof typeof groceries;
