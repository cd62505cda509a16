import { clean } from '@/lib/recipe/rounding';
import type { Stored } from '@/lib/storage/storage';
import { checksum } from '@/lib/text/checksum';
import { cutText } from '@/lib/text/cut-text';
import { isSlug } from '@/lib/text/is-slug';
import { visibleText } from '@/lib/text/visible';

// The visitor's shopping list as it is stored on the device. Amounts are computed when it is shown.

/** A recipe on the list. */
export type ListedRecipe = {
  slug: string;
  /** Servings, or other units of its yield; above zero. */
  servings: number;
  /** Id of the chosen variant; null or left out for the first one. */
  variant?: string | null;
};

/** Identity of an entry of a list: two versions of one recipe are two entries. */
export type ListedVersion = Pick<ListedRecipe, 'slug' | 'variant'>;

/** True if two entries are of the same version of a recipe. */
export function isSameVersion(one: ListedVersion, other: ListedVersion): boolean {
  return one.slug === other.slug && (one.variant ?? null) === (other.variant ?? null);
}

/** An item that the visitor wrote on the list. */
type CustomItem = { id: string; text: string };

export type ShoppingListData = {
  /** Version of the stored format. */
  version: 1;
  /** In the order they were added, each version of a recipe once. */
  recipes: ListedRecipe[];
  /**
   * Ticked lines: the key of a line, or `own:{id}` of an own item, then `~` and the amount that was needed when it was
   * ticked, 0 for "to taste". A line is ticked until more is needed.
   */
  ticked: string[];
  own: CustomItem[];
};

export const EMPTY_LIST: ShoppingListData = { version: 1, recipes: [], ticked: [], own: [] };

export const MOST_RECIPES = 50;
export const MOST_CUSTOM_ITEMS = 100;
/** Maximum length of an own item, in characters. */
export const CUSTOM_ITEM_LENGTH = 120;
/** More than a list can have lines. */
export const MOST_TICKS = 300;
export const TICK_LENGTH = 160;
export const MOST_SERVINGS = 1000;

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

function isCustomItem(value: unknown): value is CustomItem {
  const { id, text } = asRecord(value);
  return (
    isId(id) && typeof text === 'string' && text.length <= CUSTOM_ITEM_LENGTH && customItemText(text) !== ''
  );
}

/** True for a tick that is short enough, also after it is written again: a list that was read can always be stored. */
function isTick(value: unknown): value is string {
  const isShort = (tick: string) => tick.length <= TICK_LENGTH;
  return typeof value === 'string' && isShort(value) && isShort(tickOf(readTick(value)));
}

/** A stored recipe without the fields that this version of the site does not know. */
const readRecipe = ({ slug, servings, variant }: ListedRecipe): ListedRecipe => ({
  slug,
  servings,
  ...(variant !== undefined && { variant }),
});

const isFirstOfVersion = (recipe: ListedVersion, index: number, all: readonly ListedVersion[]) =>
  all.findIndex((other) => isSameVersion(other, recipe)) === index;

