import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { basePath } from '@/lib/text/base-path';
import { attribute, elementsOf, exportedPages, headOf, metaTagsOf, OUT, textOf } from '@/scripts/export';
import { canonicalOf } from './head';

const pages = exportedPages();
/** Pages at their own addresses, without the page for missing ones. */
const originals = pages.filter(({ route, html }) => canonicalOf(html) === basePath + route);
const copies = pages.filter(
  ({ route, html }) => route.endsWith('/') && canonicalOf(html) !== basePath + route,
);

/** The text of each element in the main part of a page, with its link and picture. */
function contentOf(html: string): string[] {
  const elements = elementsOf(html);
  const main = elements.find(({ tagName }) => tagName === 'main')?.sourceCodeLocation;
  if (!main) return [];
  return elements
    .filter(
      ({ sourceCodeLocation: at }) =>
        at && at.startOffset >= main.startOffset && at.endOffset <= main.endOffset,
    )
    .map((element) =>
      [element.tagName, attribute(element, 'href'), attribute(element, 'src'), textOf(element)].join(' '),
    );
}

test('each page has one title, description and canonical address, and shares none of them', () => {
  const seen = new Map<string, string>();
  const problems = pages
    .filter(({ route }) => route.endsWith('/'))
    .flatMap(({ route, html }) => {
      const head = headOf(html);
      const titles = head.filter(({ tagName }) => tagName === 'title').map(textOf);
      const descriptions = head
        .filter((element) => element.tagName === 'meta' && attribute(element, 'name') === 'description')
        .map((element) => attribute(element, 'content') ?? '');
      const canonicals = head.filter((element) => attribute(element, 'rel') === 'canonical');
      const counts = { titles, descriptions, canonicals };
      const missing = Object.entries(counts).flatMap(([name, found]) =>
        found.length === 1 && found[0] !== '' ? [] : [`${route} has ${found.length} ${name}`],
      );
      // A copy of a page has the words of that page.
      if (canonicalOf(html) !== basePath + route) return missing;
      const shared = [...titles, ...descriptions].flatMap((words) => {
        const other = seen.get(words);
        seen.set(words, route);
        return other ? [`${route} and ${other} share “${words}”`] : [];
      });
      return [...missing, ...shared];
    });
  expect(problems).toEqual([]);
});

test('each page says once at most whether search engines may show it', () => {
  const contradictory = pages.filter(
    ({ html }) => headOf(html).filter((element) => attribute(element, 'name') === 'robots').length > 1,
  );
  expect(contradictory.map(({ route }) => route)).toEqual([]);
});

test('a second address of a page shows the same page', () => {
  const different = copies.filter(({ html }) => {
    const original = originals.find(({ route }) => basePath + route === canonicalOf(html));
    return contentOf(original?.html ?? '').join('\n') !== contentOf(html).join('\n');
  });
  expect(different.map(({ route }) => route)).toEqual([]);
});

test('the sitemap lists the pages that search engines may show, and no others', () => {
  const listed = [...readFileSync(`${OUT}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
  const indexed = originals.filter(({ html }) => !/noindex/.test(metaTagsOf(html).get('robots') ?? ''));
  expect(listed.map(([, address = '']) => new URL(address).pathname).sort()).toEqual(
    indexed.map(({ route }) => basePath + encodeURI(route)).sort(),
  );
});
