import { ANYTHING, literally } from './found';

/**
 * A pattern for words that are read out of several elements. The edges of elements count as spaces, whether the
 * language has any there or not.
 */
export function heard(words: string): RegExp {
  const letters = [...words.replace(/\s+/g, '')];
  const patterns = letters.map((letter) => (letter === ANYTHING ? '.*' : literally(letter)));
  return new RegExp(`^\\s*${patterns.join('\\s*')}\\s*$`, 's');
}
