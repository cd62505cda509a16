/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type PictureFolders, type PictureOptions, preparePictures } from '@/scripts/prepare/pictures';
import { colourAt, phonePhotograph, pictureFolders, redAndBlue } from './photographs';

jest.setTimeout(60_000);

let folders: PictureFolders;
let remove: () => void;

const run = (options: Partial<PictureOptions> = {}) =>
  preparePictures({
    folders,
    leads: new Map([['soup', [50, 0]]]),
    leastLongSide: 1,
    paper: '#ffffff',
    ...options,
  });
const quickly = (options: Partial<PictureOptions> = {}) => run({ quick: true, ...options });
const put = (file: string, bytes: Buffer) => writeFileSync(path.join(folders.masters, file), bytes);
const written = () => JSON.parse(readFileSync(folders.index, 'utf8'));

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  ({ folders, remove } = pictureFolders());
});

afterEach(() => {
  jest.restoreAllMocks();
  remove();
});

test('a new photograph is shown in a few small files, upright and with its crops, and without AVIF', async () => {
  put('soup.jpg', await phonePhotograph(1600, 1200, { placed: false }));
  const { soup } = await quickly();
  expect(soup).toMatchObject({ width: 1200, height: 1600, avif: [], webp: [480, 1200] });
  expect(soup?.crops.map(({ width, height }) => [width, height])).toEqual([
    [1200, 675],
    [1200, 900],
    [1200, 1200],
  ]);
  expect(readdirSync(folders.output)).toHaveLength(5);
  const shown = path.join(folders.output, `soup-${soup?.hash}-480.webp`);
  expect(await sharp(shown).metadata()).toMatchObject({ width: 480, height: 640 });
  const [red = 0] = await colourAt(shown, 0.5, 0.2);
  expect(red).toBeGreaterThan(200);
});

test('what was made in full before is shown in full', async () => {
  put('soup.png', await redAndBlue(320, 240).toBuffer());
  const full = await run();
  expect(await quickly()).toEqual(full);
  expect(full.soup?.avif).toEqual([240, 320]);
});

test('the next full run makes what the quick one left out, the same as without it', async () => {
  put('soup.png', await redAndBlue(320, 240).toBuffer());
  await quickly();
  const after = await run();
  rmSync(folders.cache, { recursive: true });
  expect(await run()).toEqual(after);
  expect(after.soup?.avif).toEqual([240, 320]);
});

test('masters come, change and go from one quick run to the next', async () => {
  put('soup.png', await redAndBlue(320, 240).toBuffer());
  const first = await quickly();
  put('soup.png', await redAndBlue(300, 240).toBuffer());
  put('stew.webp', await redAndBlue(320, 240).webp().toBuffer());
  const second = await quickly();
  expect(Object.keys(second)).toEqual(['soup', 'stew']);
  expect(second.soup?.hash).not.toBe(first.soup?.hash);
  rmSync(path.join(folders.masters, 'soup.png'));
  await quickly();
  expect(Object.keys(written())).toEqual(['stew']);
  expect(readdirSync(folders.output).filter((file) => !file.startsWith('stew-'))).toEqual([]);
});

test('a master that cannot be used leaves the last good pictures as they are', async () => {
  put('soup.png', await redAndBlue(320, 240).toBuffer());
  const good = await quickly();
  put('stew.jpg', Buffer.from('words'));
  await expect(quickly()).rejects.toThrow('stew.jpg: cannot be read as a picture');
  expect(written()).toEqual(good);
});

test('two runs at a time do each other no harm', async () => {
  for (const name of ['soup', 'stew']) put(`${name}.png`, await redAndBlue(640, 480).toBuffer());
  const [one, other] = await Promise.all([quickly(), quickly()]);
  expect(one).toEqual(other);
  const files = Object.values(one).flatMap(({ webp, crops }) => [...webp, ...crops]);
  expect(readdirSync(folders.output)).toHaveLength(files.length);
  expect(existsSync(folders.index)).toBe(true);
});
