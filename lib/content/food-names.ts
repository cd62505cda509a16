import { onceFor } from '@/lib/content/once-for';
import type { FoodFacts } from './food-facts';
import { mergeFacts, statedFacts } from './food-name-facts';
import { indexNames, type Meaning, type NameIndex } from './food-name-index';
import { nameItemsOf } from './food-name-items';
import { type NamePart, partsOf } from './food-name-parts';
import { normalizeName } from './food-name-words';
import type { FoodNames, NamedFood } from './schema/food-names';

/** Words by which foods are called, with an index of them. */
export type PreparedNames = {
  data: FoodNames;
  index: NameIndex;
  /** Names that were read before: recipes share most of their ingredients. */
  known: Map<string, FoodName>;
};

/** Food that a name speaks of, and the words that name it. */
export type NamedMatch = { id: string; words: string };

/** Foods that a name speaks of. */
export type FoodName = {
  /** Facts of all of them. Of several raw kinds, `raw` is the first. */
  readonly facts: FoodFacts;
  readonly matches: readonly NamedMatch[];
  /** Kinds of raw food in the order of the name: "pork or chicken" has two. */
  readonly raw: readonly (NamedMatch & { kind: string })[];
  /** Question that the name leaves open: "raw or already cooked". */
  readonly asks?: string;
};

type ReadFood = NamedMatch & { facts: FoodFacts; asks?: string | undefined };

const NO_NAMES: FoodNames = {
  names: {},
  products: { words: {}, shared: {} },
  ready: {},
  uncooked: {},
  unsure: { asks: '', words: {} },
  forms: [],
  free: [],
  without: { before: {}, after: {} },
  descriptions: {},
};

/** Words of data/food-safety.yaml with their index; none without that file. */
export const prepareFoodNames = onceFor(
  (data: FoodNames = NO_NAMES): PreparedNames => ({ data, index: indexNames(data), known: new Map() }),
);

/** Meanings of the words that describe a food. */
function descriptionsOf(part: NamePart, start: number): Meaning[] {
  return part.lent
    .filter(({ meaning, item, isBorrowed }) => {
      // In English and German these words come first: a roast chicken is cooked, a chuck roast is not.
      if (meaning.is !== 'unsure' || isBorrowed) return true;
      return item.start !== start && (meaning.isAfter || item.start < start);
    })
    .map(({ meaning }) => meaning);
}

const freeIn = (meanings: readonly Meaning[], { free }: FoodNames) =>
  meanings.flatMap((meaning) => (meaning.is === 'free' ? (free[meaning.free] ?? []) : []));

/** Kind of raw food after words such as "ground" and "whole". */
function kindOf({ raw }: NamedFood, meanings: readonly Meaning[], { forms }: FoodNames): string | undefined {
  const named = meanings.flatMap((meaning) => (meaning.is === 'form' ? meaning.form : []));
  return raw === undefined ? undefined : (forms[Math.min(...named)]?.makes[raw] ?? raw);
}

/** Raw kind of a food with the words that describe it, or what these leave open. */
function rawOf(
  entry: NamedFood,
  part: NamePart,
  meanings: readonly Meaning[],
  data: FoodNames,
): { raw?: string | undefined; asks?: string | undefined } {
  const has = (is: Meaning['is']) => meanings.some((meaning) => meaning.is === is);
  const isReplaced = freeIn(meanings, data).some(
    ({ vegan, vegetarian }) => vegan || (vegetarian && entry.vegetarian !== 'yes'),
  );
  if (isReplaced || part.isProduct) return {};
  const raw = kindOf(entry, meanings, data);
  if (has('ready')) {
    // "Raw or cooked shrimp".
    return has('uncooked') && raw !== undefined ? { asks: data.unsure.asks } : {};
  }
  if (raw === undefined || has('uncooked')) return raw === undefined ? { asks: entry.asks } : { raw };
  const asks = entry.asks ?? (has('unsure') ? data.unsure.asks : undefined);
  return asks === undefined ? { raw } : { asks };
}

const without = <Value>(values: readonly Value[] | undefined, out: ReadonlySet<unknown>) =>
  values?.filter((value) => !out.has(value));

