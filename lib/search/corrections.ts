import { fold } from '@/lib/text/fold';
import { editDistance } from '@/lib/text/nearest';

/** Right words of small letters a to z: those a search may be corrected to, and others that are left alone. */
export type SearchWords = { site: readonly string[]; common: readonly string[] };

/** Words a search is corrected with. */
export type Vocabulary = {
  /** Fixed misspellings: lower-case misspelling to lower-case word. */
  misspellings: ReadonlyMap<string, string>;
  /** Every right word, in the order of the alphabet. */
  known: readonly string[];
  /** What a mistake may be corrected to, by first letter. */
  offered: ReadonlyMap<string, readonly string[]>;
};

/** Shorter words are never taken for mistakes: too many real ones differ in one letter. */
const SHORTEST = 5;
const LONGEST = 24;

const letters = (word: string) => [...word].sort().join('');

/** Makes a vocabulary out of misspellings and right words. */
export function vocabularyOf(misspellings: Record<string, string>, words: SearchWords): Vocabulary {
  const offered = new Map<string, string[]>();
  for (const word of new Set(words.site)) {
    if (word.length < SHORTEST) continue;
    const first = word.charAt(0);
    const others = offered.get(first);
    if (others) others.push(word);
    else offered.set(first, [word]);
  }
  const known = [...new Set([...words.site, ...words.common])].sort();
  return { misspellings: new Map(Object.entries(misspellings)), known, offered };
}

/** How many edits a word of this length may be away: long words leave less doubt about what was meant. */
const reach = (length: number) => (length >= 9 ? 2 : 1);

/** The first right word that does not come before this one in the alphabet. */
function followerOf(word: string, known: readonly string[]): string | undefined {
  let low = 0;
  let high = known.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((known[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return known[low];
}

function isKnown(word: string, { known }: Vocabulary): boolean {
  // "noodl" is a word still being typed, "tofus" a plural: neither is a mistake.
  if (followerOf(word, known)?.startsWith(word)) return true;
  return word.endsWith('s') && followerOf(word.slice(0, -1), known) === word.slice(0, -1);
}

function closest(word: string, { offered }: Vocabulary): string | undefined {
  let best: string | undefined;
  let least = reach(word.length) + 1;
  for (const other of offered.get(word.charAt(0)) ?? []) {
    if (Math.abs(other.length - word.length) >= least) continue;
    // Among five letters one edit often leads to another real word (paste, pasta); a swap hardly ever does.
    if (word.length === SHORTEST && letters(word) !== letters(other)) continue;
    const distance = editDistance(word, other, least - 1);
    if (distance < least) {
      best = other;
      least = distance;
    }
  }
  return best;
}

/** The word that was meant, in lower case, or undefined when the word is known, short or like nothing here. */
export function correctionFor(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length > LONGEST) return undefined;
  const lower = word.toLowerCase();
  const fixed = vocabulary.misspellings.get(lower);
  if (fixed) return fixed;
  const folded = fold(word);
  if (folded.length < SHORTEST || !/^[a-z]+$/.test(folded) || isKnown(folded, vocabulary)) return undefined;
  return closest(folded, vocabulary);
}
