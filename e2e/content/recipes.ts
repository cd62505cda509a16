import * as measures from '@/.content/words/measures';
import { kindFilters, kindPages } from '@/lib/content/recipe-filters';
import type { Duration, Ingredient, Recipe, Step } from '@/lib/content/schema/recipe';
import { synonyms } from '@/lib/content/search';
import { planTotals } from '@/lib/plan/plan';
import { allRecipes, listedRecipes } from '@/lib/recipe/all';
import { blocksOf, ingredientsOf, recipePath, stepsOf } from '@/lib/recipe/blocks';
import { misspelt } from './found';

/** Every recipe with a page, the longest first: with it most is found in one place. */
export const recipes: readonly Recipe[] = [...allRecipes()].sort(
  (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
);

/** The shortest of a time, in minutes. */
export const shortestOf = (time: number | readonly number[]): number =>
  typeof time === 'number' ? time : Math.min(...time);

/** Address of a recipe's page, with its slash. */
export const routeOf = (recipe: Recipe): string => `${recipePath(recipe)}/`;

export const [longestRecipe] = recipes;

/** Grams as a list reads them; from 50 to 1000 they are told to five. */
export const grams = (amount: number): string => measures.gram({ number: Math.round(amount / 5) * 5 });

/** How much is made after presses on "More": recipes that make one or two of a thing go by halves. */
export const afterPresses = ({ yield: { amount } }: Recipe, presses: number): number =>
  amount + presses * (amount <= 2 ? 0.5 : 1);

/** Whether a sentence of the method names an ingredient with all of its amount. */
const isNamedIn = ({ id }: Ingredient, { text }: Step) => text.includes(`{${id}}`);

/** Weighed in grams that stay grams at half and at twice of it. */
const isWeighed = ({ amount = 0, unit, upTo }: Ingredient) =>
  unit === 'g' && upTo === undefined && amount >= 100 && amount < 490 && amount % 20 === 0;

/** Steps of the method, without those of the days before. */
const methodOf = (recipe: Recipe) =>
  blocksOf(recipe, 'method').flatMap(({ groups }) => groups.flatMap((group) => group.steps));

/** A recipe with an amount that list and method both say, so that the change of servings is read in both. */
export const weighed = recipes
  .filter((recipe) => Number.isInteger(recipe.yield.amount))
  .flatMap((recipe) => {
    const steps = methodOf(recipe);
    const ingredient = ingredientsOf(recipe).find(
      (each) => isWeighed(each) && steps.some((step) => isNamedIn(each, step)),
    );
    return ingredient?.amount ? [{ recipe, ingredient, amount: ingredient.amount }] : [];
  });

/** One of them with a temperature. */
export const heated = weighed.find(({ recipe }) =>
  methodOf(recipe).some(({ text, safety = '' }) => `${text}${safety}`.includes('{@')),
);

/** A length that is a single number of minutes, less than an hour. */
const isShort = ({ minutes }: Duration) => typeof minutes === 'number' && minutes >= 2 && minutes < 60;

/**
 * A recipe with a step, counted from 0, that has one timer, and where there is such a step, something weighed: `amount`
 * grams of it.
 */
export const [timed] = recipes
  .filter((recipe) => Number.isInteger(recipe.yield.amount))
  .flatMap((recipe) => {
    const steps = stepsOf(recipe);
    return steps.flatMap((each, step) => {
      const [duration, ...others] = each.durations;
      if (!duration || others.length > 0 || !isShort(duration)) return [];
      const ingredient = ingredientsOf(recipe).find((one) => isWeighed(one) && isNamedIn(one, each));
      const minutes = shortestOf(duration.minutes);
      return [{ recipe, steps, step, duration, minutes, amount: ingredient?.amount }];
    });
  })
  .sort((one, other) => Number(one.amount === undefined) - Number(other.amount === undefined));

/** Recipes with the minutes from the first step to the table, at their shortest and longest; the longest plan first. */
export const planned = recipes
  .map((recipe) => ({ recipe, ...planTotals(stepsOf(recipe)) }))
  .filter(({ long }) => long > 0)
  .sort((one, other) => other.long - one.long);

/** Every kind that the list is narrowed by, with the recipes that are of it; those with most of them first. */
export const kinds = kindFilters
  .map(({ value, label }) => ({
    value,
    label,
    page: kindPages[value],
    found: listedRecipes().filter(({ types }) => types.includes(value)),
  }))
  .sort((one, other) => other.found.length - one.found.length);

/** A recipe with its name in another script, and what else it is called. */
export const manyNamed = recipes
  .flatMap((recipe) => {
    const title = recipe.title.toLowerCase();
    const others = synonyms.find((group) => group.some((name) => name.toLowerCase() === title)) ?? [];
    const names = [
      ...others.filter((name) => name.toLowerCase() !== title),
      ...(recipe.native ? [recipe.native.text] : []),
    ];
    // A single long word may be misspelt.
    const wrong = /^[a-z]{8,}$/.test(title) ? [misspelt(title)] : [];
    return names.length > 0 ? [{ recipe, names: [...new Set([...names, ...wrong])] }] : [];
  })
  .sort((one, other) => other.names.length - one.names.length)[0];
