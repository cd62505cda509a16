import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as messages from '@/.content/messages/moved';
import { withBasePath } from '@/lib/content/base-path';
import { absoluteUrl } from '@/lib/content/site-url';
import { isFullAddress } from '@/lib/text/full-address';
import { escapeMarkup } from '@/lib/text/markup';

/** An old path of the site, and the path or full address it leads to. */
export type Redirect = { from: string; to: string };

/** Where a redirect leads, from the root of the host: `/site/flour/`, or a full address elsewhere. */
function targetOf({ to }: Redirect): string {
  if (isFullAddress(to)) return new URL(to).href;
  const { pathname, search, hash } = new URL(absoluteUrl(to));
  return `${pathname}${search}${hash}`;
}

/** Every way an old address is asked for, from the root of the host, with where it leads. */
const waysOf = (redirect: Redirect): [from: string, to: string][] => {
  const from = withBasePath(redirect.from);
  return [from, `${from}/`].map((way) => [way, targetOf(redirect)]);
};

/** The text of a `_redirects` file, as Netlify and Cloudflare Pages read it. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(waysOf)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** The entries of an nginx `map` from old addresses to new ones. */
export function redirectsMap(redirects: readonly Redirect[]): string {
  return (
    redirects
      .flatMap(waysOf)
      // A dollar would name a variable.
      .map(([from, to]) => `${from} "${to.replaceAll('$', '%24')}";\n`)
      .join('')
  );
}

/** The file that answers at an old path; undefined for one that would not be sent as a page: `/index.php`. */
export function redirectFileOf({ from }: Redirect): string | undefined {
  const ending = path.posix.extname(from);
  if (/^\.html?$/.test(ending)) return from.slice(1);
  return ending === '' ? `${from.slice(1)}/index.html` : undefined;
}

/** A page that leads on by itself, and names the address for search engines and for whoever turned that off. */
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
<p><a href="${target}">${escapeMarkup(messages.goOn({ address }))}</a></p>
</body>
</html>
`;
}

/** Writes the page of every redirect into an export. Throws where there is a file of the site already. */
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
