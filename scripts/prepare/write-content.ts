import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Prepared } from '@/lib/content/sources';
import { SOURCES } from '@/lib/content/sources';
import { writeWhole } from './write-whole';

/** Where the engine finds content that is read and checked. */
const FOLDER = '.content';

/** Writes a file unless it holds that already, so that nothing reloads for nothing. */
async function write(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeWhole(file, text);
}

/** The colours as the stylesheets take them: a token each, new values for devices that ask for dark pages. */
function themeCss({ light, dark }: Prepared['theme']): string {
  const tokens = (colours: object, indent: string) =>
    Object.entries(colours)
      .map(([name, colour]) => `${indent}--color-${name}: ${colour};\n`)
      .join('');
  return `@theme static {\n${tokens(light, '  ')}}
@layer theme {
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) {
      color-scheme: dark;\n${tokens(dark, '      ')}    }
  }
}
`;
}

/**
 * Writes content for the engine: a file for each source, null for one the site does without, one for what is worked out
 * of several, and the colours as a stylesheet.
 */
export async function writeContent(content: Prepared, folder = FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, value] of Object.entries(content)) {
    await write(join(folder, `${name}.json`), `${JSON.stringify(value ?? null)}\n`);
  }
  await write(join(folder, 'theme.css'), themeCss(content.theme));
}

/** Writes a JSON Schema for each source, with which editors complete and explain what stands in its files. */
export async function writeSchemas(folder = FOLDER): Promise<void> {
  await mkdir(join(folder, 'schema'), { recursive: true });
  for (const [name, { schema }] of Object.entries(SOURCES)) {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    await write(join(folder, 'schema', `${name}.json`), `${JSON.stringify(json)}\n`);
  }
}
