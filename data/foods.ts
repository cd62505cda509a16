/**
 * Foods whose measure changes between systems. `density` is grams per millilitre as measured in a kitchen
 * (spooned, not packed), from the USDA FoodData Central portion weights; `us` says how US kitchens measure it.
 */
export type Food = { density: number; us: 'volume' | 'weight' };

export const foods = {
  water: { density: 1, us: 'volume' },
  stock: { density: 1, us: 'volume' },
  'neutral-oil': { density: 0.92, us: 'volume' },
  'soy-sauce': { density: 1.08, us: 'volume' },
  mirin: { density: 1.09, us: 'volume' },
  'oyster-sauce': { density: 1.2, us: 'volume' },
  chunjang: { density: 1.13, us: 'volume' },
  sugar: { density: 0.85, us: 'volume' },
  'potato-starch': { density: 0.68, us: 'volume' },
  'diced-onion': { density: 0.63, us: 'volume' },
  'diced-potato': { density: 0.65, us: 'volume' },
  'diced-zucchini': { density: 0.55, us: 'volume' },
  'cut-cabbage': { density: 0.35, us: 'volume' },
} as const satisfies Record<string, Food>;
