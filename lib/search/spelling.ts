import { misspellings } from '@/lib/content/search';
import { fold } from '@/lib/text/fold';
import { editDistance } from '@/lib/text/nearest';
import { termsOf } from './tokens';

/**
 * The word that was probably meant, in lower case: the same one where it is spelled right; null where nothing is near.
 * A word that is open may still be typed, so that it may be the beginning of another.
 */
export type Spelling = (word: string, isOpen: boolean) => string | null;

export type SpellingOptions = {
  /** What a word may be corrected to, in small letters without accents, and how much each counts. */
  weights: ReadonlyMap<string, number>;
  /** Words that are spelled right. */
  right?: readonly string[];
  /** The words that were written as one, before it is taken for a slip. */
  split?: (word: string) => string | null;
  /**
   * Corrects only what leaves no doubt, for where a word that is not among these may be right all the same: of five
   * letters or more, the first of them as it is, and never to a word of which it may be the beginning.
   */
  isCautious?: boolean;
};

const LONGEST = 24;
const SHORTEST_WITHOUT_DOUBT = 5;

/** "tofoo" as "tofo": a letter typed twice is one slip, whatever else went wrong. */
const undoubled = (word: string) => word.replace(/(.)\1+/g, '$1');

const sortedLetters = (word: string) => [...word].sort().join('');

/** How many edits away the word that was meant may be: a long word leaves less doubt. */
function mostEdits(length: number, isCautious: boolean): number {
  if (isCautious) return length < SHORTEST_WITHOUT_DOUBT ? 0 : length < 9 ? 1 : 2;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

type Candidate = { word: string; plain: string; weight: number };

/** Edits between what was typed and a word, doubled letters being half a one; null where they are too many. */
function distanceOf(typed: string, { word, plain: plainWord }: Candidate, isOpen: boolean): number | null {
  const most = mostEdits(typed.length, false);
  const plain = undoubled(typed);
  // A slip changes the length by a letter, and by more only where letters are doubled.
  if (word.length < plain.length - 1 || (!isOpen && word.length > typed.length + 1)) return null;
  const distances = [editDistance(typed, word, most)];
  if (plain !== typed || plainWord !== word) {
    const mostPlain = mostEdits(plain.length, false);
    const distance = editDistance(plain, plainWord, mostPlain);
    if (distance <= mostPlain) distances.push(distance + 0.5);
  }
  // A beginning costs a little more than a whole word.
  if (isOpen && word.length > typed.length)
    for (const end of [typed.length, typed.length + 1])
      distances.push(editDistance(typed, word.slice(0, end), most) + 0.5);
  const least = Math.min(...distances);
  return least > most + 0.5 ? null : least;
}

/** Edits between what was typed and a word that leave no doubt; null where they are too many. */
function cautiousDistanceOf(typed: string, { word }: Candidate): number | null {
  if (word.length < SHORTEST_WITHOUT_DOUBT || word[0] !== typed[0]) return null;
  // Among five letters one edit often leads to another real word (paste, pasta); a swap hardly ever does.
  const isSwap = () => sortedLetters(typed) === sortedLetters(word);
  if (typed.length === SHORTEST_WITHOUT_DOUBT && !isSwap()) return null;
  const most = mostEdits(typed.length, true);
  const distance = editDistance(typed, word, most);
  return distance > most ? null : distance;
}

/** Whether a word may differ in its first letter alone: it is wrong, missing, too many, or behind the second. */
const hasOtherInitial = (typed: string, word: string) =>
  word[0] !== typed[0] && (word[0] === typed[1] || word[1] === typed[1] || word[1] === typed[0]);

/** Frequent misspellings by themselves, so that "constructor" is none of them. */
const frequent = new Map(Object.entries(misspellings));

/** Makes what corrects words, the frequent misspellings of data/search.yaml among them. */
export function createSpelling({
  weights,
  right = [],
  split,
  isCautious = false,
}: SpellingOptions): Spelling {
  const prepare = () => ({
    rightTerms: new Set([...right, ...frequent.values()].flatMap(termsOf)),
    candidates: [...weights].map(([word, weight]) => ({ word, plain: undoubled(word), weight })),
  });
  // Most searches hold no strange word: theirs need not wait for this.
  let prepared: ReturnType<typeof prepare> | undefined;

  const nearest = (typed: string, isOpen: boolean, candidates: Candidate[]): string | null => {
    let best: { word: string | null; cost: number } = { word: null, cost: Number.POSITIVE_INFINITY };
    for (const candidate of candidates) {
      const distance = isCautious
        ? cautiousDistanceOf(typed, candidate)
        : distanceOf(typed, candidate, isOpen);
      if (distance === null) continue;
      const cost = distance - Math.min(candidate.weight, 20) / 100;
      if (cost < best.cost) best = { word: candidate.word, cost };
    }
    return best.word;
  };

  return (given, isOpen) => {
    if (given.length > LONGEST) return null;
    const word = fold(given);
    const [term = ''] = termsOf(word);
    const meant = frequent.get(word) ?? frequent.get(term);
    if (meant) return meant;
    if (mostEdits(word.length, isCautious) === 0 || !/^\p{L}+$/u.test(word)) return null;
    prepared ??= prepare();
    const { rightTerms, candidates } = prepared;
    if (rightTerms.has(term) || (isOpen && right.some((other) => other.startsWith(word)))) return word;
    // The first letter is hardly ever wrong.
    const withInitial = candidates.filter((other) => other.word[0] === word[0]);
    const others = candidates.filter((other) => hasOtherInitial(word, other.word));
    return split?.(word) ?? nearest(word, isOpen, withInitial) ?? nearest(word, isOpen, others);
  };
}

/** A fixed word: as it was typed, and as it stands in the cleaned text. */
type Correction = { original: string; corrected: string };

/** Words beyond this many are taken as they are, so that a pasted page does not stall the typing. */
const MOST_WORDS = 40;

function withCaseOf(original: string, corrected: string): string {
  if (original === original.toUpperCase() && original !== original.toLowerCase())
    return corrected.toUpperCase();
  const initial = original[0] ?? '';
  return initial === initial.toUpperCase() ? capitalise(corrected) : corrected;
}

/** The text with its first letter large, where that is one letter: "ß" stays. */
function capitalise(text: string): string {
  const [first = ''] = text;
  const upper = first.toUpperCase();
  return [...upper].length === 1 ? upper + text.slice(first.length) : text;
}

/**
 * Tidies what a visitor typed: trims, collapses whitespace, fixes misspelled words in the capitalisation they had, and
 * capitalises a lower-case first letter. A change of case alone is never listed as a correction.
 *
 * @returns the text, whether it differs from what was typed in any way, and the words that were misspelled
 */
export function cleanText(typed: string, spelling: Spelling) {
  const corrections: Correction[] = [];
  let count = 0;
  const fixed = typed
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\p{L}\p{M}]+/gu, (word) => {
      count += 1;
      const meant = count > MOST_WORDS ? null : spelling(word, true);
      if (meant === null || meant === word.toLowerCase() || meant === fold(word)) return word;
      const corrected = withCaseOf(word, meant);
      corrections.push({ original: word, corrected });
      return corrected;
    });
  const text = capitalise(fixed);
  return { text, changed: text !== typed, corrections };
}

/** A search with its misspelled words fixed, or null where nothing is misspelled or only letter case differs. */
export function suggestionFor(typed: string, spelling: Spelling): string | null {
  const { text, corrections } = cleanText(typed, spelling);
  if (corrections.length === 0 || text.toLowerCase() === typed.trim().toLowerCase()) return null;
  return text;
}
