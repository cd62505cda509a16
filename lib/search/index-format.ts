import type { SiteEntry } from './entry';

// The index of the site search in parts. The file of the index names the terms that its parts begin with: a query loads
// the parts that hold its words, and the entries that fit best. Entries are known by their number; those of each group
// stand together, in the order of SITE_GROUPS.

/** Entries in a part of them. */
export const ENTRIES_PER_PART = 16;

/** Where an entry holds a term; of several places the sum. */
export const FIELD = { title: 1, names: 2, note: 4, also: 8, beginsTitle: 16, beginsName: 32 } as const;

/** What stands in place of the list of entries where the index is in parts. */
export type IndexOfParts = {
  /** Of the build; parts of two builds do not fit together. */
  version: string;
  /** How many entries each group has. */
  groups: number[];
  /** First term of each part, in order. */
  terms: string[];
};

/**
 * Terms with the entries that hold them: for each the step from the one before, left out for 1, and a character, whose
 * code is 64 and the sum of FIELD.
 */
export type TermsPart = { version: string; terms: Record<string, string> };

/** Entries without the words that only terms know. */
export type DocumentsPart = { version: string; entries: SiteEntry[] };

/** Words that misspelt ones are held against, and what each counts. */
export type SpellingsPart = { version: string; words: Record<string, number> };

/** Entries that hold a term, by their number: where they hold it. */
export function readPlaces(text: string): Map<number, number> {
  const places = new Map<number, number>();
  let id = -1;
  for (const [, step, mark = ''] of text.matchAll(/(\d*)([@-\x7f])/g)) {
    id += step ? Number(step) : 1;
    places.set(id, mark.charCodeAt(0) - 64);
  }
  return places;
}
