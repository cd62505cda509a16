import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureEntry } from '@/lib/content/schema/pictures';
import { type PictureFolders, type PictureOptions, preparePictures } from '@/scripts/prepare/pictures';
import { colourAt, heicPhotograph, phonePhotograph, pictureFolders, redAndBlue } from './photographs';

jest.setTimeout(60_000);

let folders: PictureFolders;
let remove: () => void;
let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => {});
  ({ folders, remove } = pictureFolders());
});
afterEach(() => {
  jest.restoreAllMocks();
  remove();
});

/** Prepares pictures of any size; soup leads a recipe, with its focus at the top. */
const build = (options: Partial<PictureOptions> = {}) =>
  preparePictures({
    folders,
    leads: new Map([['soup', [50, 0]]]),
    minLongSide: 1,
    paper: '#fbfaf5',
    ...options,
  });
const quickly = () => build({ quick: true });
const failure = (options: Partial<PictureOptions> = {}) =>
  build(options).then(
    () => 'no failure',
    (error: unknown) => String(error),
  );

const put = (file: string, bytes: Buffer | string) => writeFileSync(path.join(folders.sources, file), bytes);
const addSourceImage = async (name: string, width: number, background: string) => {
  const image = sharp({ create: { width, height: (width * 3) / 4, channels: 3, background } });
  put(`${name}.webp`, await image.webp({ quality: 40 }).toBuffer());
};
const cut = (file: string, share: number) => {
  const bytes = readFileSync(path.join(folders.sources, file));
  put(file, bytes.subarray(0, bytes.length * share));
};
const output = () => readdirSync(folders.output);
const outputBytes = () =>
  output()
    .sort()
    .map((file) => [file, readFileSync(path.join(folders.output, file)).toString('base64')]);
const writtenIndex = () => JSON.parse(readFileSync(folders.index, 'utf8'));
const file = (name: string) => path.join(folders.output, name);
const smallest = ({ hash, webp }: PictureEntry) => file(`soup-${hash}-${webp[0]}.webp`);
const cropSizes = (entry?: PictureEntry) => entry?.crops.map(({ width, height }) => [width, height]);
async function buildSoup(options: Partial<PictureOptions> = {}): Promise<PictureEntry> {
  const { soup } = await build(options);
  if (!soup) throw new Error('no soup was made');
  return soup;
}

describe('a full build', () => {
  it('writes AVIF and WebP up to the own width of a picture, and a share crop', async () => {
    await addSourceImage('stew', 600, '#204060');
    const { stew } = await build();
    expect(stew).toMatchObject({ width: 600, height: 450, avif: [240, 320, 480, 600], webp: [480, 600] });
    expect(cropSizes(stew)).toHaveLength(1);
    expect(output()).toHaveLength(7);
    expect(await sharp(file(`stew-${stew?.hash}-240.avif`)).metadata()).toMatchObject({
      width: 240,
      height: 180,
    });
  });

  it('cuts the picture that leads a recipe to three shapes', async () => {
    await addSourceImage('soup', 800, '#204060');
    expect(cropSizes(await buildSoup())).toEqual([
      [800, 450],
      [800, 600],
      [600, 600],
    ]);
  });

  it('gives the same bytes and index each time', async () => {
    await addSourceImage('b', 320, '#aa3300');
    await addSourceImage('a', 320, '#00aa33');
    await build();
    const first = [outputBytes(), readFileSync(folders.index, 'utf8')];
    for (const place of [folders.cache, folders.output, folders.index]) rmSync(place, { recursive: true });
    await build();
    expect([outputBytes(), readFileSync(folders.index, 'utf8')]).toEqual(first);
    expect(Object.keys(writtenIndex())).toEqual(['a', 'b']);
  });

  it('uses the cache, and repairs files that are missing or cut short', async () => {
    await addSourceImage('soup', 320, '#204060');
    await build();
    const cached = () =>
      readdirSync(folders.cache).map((name) => statSync(path.join(folders.cache, name)).mtimeMs);
    const [times, before] = [cached(), outputBytes()];
    const [first = '', second = ''] = output();
    rmSync(file(first));
    writeFileSync(file(second), 'cut');
    await build();
    expect(outputBytes()).toEqual(before);
    expect(cached()).toEqual(times);
  });

  it('removes files of pictures that are gone, and renames those of changed ones', async () => {
    await addSourceImage('old', 320, '#204060');
    await addSourceImage('stew', 320, '#602040');
    const before = await build();
    rmSync(path.join(folders.sources, 'old.webp'));
    await addSourceImage('stew', 320, '#206040');
    const after = await build();
    expect(after.stew?.hash).not.toBe(before.stew?.hash);
    expect(output().filter((name) => name.startsWith('old-'))).toEqual([]);
    expect(output()).not.toContain(`stew-${before.stew?.hash}-320.webp`);
    expect(output()).toContain(`stew-${after.stew?.hash}-320.webp`);
  });

  it('keeps a grainy photograph below 100 KB at 800 px', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 6 } as const;
    const grain = sharp({ create: { width: 800, height: 600, channels: 3, background: '#808080', noise } });
    put('grain.webp', await grain.webp({ quality: 90 }).toBuffer());
    const { grain: made } = await build();
    expect(statSync(file(`grain-${made?.hash}-800.avif`)).size).toBeLessThan(100_000);
  });

  it('logs how many pictures there are to make, and how many are made', async () => {
    for (const name of ['a', 'b', 'c']) await addSourceImage(name, 320, '#204060');
    await build();
    for (const name of ['d', 'e']) await addSourceImage(name, 320, '#204060');
    log.mockClear();
    await build();
    expect(log.mock.calls.flat()).toEqual([
      'pictures: 2 of 5 to make',
      expect.stringMatching(/^pictures 1\/2, about \d+ min left$/),
      expect.stringMatching(/^pictures 5\/5, \d+ files made/),
    ]);
  });
});

