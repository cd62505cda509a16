import { fold } from '@/lib/text/fold';

/** A word of a text: as it stands there, folded, and as words are compared. */
export type Token = {
  /** Folded, without apostrophes: "noodles", "mothers". */
  word: string;
  /** The same in the singular: "noodle". */
  term: string;
  /** Written without spaces between words: Chinese, Japanese, Korean. */
  joined: boolean;
};

const WORDS = /[\p{L}\p{M}\p{N}々〆ー]+(?:['’ʼ‘][\p{L}\p{M}\p{N}]+)*/gu;
const PARTS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}々〆ー゙゚]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}々〆ー゙゚]+/gu;
/** "30min" is searched where "30 min" is written. */
const NUMBERS = /\p{N}+|\P{N}+/gu;
const JOINED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}々〆ー]/u;
const KATAKANA = /[\u30A1-\u30F6]/g;

/** Of a longer run of characters, no ending beyond this many is indexed by itself. */
const LONGEST_RUN = 24;

/** A word in the singular, near enough: both sides of a comparison are treated alike. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies') || (word.endsWith('ie') && word.length > 4)) return word.replace(/ies?$/, 'y');
  if (/(?:ss|sh|ch|x|z|o)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Both kinds of kana as one, so that "らーめん" finds "ラーメン". */
const oneKana = (text: string) =>
  text.replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

const plainToken = (word: string): Token => ({ word, term: singular(word), joined: false });

function tokenOf(part: string): Token {
  const word = fold(part).replaceAll("'", '');
  return JOINED.test(part) ? { word: part, term: oneKana(word), joined: true } : plainToken(word);
}

/** The words of a piece of text that is not of plain letters alone. */
function foreignTokens(text: string): Token[] {
  const words = text.normalize('NFKC').match(WORDS) ?? [];
  return words
    .flatMap((word) => word.match(PARTS) ?? [])
    .flatMap((part) => part.match(NUMBERS) ?? [])
    .map(tokenOf)
    .filter(({ term }) => term !== '');
}

/** The words of a text in their order. Takes any text, broken Unicode too. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  // Nearly every piece is of plain letters, and an index holds thousands of them.
  for (const piece of text.split(/\s+/)) {
    if (/^[a-z]+$/.test(piece)) tokens.push(plainToken(piece));
    else if (/^[\x20-\x7E]*$/.test(piece)) {
      const words =
        piece
          .toLowerCase()
          .replaceAll("'", '')
          .match(/[a-z]+|\d+/g) ?? [];
      for (const word of words) tokens.push(plainToken(word));
    } else tokens.push(...foreignTokens(piece));
  }
  return tokens;
}

/** What a token is indexed under: itself, and every ending of a word that is written without spaces. */
export function termsOf({ word, term, joined }: Token): string[] {
  if (!joined) return [term];
  const characters = Array.from(word).slice(0, LONGEST_RUN);
  return characters.map((_, index) => oneKana(fold(characters.slice(index).join(''))));
}
