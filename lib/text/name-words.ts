/** "to", "and", "of", "&": what may link two words of a name. */
const LINK = /^(?:\p{Ll}{1,3}|[&+])$/u;

const wordsOf = (name: string) => name.split(/\s+/).filter(Boolean);

/** The words of a site's name; one that links two others is set small and in italics. */
export function nameWords(name: string): { text: string; isLink: boolean }[] {
  return wordsOf(name).map((text, index, { length }) => ({
    text,
    isLink: index > 0 && index < length - 1 && LINK.test(text),
  }));
}

/** A name in two parts for two lines: all but the last of its words, '' where there is one alone, and the last. */
export function nameInTwo(name: string): [string, string] {
  const words = wordsOf(name);
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
}
