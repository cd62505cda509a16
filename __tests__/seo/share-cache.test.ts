/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'share-cache-'));
process.env.PICTURE_CACHE = folder;
afterAll(() => rmSync(folder, { recursive: true }));

it('a share image is drawn once for the same content', async () => {
  const { cachedImage } = await import('@/lib/seo/share-cache');
  const draw = jest.fn(async () => Buffer.from('drawn'));
  const image = (title: string) => cachedImage({ title, _owner: Math.random(), ref: null }, draw);
  expect(String(await image('Pork'))).toBe('drawn');
  expect(String(await image('Pork'))).toBe('drawn');
  expect(draw).toHaveBeenCalledTimes(1);
  await image('Beef');
  expect(draw).toHaveBeenCalledTimes(2);
  expect(readdirSync(folder)).toHaveLength(2);
});
