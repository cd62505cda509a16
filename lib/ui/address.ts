import { wellFormed } from '@/lib/text/characters';

/** A value in the query of the address, with its parser and its serializer. */
export type Parameter<T> = {
  keys: readonly string[];
  /** Reads the value of any query, or its default. Never throws. */
  parse: (query: URLSearchParams) => T;
  /** Text by key; '' leaves a key out. */
  write: (value: T) => Readonly<Record<string, string>>;
  /** Writes the value before the rest of the query instead of after it. */
  comesFirst?: true;
};

/** A trimmed text, '' by default; the first of repeated keys. */
export function textParameter(key: string): Parameter<string> {
  return {
    keys: [key],
    parse: (query) => query.get(key)?.trim() ?? '',
    write: (value) => ({ [key]: value.trim() }),
  };
}

/** Reads a parameter from a query, with or without its question mark. */
export function readParameter<T>({ parse }: Parameter<T>, search: string): T {
  return parse(new URLSearchParams(search));
}

/** True if a query has a key of a parameter, with any value. */
export function hasParameter({ keys }: Pick<Parameter<unknown>, 'keys'>, search: string): boolean {
  const query = new URLSearchParams(search);
  return keys.some((key) => query.has(key));
}

/** Encodes a value but keeps commas and colons readable. Takes any text. */
function encodeValue(value: string): string {
  return encodeURIComponent(wellFormed(value))
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%20', '+');
}

/** Sets a value in a query, '' if the result is empty; the rest keeps its order and spelling. */
export function withParameter<T>({ keys, write, comesFirst }: Parameter<T>, value: T, search = ''): string {
  const nameOf = (part: string) => [...new URLSearchParams(part).keys()][0] ?? '';
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !keys.includes(nameOf(part)));
  const written = Object.entries(write(value)).flatMap(([key, text]) =>
    text ? [`${key}=${encodeValue(text)}`] : [],
  );
  const parts = comesFirst ? [...written, ...others] : [...others, ...written];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** An address of this site with a value in its query; the rest of it is kept. */
export function hrefWith<T>(parameter: Parameter<T>, value: T, href: string): string {
  return href.replace(/\?[^#]*|(?=#)|$/, (query) => withParameter(parameter, value, query));
}

/**
 * Replaces query and hash of the address without a new history entry. Never throws.
 *
 * @param hash with its `#`, "" for none; unchanged by default
 * @returns false if the browser refused: Safari limits calls to 100 in 30 seconds
 */
export function replaceSearch(search: string, hash: string = window.location.hash): boolean {
  try {
    window.history.replaceState(null, '', `${window.location.pathname}${search}${hash}`);
    return true;
  } catch {
    return false;
  }
}
