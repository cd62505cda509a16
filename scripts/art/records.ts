import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '@/scripts/prepare/write-whole';
import { ART } from './folders';

/** What a master was made from, and the master itself, both as the first 16 digits of a hash. */
export type RenderRecord = { source: string; picture: string };

export type RenderRecords = Record<string, RenderRecord>;

export const masterFile = (name: string): string => path.posix.join(ART.masters, `${name}.webp`);

export async function readRecords(file = ART.records): Promise<RenderRecords> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/** Writes the records, a line for each picture, names in order, so that a difference reads at a glance. */
export async function writeRecords(records: RenderRecords, file = ART.records): Promise<void> {
  const lines = Object.entries(records)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, record]) => `  ${JSON.stringify(name)}: ${JSON.stringify(record)}`);
  await writeWhole(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** Hash of a master, or '' when there is none. */
export async function pictureHash(name: string): Promise<string> {
  const bytes = await readFile(masterFile(name)).catch(() => undefined);
  return bytes ? createHash('sha256').update(bytes).digest('hex').slice(0, 16) : '';
}

/** True when the master is the one the record speaks of and was made from these sources. */
export function isCurrent(record: RenderRecord | undefined, source: string, picture: string): boolean {
  return picture !== '' && record?.source === source && record.picture === picture;
}
