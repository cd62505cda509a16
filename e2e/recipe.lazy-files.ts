import { expect } from 'playwright/test';
import { button, FAULTS, type Fault, type LazyFiles, type LazyPress, type LazyTable } from './lazy-files';

const PRESSES: readonly LazyPress[] = [
  { press: async () => {}, says: 'The timers didn’t load' },
  { press: button('Search'), says: 'The search didn’t load' },
  { press: button('Open menu'), says: 'The menu didn’t load' },
  { press: button('Cook mode'), says: 'Cook mode didn’t load' },
  { press: button(/Plan it$/), says: 'The planner didn’t load' },
  { press: button('Add to shopping list'), says: 'The shopping list didn’t load' },
  { press: button('Add to favourites'), says: 'Added to your favourites' },
  { press: button('Share'), says: /Link copied|Copy this link/ },
  { press: button('Scale to what I have'), says: 'The form didn’t load' },
  { press: button('More servings'), says: 'The measures didn’t load' },
  { press: button('Copy address'), says: /Address copied|Copy this address/ },
  { press: button('Search'), says: 'The search didn’t load' },
  {
    isNext: true,
    press: async (on) => {
      await button('Search')(on);
      await expect(
        on.getByText('The search didn’t load. Check your connection and try again.'),
      ).toBeVisible();
      await on.keyboard.press('Escape');
      await button(/Plan it$/)(on);
    },
    says: 'The planner didn’t load',
  },
  {
    isNext: true,
    press: async (on) => {
      await button(/Plan it$/)(on);
      await button('Add to calendar')(on);
    },
    says: 'The calendar file didn’t load',
  },
];

const TIMER = {
  id: 'a',
  label: 'Simmer',
  recipe: 'Barley Stew',
  path: '/barley-stew/',
  total: 600_000,
  left: 600_000,
};

const tables = (Object.keys(FAULTS) as Fault[]).map(
  (fault): LazyTable => ({
    title: `a recipe page names each part whose file ${fault}`,
    route: '/barley-stew/',
    fault,
    stored: { 'rtr:timers': [TIMER], 'rtr:counts': { timers: 1 } },
    // Faults of one kind are found in one place, so some presses stand for all.
    presses: fault === 'does not arrive' ? PRESSES : PRESSES.slice(0, 4),
  }),
);

export const RECIPE_LAZY_FILES: LazyFiles = { tables, helpers: ['ListEnd', 'MomentsView'] };
