import { language } from '@/.content/messages/language';
import type { Grocery } from '@/lib/content/schema/groceries';
import { millilitresIn } from '@/lib/recipe/measures';
import { scaleAmount } from '@/lib/recipe/rounding';
import type { Chosen, Tickable } from './list';
import type { ShopData, ShopItem } from './shop-data';
import { type Amount, bunchesOf, gramsBought, type Sum, sumUp, total } from './sums';

/** What one recipe takes of a line. */
export type Part = {
  slug: string;
  title: string;
  /** In the order the recipe lists them, scaled to its servings, not rounded; no amount is to taste. */
  amounts: (Partial<Amount> & Pick<ShopItem, 'round'>)[];
  isOptional: boolean;
};

/** One thing to buy. */
export type Line = Tickable &
  Pick<ShopItem, 'name' | 'lang' | 'plural' | 'native'> & {
    /** Left out where the groceries do not say. */
    aisle?: string;
    isStaple: boolean;
    /** Whether no recipe insists on it. */
    isOptional: boolean;
    /** Cloves in a head, of what is sold in heads. */
    head?: number;
    /** Millilitres on the label, of what is sold in cans. */
    can?: number;
    /** How many bunches it comes to, of what is sold in bunches; not rounded. */
    bunches?: number;
    /** Empty where every recipe takes it to taste. */
    sums: Sum[];
    parts: Part[];
  };

/** What is bought for a recipe: its list, and the ingredients of the chosen variant, the first unless chosen. */
export function itemsOf({ recipe, variant }: Pick<Chosen, 'recipe' | 'variant'>): ShopItem[] {
  const options = recipe.variants?.options ?? [];
  const option = options.find(({ id }) => id === variant) ?? options[0];
  return [...recipe.items, ...(option?.items ?? [])];
}

/**
 * One line for each thing to buy, amounts of all recipes added up. What no one buys, as water, is left out. Lines
 * are in the order one walks the shop, by name within an aisle; the order of the recipes changes parts only.
 */
export function mergeRecipes(chosen: readonly Chosen[], groceries: ShopData['groceries']): Line[] {
  // By what they are bought as, or their name.
  const found = new Map<string, { items: ShopItem[]; parts: Map<string, Part> }>();
  for (const { recipe, servings, variant } of chosen) {
    const { slug, title, base } = recipe;
    for (const item of itemsOf({ recipe, variant })) {
      const { amount, unit, food, round } = item;
      const key = item.buy ?? item.name.toLowerCase();
      const entry = found.get(key) ?? { items: [], parts: new Map<string, Part>() };
      found.set(key, entry);
      entry.items.push(item);
      const part = entry.parts.get(slug) ?? { slug, title, amounts: [], isOptional: true };
      entry.parts.set(slug, part);
      const scaled = amount === undefined ? undefined : scaleAmount(amount, servings / base);
      part.amounts.push({ amount: scaled, unit, food, round });
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

type Found = { key: string; items: ShopItem[]; parts: Part[]; grocery: Grocery | undefined };

function lineOf({ key, items, parts, grocery }: Found): Line {
  const amounts = parts
    .flatMap((part) => part.amounts)
    .filter((each): each is Amount => each.amount !== undefined);
  // Of several spellings one is taken, whichever recipe comes first.
  const [named] = [...items].sort((one, other) => compare(one.name, other.name));
  // How much is needed as one number that grows whenever more is, so that 400 g and 3 onions can be compared: grams;
  // what nothing gives a weight counts in millilitres or by the piece.
  const sizes = amounts.map(
    (each) => gramsBought(each, grocery) ?? each.amount * (millilitresIn(each.unit) ?? 1),
  );
  return {
    key,
    name: grocery?.name ?? named?.name ?? key,
    lang: grocery ? undefined : named?.lang,
    plural: grocery ? grocery.plural : named?.plural,
    native: items.find((item) => item.native)?.native,
    aisle: grocery?.aisle ?? undefined,
    isStaple: grocery?.staple === true,
    head: grocery?.head,
    can: grocery?.can,
    bunches: bunchesOf(amounts, grocery),
    isOptional: parts.every((part) => part.isOptional),
    sums: amounts.length > 0 ? sumUp(amounts, grocery) : [],
    parts,
    size: total(sizes),
  };
}
