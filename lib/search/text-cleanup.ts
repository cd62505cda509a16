import { correctionFor, type Vocabulary } from './corrections';

/** One fixed word: as it was typed, and as it stands in the cleaned text. */
export type Correction = { original: string; corrected: string };

/** Cleaned text, whether it differs from the input in any way, and the words that were misspelled. */
export type CleanText = { text: string; changed: boolean; corrections: Correction[] };

/** Words beyond this many are taken as they are, so that a pasted page does not stall the typing. */
const WORDS_LOOKED_AT = 40;

function withCaseOf(original: string, corrected: string): string {
  const upper = original.toUpperCase();
  if (original === upper && original !== original.toLowerCase()) return corrected.toUpperCase();
  const initial = original[0] ?? '';
  return initial === initial.toUpperCase()
    ? corrected.charAt(0).toUpperCase() + corrected.slice(1)
    : corrected;
}

function capitalise(text: string): string {
  const [first] = text;
  if (first === undefined || !/\p{Ll}/u.test(first)) return text;
  const upper = first.toUpperCase();
  return [...upper].length === 1 ? upper + text.slice(first.length) : text;
}

/**
 * Tidies what a visitor typed: trims, collapses whitespace, fixes misspelled words in the capitalisation they had,
 * and capitalises a lowercase first letter. A change of case alone is never listed as a correction.
 */
export function cleanText(input: string, vocabulary: Vocabulary): CleanText {
  const corrections: Correction[] = [];
  let seen = 0;
  const fixed = input
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\p{L}\p{M}]+/gu, (word) => {
      seen += 1;
      const meant = seen > WORDS_LOOKED_AT ? undefined : correctionFor(word, vocabulary);
      if (meant === undefined || meant === word.toLowerCase()) return word;
      const corrected = withCaseOf(word, meant);
      corrections.push({ original: word, corrected });
      return corrected;
    });
  const text = capitalise(fixed);
  return { text, changed: text !== input, corrections };
}
