export type Food = {
  /** Grams per millilitre as measured in a kitchen: spooned or dropped in, not packed. */
  density: number;
  /** What US kitchens measure it by. */
  us: 'volume' | 'weight';
  /** What metric kitchens measure it by where a recipe gives cups or many spoons. */
  metric: 'volume' | 'weight';
  /** Cut in pieces or leafy: nobody levels it off with a tablespoon. */
  pieces?: true;
};

/** Liquids: the jug in both systems. */
const liquid = (density: number) => ({ density, us: 'volume', metric: 'volume' }) as const;
/** Powders, grains and pastes: scales in metric, cups in the US. */
const dry = (density: number) => ({ density, us: 'volume', metric: 'weight' }) as const;
/** Cut or leafy: as dry, to the nearest measuring cup. */
const cut = (density: number) => ({ density, us: 'volume', metric: 'weight', pieces: true }) as const;

/**
 * Foods whose measure changes between systems. Densities follow the portion weights of USDA FoodData Central,
 * in grams for a cup of 237 ml. What US shops sell and cooks weigh (meat, fish, pasta) needs no entry.
 */
export const foods = {
  water: liquid(1),
  stock: liquid(1),
  milk: liquid(1.03),
  cream: liquid(1.01),
  'coconut-milk': liquid(0.96),
  'neutral-oil': liquid(0.92),
  'olive-oil': liquid(0.91),
  'sesame-oil': liquid(0.92),
  'soy-sauce': liquid(1.08),
  'fish-sauce': liquid(1.2),
  'oyster-sauce': liquid(1.2),
  mirin: liquid(1.09),
  vinegar: liquid(1.01),
  'lemon-juice': liquid(1.03),
  honey: liquid(1.42),
  'maple-syrup': liquid(1.33),
  'canned-tomatoes': dry(1.03),
  'tomato-paste': dry(1.11),
  salsa: dry(1.08),
  yogurt: dry(1.04),
  chunjang: dry(1.13),
  gochujang: dry(1.2),
  butter: dry(0.96),
  sugar: dry(0.85),
  'brown-sugar': dry(0.93),
  salt: dry(1.22),
  flour: dry(0.53),
  semolina: dry(0.71),
  cornstarch: dry(0.54),
  'potato-starch': dry(0.68),
  rice: dry(0.78),
  quinoa: dry(0.72),
  couscous: dry(0.73),
  lentils: dry(0.81),
  soybeans: dry(0.79),
  'dried-chickpeas': dry(0.85),
  'dried-black-beans': dry(0.82),
  'cooked-chickpeas': dry(0.69),
  'cooked-black-beans': dry(0.73),
  corn: dry(0.65),
  'sesame-seeds': dry(0.61),
  'pine-nuts': dry(0.57),
  'grated-parmesan': dry(0.42),
  feta: cut(0.63),
  olives: cut(0.57),
  'basil-leaves': cut(0.1),
  'chopped-parsley': cut(0.25),
  'cilantro-leaves': cut(0.07),
  'cherry-tomatoes': cut(0.63),
  'diced-tomato': cut(0.76),
  'diced-cucumber': cut(0.5),
  'diced-onion': cut(0.68),
  'diced-pepper': cut(0.63),
  'diced-carrot': cut(0.54),
  'diced-celery': cut(0.43),
  'diced-potato': cut(0.63),
  'diced-zucchini': cut(0.52),
  'cut-cabbage': cut(0.38),
  'broccoli-florets': cut(0.38),
  spinach: cut(0.13),
  'grated-ginger': cut(0.4),
} as const satisfies Record<string, Food>;
