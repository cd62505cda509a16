import type { z } from 'zod';
import { foods } from './schema/foods';
import { groceries } from './schema/groceries';
import { about } from './schema/house/about';
import { coaching } from './schema/house/coaching';
import { contentPage } from './schema/house/content';
import { home } from './schema/house/home';
import { notFound, offline } from './schema/house/no-page';
import { navigation } from './schema/navigation';
import { page } from './schema/page';
import { recipe } from './schema/recipe';
import { search } from './schema/search';
import { site } from './schema/site';
import { restaurant } from './schema/travel/restaurant';

/** A file of content: one value. */
type FileSource<T extends z.ZodType> = {
  file: string;
  schema: T;
  /** The site does without it: where it is switched off or not there, its value is null. */
  optional?: true;
};
/** A folder of content: a value in each of its files, by the name of the file. */
type FolderSource<T extends z.ZodType> = { folder: string; schema: T };

/** Every kind of content: where an owner writes it, and what it has to be. */
export const SOURCES = {
  site: { file: 'data/site.yaml', schema: site },
  navigation: { file: 'data/navigation.yaml', schema: navigation },
  search: { file: 'data/search.yaml', schema: search },
  foods: { file: 'data/foods.yaml', schema: foods },
  groceries: { file: 'data/groceries.yaml', schema: groceries },
  home: { file: 'data/pages/home.yaml', schema: home },
  about: { file: 'data/pages/about.yaml', schema: about, optional: true },
  content: { file: 'data/pages/content.yaml', schema: contentPage, optional: true },
  coaching: { file: 'data/pages/coaching.yaml', schema: coaching, optional: true },
  offline: { file: 'data/pages/offline.yaml', schema: offline },
  notFound: { file: 'data/pages/not-found.yaml', schema: notFound },
  pages: { folder: 'data/pages', schema: page },
  recipes: { folder: 'data/recipes', schema: recipe },
  restaurants: { folder: 'data/restaurants', schema: restaurant },
} satisfies Record<string, FileSource<z.ZodType> | FolderSource<z.ZodType>>;

export type SourceName = keyof typeof SOURCES;

type ValueOf<S extends { schema: z.ZodType }> = S extends { folder: string }
  ? Record<string, z.output<S['schema']>>
  : S extends { optional: true }
    ? z.output<S['schema']> | null
    : z.output<S['schema']>;

/** All content of the site, checked and with its defaults filled in. */
export type Content = { [Name in SourceName]: ValueOf<(typeof SOURCES)[Name]> };
