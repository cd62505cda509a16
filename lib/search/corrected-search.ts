import type { SearchFile } from './entry';
import type { EntryIndex } from './entry-index';
import { type Word, wordsOf } from './query';
import type { Hit } from './ranking';
import { createSpelling } from './spelling';
import { tokensOf } from './tokens';

/** Shortest of two words written as one. */
const MIN_PART_LENGTH = 3;

export type CorrectedHits = {
  hits: Hit[];
  /** The words that were searched. */
  words: readonly Word[];
  /** The corrected text, where the typed one finds nothing and has an unknown word; null otherwise. */
  corrected: string | null;
};

/** The words of an index and of the site that are spelled correctly. */
export const correctWordsOf = ({ words, synonyms }: Pick<SearchFile, 'words' | 'synonyms'>): string[] => [
  ...words.site,
  ...words.common,
  ...synonyms.flat(),
];

/** A search that corrects the words of a text that finds nothing. */
export function createCorrectedSearch(
  index: EntryIndex,
  file: Pick<SearchFile, 'words' | 'misspellings' | 'synonyms'>,
): (query: string) => CorrectedHits {
  const { contains, isKnown, withoutParticles, weights } = index;

  /** The two words of "soysauce"; null where it does not consist of two known ones. */
  const split = (word: string): string | null => {
    const [{ term, isUnspaced } = { term: '', isUnspaced: true }] = tokensOf(word);
    if (isUnspaced) return null;
    for (let at = term.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at -= 1)
      if (contains(term.slice(0, at)) && contains(term.slice(at)))
        return `${word.slice(0, at)} ${word.slice(at)}`;
    return null;
  };
  const { misspellings } = file;
  const spelling = createSpelling({ weights, right: correctWordsOf(file), misspellings, split });

  /** The query with unknown words corrected; null where that changes nothing. */
  const correct = (words: readonly Word[]): string | null => {
    const meant = words.map((each) =>
      isKnown(each)
        ? each.word
        : (spelling(each.isUnspaced ? each.term : each.word, each.isOpen)?.normalize('NFC') ?? each.word),
    );
    return meant.some((word, at) => word !== words[at]?.word) ? meant.join(' ') : null;
  };

  return (query) => {
    const words = wordsOf(query);
    const hits = index.findAll(words);
    const corrected = hits.length > 0 || words.length === 0 ? null : correct(withoutParticles(words));
    if (corrected === null) return { hits, words, corrected };
    const meant = wordsOf(corrected);
    return { hits: index.findAll(meant), words: meant, corrected };
  };
}
