import type { z } from 'zod';
import { buildDay } from '@/lib/content/build-day';
import { dangerProblems } from '@/lib/content/checks/dangers';
import { checkedDayProblems, dayProblems } from '@/lib/content/checks/days';
import { dietProblems } from '@/lib/content/checks/diets';
import { groceryProblems } from '@/lib/content/checks/groceries';
import { checkTravel, type TravelContext } from '@/lib/content/checks/guides';
import { checkPages } from '@/lib/content/checks/pages';
import { addressesAmongPosts, postProblems } from '@/lib/content/checks/posts';
import { checkRecipes } from '@/lib/content/checks/recipes';
import { redirectProblems } from '@/lib/content/checks/redirects';
import { problemsIn, reportUnknown } from '@/lib/content/checks/report';
import { checkRestaurants } from '@/lib/content/checks/restaurants';
import { foodSafetyProblems } from '@/lib/content/checks/safety/file';
import { synonymProblems } from '@/lib/content/checks/synonyms';
import { themeProblems } from '@/lib/content/checks/theme';
import { type PreparedNames, prepareFoodNames } from '@/lib/content/food-names';
import { authorityOf } from '@/lib/content/food-safety';
import { orderGuides } from '@/lib/content/guide';
import { onceFor } from '@/lib/content/once-for';
import { formatPath } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import { toolStep } from '@/lib/content/schema/home-sections';
import type { Page, SectionOf } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { restaurantSection } from '@/lib/content/schema/sections';
import { walkSchema } from '@/lib/content/schema-walk';
import { type Content, SOURCES } from '@/lib/content/sources';
import { liesInRegion } from '@/lib/guide/inside';
import { stepsOf } from '@/lib/recipe/blocks';
import { listPaths, pathsOf, type ReadFile } from './links';

/** Latest allowed day of a change. With SOURCE_DATE_EPOCH the build day may be earlier than the content. */
function today(): string {
  return [buildDay(), new Date().toISOString().slice(0, 10)].sort()[1] ?? '';
}

/** Regions whose restaurants the sections of a page select, at any depth of the file. */
const pickedRegions = onceFor(({ source, file, data }: ReadFile): TravelContext['inRegions'] =>
  walkSchema(SOURCES[source].schema, data).flatMap(({ path, value, schema }) => {
    if (schema !== restaurantSection) return [];
    const { guide, region } = value as SectionOf<'restaurants'>;
    return region === undefined ? [] : [{ file, field: formatPath([...path, 'region']), guide, region }];
  }),
);

/** Problems of the steps that sections of a file name, at any depth: a recipe has to have the step. */
function stepProblems({ source, file, data }: ReadFile, recipes: readonly Recipe[]): Problem[] {
  return problemsIn(file, (report) => {
    for (const { path, value, schema } of walkSchema(SOURCES[source].schema, data)) {
      if (schema !== toolStep) continue;
      const { recipe: slug, step } = value as z.infer<typeof toolStep>;
      const recipe = recipes.find((each) => each.slug === slug);
      if (!recipe || step === undefined) continue;
      const steps = stepsOf(recipe).map(({ id }) => id);
      reportUnknown(report, [...path, 'step'], step, steps, `a step of ${slug}`);
    }
  });
}

/** Problems of data/food-safety.yaml, of groceries by their names, and of dangerous phrases in any text. */
function safetyProblems(
  { foodSafety, groceries }: Content,
  read: readonly ReadFile[],
  names: PreparedNames,
): Problem[] {
  if (!foodSafety) return [];
  return [
    ...foodSafetyProblems(SOURCES.foodSafety.file, foodSafety),
    ...(groceries ? groceryProblems(SOURCES.groceries.file, groceries.groceries, foodSafety, names) : []),
    ...dangerProblems(
      read.filter(({ source }) => source !== 'foodSafety'),
      foodSafety,
    ),
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
  /** Files of one folder with their values. */
  const filesOf = <
    Name extends
      | 'recipes'
      | 'pages'
      | 'posts'
      | 'restaurants'
      | 'guides'
      | 'markets'
      | 'events'
      | 'neighbourhoods',
  >(
    source: Name,
  ) =>
    read
      .filter((file) => file.source === source)
      .map(({ file, name, data }) => ({ file, name, value: data as Content[Name][string] }));
  // Recipes have no sections, and are most of the files.
  const withSections = read.filter(({ source }) => source !== 'recipes');
  const safePage = read.filter(({ source }) => source === 'safeTemperatures');
  const pages = [
    ...filesOf('pages'),
    ...safePage.map(({ file, name, data }) => ({ file, name, value: data as Page })),
  ];
  const names = prepareFoodNames(content.foodSafety);
  const guides = orderGuides(content.guides);
  const restaurants = filesOf('restaurants');
  const places = [...restaurants, ...filesOf('markets')].map(({ file, value }) => {
    const { guide, region, closedOn } = value;
    return { file, guide, region, closedOn };
  });
  const addresses = read.flatMap((entry) => pathsOf(entry).map((path) => ({ path, ...entry })));
  const lists = listPaths(read).map((path) => [path, 'the list of posts'] as const);
  const filesAt = (entries: typeof addresses) =>
    new Map([...lists, ...entries.map(({ path, file }) => [path, file] as const)]);
  const inRegion = (guide: string, region: string, at: Coordinates) => {
    const placeGuide = guides.find(({ id }) => id === guide);
    return (
      !placeGuide ||
      !Object.hasOwn(placeGuide.regions, region) ||
      liesInRegion(placeGuide, region, at, content.outlines)
    );
  };
  return [
    ...(content.theme ? themeProblems(SOURCES.theme.file, content.theme) : []),
    ...safetyProblems(content, read, names),
    ...(content.vocabulary && content.groceries
      ? dietProblems(SOURCES.vocabulary.file, content.vocabulary.diets, foodGroups(content))
      : []),
    ...checkPages(pages),
    ...postProblems(filesOf('posts')),
    ...addressesAmongPosts(addresses),
    ...dayProblems([...pages, ...filesOf('posts'), ...filesOf('guides'), ...filesOf('markets')], today()),
    ...withSections.flatMap((file) => stepProblems(file, Object.values(content.recipes))),
    ...synonymProblems(SOURCES.search.file, content.search?.synonyms ?? []),
    ...redirectProblems(SOURCES.redirects.file, content.redirects ?? [], filesAt(addresses)),
    ...checkRecipes(filesOf('recipes'), {
      knowledge: { groceries: content.groceries?.groceries ?? {}, names },
      diets: content.vocabulary?.diets ?? [],
      // Without groceries the kinds of food are unknown.
      authority: content.groceries && authorityOf(content.foodSafety, content.site?.foodSafety),
      pages: filesAt(addresses.filter(({ source }) => source !== 'recipes')),
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
    ...checkedDayProblems([...filesOf('markets'), ...filesOf('events')], buildDay()),
    ...checkTravel({
      guides: filesOf('guides'),
      outlines: content.outlines,
      inRegions: [
        ...places.map((place) => ({ ...place, field: 'region' })),
        ...withSections.flatMap((file) => pickedRegions(file)),
      ],
      places,
      neighbourhoods: filesOf('neighbourhoods'),
      guideNames,
    }),
  ];
}
