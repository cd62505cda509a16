import { rename, writeFile } from 'node:fs/promises';

/** Writes beside the target and renames, so that a run cut short leaves no half file under the name. */
export async function writeWhole(target: string, content: Buffer | string): Promise<void> {
  const draft = `${target}.${process.pid}.part`;
  await writeFile(draft, content);
  await rename(draft, target);
}
