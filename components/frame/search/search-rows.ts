import * as words from '@/.content/words/siteSearch';
import { searchedGuides } from '@/lib/content/searched-guides';
import type { SiteEntry, SiteFound, SiteGroup } from '@/lib/search/site/entry';

/** Results of a group that are shown before "Show all". */
const SHOWN = 5;

/** A line of the results: something found, the way to the rest of a group, or the search for restaurants. */
export type SearchRow =
  | { kind: 'entry'; entry: SiteEntry }
  | { kind: 'more'; group: SiteGroup; words: string }
  | { kind: 'restaurants'; query: string };

/** Lines under one heading; without one for what is always offered. */
export type RowGroup = {
  group: SiteGroup | null;
  /** Number of its first line among all of them. */
  start: number;
  rows: SearchRow[];
  /** Results that the search counted but does not give out. */
  left: number;
};

/** The lines for a search, in the order in which the keys go through them; `expanded` groups are shown whole. */
export function rowsOf(found: SiteFound | null, typed: string, expanded: readonly SiteGroup[]): RowGroup[] {
  const parts: Omit<RowGroup, 'start'>[] = (found?.groups ?? []).map(({ group, entries, total }) => {
    const { length } = entries;
    // One more takes no more room than the line that would lead to it.
    const isWhole = expanded.includes(group) || length <= SHOWN + 1;
    const shown = isWhole ? entries : entries.slice(0, SHOWN);
    const rows: SearchRow[] = shown.map((entry) => ({ kind: 'entry', entry }));
    if (isWhole) return { group, rows, left: total - length };
    const more = length < total ? words.showSome({ shown: length, total }) : words.showAll({ count: total });
    return { group, rows: [...rows, { kind: 'more', group, words: more }], left: 0 };
  });
  if (searchedGuides.length > 0) {
    parts.push({ group: null, rows: [{ kind: 'restaurants', query: typed.trim() }], left: 0 });
  }
  let start = 0;
  return parts.map((part) => {
    const here = { ...part, start };
    start += part.rows.length;
    return here;
  });
}
