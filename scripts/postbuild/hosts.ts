import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBasePath } from '@/lib/text/base-path';
import { languagePath } from '@/lib/text/root-path';
import { formatHeaders, headerRules } from './headers';
import { mapSizes, queryMaps, type Redirect, redirectsFile, redirectsMap } from './redirects';

/** Permissions that no page or frame uses. Pages use geolocation, for the maps. */
const UNUSED = 'accelerometer camera gyroscope magnetometer microphone midi payment serial usb'.split(' ');

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/**
 * Headers of every response. The policy is in the pages too, except `frame-ancestors`, which is ignored in `<meta>`.
 *
 * @param policy that of every page; undefined on a site with a desk, which has another one: hosts join the headers of
 *   several rules, so that each page then has its policy in its `<meta>` alone
 */
export function securityHeaders(policy?: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': [...(policy === undefined ? [] : [policy]), "frame-ancestors 'none'"].join(
      '; ',
    ),
    'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Feed readers and recipe managers show the pictures on their own pages.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy': ['geolocation=(self)', ...UNUSED.map((feature) => `${feature}=()`)].join(', '),
    // Video players require a referrer.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Folder of the generated nginx configuration, which hosting/nginx includes. */
export const NGINX = 'hosting/nginx/generated';

/** nginx directives for the headers of every response and the not-found page. */
function nginxSite(headers: Readonly<Record<string, string>>, languages: readonly string[]): string {
  const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`;
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;\n`,
  );
  const errorPage = (path: string) => `error_page 403 404 =404 ${withBasePath(`${path}/404.html`)};`;
  // Each language has a not-found page of its own.
  const ofLanguages = languages
    .map(languagePath)
    .map((path) => `location ${withBasePath(path)}/ { ${errorPage(path)} }\n`);
  return `${lines.join('')}${errorPage('')}\n${ofLanguages.join('')}`;
}

/**
 * Writes the host configuration: `_headers` and `_redirects` into the export, and the same for nginx.
 *
 * @param policy content policy of every page; undefined if a page has another one
 * @param languages further languages below this site
 */
export function writeHostFiles(
  folder: string,
  redirects: readonly Redirect[],
  policy: string | undefined,
  languages: readonly string[] = [],
): void {
  const headers = securityHeaders(policy);
  writeFileSync(path.join(folder, '_headers'), formatHeaders(headerRules(headers, languages)));
  writeFileSync(path.join(folder, '_redirects'), redirectsFile(redirects));

  mkdirSync(NGINX, { recursive: true });
  writeFileSync(path.join(NGINX, 'site.conf'), nginxSite(headers, languages));
  writeFileSync(path.join(NGINX, 'map-sizes.conf'), mapSizes(redirects));
  writeFileSync(path.join(NGINX, 'redirects.map'), redirectsMap(redirects));
  writeFileSync(path.join(NGINX, 'query-redirects.conf'), queryMaps(redirects));
}
