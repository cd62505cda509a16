import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A PNG begins with a signature of 8 bytes and a header of 25; the colour profile follows them. */
const AFTER_HEADER = 33;

/** What of the file's metadata the decoded picture needs. */
type HeicTraits = { hasAlpha: boolean; icc?: Buffer | undefined };

/**
 * The picture of a HEIC file as an uncompressed PNG in the colours of its profile, turned as the file asks.
 * The decoder is loaded with the first such file. Throws when the file cannot be decoded.
 */
export async function heicAsPng(bytes: Buffer, { hasAlpha, icc }: HeicTraits): Promise<Buffer> {
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: bytes });
  const decoded = sharp(data, { raw: { width, height, channels: 4 } });
  const png = await (hasAlpha ? decoded : decoded.removeAlpha()).png({ compressionLevel: 0 }).toBuffer();
  return icc ? withProfile(png, icc) : png;
}

// sharp attaches a profile to a picture only by converting its colours to it, and these are in it already.
function withProfile(png: Buffer, icc: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([
    png.subarray(0, AFTER_HEADER),
    length,
    content,
    checksum,
    png.subarray(AFTER_HEADER),
  ]);
}
