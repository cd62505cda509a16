import { readFileSync } from 'node:fs';
import { LinkChecker, LinkState } from 'linkinator';
import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/content/site-url';
import { basePath, withBasePath } from '@/lib/text/base-path';
import {
  attribute,
  elementsOf,
  exportedPages,
  filesUnder,
  isRedirectPage,
  OUT,
  textOf,
} from '@/scripts/export';

test('every link, picture and anchor of every page leads somewhere on the site', async ({ baseURL }) => {
  const site = baseURL ?? '';
  const checker = new LinkChecker();
  const walk = () =>
    checker.check({
      path: exportedPages().map(({ route }) => site + withBasePath(route)),
      checkFragments: true,
      redirects: 'error',
      concurrency: 10,
      // A machine that does something else beside the tests may not answer in time.
      retryErrors: true,
      retryErrorsCount: 3,
      retryErrorsJitter: 100,
      // Canonical links, share pictures and structured data name the public address.
      urlRewriteExpressions: [{ pattern: new RegExp(`^${siteUrl}(?=/)`), replacement: site + basePath }],
      linksToSkip: async (address) => !address.startsWith(`${site}/`),
    });
  // It looks for the anchors it knows of when it comes to a page: those that later pages name are found by a second walk.
  const links = [...(await walk()).links, ...(await walk()).links];
  expect(links.length).toBeGreaterThan(exportedPages().length);
  // "#list=…" is a shopping list for a script to read, not an anchor.
  const broken = links.filter(({ state, url }) => state === LinkState.BROKEN && !url.includes('#list='));
  expect([...new Set(broken.map(({ url, parent }) => `${parent ?? 'A page'} leads to ${url}`))]).toEqual([]);
});

test('every redirect of this site leads to one of its pages', () => {
  const routes = new Set(exportedPages().map(({ route }) => withBasePath(route)));
  const lost = filesUnder(OUT).flatMap((file) => {
    const html = file.endsWith('.html') ? readFileSync(`${OUT}/${file}`, 'utf8') : '';
    if (!isRedirectPage(html)) return [];
    const target = elementsOf(html).find(({ tagName }) => tagName === 'a');
    const { origin, pathname } = new URL((target && attribute(target, 'href')) ?? '', siteUrl);
    return origin === new URL(siteUrl).origin && !routes.has(pathname)
      ? [`${file} leads to ${pathname}`]
      : [];
  });
  expect(lost).toEqual([]);
});

test('structured data names only pages and files of the site that are there', () => {
  const files = new Set(filesUnder(OUT).map((file) => `/${file}`.replace(/\/index\.html$/, '/')));
  // An `@id` only names a thing.
  const address = new RegExp(`(?<!"@id":\\s*)"${siteUrl}(/[^"#?\\\\]*)`, 'g');
  const gone = exportedPages().flatMap(({ route, html }) =>
    elementsOf(html)
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .flatMap((element) => [...textOf(element).matchAll(address)].map(([, path = '']) => path))
      .filter((path) => !files.has(decodeURIComponent(path)))
      .map((path) => `${route} names ${path}`),
  );
  expect(gone).toEqual([]);
});

test('no link is empty or runs a script', () => {
  const idle = exportedPages().flatMap(({ route, html }) =>
    elementsOf(html)
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => attribute(link, 'href'))
      .filter((href) => href !== undefined && /^(#?|javascript:.*)$/.test(href))
      .map((href) => `${route}: “${href}”`),
  );
  expect(idle).toEqual([]);
});

test('no script holds the checks of data, which belong to the build', () => {
  const scripts = filesUnder(`${OUT}/_next`).filter((file) => file.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  // Mended by "import type", or by moving the import.
  expect(scripts.filter((file) => readFileSync(`${OUT}/_next/${file}`, 'utf8').includes('ZodError'))).toEqual(
    [],
  );
});
