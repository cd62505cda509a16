/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureEntry } from '@/lib/content/schema/pictures';
import { type PictureFolders, preparePictures } from '@/scripts/prepare/pictures';
import { colourAt, heicPhotograph, phonePhotograph, pictureFolders, redAndBlue } from './photographs';

jest.setTimeout(60_000);

let folders: PictureFolders;
let remove: () => void;
const PAPER = '#fbfaf5';

const build = () =>
  preparePictures({ folders, leads: new Map([['soup', [50, 0]]]), leastLongSide: 1, paper: PAPER });
const put = (file: string, bytes: Buffer) => writeFileSync(path.join(folders.masters, file), bytes);
/** The JPEG crop of a shape: 0 is the widest. */
const crop = ({ crops }: PictureEntry, shape: number) => {
  const { width = 0, height = 0, hash = '' } = crops[shape] ?? {};
  return readFileSync(path.join(folders.output, `soup-${hash}-${width}x${height}.jpg`));
};
const smallest = ({ hash, webp }: PictureEntry) => path.join(folders.output, `soup-${hash}-${webp[0]}.webp`);

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  ({ folders, remove } = pictureFolders());
});

afterEach(() => {
  jest.restoreAllMocks();
  remove();
});

const turned = () => phonePhotograph(320, 240, { placed: false });

test('a photograph that lies on its side is turned upright in every file, crops included', async () => {
  put('soup.JPG', await turned());
  const { soup } = await build();
  expect(soup).toMatchObject({ file: 'soup.JPG', width: 240, height: 320, webp: [240] });
  if (!soup) throw new Error('nothing was made');
  const shown = await sharp(smallest(soup)).metadata();
  expect([shown.width, shown.height, shown.orientation, shown.exif]).toEqual([
    240,
    320,
    undefined,
    undefined,
  ]);
  const [topRed = 0, , topBlue = 255] = await colourAt(smallest(soup), 0.5, 0.2);
  expect(topRed).toBeGreaterThan(200);
  expect(topBlue).toBeLessThan(60);
  // The focus is at the top, so that is where the square is cut.
  const [cutRed = 0, , cutBlue = 255] = await colourAt(crop(soup, 2), 0.5, 0.3);
  expect([cutRed > 200, cutBlue < 60]).toEqual([true, true]);
});

test.each(['png', 'avif', 'jpeg', 'webp'] as const)('a master may be a file of %s', async (format) => {
  put(`soup.${format}`, await redAndBlue(320, 240).toFormat(format).toBuffer());
  const { soup } = await build();
  expect(soup).toMatchObject({ file: `soup.${format}`, width: 320, height: 240 });
});

test('what is transparent lies on the colour of the paper', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  put(
    'soup.png',
    await sharp({ create: { width: 320, height: 240, channels: 4, background: clear } })
      .png()
      .toBuffer(),
  );
  const { soup } = await build();
  if (!soup) throw new Error('nothing was made');
  expect((await sharp(smallest(soup)).metadata()).hasAlpha).toBe(false);
  const [red = 0, , blue = 0] = await colourAt(smallest(soup), 0.5, 0.5);
  expect([Math.abs(red - 0xfb) < 3, Math.abs(blue - 0xf5) < 3]).toEqual([true, true]);
});

test('another paper makes other files of a transparent picture, and the same of any other', async () => {
  put('soup.png', await redAndBlue(320, 240).toBuffer());
  put('clear.png', await redAndBlue(320, 240).ensureAlpha(0.5).toBuffer());
  const light = await build();
  const dark = await preparePictures({
    folders,
    leads: new Map([['soup', [50, 0]]]),
    leastLongSide: 1,
    paper: '#101010',
  });
  expect(dark.soup).toEqual(light.soup);
  expect(dark.clear?.hash).not.toBe(light.clear?.hash);
});

test('colours of a wide gamut are converted to those of every screen', async () => {
  const wide = await redAndBlue(320, 240).withIccProfile('p3').png().toBuffer();
  const [kept = 0] = await colourAt(await sharp(wide).keepIccProfile().png().toBuffer(), 0.2, 0.5);
  expect(kept).toBe(224);
  put('soup.png', wide);
  const { soup } = await build();
  if (!soup) throw new Error('nothing was made');
  const [red = 0] = await colourAt(smallest(soup), 0.2, 0.5);
  expect(Math.abs(red - 224)).toBeLessThan(6);
});

describe('a photograph in HEIC', () => {
  test('is decoded, upright and in its own colours', async () => {
    // The fixture holds a position, as a phone writes it; this is where its letters lie.
    const bytes = Buffer.from(heicPhotograph());
    const exif = bytes.indexOf('II*\0');
    for (let at = exif; at < exif + 300; at += 1) {
      if (bytes.readUInt16LE(at) === 0x8825) bytes.writeUInt16LE(0x8826, at);
    }
    put('soup.heic', bytes);
    const { soup } = await build();
    expect(soup).toMatchObject({ file: 'soup.heic', width: 240, height: 320 });
    if (!soup) throw new Error('nothing was made');
    const [red = 0, green = 0] = await colourAt(smallest(soup), 0.5, 0.2);
    expect(Math.abs(red - 224)).toBeLessThan(8);
    expect(Math.abs(green - 32)).toBeLessThan(12);
    const [, , blue = 0] = await colourAt(smallest(soup), 0.5, 0.8);
    expect(blue).toBeGreaterThan(235);
  });

  test('that is damaged is named', async () => {
    put('soup.heif', heicPhotograph().subarray(0, 1300));
    await expect(build()).rejects.toThrow('soup.heif: ');
    expect(readdirSync(folders.output)).toEqual([]);
  });
});

test('a master that says where it was taken is refused, with the command that takes that out', async () => {
  put('soup.jpg', await phonePhotograph(320, 240));
  put('stew.heic', heicPhotograph());
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="43,39.0N"/></rdf:RDF></x:xmpmeta>';
  put('tea.webp', await redAndBlue(320, 240).withXmp(xmp).webp().toBuffer());
  put('curd.jpg', await turned());
  const words = String(await build().catch((error: unknown) => error));
  expect(words).toContain(
    `soup.jpg: says where it was taken; take that out: npm run add-picture -- ${path.posix.join(folders.masters, 'soup.jpg')} soup --replace`,
  );
  expect(words).toContain('stew.heic: says where');
  expect(words).toContain('tea.webp: says where');
  expect(words).not.toContain('curd');
});

test('two masters of one name are refused, and both named', async () => {
  put('soup.webp', await redAndBlue(320, 240).webp().toBuffer());
  put('soup.png', await redAndBlue(320, 240).toBuffer());
  await expect(build()).rejects.toThrow(/soup\.webp: has the name of .*soup\.png; only one may have it/);
  rmSync(path.join(folders.masters, 'soup.png'));
  await expect(build()).resolves.toHaveProperty('soup');
});
