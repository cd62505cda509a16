/** Units for line breaks: words, and single characters of Chinese and Japanese. */
const BREAKS = / +|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/u;

/** Scripts without negative letter spacing. */
const WIDE = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Approximate advance widths of the display font in em, narrowest first; others have the default. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[.,:;'’|! \u00a0]/u, 0.21],
  [/[ijlI]/u, 0.27],
  [/[-1ftJr()]/u, 0.39],
  [/[mwMW@%½¼¾]/u, 0.92],
  [/[\p{Script=Greek}\p{Script=Cyrillic}]/u, 0.66],
  [/\p{Lu}/u, 0.67],
];
const DEFAULT_WIDTH = 0.59;
const SPACE = 0.21;

/** Width of the text font relative to the display font. */
const TEXT_WIDTH = 0.94;

/** Smallest title that is readable on a card of 300 pixels. */
export const SMALLEST_TITLE = 56;

/** True for a text with characters of Korean, Japanese, Chinese or Thai. */
export const isWide = (text: string): boolean => WIDE.test(text);

/** Line height of a title in em. */
export const titleLeading = (text: string): number => (isWide(text) ? 1.15 : 0.98);

/** Approximate width of a text in em. */
function emWidth(text: string): number {
  const widthOf = (character: string) =>
    WIDE.test(character)
      ? 1
      : (WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? DEFAULT_WIDTH);
  return [...text].reduce((sum, character) => sum + widthOf(character), 0);
}

/** Number of lines of a text in a width in em; Infinity if a word is wider. */
export function lineCount(text: string, width: number): number {
  let lines = 1;
  let filled = 0;
  for (const word of text.split(BREAKS)) {
    const wordWidth = emWidth(word);
    if (wordWidth > width) return Number.POSITIVE_INFINITY;
    const needed = filled === 0 ? wordWidth : filled + SPACE + wordWidth;
    if (needed > width) lines += 1;
    filled = needed > width ? wordWidth : needed;
  }
  return lines;
}

/** Box in pixels. */
type Box = { width: number; height: number };

/** Smallest title whose words stay whole; below it, a word that is wider than the box breaks. */
const SMALLEST_FIT = 34;
const BROKEN_TITLE = 44;

/** Largest size in pixels at which a title fits a box. */
export function titleSize(title: string, { width, height }: Box, largest: number): number {
  const fits = (size: number) => lineCount(title, width / size) * size * titleLeading(title) <= height;
  for (let size = largest; size >= SMALLEST_FIT; size -= 2) if (fits(size)) return size;
  return BROKEN_TITLE;
}

/** A text whose last line cannot be a single word: its last space does not break. Texts of two words may. */
export function withoutWidow(text: string): string {
  const words = text.split(' ');
  return words.length < 3 ? text : `${words.slice(0, -1).join(' ')}\u00a0${words.at(-1)}`;
}

/** Size of the line under a title, its number of lines and its text, which breaks after clauses where they are short. */
export function fitLine(line: string, width: number, sizes: readonly number[]) {
  const clauses = line.split(/(?<=[,:;] )/);
  const bound = clauses.map((clause) => clause.trimEnd().replaceAll(' ', '\u00a0')).join(' ');
  const fits = sizes.flatMap((size) =>
    [bound, withoutWidow(line)].map((text) => ({
      text,
      size,
      lines: lineCount(text, width / (size * (isWide(text) ? 1 : TEXT_WIDTH))),
    })),
  );
  const [small] = fits.slice(-1);
  return (
    fits.find(({ lines }) => lines <= 3) ?? { text: line, size: sizes.at(-1) ?? 0, lines: small?.lines ?? 0 }
  );
}

/** Longest line under a title, in characters. */
const LONGEST_LINE = 84;

/** The first sentence of a text, or its part before a colon as one, if it is short enough for a card; '' for others. */
export function shortSentence(text: string): string {
  if (text.includes('{')) return '';
  const [sentence = ''] = text.split(/(?<=[.?!。])\s/);
  const [clause = ''] = sentence.split(/[:;]\s/);
  return [sentence, `${clause}.`].find((each) => each.length <= LONGEST_LINE) ?? '';
}
