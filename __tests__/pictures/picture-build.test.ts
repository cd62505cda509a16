/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { cutOut, type Focus, type MasterRules, widthsUpTo } from '@/scripts/prepare/picture-plan';
import { type PictureFolders, preparePictures } from '@/scripts/prepare/pictures';

let root: string;
let folders: PictureFolders;
const noLeads = new Map<string, Focus>();

/** Small pictures are enough to see how they are made. */
const anySize: MasterRules = { longSide: 1, bytes: 1e9, bytesInAll: 1e9 };
const build = (leads = noLeads, rules = anySize) => preparePictures(folders, leads, rules);

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
  jest.spyOn(console, 'log').mockImplementation(() => {});
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const inside = (folder: string) => path.join(root, folder);
  folders = {
    masters: inside('masters'),
    output: inside('out'),
    index: inside('index.json'),
    cache: inside('cache'),
  };
  mkdirSync(folders.masters);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

test('a master becomes AVIF and WebP up to its own width, a share crop, its size and its colour', async () => {
  await addMaster('soup', 600, '#204060');
  const { soup } = await build();
  expect(soup).toMatchObject({ width: 600, height: 450, avif: [240, 320, 480, 600], webp: [480, 600] });
  expect(soup?.color).toMatch(/^#(1f|2[01])(3f|4[01])(5f|6[01])$/);
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
  const failure: unknown = await build().catch((error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).toContain('not-a-picture.webp: cannot be read as a picture');
  expect(String(failure)).toContain('Wrong Name.png: a master is a .webp file');
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
  const { soup } = await build(new Map([['soup', [0, 50]]]));
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

test('masters that are too small or too heavy, alone or together, are all named with what is allowed', async () => {
  await addMaster('soup', 320, '#204060');
  await addMaster('stew', 640, '#604020');
  const failure: unknown = await build(noLeads, { longSide: 600, bytes: 100, bytesInAll: 150 }).catch(
    (error) => error,
  );
  const words = String(failure);
  expect(words).toContain('soup.webp: 320 × 240 px; the long side must be 600 or more');
  expect(words).not.toContain('stew.webp: 640 × 480 px');
  expect(words).toMatch(/stew\.webp: \d+ KB; at most 1 KB/);
  expect(words).toMatch(/masters: \d+ KB in all; at most 1 KB/);
});
