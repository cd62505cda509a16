import { fold } from '@/lib/text/fold';

/** A word of a text. */
export type Token = {
  /** Folded, without apostrophes: "noodles", "mothers". */
  word: string;
  /** The word in the singular, as searches compare it: "noodle". */
  term: string;
  /** Written in a script without spaces between words: Chinese, Japanese, Korean. */
  isUnspaced: boolean;
};

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

/** A rough English singular; queries and texts go through the same function. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (/ies?$/.test(word) && word.length > 4) return word.replace(/ies?$/, 'y');
  if (/(?:ss|sh|ch|x|z|o)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Katakana as hiragana, so that "らーめん" finds "ラーメン". */
const hiragana = (text: string) =>
  text.replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

const spacedToken = (word: string): Token => ({ word, term: singular(word), isUnspaced: false });

function tokenOf(run: string): Token {
  const word = fold(run).replaceAll("'", '');
  return UNSPACED.test(run) ? { word: run, term: hiragana(word), isUnspaced: true } : spacedToken(word);
}

/** The words of a text in their order. Accepts any text, lone surrogates too. */
export function tokensOf(text: string): Token[] {
  return text.split(/\s+/).flatMap((piece) => {
    // Fast paths: an index holds thousands of plain words.
    if (/^[a-z]+$/.test(piece)) return spacedToken(piece);
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
}

/** The terms of a text: its words as searches compare them. */
export const termsOf = (text: string): string[] => tokensOf(text).map(({ term }) => term);

/** A word and all its suffixes. Indexed under these, a prefix search finds it by any part. */
export function suffixesOf(word: string): string[] {
  const characters = Array.from(word).slice(0, MAX_SUFFIXES);
  return characters.map((_, index) => characters.slice(index).join(''));
}

/** The terms that a token is indexed under: all suffixes where a script has no spaces. */
export const indexTerms = ({ word, term, isUnspaced }: Token): string[] =>
  isUnspaced ? suffixesOf(word).map((suffix) => hiragana(fold(suffix))) : [term];
