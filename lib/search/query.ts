import { wordForms } from '@/.content/wordForms';
import { cutText } from '@/lib/text/cut-text';
import type { Token } from '@/lib/text/token';
import { withoutStopWords } from './stop-words';
import { tokensOf } from './tokens';

/** A word of a query. */
export type Word = Token & {
  /** The last word while it may still be typed. */
  isOpen: boolean;
  /** Finds all words that begin with `start`: not a number, and two letters only while they are typed. */
  isPrefix: boolean;
  /** The term, or the word where a stem begins other words too (`WordForms.hasRoots`). */
  start: string;
  /** So short that it begins words everywhere. */
  isVague: boolean;
  /** Several words of the query written as one. */
  isJoined?: true;
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
    const start = wordForms.hasRoots && !token.isUnspaced ? token.word : token.term;
    const isShort = start.length <= VAGUE_LENGTH;
    const isPrefix = token.isUnspaced || (!/^\p{N}+$/u.test(start) && (isOpen || !isShort));
    return { ...token, start, isOpen, isPrefix, isVague: isShort && isPrefix && !token.isUnspaced };
  });
}

/** Most words of a query that are written as one. */
const MAX_JOINED = 4;

/** Words written as one, as indexes and queries do it: "chick peas" as "chickpeas". */
function joined(tokens: readonly Token[]): string {
  const last = tokens.at(-1);
  return (
    tokens
      .slice(0, -1)
      .map(({ term }) => term)
      .join('') + (last?.word ?? '')
  );
}

/**
 * A name of several words written as one, the name itself for a single word. Where stems are not the words in the singular,
 * written with these too: "cremebrulee" beside "crembrulee", which a query of two words becomes.
 */
export function joinedNames(name: string): string[] {
  const tokens = withoutStopWords(tokensOf(name));
  const written = tokens.map(({ word }) => word).join('');
  return wordForms.hasRoots ? [...new Set([joined(tokens), written])] : [joined(tokens)];
}

/** Each way to write neighbouring words of a query as one, `both`: "chick peas" as "chickpeas". */
export function joinedWords(words: readonly Word[]): { both: Word; words: Word[] }[] {
  return words.flatMap((_, at) =>
    words.slice(at + 1, at + MAX_JOINED).flatMap((last, more) => {
      const span = words.slice(at, at + more + 2);
      if (span.some(({ isUnspaced }) => isUnspaced)) return [];
      const [one, ...others] = wordsOf(joined(span));
      if (!one || others.length > 0) return [];
      const both: Word = { ...one, isOpen: last.isOpen, isPrefix: last.isOpen, isJoined: true };
      return [{ both, words: [...words.slice(0, at), both, ...words.slice(at + span.length)] }];
    }),
  );
}

/** The pieces of a run without spaces: by script ("東京ラーメン"), or pairs of its characters. */
export function splitRun({ word }: Word): { words: Word[]; isByScript: boolean } {
  const runs = word.match(SCRIPTS) ?? [];
  if (runs.length > 1) return { words: runs.flatMap(wordsOf), isByScript: true };
  const characters = Array.from(word);
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return { words: pairs.flatMap(wordsOf), isByScript: false };
}
