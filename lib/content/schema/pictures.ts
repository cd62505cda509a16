/**
 * One picture of the site as the build step describes it in .content/pictures.json. File names follow
 * from it: `/pictures/{name}-{hash}-{width}.avif`, `….webp`, and `/pictures/{name}-{crop.hash}-{w}x{h}.jpg`.
 */
export type PictureEntry = {
  /** Name of the master's file in data/pictures. */
  file: string;
  /** Size of the upright master in pixels, or of the smaller copy that is made in a hurry; no file is wider. */
  width: number;
  height: number;
  /** First eight hex digits of the hash of the master and the settings. */
  hash: string;
  /** Widths in pixels that exist as AVIF, ascending; none while `npm run dev` shows a new picture. */
  avif: number[];
  /** Widths in pixels that exist as WebP, ascending. */
  webp: number[];
  /** Cropped JPEGs for share cards and structured data, the widest shape first. */
  crops: PictureCrop[];
};

/** A JPEG of fixed shape, cut around the picture's focus; sizes in pixels. */
type PictureCrop = { width: number; height: number; hash: string };

/** Every picture of data/pictures by its name, names in alphabetical order. */
export type PictureIndex = Record<string, PictureEntry>;
