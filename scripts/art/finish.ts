import sharp, { type Sharp } from 'sharp';
import type { Grade } from './blender';

const QUALITIES = [82, 78, 74, 70, 66, 60];
const EFFORT = 6;
/** Bytes a rendered master has at most. */
const MOST_BYTES = 700 * 1024;
const CURVE = 0.38;

/** The tone curve as a table of 256: lifts the whites by the gain, then a share of a soft S. */
function toneTable(gain: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, level) => {
    const lifted = Math.min(1, (level / 255) * gain);
    const curved = lifted * lifted * (3 - 2 * lifted);
    return Math.round(255 * (lifted * (1 - CURVE) + curved * CURVE));
  });
}

/** Applies a picture's grade to a rendered file; the result still has to be encoded. */
export async function graded(file: string, grade: Grade): Promise<Sharp> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const table = toneTable(grade.gain);
  const toned = data.map((level) => table[level] ?? level);
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  return sharp(toned, { raw }).modulate({ saturation: grade.saturation });
}

/** Encodes a master at the best quality that keeps it within its weight. */
export async function encodeMaster(picture: Sharp): Promise<{ bytes: Buffer; quality: number }> {
  const pixels = await picture.png({ compressionLevel: 1 }).toBuffer();
  for (const quality of QUALITIES) {
    const bytes = await sharp(pixels).webp({ quality, effort: EFFORT }).toBuffer();
    if (bytes.length <= MOST_BYTES) return { bytes, quality };
  }
  throw new Error(`heavier than ${MOST_BYTES / 1024} KB even at quality ${QUALITIES.at(-1)}`);
}
