/** Allergens as Canadian labels name them. */
export const ALLERGENS = [
  'Egg',
  'Fish',
  'Gluten',
  'Milk',
  'Mustard',
  'Peanut',
  'Sesame',
  'Shellfish',
  'Soy',
  'Sulphites',
  'Tree nuts',
] as const;

/** An allergen as Canadian labels name it. */
export type Allergen = (typeof ALLERGENS)[number];