describe('the format of a source image', () => {
  it('may have an EXIF orientation: every file is upright, crops included', async () => {
    put('soup.JPG', await phonePhotograph(320, 240, { placed: false }));
    const soup = await buildSoup();
    expect(soup).toMatchObject({ file: 'soup.JPG', width: 240, height: 320, webp: [240] });
    const { width, height, orientation, exif } = await sharp(smallest(soup)).metadata();
    expect([width, height, orientation, exif]).toEqual([240, 320, undefined, undefined]);
    const square = soup.crops[2];
    const crop = file(`soup-${square?.hash}-${square?.width}x${square?.height}.jpg`);
    // Red is above blue, and the square is cut at the top.
    for (const [picture, y] of [
      [smallest(soup), 0.2],
      [crop, 0.3],
    ] as const) {
      const [red = 0, , blue = 255] = await colourAt(picture, 0.5, y);
      expect([red > 200, blue < 60]).toEqual([true, true]);
    }
  });

  it.each(['png', 'avif', 'jpeg', 'webp'] as const)('may be %s', async (format) => {
    put(`soup.${format}`, await redAndBlue(320, 240).toFormat(format).toBuffer());
    expect(await buildSoup()).toMatchObject({ file: `soup.${format}`, width: 320, height: 240 });
  });

  it('may be HEIC, which is decoded upright and in its own colors', async () => {
    // Renames the EXIF tag that points to the position, which would be refused.
    const bytes = heicPhotograph();
    const exif = bytes.indexOf('II*\0');
    for (let at = exif; at < exif + 300; at += 1) {
      if (bytes.readUInt16LE(at) === 0x8825) bytes.writeUInt16LE(0x8826, at);
    }
    put('soup.heic', bytes);
    const soup = await buildSoup();
    expect(soup).toMatchObject({ file: 'soup.heic', width: 240, height: 320 });
    const [red = 0, green = 0] = await colourAt(smallest(soup), 0.5, 0.2);
    expect([Math.abs(red - 224) < 8, Math.abs(green - 32) < 12]).toEqual([true, true]);
    expect((await colourAt(smallest(soup), 0.5, 0.8))[2]).toBeGreaterThan(235);
  });

  it('may be transparent, and lies on the color of the paper, which changes its files', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const create = { width: 320, height: 240, channels: 4, background: clear } as const;
    put('soup.png', await sharp({ create }).png().toBuffer());
    put('stew.png', await redAndBlue(320, 240).toBuffer());
    const light = await build();
    const soup = light.soup as PictureEntry;
    expect((await sharp(smallest(soup)).metadata()).hasAlpha).toBe(false);
    const [red = 0, , blue = 0] = await colourAt(smallest(soup), 0.5, 0.5);
    expect([Math.abs(red - 0xfb) < 3, Math.abs(blue - 0xf5) < 3]).toEqual([true, true]);
    const dark = await build({ paper: '#101010' });
    expect(dark.soup?.hash).not.toBe(soup.hash);
    expect(dark.stew).toEqual(light.stew);
  });

  it('may have a wide gamut, which is converted to sRGB', async () => {
    put('soup.png', await redAndBlue(320, 240).withIccProfile('p3').png().toBuffer());
    const [red = 0] = await colourAt(smallest(await buildSoup()), 0.2, 0.5);
    expect(Math.abs(red - 224)).toBeLessThan(6);
  });
});

