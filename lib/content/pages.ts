import prepared from '@/.content/pages.json' with { type: 'json' };
import recipesPrepared from '@/.content/recipesPage.json' with { type: 'json' };
import shoppingPrepared from '@/.content/shoppingList.json' with { type: 'json' };
import type { Content } from './sources';

/** The pages that their sections alone draw: every file of data/pages without a schema of its own. */
export const sectionPages = Object.values(prepared as unknown as Content['pages']);

/** data/pages/recipes.yaml. */
export const recipesPage = recipesPrepared as unknown as Content['recipesPage'];

/** data/pages/shopping-list.yaml. */
export const shoppingList = shoppingPrepared as unknown as Content['shoppingList'];
