import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDERS = { from: 'data/brands', to: 'public/brands' };

/** Puts the partners' logos where the site serves them, and takes away those that are gone. */
export async function copyLogos({ from, to } = FOLDERS): Promise<void> {
  await mkdir(to, { recursive: true });
  const logos = (await readdir(from).catch(() => [])).filter((file) => !file.startsWith('.'));
  for (const file of await readdir(to)) {
    if (!logos.includes(file)) await rm(join(to, file), { recursive: true });
  }
  await Promise.all(logos.map((file) => copyFile(join(from, file), join(to, file))));
}