function factsOf(
  entry: NamedFood,
  part: NamePart,
  start: number,
  data: FoodNames,
): Omit<ReadFood, 'id' | 'words'> {
  const meanings = descriptionsOf(part, start);
  const { raw, asks } = rawOf(entry, part, meanings, data);
  const free = freeIn(meanings, data);
  const out = [...free, ...part.leftOut.flatMap((each) => data.names[each] ?? [])];
  const { contains, mayContain, vegetarian, dependsOn, vegan, of } = entry;
  const facts = { raw, contains, mayContain, vegetarian, dependsOn, vegan, of };
  if (out.length === 0) return { facts, asks };
  const allergens = new Set(out.flatMap((each) => each.contains ?? []));
  const groups = new Set(out.flatMap((each) => each.of ?? []));
  const isVegan = free.some((each) => each.vegan);
  const isVegetarian = isVegan || free.some((each) => each.vegetarian);
  // Halal bacon is of another meat than pork.
  const isOther = raw !== undefined && groups.has(raw);
  return {
    asks: isOther ? data.unsure.asks : asks,
    facts: {
      ...facts,
      raw: isOther ? undefined : raw,
      contains: without(contains, allergens),
      mayContain: without(mayContain, allergens),
      of: without(of, groups),
      ...(isVegetarian && { vegetarian: 'yes', dependsOn: undefined }),
      ...(isVegan && { vegan: 'yes' }),
    },
  };
}

/** Numbers of parts that speak of one food: "thighs, boneless (chicken)" and "chicken with bones", not "salmon or steak". */
function groupsOf(parts: readonly NamePart[]): number[] {
  let group = 0;
  return parts.map(({ join }) => {
    if (join === 'or' || join === 'and') group += 1;
    return group;
  });
}

function readFoods(name: string, parts: readonly NamePart[], data: FoodNames): ReadFood[] {
  const groups = groupsOf(parts);
  const all = parts.flatMap((part, place) =>
    part.foods.flatMap(({ id, item }) => {
      const entry = data.names[id];
      // Of gelatin-free marshmallows, whose entry is that of gelatin, nothing is known.
      const isLeftOut = part.leftOut.includes(id) && entry?.raw === undefined;
      return entry && !isLeftOut ? { id, item, part, group: groups[place], entry } : [];
    }),
  );
  const isNamed = ({ entry }: (typeof all)[number]) =>
    !entry.alone && (entry.raw !== undefined || entry.asks !== undefined);
  return all
    .filter(({ part, group, entry }) => {
      if (!entry.alone) return true;
      return !part.isProduct && !all.some((each) => each.group === group && isNamed(each));
    })
    .map(({ id, item: { start, end }, part, entry }) => ({
      id,
      words: name.slice(start, end),
      ...factsOf(entry, part, start, data),
    }));
}

/** Facts of a name of which only "vegan" is known: "vegan protein". */
function factsWithoutFood(parts: readonly NamePart[], data: FoodNames): FoodFacts {
  const meanings = parts.flatMap(({ lent }) => lent.map(({ meaning }) => meaning));
  const free = freeIn(meanings, data);
  const isVegan = free.some(({ vegan }) => vegan);
  const isVegetarian = isVegan || free.some(({ vegetarian }) => vegetarian);
  return statedFacts({ vegetarian: isVegetarian ? 'yes' : undefined, vegan: isVegan ? 'yes' : undefined });
}

/** Kinds of raw food, each by the first food of that kind. */
function rawKinds(foods: readonly ReadFood[]): FoodName['raw'] {
  const kinds = new Map<string, FoodName['raw'][number]>();
  for (const { id, words, facts } of foods) {
    const { raw: kind } = facts;
    if (kind !== undefined && !kinds.has(kind)) kinds.set(kind, { kind, id, words });
  }
  return [...kinds.values()];
}

const NOTHING: FoodName = { facts: {}, matches: [], raw: [] };

function read(name: string, { data, index }: PreparedNames): FoodName {
  const normalized = normalizeName(name);
  const items = nameItemsOf(normalized, index);
  const isKnown = items.some(({ meanings }) => meanings.some(({ is }) => is === 'food' || is === 'free'));
  if (!isKnown) return NOTHING;
  const parts = partsOf(items, (id) => data.names[id]?.raw !== undefined);
  const foods = readFoods(normalized, parts, data);
  if (foods.length === 0) return { facts: factsWithoutFood(parts, data), matches: [], raw: [] };
  const asks = foods.find((food) => food.asks !== undefined)?.asks;
  return {
    facts: mergeFacts(foods.map(({ facts }) => facts)),
    matches: foods.map(({ id, words }) => ({ id, words })),
    raw: rawKinds(foods),
    ...(asks !== undefined && { asks }),
  };
}

/**
 * Foods that a name speaks of, in any of the languages of data/food-safety.yaml: "boneless, skinless chicken thighs",
 * "닭다리살", "bouillon de poulet". A name with no word of the dictionary has no facts.
 */
export function readFoodName(name: string, names: PreparedNames): FoodName {
  const known = names.known.get(name);
  if (known) return known;
  const result = read(name, names);
  names.known.set(name, result);
  return result;
}