describe('source images that cannot be used', () => {
  it('are all named in one message', async () => {
    put('not-a-picture.webp', 'words');
    put('Wrong Name.png', 'words');
    put('notes.txt', 'words');
    const message = await failure();
    expect(message).toContain('not-a-picture.webp: cannot be read as a picture');
    expect(message).toContain("Wrong Name.png: a picture's name is lowercase letters");
    expect(message).toContain('notes.txt: a picture here is JPEG, PNG, HEIC, WebP or AVIF');
  });

  it.each([0.5, 0.67])('are named when %d of the file is there', async (share) => {
    await addSourceImage('cut-short', 640, '#204060');
    cut('cut-short.webp', share);
    expect(await failure()).toContain('cut-short.webp: cannot be read as a picture');
    expect(existsSync(folders.index)).toBe(false);
  });

  it('are named when HEIC is damaged', async () => {
    put('soup.heif', heicPhotograph().subarray(0, 1300));
    expect(await failure()).toContain('soup.heif: ');
    expect(output()).toEqual([]);
  });

  it('are named with the size needed when they are too small', async () => {
    await addSourceImage('soup', 320, '#204060');
    await addSourceImage('stew', 640, '#604020');
    await addSourceImage('tea', 400, '#604020');
    const message = await failure({ minLongSide: 600 });
    expect(message).toContain('soup.webp: 320 × 240 px; the long side must be 600 px or more');
    expect(message).toContain('tea.webp: 400 × 300 px');
    expect(message).not.toContain('stew');
  });

  it('are named with the command that removes their position', async () => {
    const xmp =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="43,39.0N"/></rdf:RDF></x:xmpmeta>';
    put('soup.jpg', await phonePhotograph(320, 240));
    put('stew.heic', heicPhotograph());
    put('tea.webp', await redAndBlue(320, 240).withXmp(xmp).webp().toBuffer());
    put('curd.jpg', await phonePhotograph(320, 240, { placed: false }));
    const message = await failure();
    const place = path.posix.join(folders.sources, 'soup.jpg');
    expect(message).toContain(
      `soup.jpg: says where it was taken; take that out: npm run add-picture -- ${place} soup --replace`,
    );
    expect(message).toContain('stew.heic: says where');
    expect(message).toContain('tea.webp: says where');
    expect(message).not.toContain('curd');
  });

  it('are named when two have one name', async () => {
    put('soup.webp', await redAndBlue(320, 240).webp().toBuffer());
    put('soup.png', await redAndBlue(320, 240).toBuffer());
    expect(await failure()).toMatch(/soup\.webp: has the name of .*soup\.png; only one may have it/);
  });
});

describe('a quick build', () => {
  it('writes a few WebP files and the crops of a new picture', async () => {
    put('soup.jpg', await phonePhotograph(1600, 1200, { placed: false }));
    const { soup } = await quickly();
    expect(soup).toMatchObject({ width: 1200, height: 1600, avif: [], webp: [480, 1200] });
    expect(cropSizes(soup)).toEqual([
      [1200, 675],
      [1200, 900],
      [1200, 1200],
    ]);
    expect(output()).toHaveLength(5);
    const shown = file(`soup-${soup?.hash}-480.webp`);
    expect(await sharp(shown).metadata()).toMatchObject({ width: 480, height: 640 });
    expect((await colourAt(shown, 0.5, 0.2))[0]).toBeGreaterThan(200);
  });

  it('keeps the files of a full build, and the next full build makes what it left out', async () => {
    put('soup.png', await redAndBlue(320, 240).toBuffer());
    await quickly();
    const full = await build();
    expect(full.soup?.avif).toEqual([240, 320]);
    expect(await quickly()).toEqual(full);
  });

  it('leaves the last index when a picture cannot be used', async () => {
    put('soup.png', await redAndBlue(320, 240).toBuffer());
    const good = await quickly();
    put('stew.jpg', 'words');
    expect(await failure({ quick: true })).toContain('stew.jpg: cannot be read as a picture');
    expect(writtenIndex()).toEqual(good);
  });

  it('may run twice at a time', async () => {
    for (const name of ['soup', 'stew']) put(`${name}.png`, await redAndBlue(640, 480).toBuffer());
    const [one, other] = await Promise.all([quickly(), quickly()]);
    expect(one).toEqual(other);
    const files = Object.values(one).flatMap(({ webp, crops }) => [...webp, ...crops]);
    expect(output()).toHaveLength(files.length);
  });
});
