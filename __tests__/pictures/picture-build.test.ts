/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cutOut, type Focus, widthsUpTo } from '@/scripts/prepare/picture-plan';
import { type PictureFolders, type PictureOptions, preparePictures } from '@/scripts/prepare/pictures';
import { pictureFolders } from './photographs';

jest.setTimeout(60_000);

let folders: PictureFolders;
let remove: () => void;
let said: jest.SpyInstance;
const noLeads = new Map<string, Focus>();

/** Small pictures are enough to see how they are made. */
const build = (options: Partial<PictureOptions> = {}) =>
  preparePictures({ folders, leads: noLeads, leastLongSide: 1, paper: '#ffffff', ...options });

const addMaster = async (name: string, width: number, background: string) => {
  const master = sharp({ create: { width, height: (width * 3) / 4, channels: 3, background } });
  writeFileSync(path.join(folders.masters, `${name}.webp`), await master.webp({ quality: 40 }).toBuffer());
};

const contentOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => [file, readFileSync(path.join(folder, file)).toString('base64')]),
  );

beforeEach(() => {
  said = jest.spyOn(console, 'log').mockImplementation(() => {});
  ({ folders, remove } = pictureFolders());
});

afterEach(() => {
  jest.restoreAllMocks();
  remove();
});

test('a master becomes AVIF and WebP up to its own width, a share crop and its size', async () => {
  await addMaster('soup', 600, '#204060');
  const { soup } = await build();
  expect(soup).toMatchObject({ width: 600, height: 450, avif: [240, 320, 480, 600], webp: [480, 600] });
  expect(soup?.crops).toHaveLength(1);
  expect(readdirSync(folders.output)).toHaveLength(7);
  const shown = await sharp(path.join(folders.output, `soup-${soup?.hash}-240.avif`)).metadata();
  expect([shown.width, shown.height]).toEqual([240, 180]);
});

test('two builds from nothing give the same bytes and the same index', async () => {
  await addMaster('b', 320, '#aa3300');
  await addMaster('a', 320, '#00aa33');
  await build();
  const first = { files: contentOf(folders.output), index: readFileSync(folders.index, 'utf8') };
  rmSync(folders.cache, { recursive: true });
  rmSync(folders.output, { recursive: true });
  rmSync(folders.index);
  await build();
  expect(contentOf(folders.output)).toEqual(first.files);
  expect(readFileSync(folders.index, 'utf8')).toBe(first.index);
  expect(Object.keys(JSON.parse(first.index))).toEqual(['a', 'b']);
});

test('a second build takes everything from the cache and repairs what is missing or cut short', async () => {
  await addMaster('soup', 320, '#204060');
  await build();
  const made = readdirSync(folders.cache).map((file) => statSync(path.join(folders.cache, file)).mtimeMs);
  const before = contentOf(folders.output);
  const [first = '', second = ''] = readdirSync(folders.output);
  rmSync(path.join(folders.output, first));
  writeFileSync(path.join(folders.output, second), 'cut');
  await build();
  expect(contentOf(folders.output)).toEqual(before);
  expect(readdirSync(folders.cache).map((file) => statSync(path.join(folders.cache, file)).mtimeMs)).toEqual(
    made,
  );
});

test('files that no master asks for any more are removed', async () => {
  await addMaster('old', 320, '#204060');
  await addMaster('kept', 320, '#602040');
  await build();
  rmSync(path.join(folders.masters, 'old.webp'));
  await build();
  expect(readdirSync(folders.output).filter((file) => !file.startsWith('kept-'))).toEqual([]);
});

test('a changed master gets new file names, so that no browser shows the old one', async () => {
  await addMaster('soup', 320, '#204060');
  const before = await build();
  await addMaster('soup', 320, '#602040');
  const after = await build();
  expect(after.soup?.hash).not.toBe(before.soup?.hash);
});

