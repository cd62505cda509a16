import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';

const UNFINISHED = `.${process.pid}.part`;

/** Writes beside the target and renames, so that a run cut short leaves no half file under the name. */
export async function writeWhole(target: string, content: Buffer | string): Promise<void> {
  // Two runs of one process may write the same file at a time.
  const draft = `${target}.${randomUUID()}${UNFINISHED}`;
  await writeFile(draft, content);
  await rename(draft, target);
}

/** Writes a file unless it holds that already, so that nothing reloads for nothing. */
export async function writeChanged(target: string, content: Buffer | string): Promise<void> {
  const before = await readFile(target).catch(() => undefined);
  if (!before?.equals(Buffer.from(content))) await writeWhole(target, content);
}

/** True for a file that this process is still writing. */
export const isUnfinished = (file: string): boolean => file.endsWith(UNFINISHED);

/** Does the work for each item in order, at most so many at a time. */
export async function inParallel<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
}
