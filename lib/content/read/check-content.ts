import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay } from '@/lib/build-day';
import { checkTravel, type Travel } from '@/lib/checks/guides';
import { checkLearnPages } from '@/lib/checks/learn';
import { checkRecipes } from '@/lib/checks/recipes';
import { problemsIn, reportUnknown } from '@/lib/checks/report';
import { checkRestaurants } from '@/lib/checks/restaurants';
import { synonymProblems } from '@/lib/checks/synonyms';
import { themeProblems } from '@/lib/checks/theme';
import { formatPath, type Problem } from '@/lib/content/problem';
import { restaurantSection, type SectionOf } from '@/lib/content/schema/page';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { walkSchema } from '@/lib/content/schema-walk';
import { type Content, SOURCES } from '@/lib/content/sources';
import { cardsIn } from '@/lib/learn/elements';
import { MASTERS_FOLDER, pictureNameOf } from '@/lib/masters/files';
import { orderGuides } from '@/lib/travel/guides/guide';
import { liesInRegion } from '@/lib/travel/inside';
import { type Names, pathsOf, type ReadFile } from './links';

const LOGOS = 'data/brands';

/** Names of the files of a folder, hidden ones left out. */
function filesIn(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => !file.startsWith('.'));
}

/** Every name that a field may refer to. */
export function namesIn(content: Content, root: string): Names {
  return {
    picture: filesIn(join(root, MASTERS_FOLDER)).flatMap((file) => pictureNameOf(file) ?? []),
    logo: filesIn(join(root, LOGOS)),
    food: Object.keys(content.foods ?? {}),
    grocery: Object.keys(content.groceries?.groceries ?? {}),
    // Without one of the pages its cards are not known, and what recipes say about them leads nowhere for a while.
    card: content.flour && content.legumes ? cardsIn(content).map(({ id }) => id) : undefined,
    flour: (content.flour?.flours?.flours ?? []).map(({ id }) => id),
    recipe: Object.values(content.recipes).map(({ slug }) => slug),
    recipeType: (content.vocabulary?.recipeTypes ?? []).map(({ id }) => id),
    category: (content.vocabulary?.categories ?? []).map(({ name }) => name),
    diet: (content.vocabulary?.diets ?? []).map(({ id }) => id),
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

/** Numbers of the media kit that the coaching page does not give. */
function numberProblems({ content, coaching }: Content): Problem[] {
  const labels = coaching?.numbers.map(({ label }) => label);
  return problemsIn('data/pages/content.yaml', (report) => {
    content?.mediaKit?.numbers.forEach((label, index) => {
      const what = 'a label of the numbers in data/pages/coaching.yaml';
      if (labels) reportUnknown(report, `mediaKit.numbers[${index}]`, label, labels, what);
    });
  });
}

/** A day up to which something may be published: a build that repeats an older day may hold what was written since. */
function today(): string {
  return [buildDay(), new Date().toISOString().slice(0, 10)].sort().at(-1) ?? '';
}

/** Regions whose restaurants sections of a page pick, wherever in a file the sections stand. */
function pickedRegions({ source, file, value }: ReadFile): Travel['inRegions'] {
  const found: Travel['inRegions'][number][] = [];
  walkSchema(SOURCES[source].schema, value, ({ path, value: section, schema }) => {
    if (schema !== restaurantSection) return;
    const { guide, region } = section as SectionOf<'restaurants'>;
    if (region !== undefined) found.push({ file, field: formatPath([...path, 'region']), guide, region });
  });
  return found;
}

/**
 * What is wrong between the entries of a file and between files, each of the right shape.
 *
 * @param guidesOff names of guides that are switched off or drafts
 */
export function checkContent(
  content: Content,
  read: readonly ReadFile[],
  guidesOff: ReadonlySet<string> = new Set(),
): Problem[] {
  const guides = orderGuides(content.guides);
  const recipes = filesOf('recipes', content, read).map(({ file, value }) => ({ file, recipe: value }));
  const restaurants = filesOf('restaurants', content, read);
  const pages = read
    .filter(({ source }) => source !== 'recipes')
    .flatMap((entry) => pathsOf(entry).map((path) => [path, entry.file] as const));
  const inRegion = (guide: string, region: string, at: Coordinates) => {
    const own = guides.find(({ id }) => id === guide);
    return !own || !Object.hasOwn(own.regions, region) || liesInRegion(own, region, at, content.outlines);
  };
  return [
    ...(content.theme ? themeProblems('data/theme.yaml', content.theme) : []),
    ...checkLearnPages(content),
    ...synonymProblems('data/search.yaml', content.search?.synonyms ?? []),
    ...numberProblems(content),
    ...checkRecipes(recipes, {
      groceries: content.groceries?.groceries ?? {},
      pages: new Map(pages),
      today: today(),
    }),
    ...checkRestaurants(
      restaurants.map(({ file, name, value }) => ({ file, restaurant: { ...value, slug: name } })),
      {
        markets: Object.keys(content.markets),
        categories: (content.categories ?? []).map(({ name }) => name),
        inRegion,
        today: buildDay(),
      },
    ),
    ...checkTravel({
      guides: filesOf('guides', content, read),
      outlines: content.outlines,
      inRegions: [
        ...[...restaurants, ...filesOf('markets', content, read)].map(
          ({ file, value: { guide, region } }) => ({ file, field: 'region', guide, region }),
        ),
        ...read.flatMap(pickedRegions),
      ],
      neighbourhoods: filesOf('neighbourhoods', content, read),
      guidesOff,
    }),
  ];
}
