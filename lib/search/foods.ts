import { pluralEndings, unchangedEndings } from '@/.content/messages/listing';
import { madeThings, wholeNames } from '@/.content/recipeFilters';
import { nearest } from '@/lib/text/nearest';

/** A substitute that a recipe names. */
export type DishSwap = {
  /** Name of the ingredient that it replaces. */
  for: string;
  /** Names of the substitute, in lower case. */
  names: readonly string[];
};

/** The kind of an ingredient, which has other foods too: salmon is a fish. */
export type DishKind = {
  /** Name of the ingredient. */
  for: string;
  kind: string;
};

/** Names of foods of a kind, by kind: "trout" and "black cod" of `fish`. */
export type KindNames = Readonly<Record<string, readonly string[]>>;

/** The foods of a dish, by which it is found. */
export type DishFoods = {
  /** Names of its ingredients, in lower case. */
  ingredients: readonly string[];
  swaps?: readonly DishSwap[] | undefined;
  kinds?: readonly DishKind[] | undefined;
};

/** A food of the visitor that a dish uses in place of an ingredient, or that is only of its kind. */
export type Replacement = {
  /** The food, as typed. */
  food: string;
  /** Name of the ingredient. */
  for: string;
  /** `swap` if the recipe names the food as a substitute. */
  by: 'swap' | 'kind';
};

/** The foods a visitor has, matched with dishes. */
export type PantryMatch = {
  /** As typed, each once. */
  named: string[];
  /** The foods that each dish uses, in the order of the dishes. */
  uses: string[][];
  /** Those of `uses` that are no ingredients of the dish. */
  replacements: Replacement[][];
  /** The foods that no dish uses. */
  unused: string[];
};

/** Maximum number of foods; more are ignored. */
const MOST = 12;
/** Shorter words are never corrected: one letter makes another food of them. */
const SHORTEST = 5;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

// Compared with folded words.
const UNCHANGED_ENDINGS = fold(unchangedEndings).split(' ');
const PLURAL_ENDINGS = fold(pluralEndings)
  .split(' ')
  .map((rule) => rule.split('='));

/** Singular of the usual names of ingredients: tomatoes, berries, beans, radishes; "hummus" is unchanged. */
function singular(word: string): string {
  if (word.length < 4 || UNCHANGED_ENDINGS.some((ending) => word.endsWith(ending))) return word;
  const [plural = '', one = ''] = PLURAL_ENDINGS.find(([ending = '']) => word.endsWith(ending)) ?? [];
  return word.slice(0, word.length - plural.length) + one;
}

/** The words of a name of a food, folded and in the singular. */
export const foodWords = (text: string) => (fold(text).match(/\p{L}+/gu) ?? []).map(singular);

/** Cached words of names: thousands of recipes use the same few hundred. */
const wordsOfNames = new Map<string, string[]>();

function nameWords(name: string): string[] {
  const words = wordsOfNames.get(name) ?? foodWords(name);
  wordsOfNames.set(name, words);
  return words;
}

const MADE = new Set(madeThings);
const WHOLE = wholeNames.map(foodWords);

/** Two or more characters of a script that joins the words of a name. Hangul is decomposed by `fold`. */
const JOINED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}々ー]{2,}$/u;

/** True if a name has a word, also as the last part of a joined one, which says what it is: 豆腐 of 木綿豆腐. */
const hasWord = (name: readonly string[], word: string): boolean =>
  name.includes(word) || (JOINED.test(word.normalize('NFC')) && name.some((joined) => joined.endsWith(word)));

/** True if a cook means this ingredient of a recipe by these words. */
function isMeant(words: readonly string[], ingredient: readonly string[]): boolean {
  const last = ingredient.at(-1);
  if (last && MADE.has(last) && !words.includes(last)) return false;
  const isOther = ([mark = '', ...rest]: readonly string[]) =>
    !hasWord(words, mark) && [mark, ...rest].every((word) => hasWord(ingredient, word));
  return !WHOLE.some(isOther) && words.every((word) => hasWord(ingredient, word));
}

