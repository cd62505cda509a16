import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pagesWith } from '@/data/pages/all';
import { markets } from '@/data/travel/markets';
import { buildDay } from '@/lib/build-day';
import type { Problem } from '@/lib/content/checks/problem';
import type { Content } from '@/lib/content/sources';
import { cardsIn } from '@/lib/learn/cards-in';
import { checkLearnPages } from '@/lib/learn/check';
import { learnPagesOf } from '@/lib/learn/pages-of';
import { MASTERS_FOLDER, pictureNameOf } from '@/lib/masters/files';
import { checkRecipes } from '@/lib/recipe/checks/check';
import { synonymProblems } from '@/lib/search/site/entries/check-synonyms';
import { checkRestaurants } from '@/lib/travel/check';
import { liesInRegion } from '@/lib/travel/inside';
import { themeProblems } from './check-theme';
import type { ReadFile } from './read-content';
import type { Names } from './references';

/** Names of the masters in data/pictures, without their ending. */
function pictureNames(root: string): string[] {
  const folder = join(root, MASTERS_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => pictureNameOf(file) ?? []);
}

/** Every page that is not a recipe, except home. */
const pagesIn = (content: Content) => pagesWith(learnPagesOf(content));

/** Every name that a field may refer to. */
export function namesIn(content: Content, root: string): Names {
  return {
    picture: pictureNames(root),
    food: Object.keys(content.foods ?? {}),
    grocery: Object.keys(content.groceries?.groceries ?? {}),
    // Without one of the pages its cards are not known, and what recipes say about them leads nowhere for a while.
    card: content.flour && content.legumes ? cardsIn(content).map(({ id }) => id) : undefined,
    flour: (content.flour?.flours?.flours ?? []).map(({ id }) => id),
    page: pagesIn(content).map(({ path }) => path),
    recipe: Object.values(content.recipes).map(({ slug }) => slug),
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
    ...(content.theme ? themeProblems('data/theme.yaml', content.theme) : []),
    ...checkLearnPages(content),
    ...synonymProblems('data/search.yaml', content.search?.synonyms ?? []),
    ...checkRecipes(
      filesOf('recipes', content, read).map(({ file, value }) => ({ file, recipe: value })),
      { groceries: content.groceries?.groceries ?? {}, today: today() },
      new Map(pagesIn(content).map((page) => [page.path, 'a page of the site'])),
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
