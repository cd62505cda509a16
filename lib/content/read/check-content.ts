import { buildDay } from '@/lib/content/build-day';
import { checkedDayProblems } from '@/lib/content/checks/days';
import { dietProblems } from '@/lib/content/checks/diets';
import { fontProblems } from '@/lib/content/checks/fonts';
import { groceryProblems } from '@/lib/content/checks/groceries';
import { checkTravel, type TravelContext } from '@/lib/content/checks/guides';
import { languageProblems } from '@/lib/content/checks/languages';
import {
  aspirationProblems,
  counterOf,
  counterProblems,
  filterProblems,
} from '@/lib/content/checks/messages';
import { addressesAmongPosts } from '@/lib/content/checks/posts';
import { redirectProblems } from '@/lib/content/checks/redirects';
import { checkRestaurants } from '@/lib/content/checks/restaurants';
import { foodSafetyProblems } from '@/lib/content/checks/safety/file';
import { synonymProblems } from '@/lib/content/checks/synonyms';
import { themeProblems } from '@/lib/content/checks/theme';
import { type PreparedNames, prepareFoodNames } from '@/lib/content/food-names';
import { orderGuides } from '@/lib/content/guide';
import { onceFor } from '@/lib/content/once-for';
import { formatPath } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import type { SectionOf } from '@/lib/content/schema/page';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { restaurantSection } from '@/lib/content/schema/sections';
import { walkSchema } from '@/lib/content/schema-walk';
import { type Content, SOURCES } from '@/lib/content/sources';
import { liesInRegion } from '@/lib/guide/inside';
import { checkEntries, entriesOf } from './check-entries';
import { pathsOf, type ReadFile, reservedPaths } from './links';

/** Regions whose restaurants the sections of a page select, at any depth of the file. */
const pickedRegions = onceFor(({ source, file, data }: ReadFile): TravelContext['inRegions'] =>
  walkSchema(SOURCES[source].schema, data).flatMap(({ path, value, schema }) => {
    if (schema !== restaurantSection) return [];
    const { guide, region } = value as SectionOf<'restaurants'>;
    return region === undefined ? [] : [{ file, field: formatPath([...path, 'region']), guide, region }];
  }),
);

/** Problems of data/food-safety.yaml, and of groceries by their names. */
function safetyProblems({ foodSafety, groceries }: Content, names: PreparedNames): Problem[] {
  if (!foodSafety) return [];
  return [
    ...foodSafetyProblems(SOURCES.foodSafety.file, foodSafety),
    ...(groceries ? groceryProblems(SOURCES.groceries.file, groceries.groceries, foodSafety, names) : []),
  ];
}

/** Problems of what depends on the language of the pages: filters of messages, counters, aspirated names. */
function messageProblems({ site, words, groceries }: Content, read: readonly ReadFile[]): Problem[] {
  if (!site) return [];
  const own = words ?? {};
  const counter = counterOf(own, site.language);
  const counted = read.filter(({ source }) => source === 'recipes' || source === 'groceries');
  return [
    ...filterProblems(SOURCES.words.file, own, site.language),
    ...counted.flatMap(({ file, data }) => counterProblems(file, data, counter)),
    ...(groceries ? aspirationProblems(SOURCES.groceries.file, groceries.groceries) : []),
  ];
}

/** Groups of foods and raw kinds that diets may forbid. */
function foodGroups({ groceries, foodSafety }: Content): string[] {
  return [
    ...Object.values(groceries.groceries).flatMap(({ of = [] }) => of),
    ...Object.keys(foodSafety?.kinds ?? {}),
  ];
}

/**
 * Problems between the entries of a file and between files. Each file is valid by itself.
 *
 * @param guideNames names of all guides, including those that are switched off, drafts or unreadable
 */
export function checkContent(
  content: Content,
  read: readonly ReadFile[],
  guideNames: ReadonlySet<string>,
): Problem[] {
  // Recipes have no sections, and are most of the files.
  const withSections = read.filter(({ source }) => source !== 'recipes');
  const names = prepareFoodNames(content.foodSafety);
  const guides = orderGuides(content.guides);
  const restaurants = entriesOf(read, 'restaurants');
  const places = [...restaurants, ...entriesOf(read, 'markets')].map(({ file, value }) => {
    const { guide, region, closedOn } = value;
    return { file, guide, region, closedOn };
  });
  const addresses = read.flatMap((entry) => pathsOf(entry).map((path) => ({ path, ...entry })));
  const reserved = reservedPaths(read);
  const filesAt = (entries: typeof addresses) =>
    new Map([...reserved, ...entries.map(({ path, file }) => [path, file] as const)]);
  const inRegion = (guide: string, region: string, at: Coordinates) => {
    const placeGuide = guides.find(({ id }) => id === guide);
    return (
      !placeGuide ||
      !Object.hasOwn(placeGuide.regions, region) ||
      liesInRegion(placeGuide, region, at, content.outlines)
    );
  };
  return [
    ...(content.theme
      ? [
          ...fontProblems(SOURCES.theme.file, content.theme),
          ...themeProblems(SOURCES.theme.file, content.theme),
        ]
      : []),
    ...messageProblems(content, read),
    ...safetyProblems(content, names),
    ...(content.vocabulary && content.groceries
      ? dietProblems(SOURCES.vocabulary.file, content.vocabulary.diets, foodGroups(content))
      : []),
    ...checkEntries(content, read, {
      names,
      pages: filesAt(addresses.filter(({ source }) => source !== 'recipes')),
    }),
    ...addressesAmongPosts(addresses),
    ...synonymProblems(SOURCES.search.file, content.search?.synonyms ?? []),
    ...(content.site?.languages
      ? languageProblems(SOURCES.site.file, content.site.language, content.site.languages, filesAt(addresses))
      : []),
    ...redirectProblems(SOURCES.redirects.file, content.redirects ?? [], filesAt(addresses)),
    ...checkRestaurants(
      restaurants.map(({ file, name, value }) => ({ file, restaurant: { ...value, slug: name } })),
      {
        markets: Object.keys(content.markets),
        categories: (content.categories ?? []).map(({ name }) => name),
        inRegion,
        today: buildDay(),
      },
    ),
    ...checkedDayProblems([...entriesOf(read, 'markets'), ...entriesOf(read, 'events')], buildDay()),
    ...checkTravel({
      guides: entriesOf(read, 'guides'),
      outlines: content.outlines,
      inRegions: [
        ...places.map((place) => ({ ...place, field: 'region' })),
        ...withSections.flatMap((file) => pickedRegions(file)),
      ],
      places,
      neighbourhoods: entriesOf(read, 'neighbourhoods'),
      guideNames,
    }),
  ];
}
