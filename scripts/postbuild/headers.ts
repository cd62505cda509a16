import { withBasePath } from '@/lib/text/base-path';
import { languagePath } from '@/lib/text/root-path';

/** Response headers for a path pattern. `*` matches any characters including slashes, as on static hosts. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** Content types by file extension that not all hosts know. */
export const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  cook: 'text/plain; charset=utf-8',
  gpx: 'application/gpx+xml',
  ics: 'text/calendar; charset=utf-8',
  kml: 'application/vnd.google-earth.kml+xml',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

/** Cache-Control of files with a hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cache-Control of files that are revalidated each time. */
const NO_CACHE = 'no-cache';

/**
 * Rules for the `_headers` file. No two rules set the same header for a path, since hosts would join the values. Hosts
 * revalidate files without a `Cache-Control`, such as pages, by default.
 *
 * @param everywhere headers of every response
 * @param languages further languages below this site
 */
export function headerRules(
  everywhere: HeaderRule['headers'],
  languages: readonly string[] = [],
): HeaderRule[] {
  const sites = ['', ...languages.map(languagePath)];
  return [
    { path: '/*', headers: everywhere },
    ...[...sites.map((site) => `${site}/_next/static/`), '/pictures/'].map((folder) => ({
      path: `${folder}*`,
      headers: { 'Cache-Control': IMMUTABLE },
    })),
    ...sites.map((site) => ({ path: `${site}/sw.js`, headers: { 'Cache-Control': NO_CACHE } })),
    ...Object.entries(TYPES).map(([ending, type]) => ({
      path: `/*.${ending}`,
      headers: { 'Content-Type': type },
    })),
  ].map(({ path, headers }) => ({ path: withBasePath(path), headers }));
}

/** Text of a `_headers` file for Netlify and Cloudflare Pages. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** Rules of a `_headers` file. Throws with the number of an invalid line. */
export function readHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (/^\/\S*$/.test(line)) rules.push({ path: line, headers: {} });
    else if (rule && name && value) rule.headers[name] = value;
    else throw new Error(`Line ${index + 1} of _headers is neither a path nor a header: “${line}”`);
  }
  return rules;
}

/** Headers of a path; values of the same header are joined, as hosts do. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const rule of rules) {
    const pattern = rule.path.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    if (!new RegExp(`^${pattern.join('.*')}$`).test(path)) continue;
    for (const [name, value] of Object.entries(rule.headers))
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
  }
  return found;
}
