import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeChanged } from '@/scripts/files';

/** The drawing all icons are made from. */
const DRAWING = 'data/icon.svg';

/** Sizes in pixels that a favicon.ico holds. */
const FAVICON_SIZES = [16, 32, 48];

/** The part of an icon that the drawing takes where phones cut the corners off, or cut as they like. */
const ROOM = { apple: 0.86, maskable: 0.68 };

/** In dots per inch; what sharp writes into a PNG, and nobody reads. */
const DENSITY = 108;

const PNG = { compressionLevel: 9 } as const;
const SMALL_PNG = { ...PNG, palette: true } as const;

type IconOptions = {
  drawing?: string;
  /** The project folder, below which the icons are written. */
  root?: string;
  /** Colour behind a drawing without a ground of its own, `#rrggbb`. */
  paper: string;
};

/**
 * Makes every icon of the site from one square SVG: those of app/, which Next.js links from each page, and those of
 * public/icons, which the manifest names. An unchanged icon is left alone. Throws when the SVG cannot be drawn.
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
  const ground = await groundOf(svg, paper);
  return {
    'app/icon.svg': svg,
    'app/favicon.ico': await favicon(svg),
    'app/apple-icon.png': await onGround(svg, 180, ROOM.apple, ground),
    'public/icons/icon-192.png': await drawn(svg, 192).png(SMALL_PNG).toBuffer(),
    'public/icons/icon-512.png': await drawn(svg, 512).png(SMALL_PNG).toBuffer(),
    'public/icons/icon-maskable-512.png': await onGround(svg, 512, ROOM.maskable, ground),
  };
}

const drawn = (svg: Buffer, size: number) => sharp(svg, { density: DENSITY }).resize(size, size);

/** The colour the drawing has in the middle of its left edge, or the paper where nothing is drawn there. */
async function groundOf(svg: Buffer, paper: string): Promise<string> {
  const size = 64;
  const pixel = await drawn(svg, size)
    .ensureAlpha()
    .extract({ left: 1, top: size / 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [red, green, blue, alpha] = pixel;
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : paper;
}

/** An icon that is filled to its edges, with the drawing in its middle at a part of its size. */
async function onGround(svg: Buffer, size: number, part: number, ground: string): Promise<Buffer> {
  const inner = Math.round((size * part) / 2) * 2;
  const input = await drawn(svg, inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input }])
    .png(SMALL_PNG)
    .toBuffer();
}

/** An ICO file: a header, an entry for each size, then a PNG for each. */
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
