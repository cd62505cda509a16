import { misspellings } from '@/lib/content/search';
import { fold } from '@/lib/text/fold';
import { editDistance } from '@/lib/text/nearest';
import { capitalize } from '@/lib/text/words';
import { termsOf } from './tokens';

/** The word that was meant, in small letters; null where none is near. An open word may be the beginning of another. */
export type Spelling = (word: string, isOpen: boolean) => string | null;

type SpellingOptions = {
  /** What a word may be corrected to, in small letters without accents, and how much each counts. */
  weights: ReadonlyMap<string, number>;
  right?: readonly string[];
  /** The words that were written as one, before it is taken for a slip. */
  split?: (word: string) => string | null;
  /** Corrects only what leaves no doubt: five letters or more, the first as it is, and never to a longer word. */
  isCautious?: boolean;
};

const LONGEST = 24;
const SHORTEST_WITHOUT_DOUBT = 5;

/** "tofoo" as "tofo": a letter typed twice is one slip, whatever else went wrong. */
const undoubled = (word: string) => word.replace(/(.)\1+/g, '$1');

const sortedLetters = (word: string) => [...word].sort().join('');

/** How many edits away the word that was meant may be: a long word leaves less doubt. */
function mostEdits({ length }: string, isCautious = false): number {
  if (isCautious) return length < SHORTEST_WITHOUT_DOUBT ? 0 : length < 9 ? 1 : 2;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

type Candidate = { word: string; plain: string; weight: number };

/** Edits between what was typed and a word, doubled letters being half a one; infinite where they are too many. */
function distanceOf(typed: string, { word, plain: plainWord }: Candidate, isOpen: boolean): number {
  const plain = undoubled(typed);
  // A slip changes the length by a letter, and by more only where letters are doubled.
  if (word.length < plain.length - 1 || (!isOpen && word.length > typed.length + 1)) return Infinity;
  const most = mostEdits(typed);
  const mostPlain = mostEdits(plain);
  const plainDistance = editDistance(plain, plainWord, mostPlain);
  // A beginning costs a little more than a whole word.
  const ends = isOpen && word.length > typed.length ? [typed.length, typed.length + 1] : [];
  const least = Math.min(
    editDistance(typed, word, most),
    plainDistance <= mostPlain ? plainDistance + 0.5 : Infinity,
    ...ends.map((end) => editDistance(typed, word.slice(0, end), most) + 0.5),
  );
  return least > most + 0.5 ? Infinity : least;
}

/** Edits between what was typed and a word that leave no doubt; infinite where they are too many. */
function cautiousDistanceOf(typed: string, { word }: Candidate): number {
  if (word.length < SHORTEST_WITHOUT_DOUBT || word[0] !== typed[0]) return Infinity;
  // Among five letters one edit often leads to another real word (paste, pasta); a swap hardly ever does.
  const isShort = typed.length === SHORTEST_WITHOUT_DOUBT;
  if (isShort && sortedLetters(typed) !== sortedLetters(word)) return Infinity;
  const most = mostEdits(typed, true);
  const distance = editDistance(typed, word, most);
  return distance > most ? Infinity : distance;
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
    if (given.length > LONGEST) return null;
    const word = fold(given);
    const [term = ''] = termsOf(word);
    const meant = frequent.get(word) ?? frequent.get(term);
    if (meant) return meant;
    if (mostEdits(word, isCautious) === 0 || !/^\p{L}+$/u.test(word)) return null;
    prepared ??= prepare();
    const { rightTerms, candidates } = prepared;
    if (rightTerms.has(term) || (isOpen && right.some((other) => other.startsWith(word)))) return word;
    // The first letter is hardly ever wrong.
    const withInitial = candidates.filter((other) => other.word[0] === word[0]);
    const others = candidates.filter((other) => hasOtherInitial(word, other.word));
    return split?.(word) ?? nearest(word, isOpen, withInitial) ?? nearest(word, isOpen, others);
  };
}

/** Words beyond this many are taken as they are, so that a pasted page does not stall the typing. */
const MOST_WORDS = 40;

function withCaseOf(original: string, corrected: string): string {
  const upper = original.toUpperCase();
  if (original === upper && original !== original.toLowerCase()) return corrected.toUpperCase();
  return original[0] === upper[0] ? capitalize(corrected) : corrected;
}

/** What was typed with tidy spaces, a large first letter and fixed words, and the words that were fixed. */
export function cleanText(typed: string, spelling: Spelling): { text: string; corrections: string[] } {
  const corrections: string[] = [];
  let count = 0;
  const fixed = typed
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\p{L}\p{M}]+/gu, (word) => {
      count += 1;
      const meant = count > MOST_WORDS ? null : spelling(word, true);
      if (meant === null || meant === word.toLowerCase() || meant === fold(word)) return word;
      const corrected = withCaseOf(word, meant);
      corrections.push(corrected);
      return corrected;
    });
  return { text: capitalize(fixed), corrections };
}

/** A search with its misspelled words fixed, or null where nothing is misspelled or only letter case differs. */
export function suggestionFor(typed: string, spelling: Spelling): string | null {
  const { text, corrections } = cleanText(typed, spelling);
  return corrections.length > 0 && text.toLowerCase() !== typed.trim().toLowerCase() ? text : null;
}
