import { button, type LazyFiles } from './lazy-files';

const addFirst = button(/^Add .+ to shopping list$/);

export const TONIGHT_LAZY_FILES: LazyFiles = {
  helpers: [],
  tables: [
    {
      title: 'the sentence says that its answer does not load',
      route: '/',
      fault: 'does not arrive',
      presses: [{ press: button('Find dinner'), says: /Dinner didn’t load/i }],
    },
    {
      title: 'the buttons on cards of recipes say that they do not load',
      route: '/recipes/',
      fault: 'does not arrive',
      presses: [
        { press: addFirst, says: 'The list didn’t load' },
        { press: (on) => on.goto('/').then(() => addFirst(on)), says: 'The list didn’t load' },
      ],
    },
  ],
};
