import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The files of a folder that hold something, each with its size in bytes. */
export async function fileSizes(folder: string): Promise<Map<string, number>> {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file)).catch(() => undefined)));
  return new Map(files.flatMap((file, index) => (sizes[index]?.size ? [[file, sizes[index].size]] : [])));
}
