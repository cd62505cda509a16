/** First segment of profile paths: `/profile/name`, `/user/name`, `/in/name`. */
const PREFIX = /^(profile|user|users|u|in|c|company)$/i;

/** Decoded profile name in a path; undefined for none or a malformed path. */
function nameIn(pathname: string): string | undefined {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  const [name, ...more] = PREFIX.test(first) && rest.length > 0 ? rest : [first, ...rest];
  // `/@name/videos` is still the profile; `/name/status/1` and `/p/1` are not.
  if (!name || (more.length > 0 && !/^(@|%40)/.test(name))) return undefined;
  try {
    return decodeURIComponent(name).replace(/^@/, '');
  } catch {
    return undefined;
  }
}

/** `@name` of a profile address, else its host; '' for anything but a web address. Never throws. */
export function profileHandle(href: string): string {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return '';
  const { hostname, pathname } = new URL(href);
  const name = nameIn(pathname);
  return name && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u.test(name)
    ? `@${name}`
    : hostname.replace(/^(www|m|mobile)\./, '');
}

/** Text beside a profile in a list: its note, else its handle. */
export function profileNote({ href, note }: { href: string; note?: string }): string {
  return note ?? profileHandle(href);
}
