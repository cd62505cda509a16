import { fold } from '@/lib/text/fold';

/** A word of a text. */
export type Token = {
  /** Folded, without apostrophes: "noodles", "mothers". */
  word: string;
  /** The same in the singular, as words are compared: "noodle". */
  term: string;
  /** Of a script without spaces between words: Chinese, Japanese, Korean. */
  isUnspaced: boolean;
};

const WORDS = /[\p{L}\p{M}\p{N}々〆ー]+(?:['’ʼ‘][\p{L}\p{M}\p{N}]+)*/gu;
/** A run of a script without spaces, or of anything else. */
const RUNS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}々〆ー゙゚]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}々〆ー゙゚]+/gu;
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}々〆ー]/u;
/** "30min" is searched where "30 min" is written. */
const NUMBERS = /\p{N}+|\P{N}+/gu;
const KATAKANA = /[\u30A1-\u30F6]/g;

/** Of a longer run of characters, no ending beyond this many is indexed by itself. */
const LONGEST_RUN = 24;

/** A word in the singular, near enough: both sides of a comparison are treated alike. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies') || (word.endsWith('ie') && word.length > 4)) return word.replace(/ies?$/, 'y');
  if (/(?:ss|sh|ch|x|z|o)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Both kinds of kana as one, so that "らーめん" finds "ラーメン". */
const hiragana = (text: string) =>
  text.replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

const spacedToken = (word: string): Token => ({ word, term: singular(word), isUnspaced: false });

function tokenOf(run: string): Token {
  const word = fold(run).replaceAll("'", '');
  return UNSPACED.test(run) ? { word: run, term: hiragana(word), isUnspaced: true } : spacedToken(word);
}

/** The words of a text in their order. Takes any text, broken Unicode too. */
export function tokensOf(text: string): Token[] {
  return text.split(/\s+/).flatMap((piece) => {
    // Nearly every piece is of plain letters, and an index holds thousands of them.
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

/** The words of a text as they are compared. */
export const termsOf = (text: string): string[] => tokensOf(text).map(({ term }) => term);

/** What a token is indexed under. A run without spaces is found by any part: under all of its endings. */
export function indexTerms({ word, term, isUnspaced }: Token): string[] {
  if (!isUnspaced) return [term];
  const characters = Array.from(word).slice(0, LONGEST_RUN);
  return characters.map((_, index) => hiragana(fold(characters.slice(index).join(''))));
}
