import { wordForms } from '@/.content/wordForms';
import type { SearchFile, SiteEntry } from './entry';
import { type Word, wordsOf } from './query';
import { tokensOf } from './tokens';

/** The words of queries in Hangul as an index with these entries has them. */
export type HangulQuery = {
  /** Words without the particles at their ends, unless they are nouns of the site. */
  withoutParticles: (words: readonly Word[]) => readonly Word[];
  /** A word whose last syllable is still typed, by its keystrokes: "소볼" becomes "소보로". Null for any other. */
  typedWord: (word: Word) => Word | null;
  /** True for initial consonants alone, which are no misspelled word and no run of several. */
  isInitials: (word: Word) => boolean;
};

type NamedWords = Pick<SearchFile, 'synonyms' | 'words'>;

/** The last word of each name: nouns, with no particle after them. */
function nounsOf(entries: readonly SiteEntry[], { synonyms, words }: NamedWords): Set<string> {
  const names = entries.flatMap(({ title, native, names = [], listed, dish }) => [
    title,
    ...(native ? [native.text] : []),
    ...names,
    ...(listed?.texts ?? []),
    ...(dish?.ingredients ?? []),
  ]);
  const others = [...synonyms.flat(), ...words.common];
  return new Set([...names, ...others].flatMap((name) => tokensOf(name).at(-1)?.word ?? []));
}

/**
 * Creates the functions for an index; null in a language that is not written in Hangul. An index imports it from
 * `.content/hangulQuery`, so that only a Korean site has it.
 */
export function createHangulQuery(entries: readonly SiteEntry[], file: NamedWords): HangulQuery | null {
  const { hangul } = wordForms;
  if (!hangul) return null;
  // Collected on first use: most queries have no particle.
  let nouns: Set<string> | undefined;
  const isNoun = (run: string) => {
    nouns ??= nounsOf(entries, file);
    return nouns.has(run);
  };
  return {
    withoutParticles: (words) =>
      words.map((word) => {
        if (!word.isUnspaced) return word;
        const run = hangul.withoutParticles(word.word, isNoun);
        const [noun] = run === word.word ? [] : wordsOf(run);
        return noun ? { ...noun, isOpen: word.isOpen } : word;
      }),
    typedWord: (word) => {
      if (!word.isOpen || !word.isUnspaced) return null;
      const keys = hangul.keystrokesOf(word.word);
      return { ...word, term: keys, start: keys };
    },
    isInitials: ({ term, isUnspaced }) => isUnspaced && hangul.isInitials(term),
  };
}
