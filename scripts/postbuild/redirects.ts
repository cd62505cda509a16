import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as messages from '@/.content/messages/moved';
import { absoluteUrl } from '@/lib/content/site-url';
import { withBasePath } from '@/lib/text/base-path';
import { isFullAddress } from '@/lib/text/full-address';
import { escapeMarkup } from '@/lib/text/markup';

/** Old path of the site, and the path or full address it redirects to. */
export type Redirect = { from: string; to: string };

/** Target of a redirect with the base path: `/site/flour/`, or a full address. */
function targetOf({ to }: Redirect): string {
  if (isFullAddress(to)) return new URL(to).href;
  const { pathname, search, hash } = new URL(absoluteUrl(to));
  return `${pathname}${search}${hash}`;
}

/** Old address with and without trailing slash, each with its target. */
const rulesOf = (redirect: Redirect): [from: string, to: string][] => {
  const from = withBasePath(redirect.from);
  return [from, `${from}/`].map((path) => [path, targetOf(redirect)]);
};

/** Text of a `_redirects` file for Netlify and Cloudflare Pages. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(rulesOf)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** Entries of an nginx `map` from old to new addresses. */
export function redirectsMap(redirects: readonly Redirect[]): string {
  return (
    redirects
      .flatMap(rulesOf)
      // A dollar sign would start a variable.
      .map(([from, to]) => `${from} "${to.replaceAll('$', '%24')}";\n`)
      .join('')
  );
}

/** File of the redirect page; undefined for paths that hosts do not serve as HTML: `/index.php`. */
export function redirectFileOf({ from }: Redirect): string | undefined {
  const ending = path.posix.extname(from);
  if (/^\.html?$/.test(ending)) return from.slice(1);
  return ending === '' ? `${from.slice(1)}/index.html` : undefined;
}

/** HTML page with `<meta http-equiv="refresh">`, a canonical address and a link. */
export function redirectPage(redirect: Redirect, language: string): string {
  const target = escapeMarkup(targetOf(redirect));
  const address = absoluteUrl(redirect.to);
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'">
<meta http-equiv="refresh" content="0; url=${target}">
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

/** Writes the page of every redirect into an export. Throws if the site has a file at that path. */
export function writeRedirectPages(folder: string, redirects: readonly Redirect[], language: string): void {
  for (const redirect of redirects) {
    const file = redirectFileOf(redirect);
    if (!file) continue;
    const target = path.join(folder, file);
    if (existsSync(target) || existsSync(path.join(folder, redirect.from.slice(1), 'index.html')))
      throw new Error(`data/redirects.yaml leads ${redirect.from} elsewhere, which is a file of the site.`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, redirectPage(redirect, language));
  }
}
