import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from 'playwright/test';
import { parseSitemap } from 'sitemap';
import { basePath } from '@/lib/text/base-path';
import { OUT } from '@/scripts/export';
import { sitemapErrors } from './parsers';

const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');

/** True if the export has the file at an address of the site. */
const isExported = (address: string) => {
  const file = decodeURI(new URL(address).pathname).slice(basePath.length);
  return existsSync(path.join(OUT, file.endsWith('/') ? `${file}index.html` : file));
};

const FEEDS = ['feed', 'guides/feed'];

type JsonFeed = {
  version: string;
  items: { id: string; url: string; title: string; content_html: string; image: string }[];
};

for (const feed of FEEDS) {
  test(`a feed reader finds the whole text, picture, days and author of each entry of /${feed}.xml`, () => {
    const { items, title: name } = parseFeed(read(`${feed}.xml`));
    expect(name).toBeTruthy();
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const item of items) {
      const { id, title, url, content, published, updated, media, authors } = item;
      expect(title, id ?? '').toBeTruthy();
      expect(isExported(url ?? ''), id ?? '').toBe(true);
      expect(content?.length, id ?? '').toBeGreaterThan(500);
      expect(authors[0]?.name, id ?? '').toBeTruthy();
      expect(Number(published), id ?? '').toBeLessThanOrEqual(Number(updated));
      expect(
        media.map(({ mimeType }) => mimeType),
        id ?? '',
      ).toEqual(['image/jpeg']);
      expect(isExported(media[0]?.url ?? ''), id ?? '').toBe(true);
    }
  });

  test(`/${feed}.json says the same as /${feed}.xml, with full addresses only`, () => {
    const { items: entries } = parseFeed(read(`${feed}.xml`));
    const { version, items }: JsonFeed = JSON.parse(read(`${feed}.json`));
    expect(version).toBe('https://jsonfeed.org/version/1.1');
    expect(items.map(({ id, url, title }) => ({ id, url, title }))).toEqual(
      entries.map(({ id, url, title }) => ({ id, url, title })),
    );
    for (const { id, content_html: html, image } of items) {
      expect(html, id).not.toMatch(/(href|src)="(?!https?:|mailto:|tel:)/);
      expect(isExported(image), id).toBe(true);
    }
  });
}

test('the sitemap follows the schema of its protocol, and names pages and pictures that exist', async () => {
  expect(await sitemapErrors(read('sitemap.xml'))).toEqual([]);
  const entries = await parseSitemap(createReadStream(path.join(OUT, 'sitemap.xml')));
  const addresses = entries.flatMap(({ url, img }) => [url, ...img.map((image) => image.url)]);
  expect(addresses.filter((address) => !isExported(address))).toEqual([]);
  expect(entries.filter(({ img }) => img.length > 0).length).toBeGreaterThan(0);
});
