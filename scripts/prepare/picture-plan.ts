import { createHash } from 'node:crypto';
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';
import type { PictureEntry } from '@/lib/content/schema/pictures';

/** Encoder settings. All files are made from a copy that is decoded once; `copy` is its maximum width in pixels. */
type Encoding = {
  avif: { widths: number[]; options: AvifOptions };
  webp: { widths: number[]; options: WebpOptions };
  copy: number;
};

/**
 * Settings of the build. AVIF has all widths; WebP is for the few browsers without AVIF. With 4:2:0 chroma, effort 1 makes
 * files as small as effort 2 in 60 % of the time.
 */
const FINAL: Encoding = {
  avif: {
    widths: [240, 320, 480, 800, 1200, 1600, 2000],
    options: { quality: 52, effort: 1, chromaSubsampling: '4:2:0' },
  },
  webp: { widths: [480, 800, 1200], options: { quality: 76, effort: 2 } },
  copy: 2000,
};

/** Settings of `npm run dev`: two small widths, without AVIF, which is the slowest. */
export const QUICK: Encoding = {
  avif: { widths: [], options: {} },
  webp: { widths: [480, 1200], options: { quality: 80, effort: 0 } },
  copy: 1200,
};

const JPEG = { quality: 82 };

/** Crops with their size in pixels, smaller for small source images. */
const CROPS = {
  wide: { width: 1280, height: 720 },
  classic: { width: 1200, height: 900 },
  square: { width: 1200, height: 1200 },
};

const ENCODERS = { sharp: sharp.versions.sharp, aom: sharp.versions.aom, webp: sharp.versions.webp };

/** Percent from left and top, as in CSS `object-position`. */
export type Focus = readonly [number, number];

/** File of data/pictures. Width and height are those of the upright picture, in pixels. */
export type SourceImage = { name: string; file: string; width: number; height: number; hasAlpha: boolean };

/** File of public/pictures, encoded from the upright picture. */
type Rendition = { file: string; encode: (pixels: Sharp) => Promise<Buffer> };

export type PicturePlan = {
  entry: PictureEntry;
  renditions: Rendition[];
};

/** Inputs of a plan besides the source image. */
type PlanContext = {
  bytes: Buffer;
  /** Focus of the lead picture of a recipe; undefined for other pictures, which get one crop. */
  lead: Focus | undefined;
  /** Colour behind transparent parts, `#rrggbb`. */
  paper: string;
};

/** Plans all files of a source image. The lead picture of a recipe gets three crops around its focus, others one. */
export function planPicture(
  source: SourceImage,
  { bytes, lead, paper }: PlanContext,
  encoding = FINAL,
): PicturePlan {
  const { name, file } = source;
  const { width, height } = reducedTo(encoding.copy, source);
  const content = createHash('sha256').update(bytes);
  const shortHash = (settings: object) =>
    content.copy().update(JSON.stringify(settings)).digest('hex').slice(0, 8);
  const look = { copy: encoding.copy, ...(source.hasAlpha && { paper }) };
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

/** Size of a picture reduced to a maximum width. */
function reducedTo(width: number, picture: Size): Size {
  if (picture.width <= width) return { width: picture.width, height: picture.height };
  return { width, height: Math.max(1, Math.round((picture.height * width) / picture.width)) };
}

/** Widths up to that of the source image, and its own width if it is between two of them. */
export function widthsUpTo(widths: number[], own: number): number[] {
  const reached = widths.filter((width) => width <= own);
  return reached.length < widths.length && !reached.includes(own) ? [...reached, own] : reached;
}

type Size = { width: number; height: number };

/** Largest area of a shape inside a picture around the focus, and its output size. */
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
