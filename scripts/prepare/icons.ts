import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeChanged } from '@/scripts/files';

/** Source SVG of all icons. */
const DRAWING = 'data/icon.svg';

/** Sizes in pixels that a favicon.ico holds. */
const FAVICON_SIZES = [16, 32, 48];

/** Share of an icon that the drawing fills, where systems round or mask icons. */
const SCALE = { apple: 0.86, maskable: 0.68 };

/** Density for sharp's SVG renderer, in dots per inch. */
const DENSITY = 108;

const PNG = { compressionLevel: 9 } as const;
const SMALL_PNG = { ...PNG, palette: true } as const;

type IconOptions = {
  drawing?: string;
  /** Project root. */
  root?: string;
  /** Colour behind a transparent drawing, `#rrggbb`. */
  paper: string;
};

/**
 * Renders all icons from one square SVG: those of app/, which Next.js links from each page, and those of public/icons for
 * the web manifest. Unchanged files are not written. Throws if the SVG is invalid.
 */
export async function prepareIcons({ drawing = DRAWING, root = '.', paper }: IconOptions): Promise<void> {
  const svg = await readFile(drawing).catch(() => {
    throw new Error(`${drawing} is missing: the drawing that all icons are made from.`);
  });
  const files = await iconFiles(svg, paper).catch((error: Error) => {
    throw new Error(`${drawing}: cannot be drawn as an icon (${error.message})`);
  });
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeChanged(target, content);
  }
}

async function iconFiles(svg: Buffer, paper: string): Promise<Record<string, Buffer>> {
  const { format, width, height } = await sharp(svg).metadata();
  if (format !== 'svg') throw new Error('it is no SVG');
  if (width !== height) throw new Error(`it is ${width} × ${height}; an icon is square`);
  const background = await backgroundOf(svg, paper);
  return {
    'app/icon.svg': svg,
    'app/favicon.ico': await favicon(svg),
    'app/apple-icon.png': await onBackground(svg, 180, SCALE.apple, background),
    'public/icons/icon-192.png': await drawn(svg, 192).png(SMALL_PNG).toBuffer(),
    'public/icons/icon-512.png': await drawn(svg, 512).png(SMALL_PNG).toBuffer(),
    'public/icons/icon-maskable-512.png': await onBackground(svg, 512, SCALE.maskable, background),
  };
}

const drawn = (svg: Buffer, size: number) => sharp(svg, { density: DENSITY }).resize(size, size);

/** Colour of the drawing in the middle of its left edge; the paper colour if it is transparent there. */
async function backgroundOf(svg: Buffer, paper: string): Promise<string> {
  const size = 64;
  const pixel = await drawn(svg, size)
    .ensureAlpha()
    .extract({ left: 1, top: size / 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [red, green, blue, alpha] = pixel;
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : paper;
}

/** Icon with a filled background and the drawing in its middle. */
async function onBackground(svg: Buffer, size: number, scale: number, background: string): Promise<Buffer> {
  const inner = Math.round((size * scale) / 2) * 2;
  const input = await drawn(svg, inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png(SMALL_PNG)
    .toBuffer();
}

/** ICO file: a header, an entry per size, then a PNG per size. */
async function favicon(svg: Buffer): Promise<Buffer> {
  const pictures = await Promise.all(FAVICON_SIZES.map((size) => drawn(svg, size).png(PNG).toBuffer()));
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.fill(FAVICON_SIZES[index] ?? 0, entry, entry + 2);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
