/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Addition, addPicture } from '@/scripts/add-picture/add';
import { UsageError } from '@/scripts/command';
import type { PictureFolders } from '@/scripts/prepare/pictures';
import { preparePictures } from '@/scripts/prepare/pictures';
import { colourAt, heicPhotograph, phonePhotograph, pictureFolders, redAndBlue } from './photographs';

// Photographs take their time where tests share the machine.
jest.setTimeout(60_000);

let folders: PictureFolders;
let remove: () => void;

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  ({ folders, remove } = pictureFolders());
});

afterEach(() => {
  jest.restoreAllMocks();
  remove();
});

/** A file outside of the masters, as one that was downloaded. */
function download(file: string, bytes: Buffer | string): string {
  const place = path.posix.join(path.dirname(folders.masters), file);
  writeFileSync(place, bytes);
  return place;
}

const add = (from: string, more: Partial<Addition> = {}) =>
  addPicture({ from, name: 'soup', folder: folders.masters, replace: false, paper: '#ffffff', ...more });

test("a phone's photograph becomes a master: upright, of a sensible size, and it tells nothing about itself", async () => {
  const words = await add(download('IMG 0412.JPG', await phonePhotograph(3200, 2400)));
  expect(readdirSync(folders.masters)).toEqual(['soup.webp']);
  const master = path.join(folders.masters, 'soup.webp');
  const { width, height, format, exif, xmp, iptc, icc } = await sharp(master).metadata();
  expect({ width, height, format }).toEqual({ width: 2250, height: 3000, format: 'webp' });
  expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(readFileSync(master).includes('Phone')).toBe(false);
  const [red = 0, , blue = 255] = await colourAt(master, 0.5, 0.2);
  expect([red > 200, blue < 60]).toEqual([true, true]);
  expect(words).toMatch(/before {2}2400 × 3200 px, [\d.]+ [KM]B, JPEG/);
  expect(words).toMatch(/now {5}2250 × 3000 px, \d+ KB, WebP/);
  expect(words).toContain('the position where it was taken is removed');
  await expect(
    preparePictures({ folders, leads: new Map(), paper: '#ffffff', quick: true }),
  ).resolves.toHaveProperty('soup');
});

test('a photograph without a position is said to have none, and is not made larger', async () => {
  const words = await add(download('soup.png', await redAndBlue(1600, 1200).toBuffer()));
  expect(words).toContain('it held no position');
  expect(words).not.toContain('removed');
  expect(await sharp(path.join(folders.masters, 'soup.webp')).metadata()).toMatchObject({ width: 1600 });
});

test('a name that is taken is refused whatever its ending, and the command to replace it is named', async () => {
  writeFileSync(path.join(folders.masters, 'soup.JPG'), 'the old one');
  const from = download('new soup.png', await redAndBlue(1600, 1200).toBuffer());
  const refusal: unknown = await add(from).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UsageError);
  expect(String(refusal)).toContain('soup.JPG');
  expect(String(refusal)).toContain(`npm run add-picture -- "${from}" soup --replace`);
  expect(readFileSync(path.join(folders.masters, 'soup.JPG'), 'utf8')).toBe('the old one');
});

test('a picture is replaced where that is asked for, its old file too', async () => {
  const old = path.posix.join(folders.masters, 'soup.jpg');
  writeFileSync(old, await phonePhotograph(1600, 1200));
  const words = await add(old, { replace: true });
  expect(readdirSync(folders.masters)).toEqual(['soup.webp']);
  expect(words).toContain('soup.jpg is removed');
});

test.each([
  ['Barley Stew', 'lowercase letters, digits and hyphens'],
  ['soup.jpg', 'lowercase letters, digits and hyphens'],
  ['../soup', 'lowercase letters, digits and hyphens'],
])('the name %j is refused', async (name, words) => {
  await expect(add(download('a.png', await redAndBlue(1600, 1200).toBuffer()), { name })).rejects.toThrow(
    words,
  );
  expect(readdirSync(folders.masters)).toEqual([]);
});

test('a file that is missing, no photograph or cut short is refused, and nothing is written', async () => {
  const whole = await redAndBlue(1600, 1200).jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>';
  await expect(add('nowhere.jpg')).rejects.toThrow('There is no file “nowhere.jpg”');
  await expect(add(download('words.jpg', 'words'))).rejects.toThrow('is not a photograph this site can read');
  await expect(add(download('drawing.svg', svg))).rejects.toThrow('JPEG, PNG, HEIC, WebP or AVIF');
  await expect(add(download('cut.jpg', whole.subarray(0, whole.length / 2)))).rejects.toThrow(
    'cannot be read as a picture',
  );
  expect(existsSync(path.join(folders.masters, 'soup.webp'))).toBe(false);
});

test('a photograph that is too small is refused with its size and the size needed', async () => {
  const from = download('small.heic', heicPhotograph());
  await expect(add(from)).rejects.toThrow(
    `“${from}” is 240 × 320 px; the long side of a picture must be 1600 px or more.`,
  );
});
