import { wellFormed } from '@/lib/text/characters';

/** Something that stands in the query of an address: how it is read from there, and how it is written. */
export type Parameter<T> = {
  keys: readonly string[];
  /** The value in a query, whatever that holds, or its default. Never throws. */
  parse: (query: URLSearchParams) => T;
  /** A text for each of the keys; '' leaves it out. */
  write: (value: T) => Readonly<Record<string, string>>;
  /** Whether it stands before what else is in the query, instead of after it. */
  leads?: true;
};

/** A text without spaces around it, '' by default; of repeated ones the first. */
export function textParameter(key: string): Parameter<string> {
  return {
    keys: [key],
    parse: (query) => query.get(key)?.trim() ?? '',
    write: (value) => ({ [key]: value.trim() }),
  };
}

/** The value of a parameter in the query of an address, with or without its question mark. */
export function readParameter<T>({ parse }: Parameter<T>, search: string): T {
  return parse(new URLSearchParams(search));
}

/** True if the query of an address names a parameter, with any value. */
export function hasParameter({ keys }: Pick<Parameter<unknown>, 'keys'>, search: string): boolean {
  const query = new URLSearchParams(search);
  return keys.some((key) => query.has(key));
}

/** A value as a query holds it, with the marks that may stand there left readable. Takes any text. */
function written(value: string): string {
  return encodeURIComponent(wellFormed(value))
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%20', '+');
}

/** The query with a value in it, '' for an empty one; what else stands there stays in order and as it is written. */
export function withParameter<T>({ keys, write, leads }: Parameter<T>, value: T, search = ''): string {
  const nameOf = (part: string) => [...new URLSearchParams(part).keys()][0] ?? '';
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !keys.includes(nameOf(part)));
  const own = Object.entries(write(value)).flatMap(([key, text]) =>
    text ? [`${key}=${written(text)}`] : [],
  );
  const parts = leads ? [...own, ...others] : [...others, ...own];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/**
 * Rewrites query and fragment of the address in place, without a history entry. Never throws.
 *
 * @param hash with its `#`, "" for none; stays as it is if left out
 * @returns false where the browser refused, which happens when an address changes too often
 */
export function replaceSearch(search: string, hash: string = window.location.hash): boolean {
  try {
    window.history.replaceState(null, '', `${window.location.pathname}${search}${hash}`);
    return true;
  } catch {
    return false;
  }
}
