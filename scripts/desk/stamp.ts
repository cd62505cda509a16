import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeChanged } from '@/scripts/files';

/** Hash of all files in folders, at any depth, and of some texts. */
export async function hashOf(folders: readonly string[], ...texts: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * Writes generated files again if what they are made from has changed.
 *
 * @param file with the stamp of the last time @param result one of the generated files
 */
export async function writeStamped(
  file: string,
  stamp: string,
  result: string,
  write: () => Promise<void>,
): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === stamp && existsSync(result)) return;
  await write();
  await mkdir(dirname(file), { recursive: true });
  await writeChanged(file, stamp);
}
