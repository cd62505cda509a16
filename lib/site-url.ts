import { isFullAddress } from '@/lib/text/full-address';

const DEFAULT_URL = 'https://example.com';

/** Reads the public address; throws when it is not an http(s) address of a host alone, without a name or password. */
export function readSiteUrl(value: string | undefined): string {
  if (!value) return DEFAULT_URL;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isHttp = url && /^https?:$/.test(url.protocol);
  const isHost = isHttp && url.pathname === '/' && !(url.search || url.hash || url.username || url.password);
  if (!isHost) {
    throw new Error(`SITE_URL is “${value}”; allowed: the address of a host, such as ${DEFAULT_URL}.`);
  }
  // A name with its final dot is the same host, and would be another address to a search engine.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return url.origin;
}

/** Public address of the site, no slash at its end, from `SITE_URL`. For the server and the build only. */
export const siteUrl = readSiteUrl(process.env.SITE_URL);

/** Full address of a path on the site: a page gets the slash at its end, files, queries and full addresses stay. */
export function absoluteUrl(path: string): string {
  if (isFullAddress(path)) return path;
  const url = new URL(path, `${siteUrl}/`);
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname);
  if (!isFile && !url.pathname.endsWith('/')) url.pathname += '/';
  return url.href;
}
