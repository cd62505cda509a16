import type { z } from 'zod';
import {
  notFound,
  offline,
  recipesPage,
  safeTemperatures,
  shoppingList,
} from '@/lib/content/schema/built-in-pages';
import { event } from '@/lib/content/schema/event';
import { foodSafety } from '@/lib/content/schema/food-safety';
import { foods, groceries } from '@/lib/content/schema/groceries';
import { guide, neighbourhoods, type SearchedGuide } from '@/lib/content/schema/guide';
import { outlines } from '@/lib/content/schema/guide-map';
import { streets } from '@/lib/content/schema/guide-streets';
import { home } from '@/lib/content/schema/home';
import { navigation } from '@/lib/content/schema/navigation';
import { page } from '@/lib/content/schema/page';
import { post } from '@/lib/content/schema/post';
import { recipe } from '@/lib/content/schema/recipe';
import { redirects, released } from '@/lib/content/schema/redirects';
import { categories, market, restaurant, restaurantSearch } from '@/lib/content/schema/restaurant';
import { search } from '@/lib/content/schema/search';
import { site } from '@/lib/content/schema/site';
import { theme } from '@/lib/content/schema/theme';
import { type RecipeFilters, vocabulary } from '@/lib/content/schema/vocabulary';
import { words } from '@/lib/content/schema/words';

/** Content file with one value; or a folder with a value in each file, keyed by the file name. */
type Source = { schema: z.ZodType } & (
  | {
      file: string;
      /** Its value is undefined if the file is missing or switched off. */
      optional?: true;
    }
  | { folder: string }
);

/** Every kind of content: its files and their schema. */
export const SOURCES = {
  site: { file: 'data/site.yaml', schema: site },
  theme: { file: 'data/theme.yaml', schema: theme },
  words: { file: 'data/words.yaml', schema: words, optional: true },
  navigation: { file: 'data/navigation.yaml', schema: navigation },
  search: { file: 'data/search.yaml', schema: search },
  redirects: { file: 'data/redirects.yaml', schema: redirects, optional: true },
  released: { file: 'data/released.yaml', schema: released, optional: true },
  foods: { file: 'data/foods.yaml', schema: foods },
  foodSafety: { file: 'data/food-safety.yaml', schema: foodSafety, optional: true },
  vocabulary: { file: 'data/vocabulary.yaml', schema: vocabulary },
  groceries: { file: 'data/groceries.yaml', schema: groceries },
  home: { file: 'data/pages/home.yaml', schema: home },
  offline: { file: 'data/pages/offline.yaml', schema: offline },
  notFound: { file: 'data/pages/not-found.yaml', schema: notFound },
  recipes: { folder: 'data/recipes', schema: recipe },
  pages: { folder: 'data/pages', schema: page },
  posts: { folder: 'data/posts', schema: post },
  recipesPage: { file: 'data/pages/recipes.yaml', schema: recipesPage },
  shoppingList: { file: 'data/pages/shopping-list.yaml', schema: shoppingList },
  safeTemperatures: { file: 'data/pages/safe-temperatures.yaml', schema: safeTemperatures, optional: true },
  guides: { folder: 'data/guides', schema: guide },
  outlines: { folder: 'data/guides/outlines', schema: outlines },
  streets: { folder: 'data/guides/streets', schema: streets },
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

/** All content, validated and with defaults. */
export type Content = { [Name in SourceName]: ValueOf<(typeof SOURCES)[Name]> };

/** Languages of a site with several (BCP 47). */
export type SiteLanguages = {
  /** Language of the files, whose pages are at the root. */
  main: string;
  /** All of them, in the order in which pages offer them. */
  all: readonly string[];
  /** Addresses of pages that are not translated, by language. */
  untranslated: Readonly<Record<string, readonly string[]>>;
};

/** Content with derived values, as `scripts/prepare` writes it. */
export type Prepared = Content & {
  /** Undefined for a site with one language. */
  languages?: SiteLanguages | undefined;
  recipeFilters: RecipeFilters;
  /**
   * Keys of filters in the language of the files by the keys of their names in that of the build, so that addresses are the
   * same in both. Empty in the language of the files.
   */
  filterKeys: readonly (readonly [key: string, original: string])[];
  /** Cuisines of restaurants in the language of the files by slug, where they differ from that of the build. */
  originalCuisines: Readonly<Record<string, string>>;
  /** Guides whose restaurants can be searched: a few fields, since every page loads them. */
  searchedGuides: SearchedGuide[];
  /** VTIMEZONE components (RFC 5545) of the guides' time zones by name, for calendar files of walks. */
  timeZones: Record<string, string>;
};
