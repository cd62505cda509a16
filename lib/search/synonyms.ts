import { termsOf, tokensOf } from './tokens';

/** Rows of names: a search for one finds texts with any other of its row. */
export type SynonymRows = readonly (readonly string[])[];

export type Synonyms = {
  /** The rows with a name in one of the texts, as their indexes. */
  rowsIn: (texts: readonly string[]) => number[];
  /** The names of a row. */
  namesOf: (row: number) => readonly string[];
  /** A text with its name of a row replaced by each other: "Bean curd from Scratch" for "Tofu from Scratch". */
  otherNames: (text: string, rows: readonly number[]) => string[];
};

/** Shortest name that is looked for inside the words of scripts without spaces. */
const MIN_UNSPACED = 2;

/** The terms of a text with a space around each, to find names in it. */
const spaced = (text: string) => ` ${termsOf(text).join(' ')} `;

const wordCount = (key: string) => key.split(' ').filter(Boolean).length;

const isUnspaced = (text: string) =>
  text.length >= MIN_UNSPACED && tokensOf(text).every((token) => token.isUnspaced);

export function createSynonyms(rows: SynonymRows): Synonyms {
  const prepared = rows.map((names) => names.map((text) => ({ text, key: spaced(text) })));
  const unspaced = new Set(rows.flat().filter(isUnspaced));
  return {
    rowsIn: (texts) => {
      const keys = texts.map(spaced);
      const plain = texts.map((text) => text.normalize('NFKC'));
      return prepared.flatMap((names, row) =>
        names.some(
          ({ text, key }) =>
            keys.some((each) => each.includes(key)) ||
            (unspaced.has(text) && plain.some((each) => each.includes(text))),
        )
          ? [row]
          : [],
      );
    },
    namesOf: (row) => rows[row] ?? [],
    otherNames: (text, of) => {
      const key = spaced(text);
      const words = tokensOf(text).map(({ word }) => word);
      return of.flatMap((row) => {
        const names = prepared[row] ?? [];
        const held = names.find((name) => key.includes(name.key));
        if (!held) return [];
        const start = wordCount(key.slice(0, key.indexOf(held.key)));
        const end = start + wordCount(held.key);
        return names
          .filter((name) => name !== held)
          .map((other) => [...words.slice(0, start), other.text, ...words.slice(end)].join(' '));
      });
    },
  };
}
