import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { SiteEntry, SiteFound } from '@/lib/search/entry';

// The content of searches.yaml.

type Table<T> = Readonly<Record<string, T>>;
type Topics<T> = Table<Table<T>>;
type Place = { district?: string; cuisine?: string; categories?: string[]; favoriteOrder?: string } & {
  region?: string;
  regionName?: string;
  city?: string;
  near?: string[];
};
export type Tables = {
  'first result of the header': Topics<string>;
  'among the results of the header': Table<string[]>;
  'markets of the guide': Table<string[]>;
  'corrections of the guide': Table<string | null>;
};
type Searches = {
  fixture: Tables & {
    'found in every search': Topics<{ places?: string[]; recipes?: string[] }>;
    'list of recipes': Table<string[]>;
    'corrections of the header': Table<string | null>;
    'first result on a page': Topics<string>;
    'the same results': Table<string>;
    groups: Table<string[]>;
    'found in part': string[];
    'never in part': string[];
    'not corrected while typed': string[];
  };
  recorded: Tables & { 'missing addresses': Table<string | string[]> };
  invented: Table<{ restaurants: Table<Place>; 'found by': Topics<string[]> }>;
  rules: Table<{ pages: Table<string>; finds: Table<string[]>; partial?: true }>;
  addresses: { pages: SiteEntry[]; 'meant for certain': Table<string>; offered: Table<string[]> };
};
export const searches: Searches = parse(readFileSync('__tests__/search/searches.yaml', 'utf8'));

export const queriesOf = <T>(topics: Topics<T>) =>
  Object.entries(topics).flatMap(([topic, table]) =>
    Object.entries(table).map(([query, wanted]) => [topic, query, wanted] as const),
  );
export const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
export const titlesIn = ({ groups }: SiteFound) => groups.flatMap(({ entries }) => titlesOf(entries));
export const firstOf = ({ groups: [best] }: SiteFound) => `${best?.group} ${best?.entries[0]?.title}`;
