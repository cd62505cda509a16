/** @jest-environment node */
import { countFiles, type GuideFile, isWhole, sizeOf } from '@/lib/offline/guides';
import { missingFiles } from '@/lib/offline/keep-guide';

const FILES: readonly GuideFile[] = [
  ['/_next/static/chunks/a.js', 100],
  ['/pictures/fish-1a2b3c4d-800.avif', 50],
  ['/travel/harbour/index.txt', 20, '1a'],
  ['/travel/harbour/', 30, '2b'],
];

test('a guide has so many bytes, pages and pictures, and is whole once all of its bytes are here', () => {
  expect(sizeOf(FILES)).toBe(200);
  expect(countFiles(FILES)).toEqual({ pages: 1, pictures: 1 });
  const guide = { id: 'harbour', title: 'Harbour', path: '/travel/harbour/', files: FILES };
  expect([199, 200].map((here) => isWhole({ ...guide, here }))).toEqual([false, true]);
});

test('what is not here is missing, and what is here as it was before', () => {
  const here = new Set(FILES.map(([path]) => path));
  expect(missingFiles(FILES, FILES, here)).toEqual([]);
  expect(missingFiles(FILES, FILES, new Set())).toEqual(FILES);
  const before = FILES.map(
    ([path, size, version]): GuideFile => [path, size, ...(version ? ['0'] : [])] as never,
  );
  expect(missingFiles(FILES, before, here)).toEqual(FILES.slice(2));
});
