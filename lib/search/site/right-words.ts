import { tokensOf } from './tokens';
import type { Wanted } from './wanted';

/**
 * Whether a word of a search is spelled right though no text of the site may use it: "paneer", "paneers", and "pan"
 * while it may still become "paneer".
 */
export function makeRightWords(words: readonly string[]): (one: Wanted) => boolean {
  let right: { words: string[]; terms: Set<string> } | null = null;
  // Most searches hold no strange word: theirs need not wait for these.
  const read = () => {
    const tokens = words.flatMap(tokensOf);
    return { words: tokens.map(({ word }) => word), terms: new Set(tokens.map(({ term }) => term)) };
  };
  return ({ word, term, isOpen }) => {
    right ??= read();
    return right.terms.has(term) || (isOpen && right.words.some((each) => each.startsWith(word)));
  };
}
