/**
 * Entry of .content/pictures.json. Its files are `/pictures/{name}-{hash}-{width}.avif`, `….webp`, and
 * `/pictures/{name}-{crop.hash}-{w}x{h}.jpg`.
 */
export type PictureEntry = {
  /** File name of the source image in data/pictures. */
  file: string;
  /** Size in pixels of the upright source image, or of the copy that all files are made from; the maximum width. */
  width: number;
  height: number;
  /** First eight hex digits of the hash of the source image and the encoder settings. */
  hash: string;
  /** Widths of the AVIF files, ascending; none for a picture that `npm run dev` encoded quickly. */
  avif: number[];
  /** Widths of the WebP files, ascending. */
  webp: number[];
  /** JPEG crops for share cards and structured data, widest first. */
  crops: PictureCrop[];
};

/** JPEG crop around the focus; sizes in pixels. */
type PictureCrop = { width: number; height: number; hash: string };

/** Entries of all pictures by name, sorted by name. */
export type PictureIndex = Record<string, PictureEntry>;
