/** Path of a site's address without a trailing slash; '' for none or an invalid address. */
const pathIn = (address = '') => (URL.canParse(address) ? new URL(address).pathname.replace(/\/+$/, '') : '');

/**
 * Base path from `SITE_URL`: '/site', without a trailing slash; '' at the root. Paths in content and code do not include
 * it; `withBasePath` adds it to addresses. In browser code `next.config.ts` inlines it.
 */
export const basePath = process.env.BASE_PATH ?? pathIn(process.env.SITE_URL);

/** Path with the base path; full addresses and fragments are returned unchanged. */
export function withBasePath(path: string): string {
  return /^\/(?!\/)/.test(path) ? basePath + path : path;
}

/** Path without the base path: the inverse of {@link withBasePath}. */
export function withoutBasePath(pathname: string): string {
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
}
