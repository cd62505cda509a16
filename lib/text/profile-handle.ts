const HOSTS = /^(www|m|mobile)\./;

/** The first part of a path, readable; undefined where the address cannot be read. */
function lastName(pathname: string): string | undefined {
  const parts = pathname.split('/').filter(Boolean);
  const [first] = parts;
  // `/@name/videos` is still the profile; `/name/status/1` and `/p/1` are not.
  if (first === undefined || (parts.length > 1 && !/^(@|%40)/.test(first))) return undefined;
  try {
    return decodeURIComponent(first).replace(/^@/, '');
  } catch {
    return undefined;
  }
}

/**
 * The name to show for a profile elsewhere: `@name`, where its address ends in one
 * (`https://www.youtube.com/@name`, `https://twitter.com/name?lang=en`), otherwise the host without `www.`, and an
 * empty text for what is no web address. Never throws.
 */
export function profileHandle(href: string): string {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return '';
  const { hostname, pathname } = new URL(href);
  const name = lastName(pathname);
  return name && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u.test(name) ? `@${name}` : hostname.replace(HOSTS, '');
}
