/** Stored values of a visitor with saved recipes and a shopping list, by key. */
export const SAVED = {
  'rtr:saved': { favourites: ['barley-stew'], later: ['barley-stew', 'herb-salad'] },
  'rtr:shopping': {
    version: 1,
    recipes: [
      { slug: 'barley-stew', servings: 10, variant: null },
      { slug: 'brined-turnips', servings: 4, variant: null },
    ],
    ticked: [],
    own: [{ id: 'o1', text: 'Milk' }],
  },
};
