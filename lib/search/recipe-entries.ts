import * as messages from '@/.content/messages/siteIndex';
import { dietFilters, kindFilters, timeFilters } from '@/lib/content/recipe-filters';
import type { Recipe } from '@/lib/content/schema/recipe';
import { listedRecipes } from '@/lib/recipe/all';
import { everyIngredientOf, toolsOf } from '@/lib/recipe/blocks';
import { cardTime } from '@/lib/recipe/durations';
import { AS_WRITTEN, renderText } from '@/lib/recipe/sentence';
import { recipeFacts } from '@/lib/recipe-list/facts';
import { FILTERS, type Filters, findRecipes, NO_FILTERS } from '@/lib/recipe-list/filters';
import { withParameter } from '@/lib/ui/address';
import type { SiteEntry } from './entry';
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
    note: messages.recipe({ category, time: cardTime(recipe.times) }),
    native: recipe.native,
    names: [...(pageTitle ? [pageTitle] : []), recipe.slug.replaceAll('-', ' ')],
    texts: [
      // "1 hr 15 min" is looked for as "75 minutes" too.
      ...(minutes < LONGEST_IN_MINUTES ? [messages.minutesWords({ minutes })] : []),
      ...recipe.keywords,
      recipe.cuisine,
      ...types,
      ...diets,
      recipe.difficulty,
      ...ingredients,
      ...natives,
      ...toolsOf(recipe).map((tool) => renderText(tool, AS_WRITTEN)),
      recipe.dek,
      messages.recipeWords,
    ],
    picture: recipe.picture,
  });
}

/** Every recipe, and the lists of their diets, times, and kinds without a page of their own. */
export function recipeEntries(paths: readonly string[]): SiteEntry[] {
  const facts = listedRecipes().map(recipeFacts);
  /** The list of recipes narrowed by some filters; none where it would be empty. */
  const listEntry = (filters: Partial<Filters>, title: string, names: string[]): SiteEntry[] => {
    const all: Filters = { ...NO_FILTERS, ...filters };
    const { length: count } = findRecipes(facts, all).found;
    const href = `/recipes/${withParameter(FILTERS, all)}`;
    return count === 0
      ? []
      : [siteEntry({ href, group: 'guide', title, note: messages.recipes({ count }), names })];
  };
  const hasPage = (value: string) => paths.some((path) => path.endsWith(`/${value}`));
  return [
    ...listedRecipes().map(recipeEntry),
    ...kindFilters
      .filter(({ value }) => !hasPage(value))
      .flatMap(({ value, label }) => listEntry({ category: value }, messages.kind({ kind: label }), [label])),
    ...dietFilters.flatMap(({ value, label }) =>
      listEntry({ diets: [value] }, messages.kind({ kind: label }), [label]),
    ),
    ...timeFilters.flatMap(({ value, label, to: minutes }) => {
      const forms = [messages.timeMin, messages.timeMinutes, messages.timeUnder];
      const names = minutes === undefined ? [] : forms.map((name) => name({ minutes }));
      return listEntry({ time: value }, messages.time({ time: label.toLowerCase() }), names);
    }),
  ];
}
