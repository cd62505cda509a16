import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBasePath } from '@/lib/text/base-path';
import { formatHeaders, headerRules } from './headers';
import { queryMaps, type Redirect, redirectsFile, redirectsMap } from './redirects';

/** Permissions that no page or frame uses. Pages use geolocation, for the maps. */
const UNUSED = 'accelerometer camera gyroscope magnetometer microphone midi payment serial usb'.split(' ');

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** Headers of every response. The policy is in the pages too, except `frame-ancestors`, which is ignored in `<meta>`. */
export function securityHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
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
const NGINX = 'hosting/nginx/generated';

/** nginx directives for the headers of every response and the not-found page. */
function nginxSite(headers: Readonly<Record<string, string>>): string {
  const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`;
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;\n`,
  );
  return `${lines.join('')}error_page 403 404 =404 ${withBasePath('/404.html')};\n`;
}

/**
 * Writes the host configuration: `_headers` and `_redirects` into the export, and the same for nginx.
 *
 * @param policy content policy of every page
 */
export function writeHostFiles(folder: string, redirects: readonly Redirect[], policy: string): void {
  const headers = securityHeaders(policy);
  writeFileSync(path.join(folder, '_headers'), formatHeaders(headerRules(headers)));
  writeFileSync(path.join(folder, '_redirects'), redirectsFile(redirects));
  mkdirSync(NGINX, { recursive: true });
  writeFileSync(path.join(NGINX, 'site.conf'), nginxSite(headers));
  writeFileSync(path.join(NGINX, 'redirects.map'), redirectsMap(redirects));
  writeFileSync(path.join(NGINX, 'query-redirects.conf'), queryMaps(redirects));
}
