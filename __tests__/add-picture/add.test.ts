import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {
  colourAt,
  heicPhotograph,
  phonePhotograph,
  pictureFolders,
  redAndBlue,
} from '@/__tests__/prepare/photographs';
import { type Addition, addPicture } from '@/scripts/add-picture/add';
import { UsageError } from '@/scripts/command';
import type { PictureFolders } from '@/scripts/prepare/pictures';

jest.setTimeout(60_000);

let folders: PictureFolders;
let remove: () => void;
beforeEach(() => {
  ({ folders, remove } = pictureFolders());
});
afterEach(() => remove());

/** Writes a file beside the folder of source images. */
function download(file: string, bytes: Buffer | string): string {
  const place = path.posix.join(path.dirname(folders.sources), file);
  writeFileSync(place, bytes);
  return place;
}
const add = (from: string, more: Partial<Addition> = {}) =>
  addPicture({ from, name: 'soup', folder: folders.sources, replace: false, paper: '#ffffff', ...more });
const added = () => path.join(folders.sources, 'soup.webp');

describe('addPicture', () => {
  it('writes a photograph of a phone upright, at most 3000 px long and without metadata', async () => {
    const report = await add(download('IMG 0412.JPG', await phonePhotograph(3200, 2400)));
    expect(readdirSync(folders.sources)).toEqual(['soup.webp']);
    const { width, height, format, exif, xmp, iptc, icc } = await sharp(added()).metadata();
    expect({ width, height, format }).toEqual({ width: 2250, height: 3000, format: 'webp' });
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    const [red = 0, , blue = 255] = await colourAt(added(), 0.5, 0.2);
    expect([red > 200, blue < 60]).toEqual([true, true]);
    expect(report).toMatch(/before {2}2400 × 3200 px, [\d.]+ [KM]B, JPEG/);
    expect(report).toMatch(/now {5}2250 × 3000 px, \d+ KB, WebP/);
    expect(report).toContain('the position where it was taken is removed');
  });

  it('does not enlarge a photograph, and reports that it held no position', async () => {
    const report = await add(download('soup.png', await redAndBlue(1600, 1200).toBuffer()));
    expect(report).toContain('it held no position');
    expect(report).not.toContain('a little small');
    expect(await sharp(added()).metadata()).toMatchObject({ width: 1600 });
  });

  it('takes one between 1200 and 1600 px with a warning', async () => {
    const report = await add(download('soup.png', await redAndBlue(1200, 900).toBuffer()));
    expect(report).toContain('it is a little small: from 1600 px on it is sharp on wide screens too');
  });

  it('refuses a name that exists with any ending, with the command that replaces it', async () => {
    writeFileSync(path.join(folders.sources, 'soup.JPG'), 'the old one');
    const from = download('new soup.png', await redAndBlue(1600, 1200).toBuffer());
    const refusal: unknown = await add(from).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect(String(refusal)).toContain('soup.JPG');
    expect(String(refusal)).toContain(`npm run add-picture -- "${from}" soup --replace`);
    expect(readFileSync(path.join(folders.sources, 'soup.JPG'), 'utf8')).toBe('the old one');
  });

  it('replaces a picture when asked to, and removes its old file', async () => {
    const old = path.posix.join(folders.sources, 'soup.jpg');
    writeFileSync(old, await phonePhotograph(1600, 1200));
    expect(await add(old, { replace: true })).toContain('soup.jpg is removed');
    expect(readdirSync(folders.sources)).toEqual(['soup.webp']);
  });

  it.each(['Barley Stew', 'soup.jpg', '../soup'])('refuses the name “%s”', async (name) => {
    const from = download('a.png', await redAndBlue(1600, 1200).toBuffer());
    await expect(add(from, { name })).rejects.toThrow('lowercase letters, digits and hyphens');
    expect(readdirSync(folders.sources)).toEqual([]);
  });

  it.each<[string, Buffer | string, string]>([
    ['words.jpg', 'words', 'is not a photograph this site can read'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'JPEG, PNG, HEIC, WebP or AVIF'],
    ['small.heic', heicPhotograph(), 'is 240 × 320 px; the long side of a picture must be 1200 px or more.'],
  ])('refuses %s', async (file, bytes, message) => {
    await expect(add(download(file, bytes))).rejects.toThrow(message);
    expect(readdirSync(folders.sources)).toEqual([]);
  });

  it('refuses a missing file and one that was cut short', async () => {
    const whole = await redAndBlue(1600, 1200).jpeg().toBuffer();
    await expect(add('nowhere.jpg')).rejects.toThrow('There is no file “nowhere.jpg”');
    const cut = download('cut.jpg', whole.subarray(0, whole.length / 2));
    await expect(add(cut)).rejects.toThrow('cannot be read as a picture');
    expect(readdirSync(folders.sources)).toEqual([]);
  });
});
