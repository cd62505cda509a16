import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { prepareIcons } from '@/scripts/prepare/icons';
import { cutOut, widthsUpTo } from '@/scripts/prepare/picture-plan';
import { colourAt } from './photographs';

jest.setTimeout(60_000);

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="16" fill="#1f1a1b"/></svg>';
/** The mark on a rounded square. */
const TILE = MARK.replace('<circle', '<rect width="64" height="64" rx="14" fill="#f5c518"/><circle');
const YELLOW = [0xf5, 0xc5, 0x18];

let root: string;
const at = (file: string) => path.join(root, file);
function make(svg: string): Promise<void> {
  writeFileSync(at('icon.svg'), svg);
  return prepareIcons({ drawing: at('icon.svg'), root, paper: '#fbfaf5' });
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'icons-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('prepareIcons', () => {
  it('writes every icon of pages and manifest', async () => {
    await make(TILE);
    expect(readFileSync(at('app/icon.svg'), 'utf8')).toBe(TILE);
    for (const [file, size] of [
      ['app/apple-icon.png', 180],
      ['public/icons/icon-192.png', 192],
      ['public/icons/icon-512.png', 512],
      ['public/icons/icon-maskable-512.png', 512],
    ] as const) {
      expect(await sharp(at(file)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
    const ico = readFileSync(at('app/favicon.ico'));
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const start = ico.readUInt32LE(entry + 12);
      const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
  });

  it('fills icons that are cut to a shape to their edges, with room around the drawing', async () => {
    await make(TILE);
    expect(await colourAt(at('app/apple-icon.png'), 0, 0)).toEqual(YELLOW);
    expect(await colourAt(at('public/icons/icon-maskable-512.png'), 0, 0)).toEqual(YELLOW);
    // The circle begins at a quarter of the drawing, and further in where there is room around it.
    expect(await colourAt(at('public/icons/icon-512.png'), 0.28, 0.5)).toEqual([0x1f, 0x1a, 0x1b]);
    expect(await colourAt(at('public/icons/icon-maskable-512.png'), 0.28, 0.5)).toEqual(YELLOW);
  });

  it('puts a drawing without a ground on the paper', async () => {
    await make(MARK);
    expect(await colourAt(at('app/apple-icon.png'), 0, 0)).toEqual([0xfb, 0xfa, 0xf5]);
  });

  it('writes icons again only when the drawing has changed', async () => {
    await make(TILE);
    const before = statSync(at('app/apple-icon.png'));
    await make(TILE);
    expect(statSync(at('app/apple-icon.png')).ino).toBe(before.ino);
    await make(TILE.replace('#f5c518', '#208040'));
    expect(await colourAt(at('app/apple-icon.png'), 0, 0)).toEqual([0x20, 0x80, 0x40]);
  });

  it.each([
    ['words', 'cannot be drawn as an icon'],
    [TILE.replace('0 0 64 64', '0 0 64 32'), 'an icon is square'],
  ])('rejects %s', async (svg, message) => {
    await expect(make(svg)).rejects.toThrow(message);
  });
});

it.each([
  [{ width: 1200, height: 1200 }, [0, 0], { left: 0, top: 0, width: 1200, height: 1200 }],
  [{ width: 1200, height: 1200 }, [100, 100], { left: 400, top: 0, width: 1200, height: 1200 }],
  [{ width: 1280, height: 720 }, [50, 50], { left: 0, top: 150, width: 1600, height: 900 }],
] as const)('cutOut cuts %j around the focus %j inside of 1600 × 1200 px', (size, focus, from) => {
  expect(cutOut({ width: 1600, height: 1200 }, size, focus)).toEqual({ from, to: size });
});

it.each([
  [480, [240, 480]],
  [600, [240, 480, 600]],
  [2400, [240, 480, 800]],
  [100, [100]],
])('widthsUpTo stops at the width of the source image, %i px', (width, widths) => {
  expect(widthsUpTo([240, 480, 800], width)).toEqual(widths);
});
