import { SITE_GROUPS, type SiteEntry, type SiteSearch } from './entry';

/** Where the index is; written with the pages. */
export const INDEX_PATH = '/site-index.json';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const hasTexts = (value: unknown, keys: readonly string[]) =>
  value === undefined || (isObject(value) && keys.every((key) => isText(value[key])));

/** An address of this site: whatever else stood there would be led to as a link. */
const isAddress = (value: unknown) => isText(value) && /^\/(?![/\\])/.test(value);

function isEntry(value: unknown): value is SiteEntry {
  if (!isObject(value)) return false;
  const { href, group, title, note, native, names, also, thumb } = value;
  return (
    isAddress(href) &&
    SITE_GROUPS.some((known) => known === group) &&
    isText(title) &&
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

async function makeSearch(): Promise<SiteSearch | null> {
  try {
    const [answer, { makeSiteSearch }] = await Promise.all([fetch(INDEX_PATH), import('./engine')]);
    const entries = answer.ok ? readIndex(await answer.json()) : null;
    return entries && makeSiteSearch(entries);
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
