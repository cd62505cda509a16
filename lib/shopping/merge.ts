import { language } from '@/.content/messages/language';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Groceries, ItemData } from '@/lib/recipe/recipe-data';
import { scaleAmount } from '@/lib/recipe/rounding';
import { millilitresIn } from '@/lib/recipe/scales';
import type { Tickable } from '@/lib/saved/shopping-list';
import { itemsToBuy, type ScaledRecipe } from './recipes';
import { isAtHand } from './staples';
import { bunchesOf, gramsBought, type Sum, type SummedAmount, sumUp, total } from './sums';

/** The amount of a line that one version of a recipe needs. */
export type LinePart = {
  slug: string;
  /** See `Chosen`. */
  title: string;
  /** In the order of the recipe, scaled to its servings, not rounded; left out for "to taste". */
  amounts: (Partial<SummedAmount> & Pick<ItemData, 'round' | 'counter'>)[];
  isOptional: boolean;
};

/** One thing to buy. */
export type Line = Tickable &
  Pick<ItemData, 'name' | 'lang' | 'plural' | 'native' | 'counter'> & {
    /** Left out if it is not in data/groceries.yaml. */
    aisle?: string;
    isAtHand: boolean;
    /** True if it is optional in every recipe. */
    isOptional: boolean;
    /** Cloves in a head, if it is sold in heads. */
    head?: number;
    /** Millilitres on the label, if it is sold in cans. */
    can?: number;
    /** Number of bunches, not rounded, if it is sold in bunches. */
    bunches?: number;
    /** Empty if every recipe needs it to taste. */
    sums: Sum[];
    parts: LinePart[];
  };

/**
 * One line for each thing to buy, with the amounts of all recipes added up. Things that nobody buys, such as water, are
 * left out. Lines are sorted by name; the order of the recipes changes `parts` only.
 */
export function mergeRecipes(chosen: readonly ScaledRecipe[], groceries: Groceries): Line[] {
  // By grocery, or else by name.
  const found = new Map<string, { items: ItemData[]; parts: Map<string, LinePart> }>();
  for (const { recipe, servings, variant, title = recipe.title } of chosen) {
    const { slug, servings: recipeServings } = recipe;
    const version = `${slug} ${variant}`;
    for (const item of itemsToBuy({ recipe, variant })) {
      const { amount, unit, food, round, counter } = item;
      const key = item.buy ?? item.name.toLowerCase();
      const entry = found.get(key) ?? { items: [], parts: new Map<string, LinePart>() };
      found.set(key, entry);
      entry.items.push(item);
      const part = entry.parts.get(version) ?? { slug, title, amounts: [], isOptional: true };
      entry.parts.set(version, part);
      const scaled = amount === undefined ? undefined : scaleAmount(amount, servings / recipeServings);
      part.amounts.push({ amount: scaled, unit, food, round, counter });
      part.isOptional &&= item.optional === true;
    }
  }
  return [...found]
    .map(([key, { items, parts }]) => ({
      key,
      items,
      parts: [...parts.values()],
      grocery: Object.hasOwn(groceries, key) ? groceries[key] : undefined,
    }))
    .filter(({ grocery }) => grocery?.aisle !== null)
    .map(lineOf)
    .sort((one, other) => compare(one.name, other.name) || compare(one.key, other.key));
}

const compare = (one: string, other: string) => one.localeCompare(other, language);

type Found = { key: string; items: ItemData[]; parts: LinePart[]; grocery: Grocery | undefined };

function lineOf({ key, items, parts, grocery }: Found): Line {
  const amounts = parts
    .flatMap((part) => part.amounts)
    .filter((each): each is SummedAmount => each.amount !== undefined);
  // The same spelling of several, whatever the order of the recipes.
  const [named] = [...items].sort((one, other) => compare(one.name, other.name));
  // The needed amount as one number that grows with every addition, so that 400 g and 3 onions can be compared: in
  // grams, or without a known weight in millilitres or pieces.
  const sizes = amounts.map(
    (each) => gramsBought(each, grocery) ?? each.amount * (millilitresIn(each.unit) ?? 1),
  );
  return {
    key,
    name: grocery?.name ?? named?.name ?? key,
    lang: grocery ? undefined : named?.lang,
    plural: grocery ? grocery.plural : named?.plural,
    native: items.find((item) => item.native)?.native,
    counter: items.find((item) => item.counter)?.counter,
    aisle: grocery?.aisle ?? undefined,
    isAtHand: isAtHand(grocery, amounts),
    head: grocery?.head,
    can: grocery?.can,
    bunches: bunchesOf(amounts, grocery),
    isOptional: parts.every((part) => part.isOptional),
    sums: amounts.length > 0 ? sumUp(amounts, grocery) : [],
    parts,
    size: total(sizes),
  };
}
