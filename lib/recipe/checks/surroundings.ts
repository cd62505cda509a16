import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foods } from '@/data/foods';
import { groceries } from '@/data/groceries';
import { learnCards } from '@/data/learn/cards';
import { buildDay } from '@/lib/build-day';
import { MASTERS_FOLDER, pictureNameOf } from '@/lib/masters/files';
import type { Surroundings } from './one-recipe';

/** Slugs of the recipes a page is for: in a file that calls `recipeBySlug`, every quoted word of a slug's form. */
function recipesShown(source: string): string[] {
  if (!source.includes('recipeBySlug(')) return [];
  return [...source.matchAll(/['"`]([a-z0-9]+(?:-[a-z0-9]+)*)['"`]/g)].map((match) => match[1] ?? '');
}

/** Pages with a fixed address: app folders that hold a page and have no parameter in their path. */
function readPages(root: string): Surroundings['pages'] {
  return readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(^|\/)page\.tsx$/.test(path) && !path.includes('['))
    .sort()
    .map((path) => {
      const folders = path.split('/').filter((part) => part !== 'page.tsx' && !part.startsWith('('));
      const source = readFileSync(join(root, 'app', path), 'utf8');
      return { path: `/${folders.join('/')}`, file: `app/${path}`, shows: recipesShown(source) };
    });
}

/** What recipes are checked against, read from the project folder. */
export function readSurroundings(root = process.cwd()): Surroundings {
  const pictures = readdirSync(join(root, MASTERS_FOLDER)).flatMap((file) => pictureNameOf(file) ?? []);
  return {
    pictures: new Set(pictures),
    foods: Object.keys(foods),
    groceries,
    cards: Object.keys(learnCards),
    // A build that repeats an older day may hold what was written since.
    today: [buildDay(), new Date().toISOString().slice(0, 10)].sort().at(-1) ?? '',
    pages: readPages(root),
  };
}
