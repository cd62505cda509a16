import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** A photograph as it came, with what its file says about itself. */
type OpenedPicture = {
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
  let decoded: Promise<Buffer> | undefined;
  return {
    metadata,
    ...metadata.autoOrient,
    pixels: async () => {
      if (metadata.compression === 'hevc') decoded ??= heicAsPng(bytes, metadata);
      const picture = sharp((await decoded) ?? bytes, { ...READING, autoOrient: true });
      return metadata.hasAlpha ? picture.flatten({ background: paper }) : picture;
    },
  };
}

/** A PNG begins with a signature of 8 bytes and a header of 25; the colour profile follows them. */
const AFTER_HEADER = 33;

/**
 * The picture of a HEIC file as an uncompressed PNG in the colours of its profile, turned as the file asks.
 * The decoder is loaded with the first such file. Throws when the file cannot be decoded.
 */
async function heicAsPng(bytes: Buffer, { hasAlpha, icc }: Metadata): Promise<Buffer> {
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: bytes });
  const decoded = sharp(data, { raw: { width, height, channels: 4 } });
  const png = await (hasAlpha ? decoded : decoded.removeAlpha()).png({ compressionLevel: 0 }).toBuffer();
  return icc ? withProfile(png, icc) : png;
}

// sharp attaches a profile to a picture only by converting its colours to it, and these are in it already.
function withProfile(png: Buffer, icc: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4);
  chunk.set(content, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return Buffer.concat([png.subarray(0, AFTER_HEADER), chunk, png.subarray(AFTER_HEADER)]);
}
