import * as words from '@/.content/words/smallWords';
import { tokensOf } from './tokens';

/** Small words as those of a text are compared, without the marks on their letters: "où" is "ou". */
const setOf = (small: string) => new Set(tokensOf(small).map(({ word }) => word));

/** Words that say nothing about what is looked for. */
const EMPTY = setOf(words.empty);

/** Words that connect others: nobody looks for a text by them alone, but names are made of some ("About"). */
const CONNECTING = setOf(words.connecting);

const isEmpty = (word: string) => EMPTY.has(word);
const isConnecting = (word: string) => CONNECTING.has(word);

/** Whether a word may be what a text is looked for by. */
export const isTelling = (word: string): boolean => !isEmpty(word) && !isConnecting(word);

/**
 * The words of a text or a search without the small ones, as long as a telling word remains. Of small words alone,
 * those that connect; of empty words alone, all.
 */
export function tellingOf<T extends { word: string }>(all: readonly T[]): readonly T[] {
  const telling = all.filter(({ word }) => isTelling(word));
  if (telling.length > 0) return telling;
  const connecting = all.filter(({ word }) => isConnecting(word));
  return connecting.length > 0 ? connecting : all;
}

/** Words of a text as names are compared: in the singular, without small words unless there is nothing else. */
export function keyOf(text: string): string {
  return tellingOf(tokensOf(text))
    .map(({ term }) => term)
    .join(' ');
}
