import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Duration } from '@/lib/content/schema/recipe-step';

/** Ingredients and durations that the texts of tests refer to. */
export const listed: { ingredients: Ingredient[]; durations: Duration[] } = {
  ingredients: [
    { id: 'pork', name: 'pork shoulder', amount: 400, unit: 'g' },
    { id: 'egg', name: 'egg', plural: 'eggs', amount: 2, round: 'half' },
    { id: 'stock', name: 'stock', amount: 600, unit: 'ml', food: 'stock' },
    { id: 'salt', name: 'salt' },
  ],
  durations: [
    { id: 'fry', label: 'Fry', minutes: 5, attention: 'active' },
    { id: 'soak', label: 'Soak', minutes: [600, 1440], attention: 'passive' },
  ],
};
