/** Text in lower case with plain apostrophes and spaces, as phrases are compared. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll(/[\s\u00a0]+/g, ' ');
}

const escaped = (word: string) => plainText(word).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Scripts that separate words by spaces. */
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}' \d°-]+$/u;

/** Usual endings of a word; those of "store" take its last letter. */
const withEndings = (word: string) =>
  word.endsWith('e') ? `${word.slice(0, -1)}(?:es?|ed|ing)` : `${word}(?:s|es|ed|d|ing)?`;

/** Expression for any of some words in a `plainText`: whole words with usual endings; words of East Asian scripts anywhere. */
export function phrasePattern(words: readonly string[]): RegExp {
  const parts = words.map((word) =>
    SPACED.test(word) ? String.raw`(?<![\p{L}\d])${withEndings(escaped(word))}(?![\p{L}\d])` : escaped(word),
  );
  return new RegExp(parts.join('|'), 'u');
}
