import { withoutBasePath } from '@/lib/text/base-path';
import { cutText } from '@/lib/text/cut-text';
import type { SiteEntry, SiteSearchIndex } from './entry';
import { wordsOf } from './query';
import { BEGINS, CONTAINS, EXACT } from './ranking';

/** Longest part of a path that is read, in UTF-16 units, and its most segments from the end. */
const MAX_LENGTH = 300;
const MAX_SEGMENTS = 4;

/** Shortest word that is searched by itself, and most of them. */
const MIN_WORD_LENGTH = 4;
const MAX_WORDS = 3;

/** Text with its percent-encoding resolved; a malformed sequence becomes a space. */
function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+|%/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return ' ';
    }
  });
}

/** File that hosts serve for the address of its folder. */
const INDEX_FILE = /^index\.html?$/i;

/**
 * Decoded segments of a path without spaces and punctuation around each. Segments of nothing else and index files are left
 * out.
 */
function segmentsOf(path: string): string[] {
  return cutText(path, MAX_LENGTH)
    .split('/')
    .map((segment) => decode(segment).normalize('NFC'))
    .map((segment) => segment.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter((segment) => segment !== '' && !INDEX_FILE.test(segment));
}

/**
 * The key that paths are compared by. It ignores letter case, slashes at the ends, punctuation and spaces around a
 * segment, and the separator between words (hyphen, underscore, space), and an index file: "/recipes/Chickpea_Curry)."
 * and "/recipes/chickpea-curry/index.html" have the key "recipes/chickpea-curry". Never throws.
 *
 * @param path percent-encoded, as in `location.pathname`, without the base path of the site
 */
export function pathKey(path: string): string {
  return segmentsOf(path)
    .map((segment) => segment.toLowerCase().replace(/[\s_-]+/g, '-'))
    .join('/');
}

/** True for two paths that differ in their percent-encoding at most. */
export const isSamePath = (one: string, other: string): boolean => decode(one) === decode(other);

/**
 * Texts to search for the page that a missing path may have meant, the most likely first: its last segment, the long words
 * of that, and the segments before it. Empty for a path without letters and numbers. Never throws.
 *
 * @param pathname `location.pathname`
 */
export function pathQueries(pathname: string): string[] {
  const [last, ...others] = segmentsOf(withoutBasePath(pathname)).reverse().slice(0, MAX_SEGMENTS);
  if (last === undefined) return [];
  const words = (text: string) =>
    text
      .replace(/\.(?:html?|php|aspx?)$/i, '')
      .split(/[\s_.+-]+/)
      .filter(Boolean);
  const ofLast = words(last);
  const long = ofLast
    .filter(({ length }) => ofLast.length > 1 && length >= MIN_WORD_LENGTH)
    .sort((one, other) => other.length - one.length)
    .slice(0, MAX_WORDS);
  const texts = [ofLast.join(' '), ...long, ...others.map((segment) => words(segment).join(' '))];
  return [...new Set(texts)].filter(Boolean);
}

/** Pages that a missing path may have meant. */
export type PageSuggestionsData = {
  /** Path of the only page that the address can mean, without the base path; null where there is doubt. */
  certain: string | null;
  /** Pages to offer, the best first. */
  offers: readonly SiteEntry[];
};

const MAX_OFFERS = 3;

/** A result of the search with its rank (see `rankOf`). */
type Ranked = { entry: SiteEntry; rank: number };

const pathIn = ({ href }: SiteEntry) => href.split(/[?#]/)[0] ?? '';

/** Entries that a text names, best first; pages before sections of pages. */
function namedEntries(results: readonly Ranked[], text: string): SiteEntry[] {
  // Too short to compare beginnings of names.
  const isShort = wordsOf(text).every(({ isVague }) => isVague);
  const best = Math.max(...results.map(({ rank }) => rank));
  const lowest = isShort ? EXACT : best === EXACT ? BEGINS : CONTAINS;
  const named = results
    // Headings are sentences with many words.
    .filter(({ entry, rank }) => rank >= (entry.group === 'section' ? EXACT : lowest))
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry);
  const pages = named.filter((entry) => entry.href === pathIn(entry));
  return pages.length > 0 ? pages : named;
}

/**
 * The pages that a path without a page may have meant, found by the search of the site. Only addresses of its index are
 * returned, so no part of the path becomes a link.
 *
 * @param pathname `location.pathname`
 * @param from path of the referrer on this site: it is only offered, since it could lead back here in a loop
 */
export function suggestPages(pathname: string, search: SiteSearchIndex, from?: string): PageSuggestionsData {
  const path = withoutBasePath(pathname);
  const key = pathKey(path);
  const isOther = (other: string) => !isSamePath(path, other);
  const mayRedirect = from === undefined || pathKey(withoutBasePath(from)) !== key;
  if (key === '') return { certain: mayRedirect && isOther('/') ? '/' : null, offers: [] };
  for (const query of pathQueries(pathname)) {
    // A trailing space marks the last word as complete.
    const { groups, corrected, partial } = search(`${query} `);
    const sameKind = groups
      .flatMap(({ entries, ranks }) => entries.map((entry, at) => ({ entry, rank: ranks[at] ?? 0 })))
      .filter(({ entry }) => entry.href.startsWith('/') && isOther(pathIn(entry)));
    const certain = sameKind.map(({ entry }) => pathIn(entry)).find((each) => pathKey(each) === key);
    if (certain !== undefined && mayRedirect) return { certain, offers: [] };
    const paths = new Set<string>();
    const named = partial ? [] : namedEntries(sameKind, corrected ?? query);
    const offers = named.filter((entry) => paths.size !== paths.add(pathIn(entry)).size);
    if (offers.length > 0) return { certain: null, offers: offers.slice(0, MAX_OFFERS) };
  }
  return { certain: null, offers: [] };
}
