import type { z } from 'zod';
import { buildDay } from '@/lib/content/build-day';
import { dangerProblems } from '@/lib/content/checks/dangers';
import { dayProblems } from '@/lib/content/checks/days';
import { checkPages } from '@/lib/content/checks/pages';
import { postProblems } from '@/lib/content/checks/posts';
import { checkRecipes, hasTodo } from '@/lib/content/checks/recipes';
import { problemsIn, reportUnknown } from '@/lib/content/checks/report';
import type { PreparedNames } from '@/lib/content/food-names';
import { authorityOf } from '@/lib/content/food-safety';
import type { Problem } from '@/lib/content/problem';
import { toolStep } from '@/lib/content/schema/home-sections';
import type { Page } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { walkSchema } from '@/lib/content/schema-walk';
import { type Content, SOURCES } from '@/lib/content/sources';
import { stepsOf } from '@/lib/recipe/blocks';
import type { ReadFile } from './links';

/** Latest allowed day of a change. With SOURCE_DATE_EPOCH the build day may be earlier than the content. */
function today(): string {
  return [buildDay(), new Date().toISOString().slice(0, 10)].sort()[1] ?? '';
}

/** Sources whose files are entries of a folder. */
type EntrySource =
  | 'recipes'
  | 'pages'
  | 'posts'
  | 'restaurants'
  | 'guides'
  | 'markets'
  | 'events'
  | 'neighbourhoods';

/** Files of one folder with their values. */
export const entriesOf = <Name extends EntrySource>(read: readonly ReadFile[], source: Name) =>
  read
    .filter((file) => file.source === source)
    .map(({ file, name, data }) => ({ file, name, value: data as Content[Name][string] }));

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

type Shared = {
  /** Words by which foods are called. */
  names: PreparedNames;
  /** Files by the addresses of their pages, without recipes. */
  pages: ReadonlyMap<string, string>;
};

/**
 * Problems inside of recipes, pages, posts and other texts, and between those that are given: of all files for a build, of
 * one file for the preview of the desk.
 */
export function checkEntries(
  content: Content,
  read: readonly ReadFile[],
  { names, pages: addresses }: Shared,
): Problem[] {
  const { foodSafety, groceries, vocabulary, site, recipes } = content;
  const safePage = read.filter(({ source }) => source === 'safeTemperatures');
  const pages = [
    ...entriesOf(read, 'pages'),
    ...safePage.map(({ file, name, data }) => ({ file, name, value: data as Page })),
  ];
  // Points to settle are still open.
  const settled = read.filter(({ source, data }) => source !== 'foodSafety' && !hasTodo(data as object));
  return [
    ...(foodSafety ? dangerProblems(settled, foodSafety) : []),
    ...checkPages(pages),
    ...postProblems(entriesOf(read, 'posts')),
    ...dayProblems(
      [...pages, ...entriesOf(read, 'posts'), ...entriesOf(read, 'guides'), ...entriesOf(read, 'markets')],
      today(),
    ),
    // Recipes have no sections, and are most of the files.
    ...read
      .filter(({ source }) => source !== 'recipes')
      .flatMap((file) => stepProblems(file, Object.values(recipes))),
    ...checkRecipes(entriesOf(read, 'recipes'), {
      knowledge: { groceries: groceries?.groceries ?? {}, names },
      diets: vocabulary?.diets ?? [],
      // Without groceries the kinds of food are unknown.
      authority: groceries && authorityOf(foodSafety, site?.foodSafety),
      pages: addresses,
      today: today(),
    }),
  ];
}
