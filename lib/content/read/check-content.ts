import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { learnCards } from '@/data/learn/cards';
import { codePages } from '@/data/pages/all';
import { markets } from '@/data/travel/markets';
import { buildDay } from '@/lib/build-day';
import type { Problem } from '@/lib/content/checks/problem';
import type { Content } from '@/lib/content/sources';
import { checkRecipes } from '@/lib/recipe/checks/check';
import { synonymProblems } from '@/lib/search/site/entries/check-synonyms';
import { checkRestaurants } from '@/lib/travel/check';
import { liesInRegion } from '@/lib/travel/inside';
import { pathsOf } from './addresses';
import type { ReadFile } from './read-content';
import type { Names } from './references';

const MASTERS = 'data/pictures';

/** Names of the masters in data/pictures, without their ending. */
function pictureNames(root: string): string[] {
  const folder = join(root, MASTERS);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => !file.startsWith('.')).map((file) => file.replace(/\.[^.]+$/, ''));
}

/** Every name that a field may refer to. */
export function namesIn(content: Content, root: string): Names {
  return {
    picture: pictureNames(root),
    food: Object.keys(content.foods ?? {}),
    grocery: Object.keys(content.groceries?.groceries ?? {}),
    card: Object.keys(learnCards),
    recipe: Object.values(content.recipes).map(({ slug }) => slug),
    recipeType: (content.vocabulary?.recipeTypes ?? []).map(({ id }) => id),
    category: (content.vocabulary?.categories ?? []).map(({ name }) => name),
    diet: (content.vocabulary?.diets ?? []).map(({ id }) => id),
  };
}

/** The files of one folder with what they hold. */
function filesOf<Name extends 'recipes' | 'restaurants'>(
  source: Name,
  content: Content,
  read: readonly ReadFile[],
): { file: string; name: string; value: Content[Name][string] }[] {
  return read
    .filter((file) => file.source === source)
    .flatMap(({ file, name }) => {
      const value = content[source][name] as Content[Name][string] | undefined;
      return value === undefined ? [] : [{ file, name, value }];
    });
}

/** A day up to which something may be published: a build that repeats an older day may hold what was written since. */
function today(): string {
  return [buildDay(), new Date().toISOString().slice(0, 10)].sort().at(-1) ?? '';
}

/** What is wrong between the entries of a file and between files, each of the right shape. */
export function checkContent(content: Content, read: readonly ReadFile[]): Problem[] {
  return [
    ...synonymProblems('data/search.yaml', content.search?.synonyms ?? []),
    ...checkRecipes(
      filesOf('recipes', content, read).map(({ file, value }) => ({ file, recipe: value })),
      { groceries: content.groceries?.groceries ?? {}, today: today() },
      new Map([
        ...codePages.map(({ path }) => [path, 'a page of the site'] as const),
        ...read
          .filter(({ source }) => source !== 'recipes')
          .flatMap(({ source, file, value }) => pathsOf(source, value).map((path) => [path, file] as const)),
      ]),
    ),
    ...checkRestaurants(
      filesOf('restaurants', content, read).map(({ file, name, value }) => ({
        file,
        restaurant: { ...value, slug: name },
      })),
      { markets: Object.keys(markets), inRegion: liesInRegion, today: buildDay() },
    ),
  ];
}
