import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { learnCards } from '@/data/learn/cards';
import { pages } from '@/data/pages/all';
import { buildDay } from '@/lib/build-day';
import type { Problem } from '@/lib/content/checks/problem';
import type { Content } from '@/lib/content/sources';
import { checkRecipes } from '@/lib/recipe/checks/check';
import { synonymProblems } from '@/lib/search/site/entries/check-synonyms';
import { checkRestaurants } from '@/lib/travel/check';
import { checkTravel } from '@/lib/travel/guides/check';
import { orderGuides } from '@/lib/travel/guides/guide';
import { liesInRegion } from '@/lib/travel/inside';
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
    guide: Object.keys(content.guides),
    outlines: Object.keys(content.outlines),
  };
}

type TravelSource = 'restaurants' | 'guides' | 'markets' | 'neighbourhoods';

/** The files of one folder with what they hold. */
function filesOf<Name extends 'recipes' | TravelSource>(
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
  const guides = orderGuides(content.guides);
  return [
    ...synonymProblems('data/search.yaml', content.search?.synonyms ?? []),
    ...checkRecipes(
      filesOf('recipes', content, read).map(({ file, value }) => ({ file, recipe: value })),
      { groceries: content.groceries?.groceries ?? {}, today: today() },
      new Map(pages.map((page) => [page.path, 'a page of the site'])),
    ),
    ...checkRestaurants(
      filesOf('restaurants', content, read).map(({ file, name, value }) => ({
        file,
        restaurant: { ...value, slug: name },
      })),
      {
        markets: Object.keys(content.markets),
        categories: (content.categories ?? []).map(({ name }) => name),
        inRegion: (guide, region, at) => {
          const own = guides.find(({ id }) => id === guide);
          return (
            !own || !Object.hasOwn(own.regions, region) || liesInRegion(own, region, at, content.outlines)
          );
        },
        today: buildDay(),
      },
    ),
    ...checkTravel({
      guides: filesOf('guides', content, read),
      outlines: content.outlines,
      inRegions: [...filesOf('restaurants', content, read), ...filesOf('markets', content, read)].map(
        ({ file, value: { guide, region } }) => ({ file, field: 'region', guide, region }),
      ),
      neighbourhoods: filesOf('neighbourhoods', content, read),
      mapped: content.koreanRestaurants?.mapped,
    }),
  ];
}
