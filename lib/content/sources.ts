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
import { flourPage } from './schema/pages/flour';
import { legumesPage } from './schema/pages/legumes';
import { saladsPage } from './schema/pages/salads';
import { recipe } from './schema/recipe';
import { search } from './schema/search';
import { site } from './schema/site';
import { theme } from './schema/theme';
import { restaurant } from './schema/travel/restaurant';

/** A file of content: one value. */
type FileSource<T extends z.ZodType> = {
  file: string;
  schema: T;
  /** The site does without it: where it is switched off or not there, its value is undefined. */
  optional?: true;
};
/** A folder of content: a value in each of its files, by the name of the file. */
type FolderSource<T extends z.ZodType> = { folder: string; schema: T };

/** Every kind of content: where an owner writes it, and what it has to be. */
export const SOURCES = {
  site: { file: 'data/site.yaml', schema: site },
  theme: { file: 'data/theme.yaml', schema: theme },
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
  flour: { file: 'data/pages/flour.yaml', schema: flourPage, optional: true },
  legumes: { file: 'data/pages/legumes.yaml', schema: legumesPage, optional: true },
  salads: { file: 'data/pages/salads.yaml', schema: saladsPage, optional: true },
  pages: { folder: 'data/pages', schema: page },
  recipes: { folder: 'data/recipes', schema: recipe },
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
