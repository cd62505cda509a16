/** @jest-environment node */
import { parseFeed } from '@rowanmanning/feed-parser';
import { atomFeed, type Feed, jsonFeed } from '@/lib/seo/feed';

// Whole feeds are __tests__/expected/feed.xml, guides/feed.xml and their JSON.

const feed: Feed = {
  atomPath: '/feed.xml',
  jsonPath: '/feed.json',
  homePath: '/recipes',
  title: 'Salt & Sour',
  description: 'All of it.',
  entries: [
    {
      idPath: '/recipes/7',
      path: '/recipes/fish-soup',
      title: 'Fish <Soup>',
      description: 'Soup & bread.',
      content: [{ kind: 'paragraph', text: 'Boil & eat.', href: '/flour' }],
      published: '2024-05-06',
      updated: '2025-06-07',
      categories: ['Stew'],
      picture: { name: 'stew', alt: 'A bowl' },
      language: 'ko',
    },
  ],
};
const empty = { ...feed, entries: [] };
const CONTENT = '<p><a href="https://example.com/flour/">Boil &amp; eat.</a></p>';

it('both formats escape the texts of an entry', () => {
  const [entry] = parseFeed(atomFeed(feed)).items;
  expect(entry).toMatchObject({ title: 'Fish <Soup>', description: 'Soup & bread.' });
  expect(atomFeed(feed)).toContain(`<![CDATA[${CONTENT}]]>`);
  expect(JSON.parse(jsonFeed(feed)).items).toMatchObject([
    { title: 'Fish <Soup>', summary: 'Soup & bread.', content_html: CONTENT },
  ]);
});

it('both formats name the language of an entry that is not that of the site', () => {
  expect(atomFeed(feed)).toContain('<content type="html" xml:lang="ko">');
  expect(JSON.parse(jsonFeed(feed)).items[0].language).toBe('ko');
});

it('a feed without entries has a fixed day, and an empty list in JSON', () => {
  expect(atomFeed(empty)).toContain('<updated>2023-01-01T00:00:00.000Z</updated>');
  expect(JSON.parse(jsonFeed(empty))).toMatchObject({ title: 'Salt & Sour', items: [] });
});
