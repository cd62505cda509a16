import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as messages from '@/.content/messages/moved';
import { readOldAddress } from '@/lib/content/old-address';
import { absoluteUrl } from '@/lib/content/site-url';
import { withBasePath } from '@/lib/text/base-path';
import { isFullAddress } from '@/lib/text/full-address';
import { escapeMarkup } from '@/lib/text/markup';

/** Old address of the site, a path or a path with one parameter, and the path or full address it redirects to. */
export type Redirect = { from: string; to: string };

/** Target of a redirect with the base path: `/site/flour/`, or a full address. */
function targetOf({ to }: Redirect): string {
  if (isFullAddress(to)) return new URL(to).href;
  const { pathname, search, hash } = new URL(absoluteUrl(to));
  return `${pathname}${search}${hash}`;
}

/** Rule of a host: an old path, its target, and the parameter that it is for. */
type Rule = { path: string; to: string; parameter?: { name: string; value: string } };

/** Old address with and without trailing slash, each with its target. */
function rulesOf(redirect: Redirect): Rule[] {
  const { path, parameter } = readOldAddress(redirect.from);
  const from = withBasePath(path).replace(/(?<=.)\/$/, '');
  const paths = from === '/' ? [from] : [from, `${from}/`];
  return paths.map((each) => ({ path: each, to: targetOf(redirect), ...(parameter && { parameter }) }));
}

/** Redirects from a path with a parameter, and those from a path alone. */
export function splitRedirects(redirects: readonly Redirect[]): { queries: Redirect[]; paths: Redirect[] } {
  const isQuery = ({ from }: Redirect) => readOldAddress(from).parameter !== undefined;
  return { queries: redirects.filter(isQuery), paths: redirects.filter((each) => !isQuery(each)) };
}

/**
 * Text of a `_redirects` file for Netlify and Cloudflare Pages. Only Netlify knows parameters, and needs the exclamation
 * mark where the path has a page; Cloudflare skips these lines, so the first script leads on.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const { queries, paths } = splitRedirects(redirects);
  return [...queries, ...paths]
    .flatMap(rulesOf)
    .map(({ path, to, parameter }) =>
      parameter
        ? `${encodeURI(path)} ${parameter.name}=${encodeURIComponent(parameter.value)} ${to} 301!\n`
        : `${encodeURI(path)} ${to} 301\n`,
    )
    .join('');
}

// A dollar sign would start a variable.
const nginxEntry = (from: string, to: string) => `${from} "${to.replaceAll('$', '%24')}";\n`;

/** Key of a rule in an nginx `map`: its path, and the value of its parameter as it is sent. */
const nginxKey = ({ path, parameter }: Rule) =>
  parameter ? `${path}?${encodeURIComponent(parameter.value)}` : path;

/** Bytes of a bucket beside its key, and the size of a bucket and of a map that nginx has by itself. */
const NGINX_BUCKET = { extra: 32, size: 64, entries: 2048 };

/**
 * Sizes of the hash tables of nginx `map`s, where its own are too small: it does not start with a key that is longer than a
 * bucket, and warns of many. '' if they are not.
 */
export function mapSizes(redirects: readonly Redirect[]): string {
  const lengths = redirects.flatMap(rulesOf).map((rule) => Buffer.byteLength(nginxKey(rule)));
  const longest = Math.max(0, ...lengths) + NGINX_BUCKET.extra;
  const powerOfTwo = (least: number) => 2 ** Math.ceil(Math.log2(least));
  return [
    longest > NGINX_BUCKET.size ? `map_hash_bucket_size ${powerOfTwo(longest)};\n` : '',
    lengths.length * 2 > NGINX_BUCKET.entries ? `map_hash_max_size ${powerOfTwo(lengths.length * 2)};\n` : '',
  ].join('');
}

/** Entries of an nginx `map` from old to new addresses. */
export function redirectsMap(redirects: readonly Redirect[]): string {
  return splitRedirects(redirects)
    .paths.flatMap(rulesOf)
    .map((rule) => nginxEntry(nginxKey(rule), rule.to))
    .join('');
}

