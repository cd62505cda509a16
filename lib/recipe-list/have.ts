import { pluralEndings, unchangedEndings } from '@/.content/messages/listing';
import { madeThings, wholeNames } from '@/.content/recipeFilters';
import { nearest } from '@/lib/text/nearest';

/** The ingredients a visitor has, matched with the recipes. */
export type PantryMatch = {
  /** As typed, each once. */
  named: string[];
  /** The ingredients that each recipe uses, in the order of the recipes. */
  uses: string[][];
  /** The ingredients that no recipe uses. */
  unused: string[];
};

/** Maximum number of ingredients; more are ignored. */
const MOST = 12;
/** Shorter words are never corrected: one letter makes another ingredient of them. */
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

const wordsOf = (text: string) => (fold(text).match(/\p{L}+/gu) ?? []).map(singular);

/** Cached words of ingredients: thousands of recipes use the same few hundred. */
const wordsOfIngredients = new Map<string, string[]>();

function ingredientWords(name: string): string[] {
  const words = wordsOfIngredients.get(name) ?? wordsOf(name);
  wordsOfIngredients.set(name, words);
  return words;
}

const MADE = new Set(madeThings);
const WHOLE = wholeNames.map(wordsOf);

/** True if a cook means this ingredient of a recipe by these words. */
function isMeant(words: readonly string[], ingredient: readonly string[]): boolean {
  const last = ingredient.at(-1);
  if (last && MADE.has(last) && !words.includes(last)) return false;
  const isOther = ([mark = '', ...rest]: readonly string[]) =>
    !words.includes(mark) && [mark, ...rest].every((word) => ingredient.includes(word));
  return !WHOLE.some(isOther) && words.every((word) => ingredient.includes(word));
}

/** Splits a text into ingredients: "pork, onions" and "pork; onions" name two. */
function namedIn(text: string): string[] {
  const seen = new Map<string, string>();
  for (const typed of text.split(/[,;\n]/)) {
    const key = wordsOf(typed).join(' ');
    if (key && !seen.has(key)) seen.set(key, typed.trim());
  }
  return [...seen.values()].slice(0, MOST);
}

/**
 * Matches the ingredients that a visitor has with those of the recipes. Plural, case and accents make no difference, and a
 * misspelled word counts as the nearest word of any recipe.
 *
 * @param typed ingredients separated by commas
 * @param recipes names of the ingredients of each recipe
 */
export function matchPantry(typed: string, recipes: readonly (readonly string[])[]): PantryMatch {
  const named = namedIn(typed);
  if (named.length === 0) return { named, uses: recipes.map(() => []), unused: [] };
  const listed = recipes.map((ingredients) => ingredients.map(ingredientWords));
  const all = new Set(listed.flat());
  const known = new Set([...all].flat());
  const meant = (word: string) =>
    known.has(word) || word.length < SHORTEST ? word : (nearest(word, known) ?? word);
  const queries = named.map((name) => ({ name, words: wordsOf(name).map(meant) }));
  const meaning = queries.map(({ name, words }) => ({
    name,
    ingredients: new Set([...all].filter((each) => isMeant(words, each))),
  }));
  const uses = listed.map((recipeNames) =>
    meaning
      .filter(({ ingredients }) => recipeNames.some((each) => ingredients.has(each)))
      .map(({ name }) => name),
  );
  const used = new Set(uses.flat());
  return { named, uses, unused: named.filter((name) => !used.has(name)) };
}
