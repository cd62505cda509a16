/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pictureData, pictureNames, pictureSources, shareCrops } from '@/lib/pictures';

const filesOf = (name: string): string[] => {
  const { avif, webp } = pictureSources({ name, alt: name });
  const addresses = [avif, webp].flatMap((srcset) =>
    srcset.split(', ').map((part) => part.split(' ')[0] ?? ''),
  );
  return [...addresses, ...shareCrops(name).map(({ src }) => src)];
};

test('every master of data/pictures is described, and nothing else', () => {
  const masters = readdirSync('data/pictures').filter((file) => !file.startsWith('.'));
  expect(
    pictureNames()
      .map((name) => pictureData(name).file)
      .sort(),
  ).toEqual(masters.sort());
  expect(pictureNames()).toEqual(masters.map((file) => path.parse(file).name).sort());
});

test('every file a page can ask for is there and not empty', () => {
  const missing = pictureNames()
    .flatMap(filesOf)
    .filter((address) => !(statSync(path.join('public', address), { throwIfNoEntry: false })?.size ?? 0));
  expect(missing).toEqual([]);
});

test('public/pictures holds no file that no picture needs', () => {
  const needed = new Set(
    pictureNames()
      .flatMap(filesOf)
      .map((address) => path.basename(address)),
  );
  expect(readdirSync('public/pictures').filter((file) => !needed.has(file))).toEqual([]);
});

test('no file is wider than its master, and each picture has a small and a full width', () => {
  for (const name of pictureNames()) {
    const { width, avif, webp } = pictureData(name);
    expect(Math.max(...avif, ...webp)).toBeLessThanOrEqual(width);
    expect(Math.min(...avif)).toBeLessThanOrEqual(240);
    expect(Math.max(...avif)).toBeGreaterThanOrEqual(Math.min(width, 2000));
  }
});

test('every picture has a crop for share cards of at least the size they ask for', () => {
  for (const name of pictureNames()) {
    const [wide] = shareCrops(name);
    expect(wide).toBeDefined();
    if (!wide) continue;
    expect(wide.src).toMatch(/^\/pictures\/[a-z0-9-]+\.jpg$/);
    expect(wide.width / wide.height).toBeCloseTo(16 / 9, 1);
    expect(wide.width).toBeGreaterThanOrEqual(Math.min(600, pictureData(name).width));
  }
});
