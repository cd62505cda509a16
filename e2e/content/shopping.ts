import { canned } from '@/.content/words/shoppingLines';
import { groceries } from '@/lib/content/recipes';
import type { Ingredient } from '@/lib/content/schema/recipe';
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

/** A recipe with something to buy, whose name is part of no other name on its list. */
export const [bought] = recipes.flatMap((recipe) => {
  const names = ingredientsOf(recipe).flatMap(goodsOf);
  const name = names.find((each) => !isPart(each, names));
  return name === undefined ? [] : [{ recipe, name }];
});

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