/** Splits a text into foods: "pork, onions", "pork; onions" and 卵、豆腐 name two. */
function namedIn(text: string): string[] {
  const seen = new Map<string, string>();
  for (const typed of text.split(/[,，、;；\n]/)) {
    const key = foodWords(typed).join(' ');
    if (key && !seen.has(key)) seen.set(key, typed.trim());
  }
  return [...seen.values()].slice(0, MOST);
}

/** The names of the foods of a kind. */
type KindForms = {
  /** Names of one word, which go together: "chicken" and "drumstick". */
  words: ReadonlySet<string>;
  /** Names of several words. */
  phrases: ReadonlySet<string>;
};

function kindForms(names: readonly string[] = []): KindForms {
  const all = names.map(foodWords);
  return {
    words: new Set(all.filter(({ length }) => length === 1).flat()),
    phrases: new Set(all.filter(({ length }) => length > 1).map((words) => words.join(' '))),
  };
}

/** The foods of a dish as words. */
type DishWords = {
  ingredients: string[][];
  swaps: { for: string; names: string[][] }[];
  kinds: ({ for: string } & KindForms)[];
};

/** How a dish uses a food: as an ingredient (`true`), in place of one, or not (`null`). */
function useOf(food: string, words: readonly string[], dish: DishWords): Replacement | true | null {
  if (words.length === 0) return null;
  if (dish.ingredients.some((each) => isMeant(words, each))) return true;
  const swap = dish.swaps.find(({ names }) => names.some((each) => isMeant(words, each)));
  if (swap) return { food, for: swap.for, by: 'swap' };
  const kind = dish.kinds.find(
    (each) => each.phrases.has(words.join(' ')) || words.every((word) => each.words.has(word)),
  );
  return kind ? { food, for: kind.for, by: 'kind' } : null;
}

/**
 * Matches the foods that a visitor has with dishes: with their ingredients, the substitutes that a recipe names, and other
 * foods of the same kind. Plural, case and accents make no difference, and a misspelled word counts as the nearest word of
 * any dish.
 *
 * @param typed foods separated by commas
 * @param kindNames names of the kinds of the dishes
 */
export function matchPantry(
  typed: string,
  dishes: readonly DishFoods[],
  kindNames: KindNames = {},
): PantryMatch {
  const named = namedIn(typed);
  const none = () => dishes.map(() => []);
  if (named.length === 0) return { named, uses: none(), replacements: none(), unused: [] };
  const forms = new Map(Object.entries(kindNames).map(([kind, names]) => [kind, kindForms(names)]));
  const listed = dishes.map(({ ingredients, swaps = [], kinds = [] }) => ({
    ingredients: ingredients.map(nameWords),
    swaps: swaps.map((swap) => ({ for: swap.for, names: swap.names.map(nameWords) })),
    kinds: kinds.map(({ for: name, kind }) => ({ for: name, ...(forms.get(kind) ?? kindForms()) })),
  }));
  const known = new Set(
    listed.flatMap(({ ingredients, swaps, kinds }) => [
      ...ingredients.flat(),
      ...swaps.flatMap(({ names }) => names.flat()),
      ...kinds.flatMap(({ words }) => [...words]),
    ]),
  );
  const meant = (word: string) =>
    known.has(word) || word.length < SHORTEST ? word : (nearest(word, known) ?? word);
  const foods = named.map((name) => ({ name, words: foodWords(name).map(meant) }));
  const all = listed.map((dish) =>
    foods.flatMap(({ name, words }) => {
      const use = useOf(name, words, dish);
      return use === null ? [] : [{ name, use }];
    }),
  );
  const uses = all.map((each) => each.map(({ name }) => name));
  const used = new Set(uses.flat());
  return {
    named,
    uses,
    replacements: all.map((each) => each.flatMap(({ use }) => (use === true ? [] : use))),
    unused: named.filter((name) => !used.has(name)),
  };
}
