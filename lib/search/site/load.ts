import { inTime } from '@/lib/chunk-recovery';
import { isFullAddress } from '@/lib/text/full-address';
import { SITE_GROUPS, type SiteEntry, type SiteSearch } from './entry';

/** Where the index is; written with the pages. */
export const INDEX_PATH = '/site-index.json';

/** Where the words are that are spelled right; written with the pages. */
const WORDS_PATH = '/search-words.json';

/** How long the index is waited for, in milliseconds; without the words one finds nearly as well. */
const LONGEST_WAIT = 10_000;
const LONGEST_WAIT_FOR_WORDS = 2_000;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const hasTexts = (value: unknown, keys: readonly string[]) =>
  value === undefined || (isObject(value) && keys.every((key) => isText(value[key])));

/** An address of this site, or a full one on the web: whatever else stood there would be led to as a link. */
const isAddress = (value: unknown) => isText(value) && (/^\/(?![/\\])/.test(value) || isFullAddress(value));

function isEntry(value: unknown): value is SiteEntry {
  if (!isObject(value)) return false;
  const { href, group, title, lang, note, native, names, also, thumb } = value;
  return (
    isAddress(href) &&
    SITE_GROUPS.some((known) => known === group) &&
    isText(title) &&
    isTextOrNone(lang) &&
    isText(note) &&
    hasTexts(native, ['text', 'lang']) &&
    (names === undefined || (Array.isArray(names) && names.every(isText))) &&
    isTextOrNone(also) &&
    hasTexts(thumb, ['avif', 'webp'])
  );
}

/** The entries of an index, or null for anything that is none. */
export function readIndex(value: unknown): SiteEntry[] | null {
  return Array.isArray(value) && value.length > 0 && value.every(isEntry) ? value : null;
}

/** The JSON at an address of this site. Rejects without a network, for an error, and after the wait in milliseconds. */
async function fetchJson(path: string, wait: number): Promise<unknown> {
  // Browsers before 2022 have no such signal, and wait as long as the network does.
  const signal = AbortSignal.timeout?.(wait);
  const answer = await fetch(path, signal && { signal });
  if (!answer.ok) throw new Error(`${path} is not there: ${answer.status}`);
  return answer.json();
}

/** The words that are spelled right, among them those of the site; none where they cannot be had. */
async function fetchRightWords(): Promise<string[]> {
  try {
    const value = await fetchJson(WORDS_PATH, LONGEST_WAIT_FOR_WORDS);
    return isObject(value) ? [value.site, value.common].flat().filter(isText) : [];
  } catch {
    return [];
  }
}

async function makeSearch(): Promise<SiteSearch | null> {
  try {
    const [index, right, { makeSiteSearchInSlices }] = await Promise.all([
      fetchJson(INDEX_PATH, LONGEST_WAIT),
      fetchRightWords(),
      inTime(import('./engine')),
    ]);
    const entries = readIndex(index);
    return entries && (await makeSiteSearchInSlices(entries, right));
  } catch {
    return null;
  }
}

let pending: Promise<SiteSearch | null> | null = null;

/** The search over the whole site, its index fetched once a visit. Null when it cannot be had; the next call tries again. */
export async function loadSiteSearch(): Promise<SiteSearch | null> {
  pending ??= makeSearch();
  const search = await pending;
  if (search === null) pending = null;
  return search;
}
