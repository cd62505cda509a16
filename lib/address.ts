import { wellFormed } from '@/lib/text/characters';

/** The `key=value` parts of a query under none of these keys, in order and as they are written. */
export function otherParameters(search: string, keys: readonly string[]): string[] {
  const nameOf = (part: string) => [...new URLSearchParams(part).keys()][0] ?? '';
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !keys.includes(nameOf(part)));
}

/** A value as a query holds it, with the marks that may stand there left readable. Takes any text. */
function written(value: string): string {
  return encodeURIComponent(wellFormed(value))
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%20', '+');
}

/**
 * The query with these values in it, "" for none: what others keep there stays as it is written and comes first,
 * a value of '' is left out.
 */
export function withParameters(search: string, values: Readonly<Record<string, string>>): string {
  const own = Object.entries(values).flatMap(([key, value]) => (value ? [`${key}=${written(value)}`] : []));
  const parts = [...otherParameters(search, Object.keys(values)), ...own];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/**
 * Rewrites the query of the address in place, without a history entry. Never throws.
 *
 * @param hash with its `#`, "" for none; stays as it is if left out
 * @returns false where the browser refused, which happens when an address changes too often
 */
export function replaceSearch(search: string, hash: string = window.location.hash): boolean {
  const { pathname } = window.location;
  try {
    window.history.replaceState(null, '', `${pathname}${search}${hash}`);
    return true;
  } catch {
    return false;
  }
}
