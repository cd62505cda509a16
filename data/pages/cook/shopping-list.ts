/** Words of the shopping list page. */
export const shoppingList = {
  path: '/recipes/shopping-list',
  title: 'Shopping list',
  description:
    'One list for several of my recipes: ingredients added up, sorted by aisle, ticked off in the shop. It is kept on your own device only.',
  /** Shown while nothing is on the list. */
  empty: 'Nothing to buy yet: choose a recipe, and I sort what it takes by aisle.',
  cupboard: 'Probably in the cupboard',
  /** Where the visitor's own items stand when no recipe has anything there. */
  own: 'Everything else',
  noScript:
    'This list is put together in your browser and needs JavaScript. Every recipe, with what it takes, is on',
  noScriptLink: 'the recipes page',
} as const;

export type ShoppingWords = typeof shoppingList & { aisles: readonly string[] };
