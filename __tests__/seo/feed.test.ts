/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { atomFeed, type Feed, jsonFeed } from '@/lib/seo/feed';

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
      categories: ['Stew', 'Harbour'],
      picture: { name: 'stew', alt: 'A bowl' },
      language: 'ko',
    },
  ],
};

const ATOM = 'http://www.w3.org/2005/Atom';
const MEDIA = 'http://search.yahoo.com/mrss/';
const parse = (xml: string) => new new JSDOM().window.DOMParser().parseFromString(xml, 'application/xml');

describe('atomFeed', () => {
  const [entry] = parse(atomFeed(feed)).getElementsByTagNameNS(ATOM, 'entry');
  const text = (name: string) => entry?.getElementsByTagNameNS(ATOM, name)[0]?.textContent.trim();
  const link = (rel: string) =>
    [...(entry?.getElementsByTagNameNS(ATOM, 'link') ?? [])].find((each) => each.getAttribute('rel') === rel);

  it('has the days, texts and whole content of an entry', () => {
    expect(text('title')).toBe('Fish <Soup>');
    expect(text('published')).toBe('2024-05-06T00:00:00.000Z');
    expect(text('updated')).toBe('2025-06-07T00:00:00.000Z');
    expect(text('summary')).toBe('Soup & bread.');
    expect(text('content')).toBe('<p><a href="https://example.com/flour/">Boil &amp; eat.</a></p>');
  });

  it('has an id of its own beside the address of the page', () => {
    expect(text('id')).toBe('https://example.com/recipes/7/');
    expect(link('alternate')?.getAttribute('href')).toBe('https://example.com/recipes/fish-soup/');
  });

  it('has the picture as an enclosure and as media', () => {
    const address = /^https:\/\/example\.com\/pictures\/stew-[0-9a-f]{8}-1280x720\.jpg$/;
    expect(link('enclosure')?.getAttribute('href')).toMatch(address);
    expect(link('enclosure')?.getAttribute('type')).toBe('image/jpeg');
    const [media] = entry?.getElementsByTagNameNS(MEDIA, 'content') ?? [];
    expect(media?.getAttribute('url')).toMatch(address);
    expect(media?.getAttribute('width')).toBe('1280');
    expect(media?.textContent?.trim()).toBe('A bowl');
  });

  it('has its categories', () => {
    const categories = [...(entry?.getElementsByTagNameNS(ATOM, 'category') ?? [])];
    expect(categories.map((category) => category.getAttribute('term'))).toEqual(['Stew', 'Harbour']);
  });

  it('is dated by its newest entry, and without entries by a fixed day', () => {
    const dateOf = (xml: string) => parse(xml).querySelector('feed > updated')?.textContent;
    expect(dateOf(atomFeed(feed))).toBe('2025-06-07T00:00:00.000Z');
    expect(dateOf(atomFeed({ ...feed, entries: [] }))).toBe('2023-01-01T00:00:00.000Z');
  });
});

it('jsonFeed has a list of entries without any', () => {
  expect(JSON.parse(jsonFeed({ ...feed, entries: [] }))).toMatchObject({ title: 'Salt & Sour', items: [] });
});

it('jsonFeed has the same entries', () => {
  expect(JSON.parse(jsonFeed(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Salt & Sour',
    home_page_url: 'https://example.com/recipes/',
    feed_url: 'https://example.com/feed.json',
    items: [
      {
        id: 'https://example.com/recipes/7/',
        url: 'https://example.com/recipes/fish-soup/',
        title: 'Fish <Soup>',
        summary: 'Soup & bread.',
        content_html: '<p><a href="https://example.com/flour/">Boil &amp; eat.</a></p>',
        image: expect.stringMatching(/stew-[0-9a-f]{8}-1280x720\.jpg$/),
        date_published: '2024-05-06T00:00:00.000Z',
        date_modified: '2025-06-07T00:00:00.000Z',
        tags: ['Stew', 'Harbour'],
        language: 'ko',
        attachments: [{ mime_type: 'image/jpeg' }],
      },
    ],
  });
});
