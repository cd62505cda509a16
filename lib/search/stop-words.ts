import * as dictionary from '@/.content/messages/stopWords';
import type { Token } from '@/lib/text/token';
import { tokensOf } from './tokens';

type Written = Pick<Token, 'word' | 'accented'>;

/** Words with and without their accents, which few queries have. */
const wordsIn = (text: string) =>
  new Set(tokensOf(text).flatMap(({ word, accented = word }) => [word, accented]));

const isIn = (words: ReadonlySet<string>, { word, accented = word }: Written) => words.has(accented);

/** Words without meaning for a search. */
const EMPTY = wordsIn(dictionary.empty);

/** Words that connect others; some names consist of them alone ("About"). */
const CONNECTING = wordsIn(dictionary.connecting);

/** True for a word that says nothing about a text. With an accent it may be another one: "maïs" beside "mais". */
export const isStopWord = (word: Written): boolean => isIn(EMPTY, word) || isIn(CONNECTING, word);

/** The words without stop words, as long as any is left; else the connecting words; else all. */
export function withoutStopWords<T extends Written>(words: readonly T[]): readonly T[] {
  const others = words.filter((word) => !isStopWord(word));
  if (others.length > 0) return others;
  const connecting = words.filter((word) => !isIn(EMPTY, word));
  return connecting.length > 0 ? connecting : words;
}

/**
 * A name as names are compared: in the singular, without stop words unless there is nothing else.
 *
 * @param formOf form of a word that is compared
 */
export function nameKey(name: string, formOf: (token: Token) => string = ({ term }) => term): string {
  return withoutStopWords(tokensOf(name)).map(formOf).join(' ');
}
