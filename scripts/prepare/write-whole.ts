import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

const UNFINISHED = `.${process.pid}.part`;

/** Writes beside the target and renames, so that a run cut short leaves no half file under the name. */
export async function writeWhole(target: string, content: Buffer | string): Promise<void> {
  // Two runs of one process may write the same file at a time.
  const draft = `${target}.${randomUUID()}${UNFINISHED}`;
  await writeFile(draft, content);
  await rename(draft, target);
}

/** True for a file that `writeWhole` of this process has not renamed yet. */
export const isUnfinished = (file: string): boolean => file.endsWith(UNFINISHED);
