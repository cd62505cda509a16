import type { z } from 'zod';
import { foods } from '@/lib/content/schema/cook/foods';
import { groceries } from '@/lib/content/schema/cook/groceries';
import type { SearchedGuide } from '@/lib/travel/guides/guide';
import { recipesPage, shoppingList } from './schema/cook/pages';
import { vocabulary } from './schema/cook/vocabulary';
import { about } from './schema/house/about';
import { coaching } from './schema/house/coaching';
import { contentPage } from './schema/house/content';
import { home } from './schema/house/home';
import { notFound, offline } from './schema/house/no-page';
import { navigation } from './schema/navigation';
import { page } from './schema/page';
import { flourPage } from './schema/pages/flour';
import { legumesPage } from './schema/pages/legumes';
import { saladsPage } from './schema/pages/salads';
import { recipe } from './schema/recipe';
import { search } from './schema/search';
import { site } from './schema/site';
import { theme } from './schema/theme';
import { categories } from './schema/travel/categories';
import { event } from './schema/travel/event';
import { guide } from './schema/travel/guide';
import { market } from './schema/travel/market';
import { neighbourhoods } from './schema/travel/neighbourhood';
import { outlines } from './schema/travel/outlines';
import { restaurant } from './schema/travel/restaurant';
import { restaurantSearch } from './schema/travel/restaurant-search';
import { words } from './schema/words';

/** A file of content: one value. */
export type FileSource<T extends z.ZodType> = {
  file: string;
  schema: T;
  /** The site does without it: where it is switched off or not there, its value is undefined. */
  optional?: true;
  /** Address of the page it makes, which what leads there has to know even where there is no such file. */
  path?: string;
};
/** A folder of content: a value in each of its files, by the name of the file. */
export type FolderSource<T extends z.ZodType> = { folder: string; schema: T };

/** Every kind of content: where an owner writes it, and what it has to be. */
export const SOURCES = {
  site: { file: 'data/site.yaml', schema: site },
  theme: { file: 'data/theme.yaml', schema: theme },
  words: { file: 'data/words.yaml', schema: words, optional: true },
  navigation: { file: 'data/navigation.yaml', schema: navigation },
  search: { file: 'data/search.yaml', schema: search },
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
} satisfies Record<string, FileSource<z.ZodType> | FolderSource<z.ZodType>>;

export type SourceName = keyof typeof SOURCES;

type ValueOf<S extends { schema: z.ZodType }> = S extends { folder: string }
  ? Record<string, z.output<S['schema']>>
  : S extends { optional: true }
    ? z.output<S['schema']> | undefined
    : z.output<S['schema']>;

/** All content of the site, checked and with its defaults filled in. */
export type Content = { [Name in SourceName]: ValueOf<(typeof SOURCES)[Name]> };

/** Content as the engine takes it: with what is worked out of it once. */
export type Prepared = Content & {
  /** What the list of recipes is narrowed by, small enough for the browser. */
  recipeFilters: RecipeFilters;
  /** The little of the guides that every page has: those whose restaurants can be searched. */
  searchedGuides: SearchedGuide[];
};

/** What the list of recipes is narrowed by. */
export type RecipeFilters = {
  /** The kinds in the order of the chips; values as in `/recipes?category=…`. */
  kindFilters: readonly { value: string; label: string }[];
  /** Pages to go to while the list holds nothing of a kind, by its value. */
  kindPages: Readonly<Record<string, { name: string; href: string } | undefined>>;
  /** Minutes from the first step to the table: at least `from`, at most `to` where there is an end. */
  timeFilters: readonly { value: string; label: string; from: number; to?: number | undefined }[];
  dietFilters: readonly { value: string; label: string }[];
  madeThings: readonly string[];
  wholeNames: readonly string[];
};
