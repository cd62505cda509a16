import * as messages from '@/.content/messages/siteIndex';
import { dietFilters, kindFilters, timeFilters } from '@/.content/recipeFilters';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import { listedRecipes } from '@/lib/recipe/all';
import { blocksOf, everyIngredientOf, toolsOf } from '@/lib/recipe/blocks';
import { dishDataOf } from '@/lib/recipe/dish-foods';
import { cardTime } from '@/lib/recipe/durations';
import { rawKindsOf } from '@/lib/recipe/foods';
import { AS_WRITTEN, renderText } from '@/lib/recipe/sentence';
import type { SiteEntry } from '@/lib/search/entry';
import { siteEntry } from '@/lib/search/site-entry';
import { inPageOrder } from './cards';
import { recipeFacts } from './facts';
import { type Filters, findRecipes, NO_RECIPE_FILTERS, recipesAddress } from './filters';

/** Longer times are not searched in minutes. */
const MAX_MINUTES = 180;

/** Kinds of raw food of an ingredient as words: "poultry pieces". */
const kindsInWords = (item: Ingredient) => rawKindsOf(item).map((kind) => kind.replaceAll('-', ' '));

function recipeEntry(recipe: Recipe): SiteEntry {
  const { href, title, lang, pageTitle, category, pageCategory, diets, ingredients, types, minutes } =
    recipeFacts(recipe);
  const names = [...(pageTitle ? [pageTitle] : []), recipe.slug.replaceAll('-', ' ')];
  const items = everyIngredientOf(recipe);
  const natives = items.flatMap(({ native }) => native?.text ?? []);
  const swaps = blocksOf(recipe, 'swaps').flatMap(({ items: own }) => own.map(({ title: swap }) => swap));
  return siteEntry({
    href,
    group: 'recipe',
    title,
    lang,
    note: messages.recipe({ category, time: cardTime(recipe.times) }),
    native: recipe.native,
    names,
    texts: [
      // "75 minutes" finds "1 hr 15 min".
      ...(minutes < MAX_MINUTES ? [messages.minutesTerms({ minutes })] : []),
      ...recipe.keywords,
      recipe.cuisine,
      ...types,
      ...diets,
      recipe.difficulty,
      ...ingredients,
      ...natives,
      ...swaps,
      ...items.flatMap(kindsInWords),
      ...toolsOf(recipe).map((tool) => renderText(tool, AS_WRITTEN)),
      recipe.dek,
      messages.recipeTerms,
    ],
    picture: recipe.picture,
    dish: { minutes, ingredients, ...dishDataOf(recipe) },
    listed: { texts: pageCategory ? [category, pageCategory] : [category] },
  });
}

/** Every recipe, and the filtered lists by diet, time, and kind without a page of its own. */
export function recipeEntries(paths: readonly string[]): SiteEntry[] {
  const facts = listedRecipes().map(recipeFacts);
  /** A filtered list of recipes; none where it would be empty. */
  const listEntry = (filters: Partial<Filters>, title: string, names: string[]): SiteEntry[] => {
    const all: Filters = { ...NO_RECIPE_FILTERS, ...filters };
    const { length: count } = findRecipes(facts, all).found;
    const href = recipesAddress(filters);
    return count === 0
      ? []
      : [siteEntry({ href, group: 'guide', title, note: messages.recipes({ count }), names })];
  };
  const hasPage = (value: string) => paths.some((path) => path.endsWith(`/${value}`));
  return [
    ...inPageOrder(listedRecipes()).map(recipeEntry),
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
