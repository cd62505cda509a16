import { groceries } from '@/lib/content/cook/groceries';
import { kindFilters, kindPages } from '@/lib/content/cook/recipe-filters';
import type { Duration, Ingredient, Recipe, Step } from '@/lib/content/schema/recipe';
import { synonyms } from '@/lib/content/search';
import { planTotals } from '@/lib/plan/plan';
import { allRecipes, listedRecipes } from '@/lib/recipe/all';
import { blocksOf, cardTitle, ingredientsOf, recipePath, stepsOf } from '@/lib/recipe/blocks';
import { misspelt } from './found';

/** Every recipe with a page, the longest first: with it most is found in one place. */
export const recipes: readonly Recipe[] = [...allRecipes()].sort(
  (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
);

/** The longest of a time, in minutes. */
export const longestOf = (time: number | readonly number[]): number =>
  typeof time === 'number' ? time : Math.max(...time);

/** The shortest of a time, in minutes. */
export const shortestOf = (time: number | readonly number[]): number =>
  typeof time === 'number' ? time : Math.min(...time);

/** Address of a recipe's page, with its slash. */
export const routeOf = (recipe: Recipe): string => `${recipePath(recipe)}/`;

export const [longestRecipe] = recipes;

const has = (type: Recipe['blocks'][number]['type']) => (recipe: Recipe) => blocksOf(recipe, type).length > 0;

export const filmed = recipes.find(has('video'));
export const posted = recipes.find(has('post'));
/** With no other site on its page. */
export const plain = recipes.find((recipe) => !has('video')(recipe) && !has('post')(recipe));
export const promoted = recipes.find(has('promo'));

/** A recipe with more prep photos than a screen shows at once. */
export const photographed = recipes.flatMap((recipe) => {
  const photos = blocksOf(recipe, 'photos').flatMap((block) => block.photos);
  return photos.length > 5 ? [{ recipe, photos }] : [];
})[0];

/** Grams as a list reads them; from 50 to 1000 they are told to five. */
export const grams = (amount: number): string => `${Math.round(amount / 5) * 5} g`;

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

/** What the search of the list reads of a recipe. */
const searched = (recipe: Recipe) => {
  const { title, slug, category, pageCategory = '' } = recipe;
  return [title, cardTitle(recipe), slug, category, pageCategory].join('|').toLowerCase();
};

/** A recipe that is alone in its category, whose name is in no title. */
export const aloneInCategory = recipes.find(({ category }) => {
  const term = category.toLowerCase();
  const found = listedRecipes().filter((other) => searched(other).includes(term));
  return (
    found.length === 1 && found.every(({ title, slug }) => !`${title} ${slug}`.toLowerCase().includes(term))
  );
});

const isIn = (name: string, names: readonly string[]) =>
  names.some((other) => other !== name && other.includes(name));

/** What a shopping list calls an ingredient; undefined for what nobody buys. */
export function goodOf({ name, buy }: Ingredient): { name: string; plural: string } | undefined {
  const good = buy === undefined ? { name } : groceries[buy];
  if (!good || ('aisle' in good && good.aisle === null)) return undefined;
  const plural = 'plural' in good ? good.plural : undefined;
  return { name: good.name.replace(/^canned /, ''), plural: plural ?? good.name };
}

/** Things of a recipe that nobody buys, such as water, by their names. */
export const unboughtOf = (recipe: Recipe): string[] =>
  ingredientsOf(recipe).flatMap(({ buy = '' }) =>
    groceries[buy]?.aisle === null ? [groceries[buy].name] : [],
  );

/** A recipe with something to buy, whose name is part of no other name on its list. */
export const [bought] = recipes.flatMap((recipe) => {
  const names = ingredientsOf(recipe).flatMap((each) => goodOf(each)?.name ?? []);
  const name = names.find((each) => !isIn(each, names));
  return name === undefined ? [] : [{ recipe, name }];
});

/** Tablespoons of an ingredient that is measured in spoons; undefined for any other. */
const spoonsOf = ({ amount, upTo, unit }: Ingredient) =>
  amount !== undefined && upTo === undefined && unit === 'tbsp' ? amount : undefined;

/**
 * Two recipes that take the same thing by the spoon, once each, whole spoons in all of it with the first recipe twice:
 * `spoons` of it, and fewer than a list changes into something else.
 */
export const [shared] = recipes.flatMap((one) =>
  recipes.flatMap((other) => {
    if (one === other || !Number.isInteger(one.yield.amount)) return [];
    const all = [...ingredientsOf(one), ...ingredientsOf(other)];
    return ingredientsOf(one).flatMap((ingredient) => {
      const good = goodOf(ingredient);
      const same = all.filter(({ buy }) => buy !== undefined && buy === ingredient.buy);
      const [first, second] = same.map(spoonsOf);
      if (!good || same.length !== 2 || first === undefined || second === undefined) return [];
      if (
        isIn(
          good.name,
          all.map((each) => goodOf(each)?.name ?? ''),
        )
      )
        return [];
      const { weighs, piece, juice, bunch } = groceries[ingredient.buy ?? ''] ?? {};
      const spoons = 2 * first + second;
      const isPlain = !weighs && !piece && !juice && !bunch;
      return isPlain && Number.isInteger(spoons) && spoons <= 6
        ? [{ one, other, name: good.name, spoons }]
        : [];
    });
  }),
);

/** A recipe with a version after the first that takes something to buy which the first does without, and the other way. */
export const versions = recipes.flatMap((recipe) => {
  const [block] = blocksOf(recipe, 'variants');
  const listed = blocksOf(recipe, 'ingredients').flatMap(({ groups, items = [] }) => [
    ...items,
    ...(groups ?? []).flatMap((group) => group.items),
  ]);
  const namesOf = (items: readonly Ingredient[]) => items.flatMap((each) => goodOf(each)?.name ?? []);
  const [first, ...others] = block?.options ?? [];
  return others.flatMap((version) => {
    const [own, common, firsts] = [namesOf(version.items), namesOf(listed), namesOf(first?.items ?? [])];
    const taken = own.find((name) => ![...common, ...firsts].some((other) => other.includes(name)));
    const left = firsts.find((name) => ![...common, ...own].some((other) => other.includes(name)));
    return taken && left ? [{ recipe, version, taken, left }] : [];
  });
})[0];

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
