import { keptEndings, pluralEndings } from '@/.content/messages/listing';
import { madeThings, wholeNames } from '@/lib/content/recipe-filters';
import { nearest } from '@/lib/text/nearest';

/** The ingredients a visitor has, held against the recipes. */
export type Kitchen = {
  /** As typed, each once. */
  named: string[];
  /** For every recipe, in the order given, those it uses. */
  uses: string[][];
  /** Those that no recipe uses. */
  unused: string[];
};

/** Ingredients beyond this many are not looked at. */
const MOST = 12;
/** Words shorter than this are never corrected: one letter makes another thing of them. */
const SHORTEST = 5;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

// They are held against folded words.
const KEPT_ENDINGS = fold(keptEndings).split(' ');
const PLURAL_ENDINGS = fold(pluralEndings)
  .split(' ')
  .map((rule) => rule.split('='));

/** Good enough for what grows and is sold: tomatoes, berries, beans, radishes; "hummus" keeps its letters. */
function singular(word: string): string {
  if (word.length < 4 || KEPT_ENDINGS.some((ending) => word.endsWith(ending))) return word;
  const [plural = '', one = ''] = PLURAL_ENDINGS.find(([ending = '']) => word.endsWith(ending)) ?? [];
  return word.slice(0, word.length - plural.length) + one;
}

const wordsOf = (text: string) => (fold(text).match(/\p{L}+/gu) ?? []).map(singular);

/** The words of ingredients: thousands of recipes use the same few hundred. */
const wordsOfIngredients = new Map<string, string[]>();

function ingredientWords(name: string): string[] {
  const words = wordsOfIngredients.get(name) ?? wordsOf(name);
  wordsOfIngredients.set(name, words);
  return words;
}

const MADE = new Set(madeThings);
const WHOLE = wholeNames.map(wordsOf);

/** Whether the ingredient of a recipe is what a cook means by these words. */
function isMeant(words: readonly string[], ingredient: readonly string[]): boolean {
  const last = ingredient.at(-1);
  if (last && MADE.has(last) && !words.includes(last)) return false;
  const isOther = ([mark = '', ...rest]: readonly string[]) =>
    !words.includes(mark) && [mark, ...rest].every((word) => ingredient.includes(word));
  return !WHOLE.some(isOther) && words.every((word) => ingredient.includes(word));
}

/** The ingredients in a text: "pork, onions" and "pork; onions" name two. */
function namedIn(text: string): string[] {
  const seen = new Map<string, string>();
  for (const typed of text.split(/[,;\n]/)) {
    const key = wordsOf(typed).join(' ');
    if (key && !seen.has(key)) seen.set(key, typed.trim());
  }
  return [...seen.values()].slice(0, MOST);
}

/**
 * Which of the ingredients a visitor names each recipe uses. One or many, capitals and accents make no difference,
 * and a misspelled word counts as the nearest one that some recipe has.
 *
 * @param typed ingredients with commas between them
 * @param recipes names of what goes into each recipe
 */
export function matchKitchen(typed: string, recipes: readonly (readonly string[])[]): Kitchen {
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
  const uses = listed.map((own) =>
    meaning.filter(({ ingredients }) => own.some((each) => ingredients.has(each))).map(({ name }) => name),
  );
  const used = new Set(uses.flat());
  return { named, uses, unused: named.filter((name) => !used.has(name)) };
}
