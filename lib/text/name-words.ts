/** Short words between two others: "to", "and", "of", "&". */
const LINK = /^(?:\p{Ll}{1,3}|[&+])$/u;

const wordsOf = (name: string) => name.split(/\s+/).filter(Boolean);

/** Splits a site's name into words. `isLink`: a short word between two others, which is set in italics. */
export function nameWords(name: string): { text: string; isLink: boolean }[] {
  return wordsOf(name).map((text, index, { length }) => ({
    text,
    isLink: index > 0 && index < length - 1 && LINK.test(text),
  }));
}

/** Splits a name for two lines: all words but the last, '' if there is one only, and the last. */
export function nameInTwo(name: string): [string, string] {
  const words = wordsOf(name);
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
}
