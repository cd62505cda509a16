import { clean } from '@/lib/recipe/rounding';
import { inRange } from '@/lib/recipe/servings';
import type { Stored } from '@/lib/storage/storage';
import { cutText } from '@/lib/text/characters';
import { isSlug } from '@/lib/text/slug';

/** The visitor's shopping list as it is kept on the device; the amounts are worked out from it when it is shown. */

/** A recipe to shop for. */
export type ListedRecipe = {
  slug: string;
  /** Servings, or whatever else the recipe makes; above zero. */
  servings: number;
  /** Id of the chosen variant; null or left out for the recipe's first. */
  variant?: string | null;
};

/** Something the visitor wrote on the list. */
type OwnItem = { id: string; text: string };

export type ShoppingList = {
  /** Of the format. */
  version: 1;
  /** In the order they were added, each slug once. */
  recipes: ListedRecipe[];
  /**
   * What is ticked: the key of a line, `own:{id}` for the visitor's own items; then `~` and how much was needed
   * when it was ticked, 0 of what is to taste. The tick lasts until more is.
   */
  ticked: string[];
  own: OwnItem[];
};

/** Nothing on the list. */
export const EMPTY_LIST: ShoppingList = { version: 1, recipes: [], ticked: [], own: [] };

export const MOST_RECIPES = 50;
export const MOST_OWN = 100;
/** Characters of an item the visitor writes. */
export const OWN_LENGTH = 120;
/** More than all recipes of the site and the visitor's own items have lines. */
export const MOST_TICKS = 300;
export const TICK_LENGTH = 160;
const MOST_SERVINGS = 1000;

/** True for the slug of a recipe, the id of a variant or of an own item. */
const isId = (value: unknown): value is string => isSlug(value) && value.length <= 80;

function isListOf<T>(value: unknown, most: number, isEntry: (entry: unknown) => entry is T): value is T[] {
  return Array.isArray(value) && value.length <= most && value.every(isEntry);
}

const asRecord = (value: unknown) => Object(value) as Record<string, unknown>;

function isListedRecipe(value: unknown): value is ListedRecipe {
  const { slug, servings, variant } = asRecord(value);
  const hasServings = typeof servings === 'number' && servings > 0 && servings <= MOST_SERVINGS;
  return isId(slug) && hasServings && (variant === undefined || variant === null || isId(variant));
}

function isOwnItem(value: unknown): value is OwnItem {
  const { id, text } = asRecord(value);
  return isId(id) && typeof text === 'string' && text.trim() !== '' && text.length <= OWN_LENGTH;
}

/** Also as it is written again: a list that was read can always be stored. */
function isTick(value: unknown): value is string {
  const isShort = (tick: string) => tick.length <= TICK_LENGTH;
  return typeof value === 'string' && isShort(value) && isShort(tickOf(readTick(value)));
}

