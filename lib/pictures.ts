import generated from '@/.content/pictures.json' with { type: 'json' };
import { withBasePath } from '@/lib/base-path';
import type { PictureEntry, PictureIndex } from '@/lib/content/schema/pictures';
import type { PictureRef } from '@/lib/content/schema/recipe';
import { nearest } from '@/lib/text/nearest';

// The index of every picture is for the server: client components are handed `pictureSources` as plain data.
const index: PictureIndex = generated;

const FOLDER = '/pictures';

/** Everything `<PictureView>` needs, plain enough to hand to a client component. */
export type PictureSources = ReturnType<typeof pictureSources>;

/** Names of all pictures, in alphabetical order. */
export function pictureNames(): string[] {
  return Object.keys(index);
}

/** The generated entry of a picture. Throws when data/pictures has none of that name, with the nearest one. */
export function pictureData(name: string): PictureEntry {
  const entry = Object.hasOwn(index, name) ? index[name] : undefined;
  if (entry) return entry;
  const close = nearest(name, pictureNames());
  throw new Error(
    `There is no picture "${name}" in data/pictures${close ? `; did you mean "${close}"?` : '.'}`,
  );
}

/** Addresses, size and words of a picture. Throws like `pictureData`. */
export function pictureSources({ name, alt, focus }: PictureRef) {
  const { width, height, color, hash, avif, webp } = pictureData(name);
  const address = (size: number, ending: string) =>
    withBasePath(`${FOLDER}/${name}-${hash}-${size}.${ending}`);
  const srcset = (sizes: number[], ending: string) =>
    sizes.map((size) => `${address(size, ending)} ${size}w`).join(', ');
  return {
    alt,
    /** '' for a picture that was made in a hurry. */
    avif: srcset(avif, 'avif'),
    webp: srcset(webp, 'webp'),
    /** For browsers without `srcset`, and for links to the picture itself. */
    src: address(webp.at(-1) ?? width, 'webp'),
    width,
    height,
    color,
    /** CSS `object-position`; left out where crops keep the middle. */
    ...(focus && { position: `${focus[0]}% ${focus[1]}%` }),
  };
}

/** JPEGs for share cards and structured data: 16:9, for recipes 4:3 and 1:1 too. Throws like `pictureData`. */
export function shareCrops(name: string): { src: string; width: number; height: number }[] {
  return pictureData(name).crops.map(({ width, height, hash }) => ({
    src: `${FOLDER}/${name}-${hash}-${width}x${height}.jpg`,
    width,
    height,
  }));
}
