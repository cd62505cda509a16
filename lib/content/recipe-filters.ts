import prepared from '@/.content/recipeFilters.json' with { type: 'json' };
import type { Prepared } from './sources';

/** What the list of recipes is narrowed by, from data/vocabulary.yaml; small enough for the browser. */
export const { kindFilters, kindPages, timeFilters, dietFilters, madeThings, wholeNames } =
  prepared as unknown as Prepared['recipeFilters'];
