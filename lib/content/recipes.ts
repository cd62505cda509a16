import groceriesJson from '@/.content/groceries.json' with { type: 'json' };
import preparedRecipes from '@/.content/recipes';
import vocabularyJson from '@/.content/vocabulary.json' with { type: 'json' };
import type { Content } from './sources';

// On the server only: what the browser needs of the vocabulary is in ./recipe-filters.

/** data/recipes, by the name of the file. */
export const recipes = preparedRecipes as Content['recipes'];

/** data/vocabulary.yaml. */
export const vocabulary = vocabularyJson as unknown as Content['vocabulary'];

/** data/groceries.yaml: the aisles in the order one walks them, and the things by name. */
export const { aisles, groceries } = groceriesJson as unknown as Content['groceries'];
