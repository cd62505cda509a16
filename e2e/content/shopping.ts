import { canned } from '@/.content/words/shoppingLines';
import { groceries } from '@/lib/content/recipes';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Ingredient, Recipe } from '@/lib/content/schema/recipe';
import { blocksOf, ingredientsOf } from '@/lib/recipe/blocks';
import { startingWith } from './found';
import { recipes } from './recipes';

/** Whether a name is part of others, which it could not be told from. */
const isPart = (name: string, names: readonly string[]) =>
  names.some((other) => other !== name && other.includes(name));

/** What a shopping list calls an ingredient; nothing for what nobody buys. */
function goodsOf({ name, buy }: Ingredient): string[] {
  if (buy === undefined) return [name];
  const good = groceries[buy];
  return good && good.aisle !== null ? [good.name.replace(startingWith(`${canned} `), '')] : [];
}

/** Things of a recipe that nobody buys, such as water, by their names. */
export const unboughtOf = (recipe: Recipe): string[] =>
  ingredientsOf(recipe).flatMap(({ buy = '' }) =>
    groceries[buy]?.aisle === null ? [groceries[buy].name] : [],
  );

/** A recipe with something to buy, whose name is part of no other name on its list. */
export const [bought] = recipes.flatMap((recipe) => {
  const names = ingredientsOf(recipe).flatMap(goodsOf);
  const name = names.find((each) => !isPart(each, names));
  return name === undefined ? [] : [{ recipe, name }];
});

/** Tablespoons of an ingredient that is measured in spoons; no number for any other. */
const spoonsOf = ({ amount, upTo, unit }: Ingredient) =>
  amount !== undefined && upTo === undefined && unit === 'tbsp' ? amount : Number.NaN;

/** Whether a list adds it up as it is measured, and does not change it into pieces or bunches. */
const isLoose = ({ weighs, piece, juice, bunch }: Grocery) => !weighs && !piece && !juice && !bunch;

/**
 * Two recipes that take the same thing by the spoon, once each: with the first recipe twice, so many whole `spoons` of
 * it, and no more than stay spoons.
 */
export const [shared] = recipes.flatMap((one) =>
  recipes.flatMap((other) => {
    if (one === other || !Number.isInteger(one.yield.amount)) return [];
    const all = [...ingredientsOf(one), ...ingredientsOf(other)];
    const names = all.flatMap(goodsOf);
    return ingredientsOf(one).flatMap(({ buy = '' }) => {
      const [first, second, ...others] = all.filter((each) => each.buy === buy);
      const good = groceries[buy];
      if (!first || !second || others.length > 0 || !good?.aisle || !isLoose(good)) return [];
      const spoons = 2 * spoonsOf(first) + spoonsOf(second);
      const isTold = Number.isInteger(spoons) && spoons <= 6 && !isPart(good.name, names);
      return isTold ? [{ one, other, name: good.name, spoons }] : [];
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
  const namesOf = (items: readonly Ingredient[]) => items.flatMap(goodsOf);
  const [first, ...others] = block?.options ?? [];
  return others.flatMap((version) => {
    const [own, common, firsts] = [namesOf(version.items), namesOf(listed), namesOf(first?.items ?? [])];
    const taken = own.find((name) => ![...common, ...firsts].some((other) => other.includes(name)));
    const left = firsts.find((name) => ![...common, ...own].some((other) => other.includes(name)));
    return taken && left ? [{ recipe, version, taken, left }] : [];
  });
})[0];
