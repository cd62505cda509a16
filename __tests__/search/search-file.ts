import { misspellings } from '@/.content/search';
import type { SearchFile, SiteEntry } from '@/lib/search/entry';

/** The content of a search index with these entries. */
export const fileOf = (entries: readonly SiteEntry[], part: Partial<SearchFile> = {}): SearchFile => ({
  entries,
  words: { site: [], common: [] },
  misspellings,
  synonyms: [],
  ...part,
});

/** A fetch that responds with this JSON value. */
export const answer = (value: unknown) =>
  jest.fn(async () => ({ ok: true, json: async () => value }) as Response);

/** The entry of a restaurant of Port Alder. */
export const restaurant = (name: string, cuisine: string, texts: readonly string[] = []): SiteEntry => ({
  href: `/travel/port-alder/?region=quayside#${name.toLowerCase().replaceAll(' ', '-')}`,
  group: 'place',
  title: name,
  note: cuisine,
  listed: { guide: 'port-alder', texts: [name, cuisine, ...texts], city: 'Port Alder' },
});