/** True if a value from an address is a complete, valid list. */
export function isShoppingList(value: unknown): value is ShoppingListData {
  const { version, recipes, ticked, own } = asRecord(value);
  return (
    version === 1 &&
    isListOf(recipes, MOST_RECIPES, isListedRecipe) &&
    isListOf(ticked, MOST_TICKS, isTick) &&
    isListOf(own, MOST_CUSTOM_ITEMS, isCustomItem) &&
    recipes.every(isFirstOfVersion) &&
    new Set(own.map((item) => item.id)).size === own.length
  );
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The valid own items; an item without a unique id gets one. */
function salvageCustomItems(entries: readonly unknown[]): CustomItem[] {
  const taken = new Set(entries.map((entry) => asRecord(entry).id));
  const used = new Set<unknown>();
  return entries.flatMap((entry): CustomItem[] => {
    const { id, text } = asRecord(entry);
    const words = typeof text === 'string' ? customItemText(text) : '';
    if (words === '') return [];
    const own = isId(id) && !used.has(id) ? id : freeId(words, taken);
    taken.add(own);
    used.add(own);
    return [{ id: own, text: words }];
  });
}

/** An unused id of an own item: of its text, because two tabs may add items at the same time. */
function freeId(text: string, taken: ReadonlySet<unknown>): string {
  const id = `o${checksum(text)}`;
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
  return free;
}

/** The valid entries of a value from storage or a file, and the number of others; null if it is no list. */
export function salvageList(value: unknown): { list: ShoppingListData; skipped: number } | null {
  const { recipes, ticked, own } = asRecord(value);
  if (![recipes, ticked, own].some(Array.isArray)) return null;
  const list: ShoppingListData = {
    version: 1,
    recipes: listOf(recipes).filter(isListedRecipe).filter(isFirstOfVersion).map(readRecipe),
    ticked: listOf(ticked).filter(isTick),
    own: salvageCustomItems(listOf(own)),
  };
  const count = (lists: unknown[]) => lists.flatMap(listOf).length;
  return { list, skipped: count([recipes, ticked, own]) - count([list.recipes, list.ticked, list.own]) };
}

/** Identity of a recipe, a tick or an own item in storage. */
function entryKey(entry: unknown): string {
  if (typeof entry !== 'object') return String(entry);
  const { slug, variant, id, text } = asRecord(entry);
  return slug === undefined ? `${id} ${text}` : `${slug} ${variant ?? ''}`;
}

/** The visitor's shopping list on the device. */
export const SHOPPING: Stored<ShoppingListData> = {
  key: 'rtr:shopping',
  version: 1,
  empty: EMPTY_LIST,
  read: (value) => salvageList(value)?.list ?? null,
  entryKey,
  counts: ({ recipes, own }) => ({
    shopping: recipes.length + own.length,
    'shopping-recipes': recipes.length,
    'shopping-own': own.length,
    // The lines of recipes are added up later: see `LIST_ITEMS`.
    ...(recipes.length === 0 && { 'list-items': own.length }),
  }),
};

/** True if both lists are equal, in the same order. */
export function isSameList(one: ShoppingListData, other: ShoppingListData): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** True if nothing on the list is to buy. */
export function isEmptyList(list: ShoppingListData): boolean {
  return list.recipes.length === 0 && list.own.length === 0;
}

/**
 * Adds a version of a recipe at the end, or changes its servings. With `before`, that entry is changed in its place; one of
 * the same version as `recipe` is then removed. Returns the same list if it is full.
 */
export function setRecipe(
  list: ShoppingListData,
  recipe: ListedRecipe,
  before: ListedVersion = recipe,
): ShoppingListData {
  const place = list.recipes.findIndex((other) => isSameVersion(other, before));
  if (place < 0 && list.recipes.length >= MOST_RECIPES) return list;
  const recipes = list.recipes.flatMap((other, index) => {
    if (index === place) return recipe;
    return isSameVersion(other, recipe) ? [] : other;
  });
  return { ...list, recipes: place < 0 ? [...recipes, recipe] : recipes };
}

/** Removes a version of a recipe. */
export function removeRecipe(list: ShoppingListData, recipe: ListedVersion): ShoppingListData {
  return { ...list, recipes: list.recipes.filter((other) => !isSameVersion(other, recipe)) };
}

/** Adds an own item; a long text is cut. Returns the same list for an empty text or a full list. */
export function addCustomItem(list: ShoppingListData, text: string): ShoppingListData {
  const words = customItemText(text);
  if (words === '' || list.own.length >= MOST_CUSTOM_ITEMS) return list;
  const id = freeId(words, new Set(list.own.map((item) => item.id)));
  return { ...list, own: [...list.own, { id, text: words }] };
}

/**
 * A text as one line of at most {@link CUSTOM_ITEM_LENGTH} characters, cut between grapheme clusters; '' if nothing of it is
 * visible.
 */
export function customItemText(text: string): string {
  return cutText(visibleText(text), CUSTOM_ITEM_LENGTH).trim();
}

/** Removes an own item and its tick. */
export function removeCustomItem(list: ShoppingListData, id: string): ShoppingListData {
  const ticked = list.ticked.filter((tick) => readTick(tick).key !== `own:${id}`);
  return { ...list, ticked, own: list.own.filter((item) => item.id !== id) };
}

/** The key of a line that can be ticked, and the amount needed. */
export type Tickable = { key: string; size: number };

/** Parses a tick; without an amount it is 0. */
export function readTick(tick: string): Tickable {
  const [, key = tick, size = '0'] = /^(.*)~(\d{1,9}(?:\.\d+)?)$/s.exec(tick) ?? [];
  return { key, size: Number(size) };
}

/** The amounts that were needed when lines were ticked, by key. */
export const sizesOf = ({ ticked }: ShoppingListData) =>
  new Map(ticked.map(readTick).map(({ key, size }) => [key, size]));

/** Keys of the ticked lines, without lines of which more is needed now than when they were ticked. */
export function tickedKeys(list: ShoppingListData, lines: readonly Tickable[]): Set<string> {
  const sizes = sizesOf(list);
  const done = lines.filter(({ key, size }) => size <= (sizes.get(key) ?? -1));
  return new Set(done.map(({ key }) => key));
}

/** Ticks a line or removes its tick, and removes the ticks of lines that no longer exist. */
export function setTick(
  list: ShoppingListData,
  line: Tickable,
  isTicked: boolean,
  lines: readonly Tickable[],
): ShoppingListData {
  const there = new Set(lines.map(({ key }) => key));
  const others = list.ticked.filter((tick) => {
    const { key } = readTick(tick);
    return key !== line.key && there.has(key);
  });
  return { ...list, ticked: isTicked ? [...others, tickOf(line)].slice(-MOST_TICKS) : others };
}

/** Formats a tick; the amount is rounded up, so that the line stays ticked. */
export function tickOf({ key, size }: Tickable): string {
  return `${key}~${Math.ceil(clean(size * 100)) / 100}`;
}
