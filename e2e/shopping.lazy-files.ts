import { button, type LazyFiles } from './lazy-files';

const NOT_LOADED = 'The list didn’t load. Check your connection and reload the page.';
const open = button('QR or file');

export const SHOPPING_LAZY_FILES: LazyFiles = {
  helpers: [
    'toastSetAside',
    'mergeRecipes',
    'chosenRecipes',
    // Only on a site with many recipes. The list of recipes, which is tried, has it too.
    'recipeOffers',
  ],
  tables: [
    {
      title: 'the shopping list names each part that does not load',
      route: '/recipes/shopping-list/',
      fault: 'is gone',
      stored: {
        'rtr:shopping': { version: 1, recipes: [], ticked: [], own: [{ id: 'o1', text: 'Napkins' }] },
      },
      presses: [
        { press: async () => {}, says: NOT_LOADED },
        {
          press: (on) => on.goto('/recipes/shopping-list/?units=us#list=v1.broken'),
          says: 'The shared list didn’t load',
        },
        { press: (on) => on.goto('/recipes/shopping-list/'), says: NOT_LOADED },
        {
          isNext: true,
          press: (on) => on.reload().then(() => open(on)),
          says: 'QR code and file didn’t load',
        },
        { isNext: true, press: open, says: 'The QR code didn’t load' },
        {
          press: (on) => on.goto('/recipes/saved/'),
          says: 'The rest didn’t load. Check your connection and reload the page.',
        },
      ],
    },
  ],
};
