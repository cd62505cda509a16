import { withBasePath } from '@/lib/content/base-path';

/** Headers of the answers for some paths. A `*` in the path stands for anything, slashes too, as hosts take it. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** Types of files by their ending, as not every host knows them. */
export const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  cook: 'text/plain; charset=utf-8',
  gpx: 'application/gpx+xml',
  ics: 'text/calendar; charset=utf-8',
  kml: 'application/vnd.google-earth.kml+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

/** For files that carry a hash of their content in their names. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** For what is asked for anew each time, and not sent again while it is the same. */
const ASK_ANEW = 'no-cache';

/** Folders of the export in which every file carries a hash. */
const FIXED = ['/_next/static/', '/pictures/'];

/**
 * Rules for the `_headers` file of an export. No two rules give a path the same header: hosts would join their values.
 * What no rule names a `Cache-Control` for, pages above all, is asked for anew by these hosts of themselves.
 *
 * @param everywhere headers of every answer
 */
export function headerRules(everywhere: HeaderRule['headers']): HeaderRule[] {
  return [
    { path: '/*', headers: everywhere },
    ...FIXED.map((folder) => ({ path: `${folder}*`, headers: { 'Cache-Control': FOR_EVER } })),
    { path: '/sw.js', headers: { 'Cache-Control': ASK_ANEW } },
    ...Object.entries(TYPES).map(([ending, type]) => ({
      path: `/*.${ending}`,
      headers: { 'Content-Type': type },
    })),
  ].map(({ path, headers }) => ({ path: withBasePath(path), headers }));
}

/** The text of a `_headers` file, as Netlify and Cloudflare Pages read it. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** The rules in a `_headers` file. Throws with the number of a line that is none. */
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

/** The headers that rules give a path of the host; values of the same header are joined, as hosts do. */
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
