/** @jest-environment node */
import { absoluteUrl, readSiteUrl } from '@/lib/content/site-url';

describe('readSiteUrl', () => {
  it.each([
    [undefined, 'https://example.com'],
    ['', 'https://example.com'],
    ['https://food.example.org', 'https://food.example.org'],
    ['https://food.example.org/', 'https://food.example.org'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://me.github.io/my.Site/', 'https://me.github.io/my.Site'],
    ['https://example.org./blog/food', 'https://example.org/blog/food'],
  ])('reads %s as %s', (value, expected) => {
    expect(readSiteUrl(value)).toBe(expected);
  });

  it.each([
    ...['food.example.org', 'ftp://example.org', 'https://example.org/my%20site'],
    ...['https://example.org//blog', 'https://example.org/?a'],
  ])('rejects %s', (value) => {
    expect(() => readSiteUrl(value)).toThrow(`SITE_URL is “${value}”`);
  });
});

it.each([
  ['/', 'https://example.com/'],
  ['/curd', 'https://example.com/curd/'],
  ['/curd/', 'https://example.com/curd/'],
  ['/curd#step-press', 'https://example.com/curd/#step-press'],
  ['/recipes?category=stews', 'https://example.com/recipes/?category=stews'],
  ['/share.jpg', 'https://example.com/share.jpg'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
])('absoluteUrl of %s is %s', (path, expected) => {
  expect(absoluteUrl(path)).toBe(expected);
});
