import type { z } from 'zod';
import { foods } from './schema/foods';
import { groceries } from './schema/groceries';
import { navigation } from './schema/navigation';
import { recipe } from './schema/recipe';
import { search } from './schema/search';
import { site } from './schema/site';
import { categories } from './schema/travel/categories';
import { event } from './schema/travel/event';
import { guide } from './schema/travel/guide';
import { koreanRestaurants } from './schema/travel/korean-restaurants';
import { market } from './schema/travel/market';
import { neighbourhoods } from './schema/travel/neighbourhood';
import { outlines } from './schema/travel/outlines';
import { restaurant } from './schema/travel/restaurant';
import { restaurantSearch } from './schema/travel/restaurant-search';

/** A file of content: one value. */
type FileSource<T extends z.ZodType> = { file: string; schema: T };
/** A folder of content: a value in each of its files, by the name of the file. */
type FolderSource<T extends z.ZodType> = { folder: string; schema: T };

/** Every kind of content: where an owner writes it, and what it has to be. */
export const SOURCES = {
  site: { file: 'data/site.yaml', schema: site },
  navigation: { file: 'data/navigation.yaml', schema: navigation },
  search: { file: 'data/search.yaml', schema: search },
  foods: { file: 'data/foods.yaml', schema: foods },
  groceries: { file: 'data/groceries.yaml', schema: groceries },
  recipes: { folder: 'data/recipes', schema: recipe },
  guides: { folder: 'data/guides', schema: guide },
  outlines: { folder: 'data/guides/outlines', schema: outlines },
  neighbourhoods: { folder: 'data/neighbourhoods', schema: neighbourhoods },
  markets: { folder: 'data/markets', schema: market },
  events: { folder: 'data/events', schema: event },
  categories: { file: 'data/restaurant-categories.yaml', schema: categories },
  restaurantSearch: { file: 'data/restaurant-search.yaml', schema: restaurantSearch },
  koreanRestaurants: { file: 'data/pages/korean-restaurants.yaml', schema: koreanRestaurants },
  restaurants: { folder: 'data/restaurants', schema: restaurant },
} satisfies Record<string, FileSource<z.ZodType> | FolderSource<z.ZodType>>;

export type SourceName = keyof typeof SOURCES;

type ValueOf<S extends { schema: z.ZodType }> = S extends { folder: string }
  ? Record<string, z.output<S['schema']>>
  : z.output<S['schema']>;

/** All content of the site, checked and with its defaults filled in. */
export type Content = { [Name in SourceName]: ValueOf<(typeof SOURCES)[Name]> };
