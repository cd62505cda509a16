import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Metadata } from 'sharp';
import { holdsPosition } from '@/lib/content/image-position';
import { openPicture } from '@/lib/content/open-image';
import { isPictureName, LEAST_LONG_SIDE, MASTER_FORMATS, pictureNameOf } from '@/lib/content/source-images';
import { UsageError } from '@/scripts/command';
import { writeWhole } from '@/scripts/files';

export type Addition = {
  /** The photograph, wherever it lies. */
  from: string;
  /** What it will be called on this site. */
  name: string;
  /** The folder of the masters. */
  folder: string;
  /** Takes the place of a picture of that name. */
  replace: boolean;
  /** Colour behind transparent parts, `#rrggbb`. */
  paper: string;
};

/** Pixels a master has at most on its long side: half as many again as the widest file that is made of it. */
const LIMITS = { width: 3000, height: 3000, fit: 'inside', withoutEnlargement: true } as const;

/** High enough that what is encoded from it once more shows no trace; a photograph comes to one or two megabytes. */
const QUALITY = { quality: 90, effort: 2 };

const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/**
 * Writes a photograph into the masters: upright, in sRGB, not larger than it need be and without anything its file
 * holds about place, time or camera. Returns what was done, in lines. Throws a UsageError when it cannot be used.
 */
export async function addPicture({ from, name, folder, replace, paper }: Addition): Promise<string> {
  if (!isPictureName(name)) {
    throw new UsageError(
      `“${name}” cannot be a picture's name: it is lowercase letters, digits and hyphens, a letter first, such as kimchi-stew.`,
    );
  }
  const others = (await readdir(folder)).filter((file) => pictureNameOf(file) === name);
  if (others.length > 0 && !replace) {
    const place = path.posix.join(folder, others[0] ?? '');
    throw new UsageError(
      `There is a picture “${name}” already: ${place}. Choose another name, or put this one in its place:\n${commandFor(from, name)}`,
    );
  }
  const bytes = await readFile(from).catch(() => {
    throw new UsageError(`There is no file “${from}”.`);
  });
  const opened = await openPicture(bytes, paper).catch(() => undefined);
  if (!opened || !FORMATS.includes(opened.metadata.format))
    throw new UsageError(`“${from}” is not a photograph this site can read: ${MASTER_FORMATS}.`);
  const { metadata, width, height, pixels } = opened;
  if (Math.max(width, height) < LEAST_LONG_SIDE)
    throw new UsageError(
      `“${from}” is ${width} × ${height} px; the long side of a picture must be ${LEAST_LONG_SIDE} px or more.`,
    );
  const encoded = pixels().then((picture) =>
    picture.resize(LIMITS).webp(QUALITY).toBuffer({ resolveWithObject: true }),
  );
  const made = await encoded.catch((error: Error) => {
    throw new UsageError(`“${from}” cannot be read as a picture: ${error.message}`);
  });

  const target = path.posix.join(folder, `${name}.webp`);
  await writeWhole(target, made.data);
  const replaced = others.filter((other) => other !== `${name}.webp`);
  for (const other of replaced) await rm(path.join(folder, other));
  return [
    `Wrote ${target}`,
    `  before  ${sizeWords(width, height, bytes.length)}, ${formatWords(metadata)}`,
    `  now     ${sizeWords(made.info.width, made.info.height, made.data.length)}, WebP`,
    ...changes(metadata).map((words) => `  ${words}`),
    ...replaced.map((other) => `  ${path.posix.join(folder, other)} is removed: this takes its place`),
  ].join('\n');
}

/** What was other than it should be, and is right now. */
function changes(metadata: Metadata): string[] {
  const { exif, xmp, iptc, orientation = 1, compression, hasAlpha } = metadata;
  const lines = [
    holdsPosition(metadata) ? 'the position where it was taken is removed' : 'it held no position',
  ];
  if (exif || xmp || iptc) lines.push('time, camera and every other note in the file are removed');
  if (orientation > 1 && compression !== 'hevc')
    lines.push('it lay on its side or was mirrored; it is upright');
  if (hasAlpha) lines.push('what was transparent has the colour of the paper');
  return lines;
}

/** The command that puts a photograph in the place of another. */
const commandFor = (from: string, name: string): string =>
  `npm run add-picture -- ${/[^\w./-]/.test(from) ? `"${from}"` : from} ${name} --replace`;

const sizeWords = (width: number, height: number, bytes: number): string => {
  const weight = bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
  return `${width} × ${height} px, ${weight}`;
};

const formatWords = ({ format, compression }: Metadata): string => {
  if (format === 'heif') return compression === 'hevc' ? 'HEIC' : 'AVIF';
  return format === 'webp' ? 'WebP' : format.toUpperCase();
};
