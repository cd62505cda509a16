import aboutJson from '@/.content/about.json' with { type: 'json' };
import coachingJson from '@/.content/coaching.json' with { type: 'json' };
import contentJson from '@/.content/content.json' with { type: 'json' };
import flourJson from '@/.content/flour.json' with { type: 'json' };
import homeJson from '@/.content/home.json' with { type: 'json' };
import legumesJson from '@/.content/legumes.json' with { type: 'json' };
import notFoundJson from '@/.content/notFound.json' with { type: 'json' };
import offlineJson from '@/.content/offline.json' with { type: 'json' };
import pagesJson from '@/.content/pages.json' with { type: 'json' };
import recipesJson from '@/.content/recipesPage.json' with { type: 'json' };
import saladsJson from '@/.content/salads.json' with { type: 'json' };
import shoppingListJson from '@/.content/shoppingList.json' with { type: 'json' };
import type { Content } from './sources';

// data/pages, on the server only. A page that the site does without is undefined.

export const home = homeJson as unknown as Content['home'];
export const about = (aboutJson ?? undefined) as unknown as Content['about'];
export const coaching = (coachingJson ?? undefined) as unknown as Content['coaching'];
export const contentPage = (contentJson ?? undefined) as unknown as Content['content'];
export const flour = (flourJson ?? undefined) as unknown as Content['flour'];
export const legumes = (legumesJson ?? undefined) as unknown as Content['legumes'];
export const salads = (saladsJson ?? undefined) as unknown as Content['salads'];
export const recipesPage = recipesJson as unknown as Content['recipesPage'];
export const shoppingList = shoppingListJson as unknown as Content['shoppingList'];
export const notFound = notFoundJson as unknown as Content['notFound'];
export const offline = offlineJson as unknown as Content['offline'];

/** The pages that consist of their sections: every file of data/pages without a schema of its own. */
export const sectionPages = Object.values(pagesJson as unknown as Content['pages']);
