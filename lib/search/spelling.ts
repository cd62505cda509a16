import { fold } from '@/lib/text/fold';
import { editDistance } from '@/lib/text/nearest';
import { capitalize } from '@/lib/text/words';
import { termsOf } from './tokens';

/** Corrects a word, in lower case; null where no word is near. An open word may be the beginning of another. */
export type Spelling = (word: string, isOpen: boolean) => string | null;

type SpellingOptions = {
  /** Words that corrections are taken from, folded, with their weights. */
  weights: ReadonlyMap<string, number>;
  /** Further words that are spelled correctly. */
  right?: readonly string[];
  /** Frequent misspellings and the words that were meant. */
  misspellings: Readonly<Record<string, string>>;
  /** Separates two words that were written as one; tried before other corrections. */
  split?: (word: string) => string | null;
  /** Corrects only what leaves no doubt: five letters or more, with the same first letter, and no beginnings. */
  isCautious?: boolean;
};

const MAX_LENGTH = 24;
const MIN_CAUTIOUS_LENGTH = 5;

/** "tofoo" as "tofo": a doubled letter is one slip. */
const undoubled = (word: string) => word.replace(/(.)\1+/g, '$1');

const sortedLetters = (word: string) => [...word].sort().join('');

/** Most edits between a word of this length and its correction. */
function maxEdits({ length }: string, isCautious = false): number {
  if (isCautious) return length < MIN_CAUTIOUS_LENGTH ? 0 : length < 9 ? 1 : 2;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

type Candidate = { word: string; plain: string; weight: number };

/** Edits between a typed word and a candidate, doubled letters counting half; infinite above the limit. */
function distanceOf(typed: string, { word, plain: plainWord }: Candidate, isOpen: boolean): number {
  const plain = undoubled(typed);
  // Except for doubled letters, a slip changes the length by one.
  if (word.length < plain.length - 1 || (!isOpen && word.length > typed.length + 1)) return Infinity;
  const most = maxEdits(typed);
  const mostPlain = maxEdits(plain);
  const plainDistance = editDistance(plain, plainWord);
  // A beginning costs more than a whole word.
  const ends = isOpen && word.length > typed.length ? [typed.length, typed.length + 1] : [];
  const least = Math.min(
    editDistance(typed, word),
    plainDistance <= mostPlain ? plainDistance + 0.5 : Infinity,
    ...ends.map((end) => editDistance(typed, word.slice(0, end)) + 0.5),
  );
  return least > most + 0.5 ? Infinity : least;
}

/** Edits between a typed word and a candidate that leaves no doubt; infinite above the limit. */
function cautiousDistanceOf(typed: string, { word }: Candidate): number {
  if (word.length < MIN_CAUTIOUS_LENGTH || word[0] !== typed[0]) return Infinity;
  // In five letters one edit often makes another real word (paste, pasta); a swap rarely does.
  const isShort = typed.length === MIN_CAUTIOUS_LENGTH;
  if (isShort && sortedLetters(typed) !== sortedLetters(word)) return Infinity;
  const most = maxEdits(typed, true);
  const distance = editDistance(typed, word);
  return distance > most ? Infinity : distance;
}

/** True if the first letter may be wrong, missing, added, or swapped with the second. */
const hasOtherInitial = (typed: string, word: string) =>
  word[0] !== typed[0] && (word[0] === typed[1] || word[1] === typed[1] || word[1] === typed[0]);

export function createSpelling({
  weights,
  right = [],
  misspellings,
  split,
  isCautious = false,
}: SpellingOptions): Spelling {
  // A map has no inherited keys such as "constructor". Folded, since Hangul and accents are so in typed words.
  const frequent = new Map(Object.entries(misspellings).map(([typed, meant]) => [fold(typed), meant]));
  const prepare = () => ({
    rightTerms: new Set([...right, ...frequent.values()].flatMap(termsOf)),
    candidates: [...weights].map(([word, weight]) => ({ word, plain: undoubled(word), weight })),
  });
  // Prepared on first use: most searches have no unknown word.
  let prepared: ReturnType<typeof prepare> | undefined;

  const nearest = (typed: string, isOpen: boolean, candidates: Candidate[]): string | null => {
    let best: string | null = null;
    let least = Infinity;
    for (const candidate of candidates) {
      const distance = isCautious
        ? cautiousDistanceOf(typed, candidate)
        : distanceOf(typed, candidate, isOpen);
      const cost = distance - Math.min(candidate.weight, 20) / 100;
      if (cost >= least) continue;
      best = candidate.word;
      least = cost;
    }
    return best;
  };

  return (given, isOpen) => {
    if (given.length > MAX_LENGTH) return null;
    const word = fold(given);
    const [term = ''] = termsOf(word);
    const meant = frequent.get(word) ?? frequent.get(term);
    if (meant) return meant;
    if (maxEdits(word, isCautious) === 0 || !/^\p{L}+$/u.test(word)) return null;
    prepared ??= prepare();
    const { rightTerms, candidates } = prepared;
    if (rightTerms.has(term) || (isOpen && right.some((other) => other.startsWith(word)))) return word;
    // The first letter is rarely wrong.
    const withInitial = candidates.filter((other) => other.word[0] === word[0]);
    const others = candidates.filter((other) => hasOtherInitial(word, other.word));
    return split?.(word) ?? nearest(word, isOpen, withInitial) ?? nearest(word, isOpen, others);
  };
}

/** Words of a text beyond this many are not corrected, so that a pasted page does not block typing. */
const MAX_WORDS = 40;

function withCaseOf(original: string, corrected: string): string {
  const upper = original.toUpperCase();
  if (original === upper && original !== original.toLowerCase()) return corrected.toUpperCase();
  return original[0] === upper[0] ? capitalize(corrected) : corrected;
}

/** A corrected word of a text, with the letter case of the original. */
export type Correction = { original: string; corrected: string };

export type CleanText = {
  text: string;
  /** True for any difference from the typed text, of spaces and letter case too. */
  isChanged: boolean;
  /** The corrected words in order; none where only letter case differs. */
  corrections: readonly Correction[];
};

/** Cleans a text: single spaces, a capital first letter, misspelled words corrected. */
export function cleanText(typed: string, spelling: Spelling): CleanText {
  const corrections: Correction[] = [];
  let count = 0;
  const fixed = typed
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\p{L}\p{M}]+/gu, (original) => {
      count += 1;
      const meant = count > MAX_WORDS ? null : spelling(original, true);
      if (meant === null || meant === original.toLowerCase() || meant === fold(original)) return original;
      const corrected = withCaseOf(original, meant);
      corrections.push({ original, corrected });
      return corrected;
    });
  const text = capitalize(fixed);
  return { text, isChanged: text !== typed, corrections };
}

/** A text with its misspelled words corrected; null where none is, or only letter case differs. */
export function correctText(typed: string, spelling: Spelling): string | null {
  const { text, corrections } = cleanText(typed, spelling);
  return corrections.length > 0 && text.toLowerCase() !== typed.trim().toLowerCase() ? text : null;
}
