import type { RecipeType } from '@/lib/content/schema/recipe';

/** The kinds the list can be narrowed to, in the order of the chips; values as in `/recipes?category=…`. */
export const kindFilters: { value: RecipeType; label: string }[] = [
  { value: 'one-pot', label: 'One Pot' },
  { value: 'high-protein', label: 'High Protein' },
  { value: 'chicken', label: 'Chicken' },
  { value: 'beef', label: 'Beef' },
  { value: 'pork', label: 'Pork' },
  { value: 'noodles', label: 'Noodles' },
  { value: 'pasta', label: 'Pasta' },
  { value: 'salads', label: 'Salads' },
  { value: 'legumes', label: 'Legumes' },
];

/** Kinds that have a page to go to while the list holds nothing of them. */
export const kindPages: Partial<Record<RecipeType, { name: string; href: string }>> = {
  beef: { name: 'Where my beef recipes stand', href: '/beef' },
};

/** Minutes from the first step to the table, waiting included. */
export const timeFilters = [
  { value: '30', label: 'Up to 30 min', from: 0, to: 30 },
  { value: '60', label: 'Up to 1 hr', from: 0, to: 60 },
  { value: 'over', label: 'Over 1 hr', from: 61, to: Number.POSITIVE_INFINITY },
];

export const dietFilters = [
  { value: 'vegetarian', label: 'Vegetarian' },
  { value: 'vegan', label: 'Vegan' },
  { value: 'gluten-free', label: 'Gluten-free' },
  { value: 'dairy-free', label: 'Dairy-free' },
];

/** Things that are not what they are made of: who has rice does not have rice vinegar. */
export const madeThings = [
  'bouillon',
  'broth',
  'butter',
  'flake',
  'flour',
  'milk',
  'noodle',
  'oil',
  'paste',
  'powder',
  'sauce',
  'starch',
  'stock',
  'syrup',
  'tortilla',
  'vinegar',
  'wine',
];

/** Names whose first word makes another thing of the rest: who has onions does not have green onions. */
export const wholeNames = ['green onion', 'black pepper', 'white pepper'];
