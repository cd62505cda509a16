import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBasePath } from '@/lib/content/base-path';
import { formatHeaders, headerRules } from './headers';
import { type Redirect, redirectsFile, redirectsMap } from './redirects';

/** Permissions that no page or frame asks for. Only pages ask for the position, for the maps. */
const UNUSED = 'accelerometer camera gyroscope magnetometer microphone midi payment serial usb'.split(' ');

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/**
 * Headers of every answer of a host, the same for all of them. The policy stands in the pages too, but for
 * `frame-ancestors`, which only a header can say.
 */
export function securityHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Feed readers and recipe managers show the pictures on their own pages.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy': ['geolocation=(self)', ...UNUSED.map((feature) => `${feature}=()`)].join(', '),
    // A player wants to know which site it stands on.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Where nginx finds what the build says, beside the configuration that takes it in. */
const NGINX = 'hosting/nginx/generated';

/** What nginx says in every answer, and the page of unknown addresses. */
function nginxSite(headers: Readonly<Record<string, string>>): string {
  const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`;
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;\n`,
  );
  return `${lines.join('')}error_page 403 404 =404 ${withBasePath('/404.html')};\n`;
}

/**
 * Writes the configuration of hosts: `_headers` and `_redirects` into the export, and the same for nginx.
 *
 * @param policy the content policy of every page
 */
export function writeHostFiles(folder: string, redirects: readonly Redirect[], policy: string): void {
  const headers = securityHeaders(policy);
  writeFileSync(path.join(folder, '_headers'), formatHeaders(headerRules(headers)));
  writeFileSync(path.join(folder, '_redirects'), redirectsFile(redirects));
  mkdirSync(NGINX, { recursive: true });
  writeFileSync(path.join(NGINX, 'site.conf'), nginxSite(headers));
  writeFileSync(path.join(NGINX, 'redirects.map'), redirectsMap(redirects));
}
