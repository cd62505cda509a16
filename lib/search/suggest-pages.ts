import { withoutBasePath } from '@/lib/content/base-path';
import type { AnySiteSearch, SiteEntry } from './entry';
import { isSamePath, pathKey, pathQueries } from './missing-path';
import { EXACT, keysOf, rankOf, wordsOf } from './ranking';

/** Pages that a missing path may have meant. */
export type PageSuggestions = {
  /** Path of the page that the address certainly means, without the base path; null where that is in doubt. */
  certain: string | null;
  /** Pages to offer, the best first. */
  offers: readonly SiteEntry[];
};

const MOST_OFFERED = 3;

/** Lowest ranks of an offer (see `rankOf`): its title begins with the text, or its names hold each word of it. */
const BEGINS = 5;
const HOLDS = 2;

const pathIn = ({ href }: SiteEntry) => href.split(/[?#]/)[0] ?? '';

/** Entries of this site that a text names, best names first; pages before places on them. */
function namedEntries(entries: readonly SiteEntry[], text: string): SiteEntry[] {
  const words = wordsOf(text);
  // Too short to tell names apart by their beginning.
  const isShort = words.every(({ isVague }) => isVague);
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(keysOf(entry), words) }));
  const best = Math.max(...ranked.map(({ rank }) => rank));
  const lowest = isShort ? EXACT : best === EXACT ? BEGINS : HOLDS;
  const named = ranked
    // Headings are sentences, which hold many words.
    .filter(({ entry, rank }) => rank >= (entry.group === 'section' ? EXACT : lowest))
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry);
  const pages = named.filter((entry) => entry.href === pathIn(entry));
  return pages.length > 0 ? pages : named;
}

/**
 * The pages that a path without a page may have meant, found by the search of the site. Only addresses of its index are
 * returned, so nothing of the path becomes a link.
 *
 * @param pathname `location.pathname`
 * @param from the path that led here, if that is one of this site: a page that has led to this one would do so again, and
 * is only offered
 * @returns rejects where the search can't load what it needs
 */
export async function suggestPages(
  pathname: string,
  search: AnySiteSearch,
  from?: string,
): Promise<PageSuggestions> {
  const path = withoutBasePath(pathname);
  const key = pathKey(path);
  const isElsewhere = (other: string) => !isSamePath(path, other);
  const mayLead = from === undefined || pathKey(withoutBasePath(from)) !== key;
  if (key === '') return { certain: mayLead && isElsewhere('/') ? '/' : null, offers: [] };
  for (const query of pathQueries(pathname)) {
    // Behind a space a word is complete, not still being typed.
    const { groups, corrected } = await search(`${query} `);
    const own = groups
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.href.startsWith('/') && isElsewhere(pathIn(entry)));
    const certain = own.map(pathIn).find((each) => pathKey(each) === key);
    if (certain !== undefined && mayLead) return { certain, offers: [] };
    const paths = new Set<string>();
    const offers = namedEntries(own, corrected ?? query).filter(
      (entry) => paths.size !== paths.add(pathIn(entry)).size,
    );
    if (offers.length > 0) return { certain: null, offers: offers.slice(0, MOST_OFFERED) };
  }
  return { certain: null, offers: [] };
}
