/** @jest-environment node */
import robots from '@/app/robots';
import { mainSitemapXml, sitemapEntries, sitemapParts, sitemapXml } from '@/lib/pages/sitemap';

const many = Array.from({ length: 25_000 }, (_, index) => ({
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

  it('dates recipes and guides by their last change, and no other page', () => {
    const days = Object.fromEntries(sitemapEntries().map(({ url, lastmod }) => [url, lastmod]));
    expect(days).toMatchObject({
      'https://example.com/chickpea-block/': '2024-01-05',
      'https://example.com/recipes/herb-salad/': '2024-06-15',
      'https://example.com/travel/islands/': '2025-02-02',
      'https://example.com/travel/port-alder/fish-hall/': '2024-06-01',
    });
    expect(days['https://example.com/']).toBeUndefined();
    expect(days['https://example.com/about/']).toBeUndefined();
  });

  it('has the pictures of a page, each once, and none of other pages', () => {
    const imagesOf = (path: string) =>
      sitemapEntries()
        .find(({ url }) => url === `https://example.com${path}`)
        ?.img?.map((image) => image.replace(/-[0-9a-f]{8}-\d+\.webp$/, ''));
    expect(imagesOf('/barley-stew/')).toEqual(
      ['stew', 'step-brown', 'photo-dice', 'photo-cut', 'photo-layer'].map(
        (name) => `https://example.com/pictures/${name}`,
      ),
    );
    expect(imagesOf('/travel/port-alder/hill-market/')).toEqual(['https://example.com/pictures/hill-market']);
    expect(imagesOf('/travel/port-alder/events/')).toContain('https://example.com/pictures/event-herring');
  });

  it('writes the day of a page, and its images in their own namespace', async () => {
    const image = 'https://example.com/pictures/stew-1a2b.webp?a=1&b=2';
    const xml = await sitemapXml([
      { url: 'https://example.com/stew/', lastmod: '2024-05-06', img: [image] },
      { url: 'https://example.com/about/' },
    ]);
    expect(xml.replaceAll('><', '>\n<')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url>
<loc>https://example.com/stew/</loc>
<lastmod>2024-05-06</lastmod>
<image:image>
<image:loc>https://example.com/pictures/stew-1a2b.webp?a=1&amp;b=2</image:loc>
</image:image>
</url>
<url>
<loc>https://example.com/about/</loc>
</url>
</urlset>`);
  });

  it('is in parts of at most 10,000 addresses, listed once each', async () => {
    const parts = sitemapParts(many);
    expect(parts.map((part) => part.length)).toEqual([10_000, 10_000, 5000]);
    expect(locations(await mainSitemapXml(many))).toEqual(
      [1, 2, 3].map((part) => `https://example.com/sitemap/${part}.xml`),
    );
    expect((await Promise.all(parts.map(sitemapXml))).flatMap(locations)).toEqual(many.map(({ url }) => url));
  });

  it('is one file on a small site, and named in robots.txt', async () => {
    expect(sitemapParts(many.slice(0, 10_000))).toEqual([]);
    expect(locations(await mainSitemapXml(many.slice(0, 3)))).toHaveLength(3);
    expect(robots().sitemap).toBe('https://example.com/sitemap.xml');
  });
});
