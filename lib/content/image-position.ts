import type { Metadata } from 'sharp';

/** Tags of EXIF: where the list about the position lies, and in it the latitudes and longitudes. */
const GPS_LIST = 0x8825;
const COORDINATES = [0x02, 0x04, 0x14, 0x16];

/** True when the metadata of a picture, EXIF or XMP, say where it was taken. */
export function holdsPosition({ exif, xmp }: Pick<Metadata, 'exif' | 'xmp'>): boolean {
  return (exif !== undefined && exifHasPosition(exif)) || /GPSL(?:at|ong)itude/.test(String(xmp ?? ''));
}

function exifHasPosition(exif: Buffer): boolean {
  // Some formats put a few bytes before the TIFF header that all offsets count from.
  const starts = [exif.indexOf('II*\0'), exif.indexOf('MM\0*')].filter((at) => at >= 0);
  if (starts.length === 0) return false;
  const tiff = exif.subarray(Math.min(...starts));
  const isLittle = tiff[0] === 0x49;
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  /** The tags of a list with what each holds, or where that is. */
  const listAt = (start: number) => {
    const entries = Array.from({ length: short(start) }, (_, index) => start + 2 + index * 12);
    return new Map(entries.map((entry) => [short(entry), long(entry + 8)]));
  };
  try {
    const gps = listAt(long(4)).get(GPS_LIST);
    const tags = gps === undefined ? undefined : listAt(gps);
    return COORDINATES.some((tag) => tags?.has(tag));
  } catch {
    // Offsets that lead out of the block: no other program finds a position there either.
    return false;
  }
}
