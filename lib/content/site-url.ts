import 'server-only';
import { basePath } from '@/lib/text/base-path';
import { isFullAddress } from '@/lib/text/full-address';
import { rootPath } from '@/lib/text/root-path';
import { isShared } from '@/lib/text/shared-file';

const DEFAULT_URL = 'https://example.com';

/** Path without percent encoding: '/', '/site/', '/sites/kitchen'. */
const PLAIN_PATH = /^\/(?:[\w.~-]+\/?)*$/;

/**
 * Validates a public address: a host, or a path on it (`https://me.github.io/site/`). Throws if it is not http(s), or has
 * credentials, a query or a fragment.
 *
 * @returns the address without a trailing slash; the default for no value
 */
export function readSiteUrl(value: string | undefined): string {
  if (!value) return DEFAULT_URL;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isHttp = url && /^https?:$/.test(url.protocol);
  const isPlain = isHttp && PLAIN_PATH.test(url.pathname);
  if (!isPlain || url.search || url.hash || url.username || url.password) {
    const allowed = `the address of a host, such as ${DEFAULT_URL}, or of a path on it`;
    throw new Error(`SITE_URL is “${value}”; allowed: ${allowed}.`);
  }
  // A trailing dot names the same host, but search engines would see another address.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** Public address of the site from `SITE_URL`, with its base path and without a trailing slash. */
export const siteUrl = readSiteUrl(process.env.SITE_URL);

/** Public address of the pages in the main language, and of the files that all languages share. */
export const rootUrl = siteUrl.slice(0, siteUrl.length - (basePath.length - rootPath.length));

/** Full address of a path. Pages get a trailing slash; full addresses are returned unchanged. */
export function absoluteUrl(path: string): string {
  if (isFullAddress(path)) return path;
  const url = new URL(`${isShared(path) ? rootUrl : siteUrl}${path}`);
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname);
  if (!isFile && !url.pathname.endsWith('/')) url.pathname += '/';
  return url.href;
}
