/** @jest-environment node */
import { countFiles, type GuideFile, isComplete, sizeOf } from '@/lib/offline/guides';
import { missingFiles } from '@/lib/offline/save-guide';

const FILES: readonly GuideFile[] = [
  ['/_next/static/chunks/a.js', 100],
  ['/pictures/fish-1a2b3c4d-800.avif', 50],
  ['/travel/harbour/index.txt', 20, '1a'],
  ['/travel/harbour/', 30, '2b'],
];

describe('the files of a saved guide', () => {
  it('have a size and counts, and are whole once every byte is stored', () => {
    expect(sizeOf(FILES)).toBe(200);
    expect(countFiles(FILES)).toEqual({ pages: 1, pictures: 1 });
    const guide = { id: 'harbour', title: 'Harbour', path: '/travel/harbour/', files: FILES };
    expect([199, 200].map((here) => isComplete({ ...guide, here }))).toEqual([false, true]);
  });

  it('are missing when they are not stored, or stored in another version', () => {
    const stored = new Set(FILES.map(([path]) => path));
    expect(missingFiles(FILES, FILES, stored)).toEqual([]);
    expect(missingFiles(FILES, FILES, new Set())).toEqual(FILES);
    const before: GuideFile[] = [...FILES.slice(0, 2), ['/travel/harbour/index.txt', 20, '0']];
    expect(missingFiles(FILES, before, stored)).toEqual(FILES.slice(2));
  });
});
