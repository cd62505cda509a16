import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';

const TEMPORARY = `.${process.pid}.part`;

/** Writes to a temporary file and renames it, so that an interrupted run leaves no partial file. */
export async function writeAtomic(target: string, content: Buffer | string): Promise<void> {
  // A process may write the same file twice at a time.
  const draft = `${target}.${randomUUID()}${TEMPORARY}`;
  await writeFile(draft, content);
  await rename(draft, target);
}

/** Writes a file unless it has that content already, so that watchers do not reload. */
export async function writeChanged(target: string, content: Buffer | string): Promise<void> {
  const before = await readFile(target).catch(() => undefined);
  if (!before?.equals(Buffer.from(content))) await writeAtomic(target, content);
}

/** True for a temporary file of this process. */
export const isTemporary = (file: string): boolean => file.endsWith(TEMPORARY);

/** Runs the work for each item in order, with at most `limit` at a time. */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
}
