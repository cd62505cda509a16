/** @jest-environment node */
import { mainSitemapXml, sitemapParts, sitemapXml } from '@/lib/seo/sitemap';
import { absoluteUrl } from '@/lib/site-url';

const many = Array.from({ length: 5000 }, (_, index) => ({ url: absoluteUrl(`/recipes/dish-${index}`) }));
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test('a large site has a sitemap of sitemaps, which name each address once', () => {
  const parts = sitemapParts(many);
  expect(locations(mainSitemapXml(many))).toEqual(
    parts.map((_, index) => absoluteUrl(`/sitemap/${index + 1}.xml`)),
  );
  expect(parts.map(sitemapXml).flatMap(locations)).toEqual(many.map(({ url }) => url));
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(1000);
});

test('a small site has one', () => {
  expect(sitemapParts(many.slice(0, 1000))).toEqual([]);
  expect(locations(mainSitemapXml(many.slice(0, 3)))).toEqual(many.slice(0, 3).map(({ url }) => url));
});