/** Whether a value from an address is a list this site can show, in every part of it. */
export function isShoppingList(value: unknown): value is ShoppingList {
  const { version, recipes, ticked, own } = asRecord(value);
  return (
    version === 1 &&
    isListOf(recipes, MOST_RECIPES, isListedRecipe) &&
    isListOf(ticked, MOST_TICKS, isTick) &&
    isListOf(own, MOST_OWN, isOwnItem) &&
    new Set(recipes.map((recipe) => recipe.slug)).size === recipes.length &&
    new Set(own.map((item) => item.id)).size === own.length
  );
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What the visitor wrote, as far as it can be read; an entry without an id of its own gets one. */
function salvageOwn(entries: readonly unknown[]): OwnItem[] {
  const taken = new Set(entries.map((entry) => asRecord(entry).id));
  const used = new Set<unknown>();
  return entries.flatMap((entry): OwnItem[] => {
    const { id, text } = asRecord(entry);
    const words = typeof text === 'string' ? ownText(text) : '';
    if (words === '') return [];
    const own = isId(id) && !used.has(id) ? id : freeId(taken);
    taken.add(own);
    used.add(own);
    return [{ id: own, text: words }];
  });
}

/** The first id for one of the visitor's items that is not taken. */
function freeId(taken: ReadonlySet<unknown>): string {
  let number = 1;
  while (taken.has(`o${number}`)) number += 1;
  return `o${number}`;
}

/** The good entries of a value from storage or a file, and how many others there were; null where it is no list. */
export function salvageList(value: unknown): { list: ShoppingList; skipped: number } | null {
  const { recipes, ticked, own } = asRecord(value);
  if (![recipes, ticked, own].some(Array.isArray)) return null;
  const list: ShoppingList = {
    version: 1,
    recipes: listOf(recipes)
      .filter(isListedRecipe)
      .filter(({ slug }, index, good) => good.findIndex((other) => other.slug === slug) === index),
    ticked: listOf(ticked).filter(isTick),
    own: salvageOwn(listOf(own)),
  };
  const count = (lists: unknown[]) => lists.flatMap(listOf).length;
  return { list, skipped: count([recipes, ticked, own]) - count([list.recipes, list.ticked, list.own]) };
}

/** The visitor's shopping list on the device. */
export const SHOPPING: Stored<ShoppingList> = {
  key: 'rtr:shopping',
  version: 1,
  empty: EMPTY_LIST,
  read: (value) => salvageList(value)?.list ?? null,
};

/** Whether both say the same, in the same order. */
export function isSameList(one: ShoppingList, other: ShoppingList): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether there is nothing to buy on the list. */
export function isEmptyList(list: ShoppingList): boolean {
  return list.recipes.length === 0 && list.own.length === 0;
}

/** The list with a recipe added at its end, or changed in its place. A full list stays as it is. */
export function withRecipe(list: ShoppingList, recipe: ListedRecipe): ShoppingList {
  const has = list.recipes.some((other) => other.slug === recipe.slug);
  if (!has && list.recipes.length >= MOST_RECIPES) return list;
  const recipes = has
    ? list.recipes.map((other) => (other.slug === recipe.slug ? recipe : other))
    : [...list.recipes, recipe];
  return { ...list, recipes };
}

/** The list without a recipe. */
export function withoutRecipe(list: ShoppingList, slug: string): ShoppingList {
  return { ...list, recipes: list.recipes.filter((recipe) => recipe.slug !== slug) };
}

/** The list with something the visitor wrote; longer texts are cut. Nothing to add, or no room: the same list. */
export function withOwn(list: ShoppingList, text: string): ShoppingList {
  const words = ownText(text);
  if (words === '' || list.own.length >= MOST_OWN) return list;
  const id = freeId(new Set(list.own.map((item) => item.id)));
  return { ...list, own: [...list.own, { id, text: words }] };
}

/** What a visitor wrote as one line of {@link OWN_LENGTH} characters at the most; no character is cut in two. */
export function ownText(text: string): string {
  return cutText(text.replace(/\s+/gu, ' ').trim(), OWN_LENGTH).trim();
}

/** The list without one of the visitor's own items. */
export function withoutOwn(list: ShoppingList, id: string): ShoppingList {
  const ticked = list.ticked.filter((tick) => readTick(tick).key !== `own:${id}`);
  return { ...list, ticked, own: list.own.filter((item) => item.id !== id) };
}

/** A line that can be ticked, and how much of it is needed. */
export type Tickable = { key: string; size: number };

/** A tick's line and the amount it was given for, none where it does not say. */
export function readTick(tick: string): Tickable {
  const [, key = tick, size = '0'] = /^(.*)~(\d{1,9}(?:\.\d+)?)$/s.exec(tick) ?? [];
  return { key, size: Number(size) };
}

/** How much was needed of each line when it was ticked, by key. */
const sizesOf = ({ ticked }: ShoppingList) =>
  new Map(ticked.map(readTick).map(({ key, size }) => [key, size]));

/** Lines that are ticked, by key. A line of which more is needed than when it was ticked is not. */
export function tickedKeys(list: ShoppingList, lines: readonly Tickable[]): Set<string> {
  const sizes = sizesOf(list);
  const done = lines.filter(({ key, size }) => size <= (sizes.get(key) ?? -1));
  return new Set(done.map(({ key }) => key));
}

/** The list with one line ticked or not; ticks of lines that are no longer there go. */
export function toggled(list: ShoppingList, line: Tickable, lines: readonly Tickable[]): ShoppingList {
  const there = new Set(lines.map(({ key }) => key));
  const others = list.ticked.filter((tick) => {
    const { key } = readTick(tick);
    return key !== line.key && there.has(key);
  });
  const isTicked = tickedKeys(list, [line]).has(line.key);
  return { ...list, ticked: isTicked ? others : [...others, tickOf(line)].slice(-MOST_TICKS) };
}

/** How a tick is written; the amount is rounded up, so that the line it was made for stays ticked. */
export function tickOf({ key, size }: Tickable): string {
  return `${key}~${Math.ceil(clean(size * 100)) / 100}`;
}

/** A list from elsewhere as this site would have written it; what cannot be seen on it is left out. */
export function tidyList({ recipes, ticked, own }: ShoppingList): ShoppingList {
  const ids = new Map(own.map(({ id }, index) => [`own:${id}`, `own:o${index + 1}`]));
  return {
    version: 1,
    recipes: recipes.map(({ slug, servings, variant }) => ({
      slug,
      // What the recipe itself allows is known where it is shown.
      servings: inRange(servings, MOST_SERVINGS),
      variant: variant ?? null,
    })),
    ticked: ticked.map(readTick).flatMap(({ key, size }) => {
      const line = key.startsWith('own:') ? ids.get(key) : key;
      return line ? [tickOf({ key: line, size })] : [];
    }),
    own: own.map(({ text }, index) => ({ id: `o${index + 1}`, text: ownText(text) })),
  };
}

/** Two lists as one, and how much of the other had no room on it. */
export type MergedLists = { list: ShoppingList; leftOut: { recipes: number; own: number } };

/**
 * Both together: nothing of `mine` is lost. A recipe on both is shopped for at the larger of the two servings;
 * the visitor's own items come over where the same words are not there yet.
 */
export function mergeLists(mine: ShoppingList, other: ShoppingList): MergedLists {
  let list = mine;
  const leftOut = { recipes: 0, own: 0 };
  for (const recipe of other.recipes) {
    const here = list.recipes.find(({ slug }) => slug === recipe.slug);
    const servings = Math.max(here?.servings ?? 0, recipe.servings);
    const next = withRecipe(list, { ...(here ?? recipe), servings });
    if (next === list) leftOut.recipes += 1;
    list = next;
  }
  const ticks = sizesOf(mine);
  const theirs = sizesOf(other);
  for (const item of other.own) {
    if (list.own.some(({ text }) => text.toLowerCase() === item.text.toLowerCase())) continue;
    const next = withOwn(list, item.text);
    const added = next === list ? undefined : next.own.at(-1);
    if (!added) leftOut.own += 1;
    else if (theirs.has(`own:${item.id}`)) ticks.set(`own:${added.id}`, 0);
    list = next;
  }
  for (const [key, size] of theirs) {
    if (!key.startsWith('own:')) ticks.set(key, Math.max(size, ticks.get(key) ?? 0));
  }
  const ticked = [...ticks]
    .map(([key, size]) => tickOf({ key, size }))
    .slice(0, Math.max(MOST_TICKS, mine.ticked.length));
  return { list: { ...list, ticked }, leftOut };
}
