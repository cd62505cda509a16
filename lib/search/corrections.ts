import { editDistance } from '@/lib/text/edit-distance';

/** Words a search is corrected with. `known` holds folded words (lower case, no accents). */
export type Vocabulary = {
  /** Fixed misspellings: lower-case misspelling to lower-case word. */
  misspellings: ReadonlyMap<string, string>;
  known: ReadonlySet<string>;
};

const SHORTEST = 5;
const LONGEST = 24;

const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const letters = (word: string) => [...word].sort().join('');

/** Makes a vocabulary out of misspellings and of words or phrases; the words of a phrase count singly. */
export function vocabularyOf(misspellings: Record<string, string>, phrases: string[]): Vocabulary {
  const known = new Set(phrases.flatMap((phrase) => fold(phrase).match(/\p{L}+/gu) ?? []));
  return { misspellings: new Map(Object.entries(misspellings)), known };
}

/** How many edits a word of this length may be away: long words leave less doubt about what was meant. */
const reach = (length: number) => (length >= 9 ? 2 : 1);

function isKnown(word: string, { known }: Vocabulary): boolean {
  if (known.has(word)) return true;
  // "noodl" is a word still being typed, "tofus" a plural: neither is a mistake.
  for (const other of known) if (other.startsWith(word) || word === `${other}s`) return true;
  return false;
}

function closest(word: string, { known }: Vocabulary): string | undefined {
  let best: string | undefined;
  let least = reach(word.length) + 1;
  for (const other of known) {
    if (other[0] !== word[0] || other.length < SHORTEST) continue;
    const distance = editDistance(word, other, least - 1);
    // Among five letters one edit often leads to another real word (paste, pasta); a swap hardly ever does.
    if (word.length === SHORTEST && letters(word) !== letters(other)) continue;
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
