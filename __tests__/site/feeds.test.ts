/** @jest-environment node */
import { guideFeed, recipeFeed } from '@/lib/pages/feeds';
import { documentHtml } from '@/lib/seo/document';

const entries = [...recipeFeed().entries, ...guideFeed().entries];

test('feed entries have full addresses and no unresolved references', () => {
  const broken = entries.flatMap(({ path, content }) => {
    const html = documentHtml(content);
    const found = html.match(/(?:href|src)="(?!https?:\/\/)[^"]*"|\{[^}]*\}|undefined|\[object/g) ?? [];
    return found.map((text) => `${path}: ${text}`);
  });
  expect(broken).toEqual([]);
});

test('feed entries have different ids', () => {
  const ids = entries.map(({ idPath }) => idPath);
  expect(new Set(ids).size).toBe(ids.length);
});
