import { synonyms } from '@/lib/content/search';
import { tokensOf } from '@/lib/search/tokens';

/** Names that a text of another script holds anywhere are no shorter than this. */
const SHORTEST_PART = 2;

type Name = { text: string; terms: readonly string[]; isUnspaced: boolean };
type Group = readonly Name[];

const termsIn = (text: string) => tokensOf(text).map(({ term }) => term);

const groups: readonly Group[] = synonyms.map((row) =>
  row.map((text) => {
    const tokens = tokensOf(text);
    return {
      text,
      terms: tokens.map(({ term }) => term),
      isUnspaced: tokens.every((token) => token.isUnspaced),
    };
  }),
);

/** Where a name stands among the words of a text; -1 where it does not. */
function indexIn(terms: readonly string[], name: Name): number {
  const isAt = (start: number) => name.terms.every((term, index) => terms[start + index] === term);
  return terms.findIndex((_, start) => isAt(start));
}

/** A text with a name in it in every other way it may be called: "Bean curd from Scratch" for "Tofu from Scratch". */
export function otherNames(text: string): string[] {
  const tokens = tokensOf(text);
  const terms = tokens.map(({ term }) => term);
  return groups.flatMap((group) => {
    const said = group.find((name) => indexIn(terms, name) >= 0);
    if (!said) return [];
    const start = indexIn(terms, said);
    const wordsOf = (from: number, to?: number) => tokens.slice(from, to).map(({ word }) => word);
    return group
      .filter((name) => name !== said)
      .map(({ text: other }) =>
        [...wordsOf(0, start), other, ...wordsOf(start + said.terms.length)].join(' '),
      );
  });
}

/** The other names of everything that texts say. */
export function alsoCalled(texts: readonly string[]): string[] {
  const all = texts.map(termsIn);
  const says = (name: Name) =>
    all.some((terms) => indexIn(terms, name) >= 0) ||
    (name.isUnspaced &&
      name.text.length >= SHORTEST_PART &&
      texts.some((text) => text.normalize('NFKC').includes(name.text)));
  return groups.flatMap((group) => (group.some(says) ? group.map(({ text }) => text) : []));
}
