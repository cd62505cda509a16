import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Content, SourceName } from '@/lib/content/sources';
import { SOURCES } from '@/lib/content/sources';
import { orderGuides, searchedGuides } from '@/lib/travel/guides/guide';
import { writeWhole } from './write-whole';

/** Where the engine finds content that is read and checked. */
const FOLDER = '.content';

/** Writes a file unless it holds that already, so that nothing reloads for nothing. */
async function write(file: string, value: unknown): Promise<void> {
  const text = `${JSON.stringify(value)}\n`;
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeWhole(file, text);
}

/** Writes content for the engine: a file for each source, and the little of the guides that every page has. */
export async function writeContent(content: Content, folder = FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of Object.keys(SOURCES) as SourceName[]) {
    await write(join(folder, `${name}.json`), content[name]);
  }
  const guides = searchedGuides(orderGuides(content.guides), content.restaurants);
  await write(join(folder, 'searched-guides.json'), guides);
}

/** Writes a JSON Schema for each source, with which editors complete and explain what stands in its files. */
export async function writeSchemas(folder = FOLDER): Promise<void> {
  await mkdir(join(folder, 'schema'), { recursive: true });
  for (const [name, { schema }] of Object.entries(SOURCES)) {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    await write(join(folder, 'schema', `${name}.json`), json);
  }
}
