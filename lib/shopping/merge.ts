import { language } from '@/.content/words/language';
import type { Grocery } from '@/lib/content/schema/groceries';
import { clean, scaleAmount } from '@/lib/kitchen/fractions';
import { millilitresIn } from '@/lib/kitchen/measures';
import type { Chosen, Tickable } from './list';
import type { ShopItem } from './shop-data';
import { type Asked, bunchesOf, gramsBought, type Sum, sumUp } from './sums';

/** What one recipe asks of a line; without an amount it is to taste. */
export type Part = {
  slug: string;
  title: string;
  /** In the order the recipe lists them, scaled to its servings, not rounded. */
  asked: (Partial<Asked> & Pick<ShopItem, 'round'>)[];
  isOptional: boolean;
};

/** One thing to buy. */
export type Line = Tickable & {
  name: string;
  /** Language of its name (BCP 47), where that is not the language of the site. */
  lang?: string;
  /** Name for more than one, where it is counted. */
  plural?: string;
  native?: ShopItem['native'];
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

type Goods = Readonly<Record<string, Grocery>>;

/** What is bought for a recipe: its list, and the ingredients of the chosen variant, the first unless chosen. */
export function itemsOf({ recipe, variant }: Pick<Chosen, 'recipe' | 'variant'>): ShopItem[] {
  const options = recipe.variants?.options ?? [];
  const option = options.find(({ id }) => id === variant) ?? options[0];
  return [...recipe.items, ...(option?.items ?? [])];
}

/** The key ingredients are gathered by: what they are bought as, or their name. */
function keyOf({ buy, name }: ShopItem): string {
  return buy ?? name.toLowerCase();
}

/**
 * One line for each thing to buy, amounts of all recipes added up. What no one buys, as water, is left out. Lines
 * are in the order one walks the shop, by name within an aisle; the order of the recipes changes parts only.
 */
export function mergeRecipes(chosen: readonly Chosen[], goods: Goods): Line[] {
  const found = new Map<string, { items: ShopItem[]; parts: Map<string, Part> }>();
  for (const { recipe, servings, variant } of chosen) {
    for (const item of itemsOf({ recipe, variant })) {
      const key = keyOf(item);
      const entry = found.get(key) ?? { items: [], parts: new Map<string, Part>() };
      found.set(key, entry);
      entry.items.push(item);
      const { slug, title } = recipe;
      const part = entry.parts.get(slug) ?? { slug, title, asked: [], isOptional: true };
      entry.parts.set(slug, part);
      part.asked.push(scaled(item, servings / recipe.base));
      part.isOptional &&= item.optional === true;
    }
  }
  const lines = [...found].flatMap(([key, { items, parts }]) => {
    const line = lineOf(key, items, [...parts.values()], Object.hasOwn(goods, key) ? goods[key] : undefined);
    return line ? [line] : [];
  });
  return lines.sort(byName);
}

function scaled({ amount, unit, food, round }: ShopItem, factor: number): Part['asked'][number] {
  return { amount: amount === undefined ? undefined : scaleAmount(amount, factor), unit, food, round };
}

function lineOf(key: string, items: ShopItem[], parts: Part[], good: Grocery | undefined): Line | undefined {
  if (good?.aisle === null) return undefined;
  const asked = parts
    .flatMap((part) => part.asked)
    .filter((each): each is Asked => each.amount !== undefined);
  // Of several spellings one is taken, whichever recipe comes first.
  const [named] = [...items].sort((one, other) => compare(one.name, other.name));
  return {
    key,
    name: good?.name ?? named?.name ?? key,
    lang: good ? undefined : named?.lang,
    plural: good ? good.plural : named?.plural,
    native: items.find((item) => item.native)?.native,
    aisle: good?.aisle,
    isStaple: good?.staple === true,
    head: good?.head,
    can: good?.can,
    bunches: bunchesOf(asked, good),
    isOptional: parts.every((part) => part.isOptional),
    sums: asked.length > 0 ? sumUp(asked, good) : [],
    parts,
    size: sizeOf(asked, good),
  };
}

/**
 * How much is needed as one number that grows whenever more is: grams, so that 400 g and 3 onions can be compared.
 * What nothing gives a weight counts in millilitres or by the piece.
 */
function sizeOf(asked: readonly Asked[], good: Grocery | undefined): number {
  const sizes = asked.map(
    (each) => gramsBought(each, good) ?? each.amount * (millilitresIn(each.unit ?? '') ?? 1),
  );
  return clean(sizes.sort((one, other) => one - other).reduce((sum, size) => sum + size, 0));
}

const compare = (one: string, other: string) => one.localeCompare(other, language);

function byName(one: Line, other: Line): number {
  return compare(one.name, other.name) || compare(one.key, other.key);
}
