import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPicture } from '@/lib/content/open-image';
import { GOOD_LONG_SIDE, isPictureName, MIN_LONG_SIDE } from '@/lib/content/source-images';
import { addPicture } from '@/scripts/add-picture/add';
import type { SourcePhoto } from './source-recipe';

/** Folder for photographs that cannot be used as they are, ignored by Git. */
export const ASIDE = '.cache/import-pictures';

export type PhotographOptions = {
  /** Name of the picture: the slug of the recipe. */
  name: string;
  /** Folder of the source images. */
  folder: string;
  /** Folder for those laid aside. */
  aside?: string;
  /** Colour behind transparent parts, `#rrggbb`. */
  paper: string;
};

/** Result for the photograph of one recipe: its name if it was added, and an open point for the owner. */
export type Placed = { name?: string; point?: string };

/**
 * Adds the photograph of an export to the source images. One that is too small is laid aside, and one that the source only
 * links to is not loaded; the point says where it is and which command adds it.
 */
export async function placePhotograph(
  photos: readonly SourcePhoto[],
  { name, folder, aside = ASIDE, paper }: PhotographOptions,
): Promise<Placed> {
  const bytes = photos.find((photo) => photo.bytes)?.bytes;
  const address = photos.find((photo) => photo.address)?.address;
  const from = address ? `, from ${address}` : '';
  const command = (file: string) => `npm run add-picture -- ${file} ${name}`;
  if (!bytes) return address ? { point: `picture: save ${address}, then: ${command('FILE')}` } : {};
  const opened = await openPicture(Buffer.from(bytes), paper).catch(() => undefined);
  if (!opened) return { point: `picture: the photograph in the export cannot be read${from}` };
  const { width, height, metadata } = opened;
  const file = join(aside, `${name}.${metadata.format === 'jpeg' ? 'jpg' : metadata.format}`);
  await mkdir(aside, { recursive: true });
  await writeFile(file, bytes);
  const longSide = Math.max(width, height);
  const size = `${width} × ${height} px`;
  if (longSide < MIN_LONG_SIDE || !isPictureName(name))
    return {
      point: `picture: ${size} is too small; it is in ${file}${from}; with a larger one: ${command('FILE')}`,
    };
  await addPicture({ from: file, name, folder, replace: false, paper });
  if (longSide >= GOOD_LONG_SIDE) return { name };
  return {
    name,
    point: `picture: ${size} is a little small${from}; with a larger one: ${command('FILE')} --replace`,
  };
}
