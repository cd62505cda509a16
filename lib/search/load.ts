import { withTimeout } from '@/lib/ui/chunk-recovery';
import { fetchJson } from '@/lib/ui/fetch-json';
import { type AnySiteSearch, SITE_GROUPS, type SiteEntry } from './entry';
import type { IndexOfParts } from './index-format';
import { fetchWords } from './words';

/** Where the index is; written with the pages. */
export const INDEX_PATH = '/site-index.json';

/** How long the index is waited for, in milliseconds; without the words a search finds nearly as well. */
const LONGEST_WAIT = 10_000;
const LONGEST_WAIT_FOR_WORDS = 2_000;

/** A path of this site, or a full address on the web: whatever else stood there would be led to as a link. */
const ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))/;

function isEntry(value: unknown): value is SiteEntry {
  const { href, group, title, note } = Object(value) as Partial<Record<keyof SiteEntry, unknown>>;
  return (
    [href, title, note].every((text) => typeof text === 'string') &&
    ADDRESS.test(`${href}`) &&
    SITE_GROUPS.some((known) => known === group)
  );
}

/** The entries of an index, or null for anything that is none. */
export function readIndex(value: unknown): SiteEntry[] | null {
  return Array.isArray(value) && value.length > 0 && value.every(isEntry) ? value : null;
}

/** Whether what stands at the address of the index says that it is in parts. */
function isInParts(value: unknown): value is IndexOfParts {
  const { version, groups, terms } = Object(value) as Partial<IndexOfParts>;
  return typeof version === 'string' && Array.isArray(groups) && Array.isArray(terms);
}

async function createSearch(): Promise<AnySiteSearch | null> {
  try {
    const [index, words, { createSearch: create }] = await Promise.all([
      fetchJson(INDEX_PATH, LONGEST_WAIT),
      fetchWords(LONGEST_WAIT_FOR_WORDS),
      withTimeout(import('./create')),
    ]);
    const right = words ? [...words.site, ...words.common] : [];
    const known = isInParts(index) ? index : readIndex(index);
    return known && (await create(known, right));
  } catch {
    return null;
  }
}

let pending: Promise<AnySiteSearch | null> | null = null;

/** The search over the whole site, its index fetched once a visit. Null when it cannot be had; the next call tries again. */
export async function loadSiteSearch(): Promise<AnySiteSearch | null> {
  pending ??= createSearch();
  const search = await pending;
  if (search === null) pending = null;
  return search;
}
