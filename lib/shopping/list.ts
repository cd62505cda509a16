/** The visitor's shopping list as it is kept on the device; the amounts are worked out from it when it is shown. */

/** Storage key of {@link ShoppingList}. */
export const SHOPPING_KEY = 'rtr:shopping';

/** A recipe to shop for. */
export type ListedRecipe = {
  slug: string;
  /** Servings, or whatever else the recipe makes; above zero. */
  servings: number;
  /** Id of the chosen variant; null or left out for the recipe's first. */
  version?: string | null;
};

/** Something the visitor wrote on the list. */
export type OwnItem = { id: string; text: string };

export type ShoppingList = {
  version: 1;
  /** In the order they were added, each slug once. */
  recipes: ListedRecipe[];
  /**
   * What is ticked: the key of a line, `own:{id}` for the visitor's own items. After a `~` may follow how much
   * was needed when it was ticked: the tick lasts until more is.
   */
  ticked: string[];
  own: OwnItem[];
};

/** Nothing on the list; also the fallback where nothing can be read. */
export const EMPTY_LIST: ShoppingList = { version: 1, recipes: [], ticked: [], own: [] };

export const MOST_RECIPES = 50;
export const MOST_OWN = 100;
/** Characters of an item the visitor writes. */
export const OWN_LENGTH = 120;
const MOST_TICKS = 1000;
const TICK_LENGTH = 160;
const MOST_SERVINGS = 1000;

const WORDS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a value can be the slug of a recipe or the id of a variant. */
function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 80 && WORDS.test(value);
}

function isListOf<T>(value: unknown, most: number, isEntry: (entry: unknown) => entry is T): value is T[] {
  return Array.isArray(value) && value.length <= most && value.every(isEntry);
}

const asRecord = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

function isListedRecipe(value: unknown): value is ListedRecipe {
  const { slug, servings, version } = asRecord(value);
  const hasServings = typeof servings === 'number' && servings > 0 && servings <= MOST_SERVINGS;
  return isWords(slug) && hasServings && (version === undefined || version === null || isWords(version));
}

function isOwnItem(value: unknown): value is OwnItem {
  const { id, text } = asRecord(value);
  return isWords(id) && typeof text === 'string' && text.trim() !== '' && text.length <= OWN_LENGTH;
}

const isTick = (value: unknown): value is string => typeof value === 'string' && value.length <= TICK_LENGTH;

/** Whether a value from storage, an address or a file is a list this site can show. */
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

/** The list with something the visitor wrote; longer texts are cut. Nothing to add, or a full list: unchanged. */
export function withOwn(list: ShoppingList, text: string): ShoppingList {
  const words = ownText(text);
  if (words === '' || list.own.length >= MOST_OWN) return list;
  const last = Math.max(0, ...list.own.map((item) => Number(/^o(\d{1,6})$/.exec(item.id)?.[1] ?? 0)));
  return { ...list, own: [...list.own, { id: `o${last + 1}`, text: words }] };
}

/** What a visitor wrote as one line of {@link OWN_LENGTH} characters at the most; no character is cut in two. */
export function ownText(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  let kept = '';
  for (const character of line) {
    if (kept.length + character.length > OWN_LENGTH) break;
    kept += character;
  }
  return kept.trim();
}

/** The list without one of the visitor's own items. */
export function withoutOwn(list: ShoppingList, id: string): ShoppingList {
  const ticked = list.ticked.filter((tick) => readTick(tick).key !== `own:${id}`);
  return { ...list, ticked, own: list.own.filter((item) => item.id !== id) };
}

/** A line that can be ticked, and how much of it is needed. */
export type Tickable = { key: string; size: number };

/** A tick's line and the amount it was given for; Infinity where it says none. */
export function readTick(tick: string): Tickable {
  const match = /^(.*)~(\d+(?:\.\d+)?)$/s.exec(tick);
  return match
    ? { key: match[1] ?? '', size: Number(match[2]) }
    : { key: tick, size: Number.POSITIVE_INFINITY };
}

/** Lines that are ticked, by key. A line of which more is needed than when it was ticked is not. */
export function tickedKeys(list: ShoppingList, lines: readonly Tickable[]): Set<string> {
  const sizes = new Map(list.ticked.map(readTick).map(({ key, size }) => [key, size]));
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
  return { ...list, ticked: isTicked ? others : [...others, tickOf(line)] };
}

/** How a tick is written; the amount is rounded up, so that the line it was made for stays ticked. */
function tickOf({ key, size }: Tickable): string {
  return size > 0 ? `${key}~${Math.ceil(size * 100) / 100}` : key;
}

/**
 * Both together: nothing of `mine` is lost. A recipe on both is shopped for at the larger of the two servings;
 * the visitor's own items come over where the same words are not there yet.
 */
export function mergeLists(mine: ShoppingList, other: ShoppingList): ShoppingList {
  let list = mine;
  for (const recipe of other.recipes) {
    const here = list.recipes.find(({ slug }) => slug === recipe.slug);
    const servings = Math.max(here?.servings ?? 0, recipe.servings);
    list = withRecipe(list, { ...(here ?? recipe), servings });
  }
  const ticks = new Map(mine.ticked.map(readTick).map(({ key, size }) => [key, size]));
  const theirs = new Map(other.ticked.map(readTick).map(({ key, size }) => [key, size]));
  for (const item of other.own) {
    if (list.own.some(({ text }) => text.toLowerCase() === item.text.toLowerCase())) continue;
    list = withOwn(list, item.text);
    const added = list.own.at(-1);
    if (added && theirs.has(`own:${item.id}`)) ticks.set(`own:${added.id}`, Number.POSITIVE_INFINITY);
  }
  for (const [key, size] of theirs) {
    if (!key.startsWith('own:')) ticks.set(key, Math.max(size, ticks.get(key) ?? 0));
  }
  const ticked = [...ticks].map(([key, size]) => (Number.isFinite(size) ? tickOf({ key, size }) : key));
  return { ...list, ticked: ticked.slice(0, MOST_TICKS) };
}
