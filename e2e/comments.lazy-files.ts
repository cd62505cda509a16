import { button, type LazyFiles } from './lazy-files';

export const COMMENTS_LAZY_FILES: LazyFiles = {
  tables: [
    {
      title: 'a recipe page names its comments if their file does not arrive',
      route: '/chickpea-block/',
      fault: 'does not arrive',
      presses: [{ press: button('Show comments'), says: 'Comments didn’t load' }],
    },
  ],
  // The frame of a service that the fixture site does not have.
  helpers: ['GiscusFrame'],
};
