import generated from '@/.content/pictures.json' with { type: 'json' };
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import type { PictureEntry, PictureIndex } from '@/lib/content/schema/pictures';
import { nearest } from '@/lib/text/nearest';
import { withFilePath } from '@/lib/text/root-path';

const index: PictureIndex = generated;

const FOLDER = '/pictures';

/** Serializable props of `<PictureView>`, which may be passed to client components. */
export type PictureSources = ReturnType<typeof pictureSources>;

/** Names of all pictures, in alphabetical order. */
export function pictureNames(): string[] {
  return Object.keys(index);
}

/** Generated entry of a picture. Throws for an unknown name, with the nearest known one. */
export function pictureData(name: string): PictureEntry {
  const entry = Object.hasOwn(index, name) ? index[name] : undefined;
  if (entry) return entry;
  const close = nearest(name, pictureNames());
  throw new Error(
    `There is no picture "${name}" in data/pictures${close ? `; did you mean "${close}"?` : '.'}`,
  );
}

/** Step of the focus classes, in percent. */
const STEP = 10;

/** Class names of the focus of a picture: `focus-x-40% focus-y-60%`; '' for the middle. */
function focusClasses(focus: PictureRef['focus'] = [50, 50]): string {
  const [x, y] = focus.map((percent) => Math.round(percent / STEP) * STEP);
  return [x !== 50 && `focus-x-${x}%`, y !== 50 && `focus-y-${y}%`].filter(Boolean).join(' ');
}

/** Addresses, size and alternative text of a picture. Throws like `pictureData`. */
export function pictureSources({ name, alt, focus }: PictureRef) {
  const { width, height, hash, avif, webp } = pictureData(name);
  const classes = focusClasses(focus);
  const address = (size: number, ending: string) =>
    withFilePath(`${FOLDER}/${name}-${hash}-${size}.${ending}`);
  const srcset = (sizes: number[], ending: string) =>
    sizes.map((size) => `${address(size, ending)} ${size}w`).join(', ');
  return {
    alt,
    /** '' for a picture that `npm run dev` encoded quickly. */
    avif: srcset(avif, 'avif'),
    webp: srcset(webp, 'webp'),
    /** For browsers without `srcset`, and for links to the picture itself. */
    src: withFilePath(wholePictureFile(name)),
    width,
    height,
    /** Class names of the focus; left out for the middle. */
    ...(classes && { focus: classes }),
  };
}

/** Path of the largest uncropped WebP of a picture. Throws like `pictureData`. */
export function wholePictureFile(name: string): string {
  const { hash, webp, width } = pictureData(name);
  return `${FOLDER}/${name}-${hash}-${webp.at(-1) ?? width}.webp`;
}

/** JPEG crops for share cards and structured data: 16:9, for recipes also 4:3 and 1:1. Throws like `pictureData`. */
export function shareCrops(name: string): { src: string; width: number; height: number }[] {
  return pictureData(name).crops.map(({ width, height, hash }) => ({
    src: `${FOLDER}/${name}-${hash}-${width}x${height}.jpg`,
    width,
    height,
  }));
}
