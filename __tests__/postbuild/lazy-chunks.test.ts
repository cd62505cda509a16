/** @jest-environment node */
import { tempFolder } from '@/__tests__/temp-folder';
import { lazyChunksOf } from '@/scripts/postbuild/lazy-chunks';

it('lists the files that each script of the export loads by import()', () => {
  const chunks = '_next/static/chunks';
  const folder = tempFolder({
    [`${chunks}/main.js`]:
      'e.v(t=>Promise.all(["static/chunks/a.css","static/chunks/a.js"].map(t=>e.l(t)))),["static/chunks/b.js"],["other"]',
    [`${chunks}/a.js`]: 'console.log("static/chunks/b.js")',
  });
  expect(lazyChunksOf(folder)).toEqual({
    '/_next/static/chunks/main.js': [
      '/_next/static/chunks/a.css',
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/b.js',
    ],
  });
});
