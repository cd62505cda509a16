import type { z } from 'zod';
import { about } from '@/lib/content/schema/about';
import { notFound, offline, recipesPage, shoppingList } from '@/lib/content/schema/built-in-pages';
import { coaching } from '@/lib/content/schema/coaching';
import { contentPage } from '@/lib/content/schema/content';
import { event } from '@/lib/content/schema/event';
import { foods, groceries } from '@/lib/content/schema/groceries';
import { guide, neighbourhoods, outlines, type SearchedGuide } from '@/lib/content/schema/guide';
import { home } from '@/lib/content/schema/home';
import { flourPage, legumesPage, saladsPage } from '@/lib/content/schema/learn';
import { navigation } from '@/lib/content/schema/navigation';
import { page } from '@/lib/content/schema/page';
import { recipe } from '@/lib/content/schema/recipe';
import { redirects } from '@/lib/content/schema/redirects';
import { categories, market, restaurant, restaurantSearch } from '@/lib/content/schema/restaurant';
import { search } from '@/lib/content/schema/search';
import { site } from '@/lib/content/schema/site';
import { theme } from '@/lib/content/schema/theme';
import { type RecipeFilters, vocabulary } from '@/lib/content/schema/vocabulary';
import { words } from '@/lib/content/schema/words';

/** A file of content, which is one value; or a folder, a value in each of its files, by the name of the file. */
type Source = { schema: z.ZodType } & (
  | {
      file: string;
      /** The site does without it: where it is switched off or not there, its value is undefined. */
      optional?: true;
      /** Address of the page it makes, which what leads there has to know even where there is no such file. */
      path?: string;
    }
  | { folder: string }
);

/** Every kind of content: where an owner writes it, and what it has to be. */
export const SOURCES = {
  site: { file: 'data/site.yaml', schema: site },
  theme: { file: 'data/theme.yaml', schema: theme },
  words: { file: 'data/words.yaml', schema: words, optional: true },
  navigation: { file: 'data/navigation.yaml', schema: navigation },
  search: { file: 'data/search.yaml', schema: search },
  redirects: { file: 'data/redirects.yaml', schema: redirects, optional: true },
  foods: { file: 'data/foods.yaml', schema: foods },
  vocabulary: { file: 'data/vocabulary.yaml', schema: vocabulary },
  groceries: { file: 'data/groceries.yaml', schema: groceries },
  home: { file: 'data/pages/home.yaml', schema: home },
  about: { file: 'data/pages/about.yaml', schema: about, optional: true, path: '/about' },
  content: { file: 'data/pages/content.yaml', schema: contentPage, optional: true, path: '/content' },
  coaching: { file: 'data/pages/coaching.yaml', schema: coaching, optional: true, path: '/coaching' },
  offline: { file: 'data/pages/offline.yaml', schema: offline },
  notFound: { file: 'data/pages/not-found.yaml', schema: notFound },
  flour: { file: 'data/pages/flour.yaml', schema: flourPage, optional: true, path: '/flour' },
  legumes: { file: 'data/pages/legumes.yaml', schema: legumesPage, optional: true, path: '/legumes' },
  salads: { file: 'data/pages/salads.yaml', schema: saladsPage, optional: true, path: '/salads' },
  recipes: { folder: 'data/recipes', schema: recipe },
  // A page in a file of its own schema has a folder in app/ that draws its parts; all others are drawn by their sections.
  pages: { folder: 'data/pages', schema: page },
  recipesPage: { file: 'data/pages/recipes.yaml', schema: recipesPage },
  shoppingList: { file: 'data/pages/shopping-list.yaml', schema: shoppingList },
  guides: { folder: 'data/guides', schema: guide },
  outlines: { folder: 'data/guides/outlines', schema: outlines },
  neighbourhoods: { folder: 'data/neighbourhoods', schema: neighbourhoods },
  markets: { folder: 'data/markets', schema: market },
  events: { folder: 'data/events', schema: event },
  categories: { file: 'data/restaurant-categories.yaml', schema: categories },
  restaurantSearch: { file: 'data/restaurant-search.yaml', schema: restaurantSearch },
  restaurants: { folder: 'data/restaurants', schema: restaurant },
} satisfies Record<string, Source>;

export type SourceName = keyof typeof SOURCES;

type ValueOf<S extends { schema: z.ZodType }> = S extends { folder: string }
  ? Record<string, z.output<S['schema']>>
  : S extends { optional: true }
    ? z.output<S['schema']> | undefined
    : z.output<S['schema']>;

/** All content of the site, checked and with its defaults filled in. */
export type Content = { [Name in SourceName]: ValueOf<(typeof SOURCES)[Name]> };

/** Content as the site takes it: with what is worked out of it once. */
export type Prepared = Content & {
  recipeFilters: RecipeFilters;
  /** The little of the guides that every page has: those whose restaurants can be searched. */
  searchedGuides: SearchedGuide[];
};
