/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { prepareIcons } from '@/scripts/prepare/icons';
import { colourAt } from './photographs';

jest.setTimeout(60_000);

let root: string;
const PAPER = '#fbfaf5';

/** A round tile without corners, or one that reaches to all edges. */
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#f5c518"/><circle cx="32" cy="32" r="16" fill="#1f1a1b"/></svg>';
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="16" fill="#1f1a1b"/></svg>';

const at = (file: string) => path.join(root, file);
function make(svg: string): Promise<void> {
  writeFileSync(at('icon.svg'), svg);
  return prepareIcons({ drawing: at('icon.svg'), root, paper: PAPER });
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'icons-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('one drawing becomes every icon the pages and the manifest name', async () => {
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
});

test('the favicon holds a PNG for each of the small sizes', async () => {
  await make(TILE);
  const ico = readFileSync(at('app/favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const start = ico.readUInt32LE(entry + 12);
    const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
    expect([ico[entry], ico[entry + 1]]).toEqual([size, size]);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});

test('an icon that is cut to a shape is filled to its edges, with room around the drawing', async () => {
  await make(TILE);
  expect(await colourAt(at('app/apple-icon.png'), 0, 0)).toEqual([0xf5, 0xc5, 0x18]);
  expect(await colourAt(at('public/icons/icon-maskable-512.png'), 0, 0)).toEqual([0xf5, 0xc5, 0x18]);
  // The circle reaches from a quarter to three quarters of the drawing, and less far where there is room around it.
  expect(await colourAt(at('public/icons/icon-512.png'), 0.28, 0.5)).toEqual([0x1f, 0x1a, 0x1b]);
  expect(await colourAt(at('public/icons/icon-maskable-512.png'), 0.28, 0.5)).toEqual([0xf5, 0xc5, 0x18]);
});

test('a drawing without a ground of its own lies on the paper', async () => {
  await make(MARK);
  expect(await colourAt(at('app/apple-icon.png'), 0, 0)).toEqual([0xfb, 0xfa, 0xf5]);
});

test('an unchanged drawing leaves the icons alone, a changed one makes them anew', async () => {
  await make(TILE);
  const before = statSync(at('app/apple-icon.png'));
  await make(TILE);
  expect(statSync(at('app/apple-icon.png')).ino).toBe(before.ino);
  await make(TILE.replace('#f5c518', '#208040'));
  expect(await colourAt(at('app/apple-icon.png'), 0, 0)).toEqual([0x20, 0x80, 0x40]);
});

test.each([
  ['words', 'cannot be drawn as an icon'],
  [TILE.replace('0 0 64 64', '0 0 64 32'), 'an icon is square'],
])('a file that is no square drawing is named', async (svg, words) => {
  await expect(make(svg)).rejects.toThrow(words);
});
