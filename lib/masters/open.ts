import sharp, { type Metadata, type Sharp } from 'sharp';
import { heicAsPng } from './heic';

/** A photograph as it came, with what its file says about itself. */
export type OpenedPicture = {
  /** What the file says, as it lies there: not turned. */
  metadata: Metadata;
  /** Size in pixels when upright. */
  width: number;
  height: number;
  /** The pixels, upright, on paper where they were transparent; sRGB and without metadata once encoded. */
  pixels: () => Promise<Sharp>;
};

// Harmless oddities, which the cameras of some phones write, are let pass; a file cut short is not.
const READING = { failOn: 'error' } as const;

/**
 * Opens a picture in any format a master may have. Throws when it is none, or the file is damaged at its beginning;
 * `pixels` and what follows from it throw for damage further on.
 *
 * @param paper colour behind transparent parts, `#rrggbb`
 */
export async function openPicture(bytes: Buffer, paper: string): Promise<OpenedPicture> {
  const metadata = await sharp(bytes, READING).metadata();
  const { hasAlpha, icc } = metadata;
  let decoded: Promise<Buffer> | undefined;
  const source = async () => {
    if (metadata.compression !== 'hevc') return bytes;
    decoded ??= heicAsPng(bytes, { hasAlpha, icc });
    return decoded;
  };
  return {
    metadata,
    ...metadata.autoOrient,
    pixels: async () => {
      const picture = sharp(await source(), { ...READING, autoOrient: true });
      return hasAlpha ? picture.flatten({ background: paper }) : picture;
    },
  };
}
