import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureFolders } from '@/scripts/prepare/pictures';

export const RED = '#e02020';
export const BLUE = '#0000ff';

/** A picture of the size in pixels, its left half red and its right half blue. */
export function redAndBlue(width: number, height: number): Sharp {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: RED } };
  return sharp({ create: { width, height, channels: 3, background: BLUE } })
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

/** As a phone held upright writes it: the sensor's rows lie across, with a note to turn them and a position. */
export async function phonePhotograph(
  width: number,
  height: number,
  { placed = true } = {},
): Promise<Buffer> {
  const lying = await redAndBlue(width, height).toBuffer();
  return sharp(lying)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Phone' }, ...(placed && { IFD3: POSITION }) })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The same from a phone that writes HEIC, 240 × 320 px when upright, in the colours of Display P3. */
export const heicPhotograph = (): Buffer => readFileSync('__tests__/pictures/turned.heic');

/** The colour of one pixel as [red, green, blue], at parts of width and height. */
export async function colourAt(picture: string | Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height * y);
  const at = (row * info.width + Math.floor(info.width * x)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** Empty folders of one test. `remove` takes them away. */
export function pictureFolders(): { folders: PictureFolders; remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const inside = (folder: string) => path.join(root, folder);
  mkdirSync(inside('masters'));
  return {
    folders: {
      masters: inside('masters'),
      output: inside('out'),
      index: inside('index.json'),
      cache: inside('cache'),
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
