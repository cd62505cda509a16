import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Metadata } from 'sharp';
import { hasGpsPosition } from '@/lib/content/image-position';
import { openPicture } from '@/lib/content/open-image';
import {
  GOOD_LONG_SIDE,
  isPictureName,
  MAX_LONG_SIDE,
  MIN_LONG_SIDE,
  pictureNameOf,
  SOURCE_IMAGE_FORMATS,
  SOURCE_QUALITY,
} from '@/lib/content/source-images';
import { UsageError } from '@/scripts/command';
import { writeAtomic } from '@/scripts/files';

export type Addition = {
  /** Path of the photograph. */
  from: string;
  /** Its name on this site. */
  name: string;
  /** Folder of the source images. */
  folder: string;
  /** True to replace a picture of that name. */
  replace: boolean;
  /** Colour behind transparent parts, `#rrggbb`. */
  paper: string;
};

const LIMITS = {
  width: MAX_LONG_SIDE,
  height: MAX_LONG_SIDE,
  fit: 'inside',
  withoutEnlargement: true,
} as const;

const WEBP = { quality: SOURCE_QUALITY, effort: 2 };

const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/**
 * Adds a photograph to the source images: upright, in sRGB, within the maximum size and without metadata about place, time
 * or camera. Returns the changes as lines. Throws a UsageError if it cannot be used.
 */
export async function addPicture({ from, name, folder, replace, paper }: Addition): Promise<string> {
  if (!isPictureName(name)) {
    throw new UsageError(
      `“${name}” cannot be a picture's name: it is lowercase letters, digits and hyphens, a letter first, such as kimchi-stew.`,
    );
  }
  const others = (await readdir(folder)).filter((file) => pictureNameOf(file) === name);
  if (others.length > 0 && !replace) {
    const other = path.posix.join(folder, others[0] ?? '');
    throw new UsageError(
      `There is a picture “${name}” already: ${other}. Choose another name, or put this one in its place:\n${commandFor(from, name)}`,
    );
  }
  const bytes = await readFile(from).catch(() => {
    throw new UsageError(`There is no file “${from}”.`);
  });
  const opened = await openPicture(bytes, paper).catch(() => undefined);
  if (!opened || !FORMATS.includes(opened.metadata.format))
    throw new UsageError(`“${from}” is not a photograph this site can read: ${SOURCE_IMAGE_FORMATS}.`);
  const { metadata, width, height, pixels } = opened;
  if (Math.max(width, height) < MIN_LONG_SIDE)
    throw new UsageError(
      `“${from}” is ${width} × ${height} px; the long side of a picture must be ${MIN_LONG_SIDE} px or more.`,
    );
  const encoded = pixels().then((picture) =>
    picture.resize(LIMITS).webp(WEBP).toBuffer({ resolveWithObject: true }),
  );
  const made = await encoded.catch((error: Error) => {
    throw new UsageError(`“${from}” cannot be read as a picture: ${error.message}`);
  });

  const target = path.posix.join(folder, `${name}.webp`);
  await writeAtomic(target, made.data);
  const replaced = others.filter((other) => other !== `${name}.webp`);
  for (const other of replaced) await rm(path.join(folder, other));
  return [
    `Wrote ${target}`,
    `  before  ${sizeWords(width, height, bytes.length)}, ${formatWords(metadata)}`,
    `  now     ${sizeWords(made.info.width, made.info.height, made.data.length)}, WebP`,
    ...(Math.max(width, height) < GOOD_LONG_SIDE
      ? [`  it is a little small: from ${GOOD_LONG_SIDE} px on it is sharp on wide screens too`]
      : []),
    ...changes(metadata).map((words) => `  ${words}`),
    ...replaced.map((other) => `  ${path.posix.join(folder, other)} is removed: this takes its place`),
  ].join('\n');
}

/** Changes that were made to the photograph. */
function changes(metadata: Metadata): string[] {
  const { exif, xmp, iptc, orientation = 1, compression, hasAlpha } = metadata;
  const lines = [
    hasGpsPosition(metadata) ? 'the position where it was taken is removed' : 'it held no position',
  ];
  if (exif || xmp || iptc) lines.push('time, camera and every other note in the file are removed');
  if (orientation > 1 && compression !== 'hevc')
    lines.push('it lay on its side or was mirrored; it is upright');
  if (hasAlpha) lines.push('what was transparent has the colour of the paper');
  return lines;
}

/** Command that replaces a picture. */
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
