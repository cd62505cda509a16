/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('hosts are told every way an old address is asked for', () => {
  expect(redirectsFile([MOVED, AWAY])).toBe(
    [
      '/blog/stew /recipes/?category=stews#all 301',
      '/blog/stew/ /recipes/?category=stews#all 301',
      '/shop.html https://shop.example/?a=1&b=2 301',
      '/shop.html/ https://shop.example/?a=1&b=2 301',
      '',
    ].join('\n'),
  );
  expect(redirectsMap([{ ...AWAY, to: 'https://shop.example/?a=$b;' }])).toContain(
    '/shop.html "https://shop.example/?a=%24b;";\n',
  );
});

test('the page at an old address leads on, and names the new one', () => {
  const page = redirectPage(AWAY, 'en-CA');
  expect(page).toContain('content="0; url=https://shop.example/?a=1&amp;b=2"');
  expect(page).toContain('<link rel="canonical" href="https://shop.example/?a=1&amp;b=2">');
  expect(isRedirectPage(page)).toBe(true);
  expect(redirectPage(MOVED, 'en-CA')).toContain(
    '<link rel="canonical" href="https://example.com/recipes/?category=stews#all">',
  );
});

test.each([
  ['/blog/stew', 'blog/stew/index.html'],
  ['/stew.html', 'stew.html'],
  ['/index.php', undefined],
])('%s is answered by %s', (from, file) => {
  expect(redirectFileOf({ from, to: '/' })).toBe(file);
});

test('pages are written beside those of the site, and never over them', () => {
  const out = mkdtempSync(join(tmpdir(), 'redirects-'));
  try {
    writeRedirectPages(out, [MOVED], 'en-CA');
    expect(isRedirectPage(readFileSync(join(out, 'blog/stew/index.html'), 'utf8'))).toBe(true);
    mkdirSync(join(out, 'feed'));
    writeFileSync(join(out, 'feed/index.html'), '');
    expect(() => writeRedirectPages(out, [{ from: '/feed', to: '/' }], 'en-CA')).toThrow(
      'data/redirects.yaml leads /feed elsewhere, which is a file of the site.',
    );
  } finally {
    rmSync(out, { recursive: true });
  }
});
