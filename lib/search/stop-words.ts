import * as dictionary from '@/.content/messages/smallWords';
import { tokensOf } from './tokens';

// Apart from tokens.ts, with which synonyms are checked: content is read and checked before its words are written.

// As words of a text are compared, without the marks on their letters: "où" is "ou".
const wordsIn = (text: string) => new Set(tokensOf(text).map(({ word }) => word));

/** Words that say nothing about what is looked for. */
const EMPTY = wordsIn(dictionary.empty);

/** Words that connect others: nobody looks for a text by them alone, but names are made of some ("About"). */
const CONNECTING = wordsIn(dictionary.connecting);

/** Whether a text is not looked for by this word. */
export const isStopWord = (word: string): boolean => EMPTY.has(word) || CONNECTING.has(word);

/** The words without stop words, as long as any is left; else those that connect; else all. */
export function withoutStopWords<T extends { word: string }>(words: readonly T[]): readonly T[] {
  const others = words.filter(({ word }) => !isStopWord(word));
  if (others.length > 0) return others;
  const connecting = words.filter(({ word }) => !EMPTY.has(word));
  return connecting.length > 0 ? connecting : words;
}

/** A name as names are compared: in the singular, without stop words unless there is nothing else. */
export function keyOf(name: string): string {
  return withoutStopWords(tokensOf(name))
    .map(({ term }) => term)
    .join(' ');
}
