import 'server-only';
import { guidePath } from '@/lib/content/guide';
import type { GeneralPage, Page } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { generalPages, home, recipesPage, safeTemperatures, shoppingList } from '@/lib/content/server';
import { eventPlaces } from '@/lib/guide/guide-events';
import { travelPages } from '@/lib/guide/guide-pages';
import { guides } from '@/lib/guide/guides';
import { allRestaurants } from '@/lib/guide/restaurants';
import { allRecipes, listedRecipes, updatedOn } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { pageCount, recipeListPath } from '@/lib/recipe-list/pages';
import type { CardPage } from '@/lib/seo/share-cards';
import { type PostPage, postPages, postsPage } from './posts';

/** Days of first publication and last change, YYYY-MM-DD; undefined if they are not known. */
type PageDates = { published?: string | undefined; updated?: string | undefined };

type PageFields = PageDates & {
  /** Canonical path: "/travel/toronto". */
  path: string;
  /** True if search engines, the search of the site and lists of pages may lead to it. */
  isIndexed: boolean;
  /** Holds the pictures of the page, for the sitemap. */
  content?: unknown;
  /** The page as its share card reads it; left out for a page without one at `/share{path}.jpg`. */
  card?: CardPage;
};

/**
 * A page of the site. Its kind says which route serves it: `general` are the pages of data/pages, `page` those with a route
 * of their own, such as guides.
 */
export type SitePage = PageFields &
  (
    | { kind: 'home' | 'furtherList' | 'shoppingList' }
    | { kind: 'page'; page: Page }
    | { kind: 'general'; page: GeneralPage }
    | { kind: 'post'; page: PostPage }
    | { kind: 'recipe'; recipe: Recipe }
  );

/** Content of pages of guides that is not in their `Page`. */
const guideContent = new Map<string, unknown>([
  ...guides.map((guide) => [guidePath(guide.id), [guide, allRestaurants(guide.id)]] as const),
  ...eventPlaces().map(({ path, events }) => [path, events] as const),
]);

/** Fields of a page of the data. */
function fieldsOf(page: Page): PageFields {
  const { path, published, updated = published, index = true } = page;
  return { path, published, updated, isIndexed: index, content: guideContent.get(path) ?? page, card: page };
}

/** The numbers of the pages of the list of recipes after the first. */
export function furtherListPages(): number[] {
  return Array.from({ length: pageCount(listedRecipes().length) - 1 }, (_, index) => index + 2);
}

/**
 * Every page of the site but those that nobody shares, such as the page of saved recipes. Whatever lists pages reads this:
 * sitemap, feeds, search, share cards, llms.txt and the route of data/pages.
 */
export const sitePages: readonly SitePage[] = [
  { kind: 'home', path: '/', isIndexed: true, content: home },
  ...[...travelPages, recipesPage].map((page) => ({ kind: 'page' as const, page, ...fieldsOf(page) })),
  ...generalPages.map((page) => ({ kind: 'general' as const, page, ...fieldsOf(page) })),
  ...(postsPage ? [{ kind: 'page' as const, page: postsPage, ...fieldsOf(postsPage) }] : []),
  ...postPages.map((page) => ({ kind: 'post' as const, page, ...fieldsOf(page) })),
  ...(safeTemperatures
    ? [{ kind: 'page' as const, page: safeTemperatures, ...fieldsOf(safeTemperatures) }]
    : []),
  ...furtherListPages().map((number) => ({
    kind: 'furtherList' as const,
    path: recipeListPath(number),
    isIndexed: true,
  })),
  ...allRecipes().map((recipe) => ({
    kind: 'recipe' as const,
    recipe,
    path: recipePath(recipe),
    published: recipe.published,
    updated: updatedOn(recipe),
    isIndexed: true,
    content: recipe,
  })),
  {
    kind: 'shoppingList',
    path: shoppingList.path,
    isIndexed: false,
    card: { ...shoppingList, dek: shoppingList.description },
  },
];

/** Every page that is not a recipe and not the first one. */
export const pages: readonly Page[] = sitePages.flatMap((each) => ('page' in each ? each.page : []));
