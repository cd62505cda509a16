/** @jest-environment node */

import { buildDay } from '@/lib/build-day';
import { site } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { absoluteUrl, readSiteUrl, siteUrl } from '@/lib/site-url';

describe('The address of the site', () => {
  it.each([
    [undefined, 'https://example.com'],
    ['', 'https://example.com'],
    ['https://food.example.org', 'https://food.example.org'],
    ['https://food.example.org/', 'https://food.example.org'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://me.github.io/my.Site/', 'https://me.github.io/my.Site'],
    ['https://example.org./blog/food', 'https://example.org/blog/food'],
  ])('%s becomes %s', (value, expected) => {
    expect(readSiteUrl(value)).toBe(expected);
  });

  it.each([
    'food.example.org',
    'ftp://example.org',
    'https://example.org/my%20site',
    'https://example.org//blog',
    'https://example.org/?a',
  ])('cannot be %s', (value) => {
    expect(() => readSiteUrl(value)).toThrow(`SITE_URL is “${value}”`);
  });
});

describe('A full address', () => {
  it.each([
    ['/', '/'],
    ['/curd', '/curd/'],
    ['/curd/', '/curd/'],
    ['/curd#step-press', '/curd/#step-press'],
    ['/recipes?category=stews', '/recipes/?category=stews'],
    ['/share.jpg', '/share.jpg'],
    ['/pictures/curd-1a2b-1200x675.jpg', '/pictures/curd-1a2b-1200x675.jpg'],
  ])('of %s is the site with %s', (path, expected) => {
    expect(absoluteUrl(path)).toBe(`${siteUrl}${expected}`);
  });

  it('of another site stays as it is', () => {
    expect(absoluteUrl('https://elsewhere.example/a')).toBe('https://elsewhere.example/a');
  });
});

describe('The metadata of a page', () => {
  const words = { path: '/curd', title: 'Curd', description: 'Milk, water and a day.' };

  it('says one title, description and address everywhere', () => {
    const { title, description, alternates, openGraph, twitter } = pageMetadata(words);
    expect(title).toBe('Curd');
    expect(alternates?.canonical).toBe(`${siteUrl}/curd/`);
    const shared = { title: `Curd | ${site.name}`, description };
    expect(openGraph).toMatchObject({ ...shared, url: `${siteUrl}/curd/`, type: 'website', locale: 'en_CA' });
    expect(twitter).toMatchObject({ ...shared, card: 'summary_large_image' });
  });

  it('does not repeat the name of the site on the home page', () => {
    const { title, openGraph } = pageMetadata({ ...words, path: '/', title: site.name });
    expect(title).toEqual({ absolute: site.name });
    expect(openGraph).toMatchObject({ title: site.name, url: `${siteUrl}/` });
  });

  it('carries the site card with size and description when the page has no image', () => {
    expect(pageMetadata(words).openGraph).toMatchObject({
      images: [
        { url: `${siteUrl}/share.jpg`, width: 1200, height: 630, alt: expect.stringContaining(site.name) },
      ],
    });
  });

  it('carries the image of the page in both cards', () => {
    const image = { path: '/curd/share.jpg', alt: 'A block of curd' };
    const { openGraph, twitter } = pageMetadata({ ...words, image });
    const expected = { url: `${siteUrl}/curd/share.jpg`, alt: 'A block of curd' };
    expect(openGraph).toMatchObject({ images: [{ ...expected, width: 1200, height: 630 }] });
    expect(twitter).toMatchObject({ images: [expected] });
  });

  it('dates an article', () => {
    const dates = { published: '2024-01-02', modified: '2025-03-04' };
    expect(pageMetadata({ ...words, ...dates }).openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2024-01-02',
      modifiedTime: '2025-03-04',
    });
  });

  it('keeps a page out of search engines only when asked to', () => {
    expect(pageMetadata(words).robots).toBeUndefined();
    expect(pageMetadata({ ...words, index: false }).robots).toEqual({ index: false, follow: true });
  });
});

describe('The day of the build', () => {
  const before = process.env.SOURCE_DATE_EPOCH;

  afterEach(() => {
    if (before === undefined) delete process.env.SOURCE_DATE_EPOCH;
    else process.env.SOURCE_DATE_EPOCH = before;
  });

  it('is the day SOURCE_DATE_EPOCH names', () => {
    process.env.SOURCE_DATE_EPOCH = '1700000000';
    expect(buildDay()).toBe('2023-11-14');
  });

  it('is today without it', () => {
    delete process.env.SOURCE_DATE_EPOCH;
    expect(buildDay()).toBe(new Date().toISOString().slice(0, 10));
  });

  it.each(['yesterday', '-5', '1e99', '99999999999999999'])('cannot be read from %s', (value) => {
    process.env.SOURCE_DATE_EPOCH = value;
    expect(() => buildDay()).toThrow(`SOURCE_DATE_EPOCH is “${value}”`);
  });
});
