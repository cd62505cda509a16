import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBasePath } from '@/lib/base-path';
import { formatHeaders, headerRules } from './headers';
import { type Redirect, redirectsFile, redirectsMap } from './redirects';

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
 * Writes what hosts are told: `_headers` and `_redirects` into the export, and the same for nginx.
 *
 * @param headers headers of every answer
 */
export function writeHostFiles(
  folder: string,
  redirects: readonly Redirect[],
  headers: Readonly<Record<string, string>>,
): void {
  writeFileSync(path.join(folder, '_headers'), formatHeaders(headerRules(headers)));
  writeFileSync(path.join(folder, '_redirects'), redirectsFile(redirects));
  mkdirSync(NGINX, { recursive: true });
  writeFileSync(path.join(NGINX, 'site.conf'), nginxSite(headers));
  writeFileSync(path.join(NGINX, 'redirects.map'), redirectsMap(redirects));
}
