import { expect } from 'playwright/test';
import type { LazyFiles } from './lazy-files';

export const SEARCH_LAZY_FILES: LazyFiles = {
  helpers: ['searchCorrection', 'RecipeIdeas', 'nearestRecipes', 'PageSuggestions'],
  tables: [
    {
      title: 'the searches of recipes and of restaurants name what does not load, and keep every result',
      route: '/recipes/',
      fault: 'does not arrive',
      presses: [
        {
          press: (on) => on.getByRole('combobox', { name: 'Search recipes' }).fill('a'),
          says: 'The search didn’t load',
        },
        {
          // The library of the search.
          press: (on) => on.getByRole('combobox', { name: 'Search recipes' }).fill('ab'),
          says: 'The search didn’t load',
          isNext: true,
        },
        {
          press: async (on) => {
            await on.goto('/travel/port-alder/search/?q=a');
            await expect(on.getByRole('article').getByRole('article').first()).toBeVisible();
          },
          says: 'The search didn’t load',
        },
      ],
    },
  ],
};
