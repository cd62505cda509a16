/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pictureData, pictureNames, pictureSources, shareCrops } from '@/lib/content/pictures';
import { pictureNameOf } from '@/lib/content/source-images';
import { findSection } from '@/lib/pages/site-sections';

const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith('.')) : [];

const filesOf = (name: string): string[] => {
  const { avif, webp } = pictureSources({ name, alt: name });
  const addresses = [avif, webp].flatMap((srcset) =>
    srcset.split(', ').map((part) => part.split(' ')[0] ?? ''),
  );
  return [...addresses, ...shareCrops(name).map(({ src }) => src)];
};

test('every source image of data/pictures is described, and nothing else', () => {
  const sources = filesIn('data/pictures').filter((file) => pictureNameOf(file) !== undefined);
  const described = pictureNames().map((name) => `${name}: ${pictureData(name).file}`);
  expect(described.sort()).toEqual(sources.map((file) => `${pictureNameOf(file)}: ${file}`).sort());
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
  expect(filesIn('public/pictures').filter((file) => !needed.has(file))).toEqual([]);
});

test('no file is wider than its source image, and each picture has a small and a full width', () => {
  const wrong = pictureNames().filter((name) => {
    const { width, avif, webp } = pictureData(name);
    const isWider = Math.max(...avif, ...webp) > width;
    return isWider || Math.min(...avif) > 240 || Math.max(...avif) < Math.min(width, 2000);
  });
  expect(wrong).toEqual([]);
});

test('every picture has a crop for share cards of at least the size they ask for', () => {
  const wrong = pictureNames().filter((name) => {
    const [wide] = shareCrops(name);
    if (!wide || !/^\/pictures\/[a-z0-9-]+\.jpg$/.test(wide.src)) return true;
    const isWide = Math.abs(wide.width / wide.height - 16 / 9) < 0.05;
    return !isWide || wide.width < Math.min(600, pictureData(name).width);
  });
  expect(wrong).toEqual([]);
});

const FOLDER = 'data/brands';

const logos = (findSection('partners')?.section.brands ?? []).map(({ logo }) => logo);

test('the word-marks of partners need no font, and hold nothing but their drawing', () => {
  const faults = logos.filter((logo) =>
    /<text|font|<script|href|<image/i.test(readFileSync(`${FOLDER}/${logo}`, 'utf8')),
  );
  expect(faults.map((logo) => `${FOLDER}/${logo}`)).toEqual([]);
});

test('every word-mark that is shown is served', () => {
  const served = logos.length > 0 ? readdirSync('public/brands') : [];
  expect(logos.filter((logo) => !served.includes(logo)).map((logo) => `${FOLDER}/${logo}`)).toEqual([]);
});
