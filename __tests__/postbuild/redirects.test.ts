/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { tempFolder } from '@/__tests__/temp-folder';
import { isRedirectPage } from '@/scripts/export';
import {
  redirectFileOf,
  redirectPage,
  redirectsFile,
  redirectsMap,
  writeRedirectPages,
} from '@/scripts/postbuild/redirects';

const MOVED = { from: '/blog/stew', to: '/recipes?category=stews#all' };
const AWAY = { from: '/shop.html', to: 'https://shop.example/?a=1&b=2' };

it('redirectsFile has each address with and without its slash', () => {
  expect(redirectsFile([MOVED, AWAY])).toBe(`/blog/stew /recipes/?category=stews#all 301
/blog/stew/ /recipes/?category=stews#all 301
/shop.html https://shop.example/?a=1&b=2 301
/shop.html/ https://shop.example/?a=1&b=2 301
`);
});

it('redirectsMap escapes $ for nginx', () => {
  expect(redirectsMap([{ ...AWAY, to: 'https://shop.example/?a=$b;' }])).toContain(
    '/shop.html "https://shop.example/?a=%24b;";\n',
  );
});

it('redirectPage leads on and names the new address as canonical', () => {
  const page = redirectPage(AWAY, 'en-CA');
  expect(page).toContain('content="0; url=https://shop.example/?a=1&amp;b=2"');
  expect(page).toContain('<link rel="canonical" href="https://shop.example/?a=1&amp;b=2">');
  expect(isRedirectPage(page)).toBe(true);
  expect(redirectPage(MOVED, 'en-CA')).toContain('href="https://example.com/recipes/?category=stews#all"');
});

it.each([
  ['/blog/stew', 'blog/stew/index.html'],
  ['/stew.html', 'stew.html'],
  ['/index.php', undefined],
])('the page for %s is %s', (from, file) => {
  expect(redirectFileOf({ from, to: '/' })).toBe(file);
});

it('writeRedirectPages writes pages, and never over one of the site', () => {
  const out = tempFolder({ 'feed/index.html': '' });
  writeRedirectPages(out, [MOVED], 'en-CA');
  expect(isRedirectPage(readFileSync(`${out}/blog/stew/index.html`, 'utf8'))).toBe(true);
  expect(() => writeRedirectPages(out, [{ from: '/feed', to: '/' }], 'en-CA')).toThrow(
    'data/redirects.yaml leads /feed elsewhere, which is a file of the site.',
  );
});
