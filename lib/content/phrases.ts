const NOT_ASCII = /[^\0-\x7f]/;
const CURLY = /’/g;
const SPACES = /[\s\u00a0]+/g;
const OTHER_SPACE = /[\t\n\r]| {2}/;

/** Text in lower case with plain apostrophes and spaces, as phrases are compared. */
export function normalizePhrase(text: string): string {
  const lower = text.toLowerCase();
  const isAscii = !NOT_ASCII.test(lower);
  if (isAscii && !OTHER_SPACE.test(lower)) return lower;
  return (isAscii ? lower : lower.normalize('NFC').replace(CURLY, "'")).replace(SPACES, ' ');
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Scripts that separate words by spaces. */
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}' \d°-]+$/u;

/** True for a phrase of a script that separates words by spaces. */
export const isSpaced = (word: string) => SPACED.test(normalizePhrase(word));

/** Letters of scripts with spaces, and digits. \p{L} takes a millisecond to compile in each of a hundred expressions. */
export const WORD_CHARACTER = String.raw`[a-z\d\u00aa\u00b5\u00ba\u00c0-\u024f\u0300-\u1fff]`;

const ENDINGS = ['s', 'es', 'ed', 'd', 'ing'];

/** Word with its usual endings; those of "store" take its last letter. */
export function endingsOf(word: string): string[] {
  const forms = [word, ...ENDINGS.map((ending) => word + ending)];
  return word.endsWith('e') ? [...forms, `${word.slice(0, -1)}ing`] : forms;
}

/** Expression for the same forms. */
function endingsPattern(word: string): string {
  const forms = `${word}(?:${ENDINGS.join('|')})?`;
  return word.endsWith('e') ? `(?:${forms}|${word.slice(0, -1)}ing)` : forms;
}

/**
 * Expression for any of some words in a text from `normalizePhrase`: whole words with usual endings; words of East Asian
 * scripts anywhere.
 */
export function phrasePattern(words: readonly string[]): RegExp {
  const forms = (isOfSpaced: boolean) =>
    words.filter((word) => isSpaced(word) === isOfSpaced).map((word) => escaped(normalizePhrase(word)));
  const whole = `(?<!${WORD_CHARACTER})(?:${forms(true).map(endingsPattern).join('|')})(?!${WORD_CHARACTER})`;
  const parts = forms(false);
  return new RegExp([...(parts.length < words.length ? [whole] : []), ...parts].join('|'), 'u');
}
