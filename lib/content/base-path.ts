/** The path in the address of a site, '' for none or for no address. */
const pathIn = (address = '') => (URL.canParse(address) ? new URL(address).pathname.replace(/\/+$/, '') : '');

/**
 * Path that the site stands under at its host, as `SITE_URL` has it: '/site', no slash at its end; '' at the root. Paths
 * of pages and files are without it, in the content and in the code, until they become an address. Browser code knows
 * it from `next.config.ts`.
 */
export const basePath = process.env.BASE_PATH ?? pathIn(process.env.SITE_URL);

/** The address at the host of a path of this site, with whatever stands behind it; full addresses and fragments stay. */
export function withBasePath(path: string): string {
  return /^\/(?!\/)/.test(path) ? basePath + path : path;
}

/** The path on this site of the path in an address: what {@link withBasePath} was given. */
export function withoutBasePath(pathname: string): string {
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
}
