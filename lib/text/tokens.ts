import { fold } from './fold';
import type { Token } from './token';
import type { WordForms } from './word-forms/word-forms';

const APOSTROPHES = /['’ʼ‘]/g;
const WORDS = /[\p{L}\p{M}\p{N}々〆ー]+(?:['’ʼ‘][\p{L}\p{M}\p{N}]+)*/gu;
/** A run of a script without spaces, or of anything else. */
const RUNS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}々〆ー゙゚]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}々〆ー゙゚]+/gu;
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}々〆ー]/u;
/** Splits "30min", so that it finds "30 min". */
const NUMBERS = /\p{N}+|\P{N}+/gu;
const KATAKANA = /[\u30A1-\u30F6]/g;

/** Most suffixes that are indexed of one run of characters. */
const MAX_SUFFIXES = 24;

/** Katakana as hiragana, so that "らーめん" finds "ラーメン". */
const hiragana = (text: string) =>
  text.replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

/** A run of a script without spaces as it is compared: hiragana, syllables of Hangul as letters. */
export const plainRun = (run: string) => hiragana(fold(run));

/** A word and all its suffixes. Indexed under these, a prefix search finds it by any part. */
export function suffixesOf(word: string): string[] {
  const characters = Array.from(word).slice(0, MAX_SUFFIXES);
  return characters.map((_, index) => characters.slice(index).join(''));
}

/** The functions that split texts into words and compare these in one language. */
export type Tokenizer = {
  /** The words of a text in their order. Accepts any text, lone surrogates too. */
  tokensOf: (text: string) => Token[];
  /** The terms of a text: its words as searches compare them. */
  termsOf: (text: string) => string[];
  /** The terms that a token is indexed under: all suffixes where a script has no spaces. */
  indexTerms: (token: Token) => string[];
};

/** Creates the functions for a language. */
export function createTokenizer({ stem, hasRoots, hasAccents, prepare, hangul }: WordForms): Tokenizer {
  const spacedToken = (word: string): Token => ({ word, term: stem(word), isUnspaced: false });

  const tokenOf = (run: string): Token => {
    if (UNSPACED.test(run)) return { word: run, term: plainRun(run).replaceAll("'", ''), isUnspaced: true };
    const token = spacedToken(fold(run).replaceAll("'", ''));
    const accented = run.toLowerCase().replace(APOSTROPHES, '');
    return hasAccents && accented !== token.word ? { ...token, accented } : token;
  };

  const tokensOf = (text: string): Token[] =>
    text.split(/\s+/).flatMap((each) => {
      // Fast paths: an index holds thousands of plain words.
      if (/^[a-z]+$/.test(each)) return spacedToken(each);
      const piece = prepare ? prepare(each) : each;
      if (/^[\x20-\x7E]*$/.test(piece)) {
        const words = piece
          .toLowerCase()
          .replaceAll("'", '')
          .match(/[a-z]+|\d+/g);
        return (words ?? []).map(spacedToken);
      }
      return (piece.normalize('NFKC').match(WORDS) ?? [])
        .flatMap((word) => word.match(RUNS) ?? [])
        .flatMap((run) => run.match(NUMBERS) ?? [])
        .map(tokenOf)
        .filter(({ term }) => term !== '');
    });

  /** The suffix itself; of Hangul its initials and keystrokes too, whose letters no syllable consists of. */
  const suffixTerms = (suffix: string): string[] =>
    hangul
      ? [plainRun(suffix), plainRun(hangul.initialsOf(suffix)), hangul.keystrokesOf(suffix)]
      : [plainRun(suffix)];

  /** Terms of runs: an index holds a word hundreds of times. */
  const termsOfRuns = new Map<string, string[]>();
  const runTerms = (run: string): string[] => {
    const terms = termsOfRuns.get(run) ?? [...new Set(suffixesOf(run).flatMap(suffixTerms))].filter(Boolean);
    termsOfRuns.set(run, terms);
    return terms;
  };

  return {
    tokensOf,
    termsOf: (text) => tokensOf(text).map(({ term }) => term),
    indexTerms: ({ word, term, isUnspaced }) => {
      if (isUnspaced) return runTerms(word);
      return hasRoots && term !== word ? [term, word] : [term];
    },
  };
}
