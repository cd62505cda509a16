import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureFolders } from '@/scripts/prepare/pictures';

/** A picture of the size in pixels, its left half red (#e02020) and its right half blue (#0000ff). */
export function redAndBlue(width: number, height: number): Sharp {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#e02020' } };
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .removeAlpha()
    .png();
}

const POSITION = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '43/1 39/1 0/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '79/1 22/1 0/1',
};

/** JPEG as a phone held upright writes it: stored in landscape, with EXIF orientation and position. */
export async function phonePhotograph(
  width: number,
  height: number,
  { placed = true } = {},
): Promise<Buffer> {
  const stored = await redAndBlue(width, height).toBuffer();
  return sharp(stored)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Phone' }, ...(placed && { IFD3: POSITION }) })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** HEIC of a phone, 240 × 320 px when upright, in Display P3, with a position. */
export const heicPhotograph = (): Buffer => readFileSync('__tests__/prepare/turned.heic');

/** Color of one pixel as [red, green, blue], at shares of width and height. */
export async function colourAt(picture: string | Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height * y);
  const at = (row * info.width + Math.floor(info.width * x)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** Empty folders for one test, and the function that removes them. */
export function pictureFolders(): { folders: PictureFolders; remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const inside = (folder: string) => path.join(root, folder);
  mkdirSync(inside('sources'));
  return {
    folders: {
      sources: inside('sources'),
      output: inside('out'),
      index: inside('index.json'),
      cache: inside('cache'),
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
