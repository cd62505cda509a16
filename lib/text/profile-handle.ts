/** What stands before a name in the address of a profile: `/profile/name`, `/user/name`, `/in/name`. */
const BEFORE_NAME = /^(profile|user|users|u|in|c|company)$/i;

/** The name in a path, readable; undefined where it holds none or cannot be read. */
function lastName(pathname: string): string | undefined {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  const [name, ...more] = BEFORE_NAME.test(first) && rest.length > 0 ? rest : [first, ...rest];
  // `/@name/videos` is still the profile; `/name/status/1` and `/p/1` are not.
  if (!name || (more.length > 0 && !/^(@|%40)/.test(name))) return undefined;
  try {
    return decodeURIComponent(name).replace(/^@/, '');
  } catch {
    return undefined;
  }
}

/** `@name` where the address of a profile ends in one, else its host; '' for no web address. Never throws. */
export function profileHandle(href: string): string {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return '';
  const { hostname, pathname } = new URL(href);
  const name = lastName(pathname);
  return name && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u.test(name)
    ? `@${name}`
    : hostname.replace(/^(www|m|mobile)\./, '');
}

/** What stands beside the name of a profile in a list: its note, else its handle. */
export function profileNote({ href, note }: { href: string; note?: string }): string {
  return note ?? profileHandle(href);
}
