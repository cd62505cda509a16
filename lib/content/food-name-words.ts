import { fold } from '@/lib/text/fold';

/** Relation of a part of a name to the part before it: "A or B", "A and B", "A with B", "A, B". */
export type Join = 'or' | 'and' | 'with' | 'break';

/** Word, run of a script without spaces, number or punctuation mark of a name. */
export type NamePiece = {
  /** Folded, without apostrophes; as written in lower case for unspaced scripts. */
  text: string;
  /** In lower case with its accents, which tell "pâte" from "pâté". */
  written: string;
  /** Position in the normalized name. */
  start: number;
  end: number;
  is: 'word' | 'unspaced' | 'number' | 'join';
  join?: Join;
  /** Positions of the characters of an unspaced run in the name, without the spaces between its words. */
  positions?: readonly number[];
};

const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}々〆ー]`;
const LETTER = String.raw`[[\p{L}\p{M}]--${UNSPACED}]`;

/** Groups: unspaced run, word, number, or; anything else is punctuation. */
const PIECE = new RegExp(
  [
    `(${UNSPACED}+(?: ${UNSPACED}+)*)`,
    `(${LETTER}+(?:['’ʼ]${LETTER}+)*)`,
    String.raw`(\p{N}[\p{N}.,⁄\/%°]*)`,
    String.raw`([\/\|])`,
    String.raw`[,;:\(\)\[\]\{\}•·・、。"“”…&+]|\s[–—\-]\s`,
  ].join('|'),
  'gv',
);

/** The same for ASCII, which is much faster. The first group never matches. */
const ASCII_PIECE = /((?!))|([a-z]+(?:'[a-z]+)*)|(\d[\d.,/%]*)|([/|])|[,;:()[\]{}"&+]|\s-\s/gi;

const ASCII = /^[\x20-\x7E]*$/;
const LETTERS = /^[a-z]+$/i;
const RUN = new RegExp(`^${UNSPACED}+(?: ${UNSPACED}+)*$`, 'v');

/** True for a text in a script without spaces, and nothing else. */
export const isUnspaced = (text: string): boolean => RUN.test(text);

/** Elided articles and prepositions: "d'agneau", "all'uovo". */
const ELISIONS = new Set([
  'all',
  'c',
  'd',
  'dall',
  'dell',
  'j',
  'l',
  'm',
  'n',
  'nell',
  'qu',
  's',
  'sull',
  'un',
]);

/** Words that join the parts of a name, by language. */
export const JOINS: Readonly<Record<Exclude<Join, 'break'>, Readonly<Record<string, readonly string[]>>>> = {
  or: {
    en: ['or', 'nor'],
    fr: ['ou', 'ni'],
    es: ['o', 'u'],
    it: ['oppure'],
    de: ['oder', 'bzw'],
    ko: ['또는', '혹은', '아니면'],
    ja: ['または', '又は', 'もしくは', 'あるいは'],
  },
  and: {
    en: ['and', 'plus', 'n'],
    fr: ['et'],
    es: ['y', 'e'],
    it: ['ed'],
    de: ['und', 'sowie'],
    ko: ['그리고', '및'],
    ja: ['および', '及び'],
  },
  with: {
    en: ['with', 'for', 'in', 'from', 'on', 'per', 'as', 'to', 'into', 'instead'],
    fr: ['avec', 'pour', 'dans', 'en', 'sur'],
    es: ['con', 'para', 'por', 'sobre'],
    it: [],
    de: ['mit', 'für', 'zum', 'zur', 'aus', 'auf', 'statt'],
    ko: [],
    ja: [],
  },
};

/** Prepositions between a product and its food in Romance languages: "sauce de poisson", "brodo di pollo". */
export const LINKS = [
  'de',
  'd',
  'du',
  'des',
  'del',
  'di',
  'della',
  'dell',
  'delle',
  'dei',
  'au',
  'aux',
  'al',
];

/** Name in the form that its pieces are positions of. */
export const normalizeName = (name: string): string => name.normalize('NFKC').replace(/\p{Cf}/gu, '');

function unspacedPiece(run: string, start: number): NamePiece {
  const positions: number[] = [];
  for (let index = 0; index < run.length; index += 1) if (run[index] !== ' ') positions.push(start + index);
  const text = run.replaceAll(' ', '');
  return { text, written: text, start, end: start + run.length, is: 'unspaced', positions };
}

const foldedOf = (written: string) => (LETTERS.test(written) ? written : fold(written).replaceAll("'", ''));

const wordPiece = (text: string, start: number): NamePiece => {
  const written = text.toLowerCase();
  return { text: foldedOf(written), written, start, end: start + text.length, is: 'word' };
};

/** A word, or two for "d'agneau"; "lamb's" is one. */
function wordPieces(text: string, start: number): NamePiece[] {
  const at = text.search(/['’ʼ]/);
  if (at < 0 || !ELISIONS.has(text.slice(0, at).toLowerCase())) return [wordPiece(text, start)];
  return [wordPiece(text.slice(0, at), start), wordPiece(text.slice(at + 1), start + at + 1)];
}

function joinOf(mark: string): Join {
  if (mark === '/' || mark === '|') return 'or';
  return mark === '+' ? 'and' : 'break';
}

/** Splits a normalized name into pieces. Hyphens within words and other marks separate pieces and are dropped. */
export function piecesOf(name: string): NamePiece[] {
  if (LETTERS.test(name)) return [wordPiece(name, 0)];
  const pieces: NamePiece[] = [];
  const pattern = ASCII.test(name) ? ASCII_PIECE : PIECE;
  // `matchAll` would compile a copy of the pattern for each name.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(name); match; match = pattern.exec(name)) {
    const [text, run, word, number] = match;
    const { index: start } = match;
    const end = start + text.length;
    if (word) pieces.push(...wordPieces(word, start));
    else if (run) pieces.push(unspacedPiece(run, start));
    // A word, so that "half & half" is one phrase.
    else if (text === '&') pieces.push({ text: 'and', written: text, start, end, is: 'word' });
    else if (number) pieces.push({ text, written: text, start, end, is: 'number' });
    else pieces.push({ text, written: text, start, end, is: 'join', join: joinOf(text) });
  }
  return pieces;
}
