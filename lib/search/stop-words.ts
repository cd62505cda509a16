import * as dictionary from '@/.content/messages/stopWords';
import { tokensOf } from '@/lib/text/tokens';

// Apart from lib/text/tokens.ts, which the content check uses before messages are generated.

const wordsIn = (text: string) => new Set(tokensOf(text).map(({ word }) => word));

/** Words without meaning for a search. */
const EMPTY = wordsIn(dictionary.empty);

/** Words that connect others; some names consist of them alone ("About"). */
const CONNECTING = wordsIn(dictionary.connecting);

export const isStopWord = (word: string): boolean => EMPTY.has(word) || CONNECTING.has(word);

/** The words without stop words, as long as any is left; else the connecting words; else all. */
export function withoutStopWords<T extends { word: string }>(words: readonly T[]): readonly T[] {
  const others = words.filter(({ word }) => !isStopWord(word));
  if (others.length > 0) return others;
  const connecting = words.filter(({ word }) => !EMPTY.has(word));
  return connecting.length > 0 ? connecting : words;
}

/** A name as names are compared: in the singular, without stop words unless there is nothing else. */
export function nameKey(name: string): string {
  return withoutStopWords(tokensOf(name))
    .map(({ term }) => term)
    .join(' ');
}