test('masters that cannot be used are all named in one message', async () => {
  await addMaster('cut-short', 640, '#204060');
  const whole = readFileSync(path.join(folders.masters, 'cut-short.webp'));
  writeFileSync(path.join(folders.masters, 'cut-short.webp'), whole.subarray(0, whole.length / 2));
  writeFileSync(path.join(folders.masters, 'not-a-picture.webp'), 'words');
  writeFileSync(path.join(folders.masters, 'Wrong Name.png'), 'words');
  writeFileSync(path.join(folders.masters, 'notes.txt'), 'words');
  const failure: unknown = await build().catch((error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).toContain('not-a-picture.webp: cannot be read as a picture');
  expect(String(failure)).toContain("Wrong Name.png: a picture's name is lowercase letters");
  expect(String(failure)).toContain('notes.txt: a picture here is JPEG, PNG, HEIC, WebP or AVIF');
});

test('a master that opens but cannot be decoded is named', async () => {
  await addMaster('cut-short', 640, '#204060');
  const file = path.join(folders.masters, 'cut-short.webp');
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length - Math.floor(whole.length / 3)));
  await expect(build()).rejects.toThrow('cut-short.webp: cannot be read as a picture');
  expect(existsSync(folders.index)).toBe(false);
});

test('the picture that leads a recipe is cut to three shapes around its focus', async () => {
  await addMaster('soup', 800, '#204060');
  const { soup } = await build({ leads: new Map([['soup', [0, 50]]]) });
  expect(soup?.crops.map(({ width, height }) => [width, height])).toEqual([
    [800, 450],
    [800, 600],
    [600, 600],
  ]);
});

test('a crop keeps the focus inside and never leaves the picture', () => {
  const picture = { width: 1600, height: 1200 };
  const square = { width: 1200, height: 1200 };
  expect(cutOut(picture, square, [0, 0]).from).toEqual({ left: 0, top: 0, width: 1200, height: 1200 });
  expect(cutOut(picture, square, [100, 100]).from).toEqual({ left: 400, top: 0, width: 1200, height: 1200 });
  expect(cutOut(picture, { width: 1280, height: 720 }, [50, 50])).toEqual({
    from: { left: 0, top: 150, width: 1600, height: 900 },
    to: { width: 1280, height: 720 },
  });
});

test('widths stop at the master, whose own width is added where it falls between two', () => {
  expect(widthsUpTo([240, 480, 800], 480)).toEqual([240, 480]);
  expect(widthsUpTo([240, 480, 800], 600)).toEqual([240, 480, 600]);
  expect(widthsUpTo([240, 480, 800], 2400)).toEqual([240, 480, 800]);
  expect(widthsUpTo([240, 480, 800], 100)).toEqual([100]);
});

test('masters that are too small are all named with the size needed', async () => {
  await addMaster('soup', 320, '#204060');
  await addMaster('stew', 640, '#604020');
  await addMaster('tea', 400, '#604020');
  const failure: unknown = await build({ leastLongSide: 600 }).catch((error) => error);
  expect(String(failure)).toContain('soup.webp: 320 × 240 px; the long side must be 600 px or more');
  expect(String(failure)).toContain('tea.webp: 400 × 300 px');
  expect(String(failure)).not.toContain('stew');
});

test('a grainy photograph stays light at the width of a phone', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 6 } as const;
  const grain = sharp({ create: { width: 800, height: 600, channels: 3, background: '#808080', noise } });
  writeFileSync(path.join(folders.masters, 'grain.webp'), await grain.webp({ quality: 90 }).toBuffer());
  const { grain: made } = await build();
  expect(statSync(path.join(folders.output, `grain-${made?.hash}-800.avif`)).size).toBeLessThan(100_000);
});

test('while pictures are made, a log says how many there are and how many are done', async () => {
  for (const name of ['a', 'b', 'c']) await addMaster(name, 320, '#204060');
  await build();
  await addMaster('d', 320, '#204060');
  await addMaster('e', 320, '#204060');
  said.mockClear();
  await build();
  const lines = said.mock.calls.map(([line]) => line);
  expect(lines[0]).toBe('pictures: 2 of 5 to make');
  expect(lines[1]).toMatch(/^pictures 1\/2, about \d+ (?:s|min) left$/);
  expect(lines[2]).toMatch(/^pictures 5\/5, \d+ files made/);
});
