import * as words from '@/.content/words/siteIndex';
import { withParameter } from '@/lib/address';
import { dietFilters, kindFilters, timeFilters } from '@/lib/content/recipe-filters';
import type { Recipe } from '@/lib/content/schema/recipe';
import { newestFirst, recipeFacts } from '@/lib/listing/facts';
import { FILTERS, type Filters, findRecipes, NO_FILTERS } from '@/lib/listing/filters';
import { listedRecipes } from '@/lib/recipe/all';
import { everyIngredientOf, toolsOf } from '@/lib/recipe/blocks';
import { renderText } from '@/lib/recipe/text';
import { dishTime } from '@/lib/recipe/times';
import type { SiteEntry } from '@/lib/search/site/entry';
import { siteEntry } from './site-entry';

/** Of longer times nobody counts the minutes. */
const LONGEST_IN_MINUTES = 180;

function recipeEntry(recipe: Recipe): SiteEntry {
  const { href, title, lang, pageTitle, category, diets, ingredients, types, minutes } = recipeFacts(recipe);
  const natives = everyIngredientOf(recipe).flatMap(({ native }) => native?.text ?? []);
  return siteEntry({
    href,
    group: 'recipe',
    title,
    lang,
    note: words.recipe({ category, time: dishTime(recipe.times) }),
    native: recipe.native,
    names: [...(pageTitle ? [pageTitle] : []), recipe.slug.replaceAll('-', ' ')],
    says: [
      // "1 hr 15 min" is looked for as "75 minutes" too.
      ...(minutes < LONGEST_IN_MINUTES ? [words.minutesWords({ minutes })] : []),
      ...recipe.keywords,
      recipe.cuisine,
      ...types,
      ...diets,
      recipe.difficulty,
      ...ingredients,
      ...natives,
      ...toolsOf(recipe).map((tool) => renderText(tool, { factor: 1, system: 'metric' })),
      recipe.dek,
      words.recipeWords,
    ],
    picture: recipe.picture,
  });
}

/** The list of recipes, narrowed to those of a kind; undefined where there is none. */
function listEntry(
  filters: Partial<Filters>,
  title: string,
  names: readonly string[] = [],
): SiteEntry | undefined {
  const all: Filters = { ...NO_FILTERS, ...filters };
  const { found } = findRecipes(newestFirst(listedRecipes()).map(recipeFacts), all);
  if (found.length === 0) return undefined;
  return siteEntry({
    href: `/recipes/${withParameter(FILTERS, all)}`,
    group: 'guide',
    title,
    note: words.recipes({ count: found.length }),
    names,
  });
}

/**
 * Every recipe, one on another site at its address there, and the lists of their kinds, diets and times.
 *
 * @param paths of the pages; a kind with a page of its own needs no list
 */
export function recipeEntries(paths: readonly string[]): SiteEntry[] {
  const hasPage = (value: string) => paths.some((path) => path.endsWith(`/${value}`));
  const lists = [
    ...kindFilters
      .filter(({ value }) => !hasPage(value))
      .map(({ value, label }) => listEntry({ category: value }, words.kind({ kind: label }), [label])),
    ...dietFilters.map(({ value, label }) =>
      listEntry({ diets: [value] }, words.kind({ kind: label }), [label]),
    ),
    ...timeFilters.map(({ value, label, to }) =>
      listEntry(
        { time: value },
        words.time({ time: label.toLowerCase() }),
        to !== undefined
          ? [
              words.timeMin({ minutes: to }),
              words.timeMinutes({ minutes: to }),
              words.timeUnder({ minutes: to }),
            ]
          : [],
      ),
    ),
  ];
  return [...listedRecipes().map(recipeEntry), ...lists.flatMap((entry) => entry ?? [])];
}
