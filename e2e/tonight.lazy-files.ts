import { button, type LazyFiles } from './lazy-files';

export const TONIGHT_LAZY_FILES: LazyFiles = {
  helpers: [],
  tables: [
    {
      title: 'the sentence says that its answer does not load',
      route: '/',
      fault: 'does not arrive',
      presses: [{ press: button('Find dinner'), says: /Dinner didn’t load/i }],
    },
  ],
};
