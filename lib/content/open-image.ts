import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** Decoded source image with its metadata. */
type OpenedPicture = {
  /** Metadata of the file, before its orientation is applied. */
  metadata: Metadata;
  /** Size in pixels when upright. */
  width: number;
  height: number;
  /** Upright pixels, with transparent parts on the paper colour; encoding converts to sRGB and drops metadata. */
  pixels: () => Promise<Sharp>;
};

// 'error' tolerates the harmless warnings of some phone cameras, but not truncated files.
const READING = { failOn: 'error' } as const;

/**
 * Opens a source image of any supported format. Throws if the header cannot be read; `pixels` and the encoding throw for
 * damage further on in the file.
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

/** Offset after the PNG signature (8 bytes) and the IHDR chunk (25 bytes), where the iCCP chunk belongs. */
const AFTER_HEADER = 33;

/**
 * Converts a HEIC file to an uncompressed, upright PNG with its colour profile. The decoder is imported on first use.
 * Throws if the file cannot be decoded.
 */
async function heicAsPng(bytes: Buffer, { hasAlpha, icc }: Metadata): Promise<Buffer> {
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: bytes });
  const decoded = sharp(data, { raw: { width, height, channels: 4 } });
  const png = await (hasAlpha ? decoded : decoded.removeAlpha()).png({ compressionLevel: 0 }).toBuffer();
  return icc ? withProfile(png, icc) : png;
}

// sharp attaches a profile only by converting to it, and the pixels are in that colour space already.
function withProfile(png: Buffer, icc: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4);
  chunk.set(content, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return Buffer.concat([png.subarray(0, AFTER_HEADER), chunk, png.subarray(AFTER_HEADER)]);
}
