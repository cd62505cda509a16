/** @jest-environment node */
import { mainSitemapXml, sitemapParts, sitemapXml } from '@/lib/pages/sitemap';

const many = Array.from({ length: 25_000 }, (_, index) => ({
  url: `https://example.com/recipes/dish-${index}/`,
}));
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

// The sitemap of the fixture site is __tests__/expected/sitemap.xml.

describe('the sitemap', () => {
  it('escapes addresses', async () => {
    const xml = await sitemapXml([
      { url: 'https://example.com/', img: ['https://example.com/a.webp?a=1&b=2'] },
    ]);
    expect(xml).toContain('<image:loc>https://example.com/a.webp?a=1&amp;b=2</image:loc>');
  });

  it('is in parts of at most 10,000 addresses, listed once each', async () => {
    const parts = sitemapParts(many);
    expect(parts.map((part) => part.length)).toEqual([10_000, 10_000, 5000]);
    expect(locations(await mainSitemapXml(many))).toEqual(
      [1, 2, 3].map((part) => `https://example.com/sitemap/${part}.xml`),
    );
    expect((await Promise.all(parts.map(sitemapXml))).flatMap(locations)).toEqual(many.map(({ url }) => url));
  });

  it('is one file on a small site', async () => {
    expect(sitemapParts(many.slice(0, 10_000))).toEqual([]);
    expect(locations(await mainSitemapXml(many.slice(0, 3)))).toHaveLength(3);
  });
});
