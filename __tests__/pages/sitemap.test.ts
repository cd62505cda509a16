/** @jest-environment node */
import robots from '@/app/robots';
import { mainSitemapXml, sitemapEntries, sitemapParts, sitemapXml } from '@/lib/pages/sitemap';

const many = Array.from({ length: 5000 }, (_, index) => ({
  url: `https://example.com/recipes/dish-${index}/`,
}));
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
const urls = sitemapEntries().map(({ url }) => url);

describe('the sitemap', () => {
  it.each(['/', '/recipes/', '/barley-stew/', '/recipes/herb-salad/'])('lists %s', (path) => {
    expect(urls.filter((url) => url === `https://example.com${path}`)).toHaveLength(1);
  });

  it.each(['/threads/', '/recipes/1/', '/travel/port-alder/search/', '/recipes/saved/', '/pottery/'])(
    'does not list %s, a second address or a page that is not indexed',
    (path) => expect(urls).not.toContain(`https://example.com${path}`),
  );

  it('dates recipes by their last change, and nothing else', () => {
    const dated = sitemapEntries().filter(({ lastModified }) => lastModified !== undefined);
    expect(dated).toHaveLength(7);
    expect(dated).toContainEqual({
      url: 'https://example.com/barley-stew/',
      lastModified: expect.any(String),
    });
  });

  it('is in parts of at most 1000 addresses, listed once each', () => {
    const parts = sitemapParts(many);
    expect(locations(mainSitemapXml(many))).toEqual(
      [1, 2, 3, 4, 5].map((part) => `https://example.com/sitemap/${part}.xml`),
    );
    expect(parts.map(sitemapXml).flatMap(locations)).toEqual(many.map(({ url }) => url));
  });

  it('is one file on a small site, and named in robots.txt', () => {
    expect(sitemapParts(many.slice(0, 1000))).toEqual([]);
    expect(locations(mainSitemapXml(many.slice(0, 3)))).toHaveLength(3);
    expect(robots().sitemap).toBe('https://example.com/sitemap.xml');
  });
});
