import { keptEndings, pluralEndings } from '@/.content/words/listing';
import { madeThings, wholeNames } from '@/lib/content/recipe-filters';
import { nearest } from '@/lib/text/nearest';

/** A visitor's things held against the recipes. */
export type Kitchen = {
  /** The things that were named, as typed, each once. */
  asked: string[];
  /** For every recipe, in the order given, those of the things it uses. */
  uses: string[][];
  /** Things that no recipe uses. */
  unknown: string[];
};

/** Things beyond this many are not looked at. */
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

const MADE = new Set(madeThings);
const WHOLE = wholeNames.map(wordsOf);

/** Whether what a recipe calls for is what a cook means by these words. */
function isMeant(words: readonly string[], thing: readonly string[]): boolean {
  const last = thing.at(-1);
  if (last && MADE.has(last) && !words.includes(last)) return false;
  const isOther = ([mark = '', ...rest]: readonly string[]) =>
    !words.includes(mark) && [mark, ...rest].every((word) => thing.includes(word));
  if (WHOLE.some(isOther)) return false;
  return words.every((word) => thing.includes(word));
}

/** The things in a text: "pork, onions" and "pork; onions" name two. */
function thingsOf(text: string): string[] {
  const seen = new Map<string, string>();
  for (const typed of text.split(/[,;\n]/)) {
    const key = wordsOf(typed).join(' ');
    if (key && !seen.has(key)) seen.set(key, typed.trim());
  }
  return [...seen.values()].slice(0, MOST);
}

/**
 * Which of the things a visitor names each recipe uses. One or many, capitals and accents make no difference,
 * and a misspelled word counts as the nearest one that some recipe has.
 *
 * @param typed things with commas between them
 * @param recipes names of what goes into each recipe
 */
export function matchKitchen(typed: string, recipes: readonly (readonly string[])[]): Kitchen {
  const asked = thingsOf(typed);
  if (asked.length === 0) return { asked, uses: recipes.map(() => []), unknown: [] };
  const shelves = recipes.map((things) => things.map(wordsOf));
  const known = new Set(shelves.flat(2));
  const meant = (word: string) => (known.has(word) || word.length < SHORTEST ? word : nearest(word, known));
  const wanted = asked.map((thing) => ({ thing, words: wordsOf(thing).map((word) => meant(word) ?? word) }));
  const uses = shelves.map((shelf) =>
    wanted.filter(({ words }) => shelf.some((thing) => isMeant(words, thing))).map(({ thing }) => thing),
  );
  const used = new Set(uses.flat());
  return { asked, uses, unknown: asked.filter((thing) => !used.has(thing)) };
}
