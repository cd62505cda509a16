/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOfPages, picturesIn, writeGuideFiles } from '@/scripts/postbuild/guide-files';

test('of every picture the narrowest AVIF that is sharp on a phone is kept, or the widest there is', () => {
  const widths = (name: string, format: string, ...all: number[]) =>
    all.map((width) => `/site/pictures/${name}-${width}.${format} ${width}w`).join(', ');
  const html = [
    widths('noodles-1a2b3c4d', 'avif', 480, 1200, 800, 1600),
    widths('noodles-1a2b3c4d', 'webp', 800),
    widths('small-dish-1a2b3c4d', 'avif', 320, 640),
    widths('hurried-1a2b3c4d', 'webp', 480, 800),
    '/pictures/card-1a2b3c4d-1200x675.jpg',
    '<img src="/brands/post.svg"> <img src="/brands/post.svg">',
  ].join(' ');
  expect(picturesIn(html)).toEqual([
    '/pictures/noodles-1a2b3c4d-800.avif',
    '/pictures/small-dish-1a2b3c4d-640.avif',
    '/pictures/hurried-1a2b3c4d-800.webp',
    '/brands/post.svg',
  ]);
});

describe('the list of a guide', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('travel/harbour/index.html', '<script src="/_next/static/chunks/a.js"></script>');
  write('travel/harbour/index.txt', '"/_next/static/chunks/s.css"');
  write('travel/harbour/search/index.html', '<img src="/pictures/fish-1a2b3c4d-800.avif">');
  write('travel/harbour/search/index.txt', '');
  write('_next/static/chunks/a.js', '["static/chunks/late.js"]');
  write('_next/static/chunks/late.js', '["static/chunks/a.js"]');
  write('_next/static/chunks/s.css', '@font-face{src:url(../media/f.1a.woff2)}');
  write('_next/static/media/f.1a.woff2', 'wOF2');
  write('pictures/fish-1a2b3c4d-800.avif', 'ftyp');
  const built = [
    '/_next/static/chunks/s.css',
    '/_next/static/media/f.1a.woff2',
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/late.js',
    '/pictures/fish-1a2b3c4d-800.avif',
  ];

  test('holds what its pages load at first and later, with their fonts and pictures, before the pages', () => {
    const pages = ['/travel/harbour/', '/travel/harbour/search/'];
    expect(filesOfPages(folder, pages)).toEqual([
      ...built,
      ...pages.flatMap((page) => [`${page}index.txt`, page]),
    ]);
  });

  test('says how large files are, and what those are known by whose names do not say it', () => {
    writeGuideFiles(folder, [{ id: 'harbour', title: 'Harbour', pages: ['/travel/harbour'] }]);
    const { files, ...rest } = JSON.parse(readFileSync(`${folder}/travel/harbour/offline.json`, 'utf8'));
    expect(rest).toEqual({ title: 'Harbour', path: '/travel/harbour/' });
    expect(files).toEqual([
      ...built.slice(0, 4).map((file) => [file, readFileSync(folder + file).length]),
      ['/travel/harbour/index.txt', 28, expect.stringMatching(/^[\da-f]{8}$/)],
      ['/travel/harbour/', 49, expect.stringMatching(/^[\da-f]{8}$/)],
    ]);
  });
});
