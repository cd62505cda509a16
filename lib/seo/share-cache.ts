import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Cache of the encoded pictures, which the hosts keep between builds. */
const CACHE = process.env.PICTURE_CACHE || '.cache/pictures';

/** JSON of a value without the fields of React elements that differ between development and production. */
const plainJson = (value: unknown) =>
  JSON.stringify(value, (key, inner) => (key.startsWith('_') || key === 'ref' ? undefined : inner));

/** Image that depends on nothing but `content`: read from the cache, or drawn and stored there. */
export async function cachedImage(content: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256').update(plainJson(content)).digest('hex').slice(0, 20);
  const folder = resolve(CACHE);
  const file = join(folder, `share-${hash}.jpg`);
  const stored = await readFile(file).catch(() => undefined);
  if (stored && stored.length > 0) return stored;
  const image = await draw();
  await mkdir(folder, { recursive: true });
  // Builds in two processes may write the same file.
  const temporary = join(folder, `.share-${hash}-${randomUUID()}`);
  await writeFile(temporary, image);
  await rename(temporary, file);
  return image;
}
