import homeJson from '@/.content/home.json' with { type: 'json' };
import notFoundJson from '@/.content/notFound.json' with { type: 'json' };
import offlineJson from '@/.content/offline.json' with { type: 'json' };
import pagesJson from '@/.content/pages.json' with { type: 'json' };
import recipesJson from '@/.content/recipesPage.json' with { type: 'json' };
import shoppingListJson from '@/.content/shoppingList.json' with { type: 'json' };
import type { Content } from './sources';

// data/pages. On the server only.

export const home = homeJson as unknown as Content['home'];
export const recipesPage = recipesJson as unknown as Content['recipesPage'];
export const shoppingList = shoppingListJson as unknown as Content['shoppingList'];
export const notFound = notFoundJson as unknown as Content['notFound'];
export const offline = offlineJson as unknown as Content['offline'];

/** Pages that are a list of sections: every file of data/pages without a source of its own. */
export const contentPages = Object.values(pagesJson as unknown as Content['pages']);
