import type { Metadata } from 'sharp';

/** EXIF tags: pointer to the GPS directory, and the latitude and longitude tags in it. */
const GPS_DIRECTORY = 0x8825;
const COORDINATES = [0x02, 0x04, 0x14, 0x16];

/** True if the EXIF or XMP metadata of a picture contain GPS coordinates. */
export function hasGpsPosition({ exif, xmp }: Pick<Metadata, 'exif' | 'xmp'>): boolean {
  return (exif !== undefined && exifHasPosition(exif)) || /GPSL(?:at|ong)itude/.test(String(xmp ?? ''));
}

function exifHasPosition(exif: Buffer): boolean {
  // Offsets are relative to the TIFF header, which some formats prefix with a few bytes.
  const starts = [exif.indexOf('II*\0'), exif.indexOf('MM\0*')].filter((at) => at >= 0);
  if (starts.length === 0) return false;
  const tiff = exif.subarray(Math.min(...starts));
  const isLittle = tiff[0] === 0x49;
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  /** Tags of a directory with their value or its offset. */
  const directoryAt = (start: number) => {
    const entries = Array.from({ length: short(start) }, (_, index) => start + 2 + index * 12);
    return new Map(entries.map((entry) => [short(entry), long(entry + 8)]));
  };
  try {
    const gps = directoryAt(long(4)).get(GPS_DIRECTORY);
    const tags = gps === undefined ? undefined : directoryAt(gps);
    return COORDINATES.some((tag) => tags?.has(tag));
  } catch {
    // Offsets outside of the block: other programs cannot read a position from it either.
    return false;
  }
}
