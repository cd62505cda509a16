import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractFromHtml } from '@extractus/article-extractor';
import readCard from 'open-graph-scraper';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { basePath } from '@/lib/text/base-path';
import { metaTagsOf, OUT } from '@/scripts/export';
import { exportedRecipes, indexedPages, sitePages } from './routes';

/** Messengers skip pictures that are larger, in bytes. */
const MAX_BYTES = 300_000;

const fileAt = (address: string) =>
  readFileSync(path.join(OUT, decodeURI(new URL(address).pathname).slice(basePath.length)));

const indexed = indexedPages.map((page) => ({ ...page, meta: metaTagsOf(page.html) }));

test('every page for search engines has a share card of its own, in the size that it names', async () => {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const { route, meta } of indexed) {
    const card = meta.get('og:image') ?? '';
    const bytes = fileAt(card);
    const { width, height, format } = await sharp(bytes).metadata();
    const shown = { width: String(width), height: String(height), type: `image/${format}` };
    const named = Object.fromEntries(
      ['width', 'height', 'type'].map((key) => [key, meta.get(`og:image:${key}`)]),
    );
    if (shown.width !== '1200' || shown.height !== '630') problems.push(`${route}: ${width} × ${height}`);
    if (JSON.stringify(shown) !== JSON.stringify(named)) problems.push(`${route}: other size than named`);
    if (bytes.length > MAX_BYTES) problems.push(`${route}: ${bytes.length} bytes`);
    if (!meta.get('og:image:alt')) problems.push(`${route}: no alternative text`);
    if (meta.get('twitter:image') !== card) problems.push(`${route}: other card for Twitter`);
    // Further pages of a list share its card.
    const other = seen.get(card);
    if (other && !/\/page\/\d+\/$/.test(route)) problems.push(`${route} and ${other} share ${card}`);
    seen.set(card, route);
  }
  expect(problems).toEqual([]);
});

test('every page names its author, its locale and the kind of its card', () => {
  for (const { route, meta } of indexed) {
    expect(meta.get('author'), route).toBeTruthy();
    expect(meta.get('og:locale'), route).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
    expect(meta.get('twitter:card'), route).toBe('summary_large_image');
    const isArticle = meta.get('og:type') === 'article';
    // The day of publication may be unknown.
    if (!isArticle) expect(meta.has('article:published_time'), route).toBe(false);
    expect(meta.has('article:author'), route).toBe(isArticle);
  }
});

test('every recipe offers Pinterest a tall picture', async () => {
  for (const route of exportedRecipes) {
    const html = sitePages.find((page) => page.route === route)?.html ?? '';
    const pin = /data-pin-media="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(pin).pathname, route).toBe(`${basePath}${route}pin.jpg`);
    const { width, height } = await sharp(fileAt(pin)).metadata();
    expect({ width, height }, route).toEqual({ width: 1000, height: 1500 });
  }
});

test('programs that draw previews of links read the title, description and card of every page', async () => {
  for (const { route, html, meta } of indexed) {
    const [title, description, card] = ['title', 'description', 'image'].map((key) => meta.get(`og:${key}`));
    const { result } = await readCard({ html });
    expect(result, route).toMatchObject({
      ogTitle: title,
      ogDescription: description,
      ogImage: [{ url: card, width: '1200', height: '630' }],
      author: meta.get('author'),
    });
    const options = { descriptionLengthThreshold: 1, contentLengthThreshold: 1 };
    const article = await extractFromHtml(html, meta.get('og:url'), options);
    // It shortens a long description, and leaves the name of the site out of some titles.
    const read = { url: article?.url, image: article?.image, author: article?.author };
    expect(read, route).toEqual({ url: meta.get('og:url'), image: card, author: meta.get('author') });
    expect(title?.startsWith(article?.title?.split(' | ')[0] ?? '?'), route).toBe(true);
    expect(description?.slice(0, 40), route).toBe(article?.description?.slice(0, 40));
  }
});
