import { withoutBasePath } from '@/lib/content/base-path';
import { cutText } from '@/lib/text/characters';

/** Limits of what is read of a path, in UTF-16 units and in segments counted from its end. */
const LONGEST = 300;
const MOST_SEGMENTS = 4;

/** Shortest word that is searched apart from its neighbours. */
const SHORTEST_WORD = 4;
const MOST_WORDS = 3;

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

/** Decoded segments of a path without spaces and punctuation around each; segments of nothing else are left out. */
function segmentsOf(path: string): string[] {
  return cutText(path, LONGEST)
    .split('/')
    .map((segment) => decode(segment).normalize('NFC'))
    .map((segment) => segment.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter((segment) => segment !== '');
}

/**
 * A path as addresses are compared. Letter case, slashes at the ends, punctuation and spaces around a segment, and the kind
 * of separator between words (hyphen, underscore, space) make no difference: "/recipes/Chickpea_Curry)." has the key
 * "recipes/chickpea-curry". Never throws.
 *
 * @param path percent-encoded, as `location.pathname` has it, without the base path of the site
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
  const [last, ...others] = segmentsOf(withoutBasePath(pathname)).reverse().slice(0, MOST_SEGMENTS);
  if (last === undefined) return [];
  const words = (text: string) =>
    text
      .replace(/\.(?:html?|php|aspx?)$/i, '')
      .split(/[\s_.+-]+/)
      .filter(Boolean);
  const ofLast = words(last);
  const long = ofLast
    .filter(({ length }) => ofLast.length > 1 && length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS);
  const texts = [ofLast.join(' '), ...long, ...others.map((segment) => words(segment).join(' '))];
  return [...new Set(texts)].filter(Boolean);
}
