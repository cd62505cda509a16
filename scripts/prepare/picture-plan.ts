import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PictureEntry } from '@/lib/content/schema/pictures';

/**
 * AVIF serves nearly every visitor, so it has all the widths. WebP is for the few browsers without it.
 * With colour at half the resolution effort 1 makes files as small as effort 2, in three fifths of the time.
 */
const AVIF = {
  widths: [240, 320, 480, 800, 1200, 1600, 2000],
  options: { quality: 52, effort: 1, chromaSubsampling: '4:2:0' },
};
const WEBP = { widths: [480, 800, 1200], options: { quality: 76, effort: 2 } };
const JPEG = { quality: 82 };

/** Shapes of the share crops and the size in pixels each is cut to where the master has that much. */
const CROPS = {
  wide: { width: 1280, height: 720 },
  classic: { width: 1200, height: 900 },
  square: { width: 1200, height: 1200 },
};

const ENCODERS = { sharp: sharp.versions.sharp, aom: sharp.versions.aom, webp: sharp.versions.webp };

/** What a master must be: pixels of its long side at least, bytes of a file and of all files together at most. */
export type MasterRules = { longSide: number; bytes: number; bytesInAll: number };

export const MASTER_RULES: MasterRules = {
  longSide: 1600,
  bytes: 700 * 1024,
  bytesInAll: 40 * 1024 * 1024,
};

/** Percent from left and top, as CSS `object-position` reads it. */
export type Focus = readonly [number, number];

export type Master = { name: string; bytes: Buffer; width: number; height: number };

/** One file to be made in public/pictures. */
export type Rendition = { file: string; encode: () => Promise<Buffer> };

export type PicturePlan = Omit<PictureEntry, 'color'> & { renditions: Rendition[] };

/**
 * Works out every file a master needs. A recipe's lead picture (`lead`) gets all three crops, cut around its
 * focus; any other gets the wide one.
 */
export function planPicture(master: Master, lead: Focus | undefined): PicturePlan {
  const { name, bytes, width, height } = master;
  const hash = shortHash(bytes, { AVIF, WEBP, ENCODERS });
  const avif = widthsUpTo(AVIF.widths, width);
  const webp = widthsUpTo(WEBP.widths, width);
  const focus = lead ?? [50, 50];
  const shapes = lead ? [CROPS.wide, CROPS.classic, CROPS.square] : [CROPS.wide];
  const cropHash = shortHash(bytes, { JPEG, CROPS, focus, ENCODERS });
  const cuts = shapes.map((shape) => cutOut(master, shape, focus));

  const renditions: Rendition[] = [
    ...avif.map((w) => ({
      file: `${name}-${hash}-${w}.avif`,
      encode: () => sharp(bytes).resize(w).avif(AVIF.options).toBuffer(),
    })),
    ...webp.map((w) => ({
      file: `${name}-${hash}-${w}.webp`,
      encode: () => sharp(bytes).resize(w).webp(WEBP.options).toBuffer(),
    })),
    ...cuts.map((cut) => ({
      file: `${name}-${cropHash}-${cut.to.width}x${cut.to.height}.jpg`,
      encode: () => sharp(bytes).extract(cut.from).resize(cut.to.width, cut.to.height).jpeg(JPEG).toBuffer(),
    })),
  ];
  return {
    width,
    height,
    hash,
    avif,
    webp,
    crops: cuts.map((cut) => ({ ...cut.to, hash: cropHash })),
    renditions,
  };
}

/** The steps of a ladder that a master reaches, and its own width where it ends between two steps. */
export function widthsUpTo(ladder: number[], master: number): number[] {
  const reached = ladder.filter((step) => step <= master);
  const isBetween = ladder.some((step) => step > master) && !reached.includes(master);
  return isBetween ? [...reached, master] : reached;
}

type Size = { width: number; height: number };

/** The largest area of a shape inside a picture, placed by the focus, and the size it is drawn at. */
export function cutOut(picture: Size, shape: Size, focus: Focus) {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  const from = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
  return {
    from: {
      ...from,
      left: Math.round(((picture.width - from.width) * focus[0]) / 100),
      top: Math.round(((picture.height - from.height) * focus[1]) / 100),
    },
    to: scale < 1 ? from : shape,
  };
}

/** Average colour as `#rrggbb`. */
export async function averageColor(bytes: Buffer): Promise<string> {
  const { channels } = await sharp(bytes).removeAlpha().toColourspace('srgb').stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
}

function shortHash(bytes: Buffer, settings: object): string {
  return createHash('sha256').update(bytes).update(JSON.stringify(settings)).digest('hex').slice(0, 8);
}
