import { button, type LazyFiles } from './lazy-files';

export const EVENTS_LAZY_FILES: LazyFiles = {
  helpers: ['DatesToday'],
  tables: [
    {
      title: 'events name the details that do not load',
      route: '/travel/islands/events/',
      fault: 'is a page instead',
      presses: [
        { press: button('Tell me more'), says: 'The details didn’t load' },
        {
          press: (on) =>
            on
              .getByRole('link', { name: /^Add to calendar/ })
              .first()
              .click(),
          says: 'The calendar file didn’t load',
        },
      ],
    },
  ],
};
