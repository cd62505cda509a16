/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { tempFolder } from '@/__tests__/temp-folder';
import { filesOfPages, writeGuideFiles } from '@/scripts/postbuild/guide-files';

describe('the offline files of a guide', () => {
  const folder = tempFolder({
    'travel/harbour/index.html': '<script src="/_next/static/chunks/a.js"></script>',
    'travel/harbour/index.txt': '"/_next/static/chunks/s.css"',
    'travel/harbour/search/index.html':
      '<img src="/pictures/fish-1a2b3c4d-800.avif"><a href="/travel/harbour/events/tea.ics">',
    'travel/harbour/search/index.txt': '',
    '_next/static/chunks/a.js': '["static/chunks/late.js"]',
    '_next/static/chunks/late.js': '["static/chunks/a.js"]',
    '_next/static/chunks/s.css': '@font-face{src:url(../media/f.1a.woff2)}',
    '_next/static/media/f.1a.woff2': 'wOF2',
    'pictures/fish-1a2b3c4d-800.avif': 'ftyp',
  });

  it('are assets of its pages, lazy chunks and calendar files included, and then the pages', () => {
    expect(filesOfPages(folder, ['/travel/harbour/', '/travel/harbour/search/'])).toEqual([
      '/_next/static/chunks/s.css',
      '/_next/static/media/f.1a.woff2',
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/late.js',
      '/pictures/fish-1a2b3c4d-800.avif',
      '/travel/harbour/events/tea.ics',
      '/travel/harbour/index.txt',
      '/travel/harbour/',
      '/travel/harbour/search/index.txt',
      '/travel/harbour/search/',
    ]);
  });

  it('are listed with their sizes, and with hashes where names have none', () => {
    writeGuideFiles(folder, [{ id: 'harbour', title: 'Harbour', pages: ['/travel/harbour'] }]);
    expect(JSON.parse(readFileSync(`${folder}/travel/harbour/offline.json`, 'utf8'))).toEqual({
      title: 'Harbour',
      path: '/travel/harbour/',
      files: [
        ['/_next/static/chunks/s.css', 40],
        ['/_next/static/media/f.1a.woff2', 4],
        ['/_next/static/chunks/a.js', 25],
        ['/_next/static/chunks/late.js', 22],
        ['/travel/harbour/index.txt', 28, expect.stringMatching(/^[\da-f]{8}$/)],
        ['/travel/harbour/', 49, expect.stringMatching(/^[\da-f]{8}$/)],
      ],
    });
  });
});