/**
 * nginx `map`s from paths with a parameter to new addresses: one for each name, which has its value as a variable. The last
 * of them is `$site_query_redirect`.
 */
export function queryMaps(redirects: readonly Redirect[]): string {
  const rules = splitRedirects(redirects).queries.flatMap(rulesOf);
  const names = [...new Set(rules.flatMap(({ parameter }) => parameter?.name ?? []))];
  let fallback = '""';
  const maps = names.map((name) => {
    const entries = rules
      .filter(({ parameter }) => parameter?.name === name)
      .map((rule) => nginxEntry(nginxKey(rule), rule.to));
    const map = `map "$uri?$arg_${name}" $site_redirect_${name} {\ndefault ${fallback};\n${entries.join('')}}\n`;
    fallback = `$site_redirect_${name}`;
    return map;
  });
  return `${maps.join('')}map $uri $site_query_redirect {\ndefault ${fallback};\n}\n`;
}

/** File with the new addresses of old ones that have a parameter, which the first script reads. */
export const OLD_ADDRESSES = 'old-addresses.json';

/** Names of the parameters of old addresses, and the new ones by the path, name and value of old ones. */
export function oldQueries(redirects: readonly Redirect[]): {
  names: string[];
  moved: Record<string, string>;
} {
  const queries = splitRedirects(redirects).queries.map((redirect) => ({
    ...readOldAddress(redirect.from),
    to: targetOf(redirect),
  }));
  return {
    names: [...new Set(queries.flatMap(({ parameter }) => parameter?.name ?? []))],
    moved: Object.fromEntries(
      queries.map(({ path, parameter, to }) => [
        `${withBasePath(path).replace(/(?<=.)\/$/, '')}?${parameter?.name}=${parameter?.value}`,
        to,
      ]),
    ),
  };
}

/** File of the redirect page; undefined for paths that hosts do not serve as HTML: `/index.php`. */
export function redirectFileOf({ from }: Redirect): string | undefined {
  const ending = path.posix.extname(from);
  if (/^\.html?$/.test(ending)) return from.slice(1);
  return ending === '' ? `${from.slice(1)}/index.html` : undefined;
}

/**
 * HTML page with `<meta http-equiv="refresh">`, a canonical address and a link.
 *
 * @param script address of a script that leads on, for a path that parameters lead elsewhere
 */
export function redirectPage(redirect: Redirect, language: string, script?: string): string {
  const target = escapeMarkup(targetOf(redirect));
  const address = absoluteUrl(redirect.to);
  const refresh = `<meta http-equiv="refresh" content="0; url=${target}">`;
  const policy = `default-src 'none'; ${script ? "script-src 'self'; connect-src 'self'; " : ''}base-uri 'none'`;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
${script ? `<script src="${script}" data-to="${target}"></script><noscript>${refresh}</noscript>` : refresh}
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(messages.title)}</title>
<link rel="canonical" href="${escapeMarkup(address)}">
</head>
<body>
<h1>${escapeMarkup(messages.title)}</h1>
<p><a href="${target}">${escapeMarkup(messages.link({ address }))}</a></p>
</body>
</html>
`;
}

/**
 * Writes the page of every redirect into an export, and the file of those with a parameter. Throws if the site has a file at
 * that path.
 *
 * @param script address of the script that leads on, if there are redirects with a parameter
 */
export function writeRedirectPages(
  folder: string,
  redirects: readonly Redirect[],
  language: string,
  script?: string,
): void {
  const { queries, paths } = splitRedirects(redirects);
  const withParameters = new Set(queries.map(({ from }) => readOldAddress(from).path));
  if (queries.length > 0)
    writeFileSync(path.join(folder, OLD_ADDRESSES), JSON.stringify(oldQueries(redirects).moved));
  for (const redirect of paths) {
    const file = redirectFileOf(redirect);
    if (!file) continue;
    const target = path.join(folder, file);
    if (existsSync(target) || existsSync(path.join(folder, redirect.from.slice(1), 'index.html')))
      throw new Error(`data/redirects.yaml leads ${redirect.from} elsewhere, which is a file of the site.`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
      redirectPage(redirect, language, withParameters.has(redirect.from) ? script : undefined),
    );
  }
}
