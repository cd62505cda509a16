import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPicture } from '@/lib/content/open-image';
import { GOOD_LONG_SIDE, MIN_LONG_SIDE } from '@/lib/content/source-images';
import { addPicture } from '@/scripts/add-picture/add';
import type { SourcePhoto } from './source-recipe';

/** Folder for photographs that cannot be used as they are, ignored by Git. */
export const ASIDE = '.cache/import-pictures';

export type PhotographOptions = {
  /** Name of the picture. */
  name: string;
  /** Beginning of its open points: "picture", or that of a step. */
  label?: string;
  /** Folder of the source images. */
  folder: string;
  /** Folder for those laid aside. */
  aside?: string;
  /** Colour behind transparent parts, `#rrggbb`. */
  paper: string;
  /** True to write nothing. */
  isDry?: boolean;
  /** True if a picture of this name is there already, as in a second run. */
  isThere?: boolean;
};

/** Result for one photograph: its name if the site has it, and an open point for the owner. */
export type Placed = { name?: string; point?: string };

const isWeb = (address: string) => /^https?:\/\//.test(address);

/**
 * Adds the photograph of an export to the source images. One that is too small is laid aside, and one that the source only
 * links to is not loaded; the point says where it is and which command adds it.
 */
export async function placePhotograph(
  photos: readonly SourcePhoto[],
  { name, label = 'picture', folder, aside = ASIDE, paper, isDry, isThere }: PhotographOptions,
): Promise<Placed> {
  const bytes = photos.find((photo) => photo.bytes)?.bytes;
  const address = photos.find((photo) => photo.address && isWeb(photo.address))?.address;
  const lost = photos.find((photo) => photo.address && !isWeb(photo.address))?.address;
  const from = address ? `, from ${address}` : '';
  const command = (file: string) => `npm run add-picture -- ${file} ${name}`;
  if (!bytes && isThere) return { name };
  if (!bytes && address) return { point: `${label}: save ${address}, then: ${command('FILE')}` };
  if (!bytes) return lost ? { point: `${label}: ${lost} is not in the export` } : {};
  const opened = await openPicture(Buffer.from(bytes), paper).catch(() => undefined);
  if (!opened) return { point: `${label}: the photograph in the export cannot be read${from}` };
  const { width, height, metadata } = opened;
  const longSide = Math.max(width, height);
  const size = `${width} × ${height} px`;
  const file = join(aside, `${name}.${metadata.format === 'jpeg' ? 'jpg' : metadata.format}`);
  if (!isDry && !isThere) {
    await mkdir(aside, { recursive: true });
    await writeFile(file, bytes);
  }
  if (longSide < MIN_LONG_SIDE && !isThere)
    return {
      point: `${label}: ${size} is too small; it is in ${file}${from}; with a larger one: ${command('FILE')}`,
    };
  if (!isDry && !isThere) {
    await addPicture({ from: file, name, folder, replace: false, paper });
    await rm(file);
  }
  if (longSide >= GOOD_LONG_SIDE || longSide < MIN_LONG_SIDE) return { name };
  return {
    name,
    point: `${label}: ${size} is a little small${from}; with a larger one: ${command('FILE')} --replace`,
  };
}
