import { button, type LazyFiles } from './lazy-files';

const add = button(/^Add .+ to your Walk$/);

export const WALK_LAZY_FILES: LazyFiles = {
  helpers: ['linkWithWalk'],
  tables: [
    {
      title: 'a walk names each part that does not load',
      route: '/travel/port-alder/?region=quayside',
      fault: 'does not arrive',
      presses: [
        { press: add, says: 'The walk didn’t load' },
        {
          isNext: true,
          press: (on) => add(on).then(() => button('Open the walk')(on)),
          says: 'The walk didn’t load',
        },
        {
          isNext: true,
          press: async (on) => {
            await button('Open the walk')(on);
            await button('Add times')(on);
            await button('Calendar')(on);
          },
          says: 'The calendar file didn’t load',
        },
        // The walk that was begun before does not load there either.
        {
          press: (on) => on.goto('/travel/port-alder/search/?q=blue'),
          says: /(The search|The walk) didn’t load/,
        },
        { press: add, says: 'The walk didn’t load' },
      ],
    },
  ],
};
