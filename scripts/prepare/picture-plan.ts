import { createHash } from 'node:crypto';
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';
import type { PictureEntry } from '@/lib/content/schema/pictures';

/** How the files of a picture are made. `copy` is the width in pixels of the copy, decoded once, that all are made from. */
type Encoding = {
  avif: { widths: number[]; options: AvifOptions };
  webp: { widths: number[]; options: WebpOptions };
  copy: number;
};

/**
 * AVIF serves nearly every visitor, so it has all the widths. WebP is for the few browsers without it.
 * With colour at half the resolution effort 1 makes files as small as effort 2, in three fifths of the time.
 */
const FINAL: Encoding = {
  avif: {
    widths: [240, 320, 480, 800, 1200, 1600, 2000],
    options: { quality: 52, effort: 1, chromaSubsampling: '4:2:0' },
  },
  webp: { widths: [480, 800, 1200], options: { quality: 76, effort: 2 } },
  copy: 2000,
};

/** For a picture that is waited for at the screen: small, and AVIF, which takes longest, left out. */
export const QUICK: Encoding = {
  avif: { widths: [], options: {} },
  webp: { widths: [480, 1200], options: { quality: 80, effort: 0 } },
  copy: 1200,
};

const JPEG = { quality: 82 };

/** Shapes of the share crops and the size in pixels each is cut to where the master has that much. */
const CROPS = {
  wide: { width: 1280, height: 720 },
  classic: { width: 1200, height: 900 },
  square: { width: 1200, height: 1200 },
};

const ENCODERS = { sharp: sharp.versions.sharp, aom: sharp.versions.aom, webp: sharp.versions.webp };

/** Percent from left and top, as CSS `object-position` reads it. */
export type Focus = readonly [number, number];

/** A file of data/pictures. Width and height are those of the upright picture, in pixels. */
export type Master = { name: string; file: string; width: number; height: number; hasAlpha: boolean };

/** One file to be made in public/pictures from the upright picture. */
type Rendition = { file: string; encode: (pixels: Sharp) => Promise<Buffer> };

export type PicturePlan = {
  entry: PictureEntry;
  renditions: Rendition[];
};

/** What a plan needs to know beside the master. */
type PlanContext = {
  bytes: Buffer;
  /** The point that the crops of a recipe's lead picture keep; any other picture has none and gets one crop. */
  lead: Focus | undefined;
  /** Colour behind transparent parts, `#rrggbb`. */
  paper: string;
};

/**
 * Works out every file a master needs. A recipe's lead picture gets all three crops, cut around its focus; any
 * other gets the wide one.
 */
export function planPicture(
  master: Master,
  { bytes, lead, paper }: PlanContext,
  encoding = FINAL,
): PicturePlan {
  const { name, file } = master;
  const { width, height } = reducedTo(encoding.copy, master);
  const content = createHash('sha256').update(bytes);
  const shortHash = (settings: object) =>
    content.copy().update(JSON.stringify(settings)).digest('hex').slice(0, 8);
  const look = { copy: encoding.copy, ...(master.hasAlpha && { paper }) };
  const hash = shortHash({ AVIF: encoding.avif, WEBP: encoding.webp, ENCODERS, ...look });
  const avif = widthsUpTo(encoding.avif.widths, width);
  const webp = widthsUpTo(encoding.webp.widths, width);
  const focus = lead ?? [50, 50];
  const shapes = lead ? [CROPS.wide, CROPS.classic, CROPS.square] : [CROPS.wide];
  const cropHash = shortHash({ JPEG, CROPS, focus, ENCODERS, ...look });
  const cuts = shapes.map((shape) => cutOut({ width, height }, shape, focus));

  const rendition = (file: string, draw: (pixels: Sharp) => Sharp): Rendition => ({
    file,
    encode: (pixels) => draw(pixels).toBuffer(),
  });
  const renditions = [
    ...avif.map((each) =>
      rendition(`${name}-${hash}-${each}.avif`, (pixels) => pixels.resize(each).avif(encoding.avif.options)),
    ),
    ...webp.map((each) =>
      rendition(`${name}-${hash}-${each}.webp`, (pixels) => pixels.resize(each).webp(encoding.webp.options)),
    ),
    ...cuts.map(({ from, to }) =>
      rendition(`${name}-${cropHash}-${to.width}x${to.height}.jpg`, (pixels) =>
        pixels.extract(from).resize(to).jpeg(JPEG),
      ),
    ),
  ];
  const crops = cuts.map((cut) => ({ ...cut.to, hash: cropHash }));
  return { entry: { file, width, height, hash, avif, webp, crops }, renditions };
}

/** The size of a picture that is made at most so wide; never larger than it is. */
function reducedTo(width: number, picture: Size): Size {
  if (picture.width <= width) return { width: picture.width, height: picture.height };
  return { width, height: Math.max(1, Math.round((picture.height * width) / picture.width)) };
}

/** The widths that a master reaches, and its own where it lies between two of them. */
export function widthsUpTo(widths: number[], master: number): number[] {
  const reached = widths.filter((width) => width <= master);
  return reached.length < widths.length && !reached.includes(master) ? [...reached, master] : reached;
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
