import { cutText } from '@/lib/text/characters';
import { type Token, tokensOf } from '@/lib/text/tokens';
import { withoutStopWords } from './stop-words';

/** A word of a query. */
export type Word = Token & {
  /** The last word while it may still be typed. */
  isOpen: boolean;
  /** Finds all words that begin with it: not a number, and two letters only while they are typed. */
  isPrefix: boolean;
  /** So short that it begins words everywhere. */
  isVague: boolean;
};

const MAX_QUERY_LENGTH = 300;
const MAX_WORDS = 12;

/** Longest word that is vague. */
const VAGUE_LENGTH = 2;

const SCRIPTS = /\p{sc=Han}+|[\p{sc=Hiragana}\p{sc=Katakana}ー]+|\p{sc=Hangul}+/gu;

/** The words of a query without stop words, unless there is nothing else. */
export function wordsOf(query: string): Word[] {
  const text = cutText(query, MAX_QUERY_LENGTH);
  const tokens = tokensOf(text).slice(0, MAX_WORDS);
  // A word followed by a space is complete.
  const open = /\s$/.test(text) ? undefined : tokens.at(-1);
  return withoutStopWords(tokens).map((token) => {
    const isOpen = token === open;
    const isShort = token.term.length <= VAGUE_LENGTH;
    const isPrefix = token.isUnspaced || (!/^\p{N}+$/u.test(token.term) && (isOpen || !isShort));
    return { ...token, isOpen, isPrefix, isVague: isShort && isPrefix && !token.isUnspaced };
  });
}

/** Each way to write two neighbouring words of a query as one, `both`: "chick peas" as "chickpeas". */
export function joinedWords(words: readonly Word[]): { both: Word; words: Word[] }[] {
  return words.slice(1).flatMap((second, at) => {
    const first = words[at];
    if (!first || first.isUnspaced || second.isUnspaced) return [];
    const [one, ...more] = wordsOf(first.word + second.word);
    if (!one || more.length > 0) return [];
    const both = { ...one, isOpen: second.isOpen };
    return [{ both, words: [...words.slice(0, at), both, ...words.slice(at + 2)] }];
  });
}

/** The pieces of a run without spaces: by script ("東京ラーメン"), or pairs of its characters. */
export function splitRun({ word }: Word): { words: Word[]; isByScript: boolean } {
  const runs = word.match(SCRIPTS) ?? [];
  if (runs.length > 1) return { words: runs.flatMap(wordsOf), isByScript: true };
  const characters = Array.from(word);
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return { words: pairs.flatMap(wordsOf), isByScript: false };
}
