import { cutText } from '@/lib/text/characters';
import { tellingOf } from './small-words';
import { tokensOf } from './tokens';

/** A word of a search. */
export type Wanted = {
  /** As it was typed, folded. */
  word: string;
  /** As words are compared. */
  term: string;
  /** Of a script without spaces between words. */
  joined: boolean;
  /** It may still be typed. */
  isOpen: boolean;
  /** So few letters that they only begin a name. */
  isShort: boolean;
};

/** How much of a typed text is looked at. */
const LONGEST_TEXT = 300;
const MOST_WORDS = 12;

const SHORT = 2;

/** The words of a typed text that say what is looked for; the small ones only where there is nothing else. */
export function wantedOf(typed: string): Wanted[] {
  const text = cutText(typed, LONGEST_TEXT);
  const tokens = tokensOf(text).slice(0, MOST_WORDS);
  // Behind a space a word is finished.
  const open = /\s$/.test(text) ? undefined : tokens.at(-1);
  return tellingOf(tokens).map((token) => ({
    ...token,
    isOpen: token === open,
    isShort: !token.joined && token.term.length <= SHORT,
  }));
}
