/** A word of a site's name; one that links two others is set small and in italics. */
export type NameWord = { text: string; isLink: boolean };

/** "to", "and", "of", "&": what may link two words of a name. */
const LINK = /^(?:\p{Ll}{1,3}|[&+])$/u;

/** The words of a site's name in their order, whatever stands between them. */
export function nameWords(name: string): NameWord[] {
  const words = name.split(/\s+/).filter(Boolean);
  return words.map((text, index) => ({
    text,
    isLink: index > 0 && index < words.length - 1 && LINK.test(text),
  }));
}

/** A name in two parts for two lines: the last of its words, and all before it; the first part is '' for one word. */
export function nameInTwo(name: string): [string, string] {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
}
