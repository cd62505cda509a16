import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ContentProblems } from '@/lib/content/problem';
import type { Names } from '@/lib/content/read/links';
import { linkOf } from '@/lib/content/schema/fields';
import { type Prepared, SOURCES } from '@/lib/content/sources';
import { writeChanged } from '@/scripts/files';
import { sectionViewModules } from './section-views';
import { messageModules } from './messages';

/** Folder of the generated content. */
const FOLDER = '.content';

/** Sources that a site may have thousands of. */
const LONG = ['recipes', 'restaurants'];

/**
 * A source as a file for the engine: JSON, and a long one as a module that parses it. The bundler makes code out of
 * JSON, which of thousands of recipes takes each process of a build seconds to read.
 */
function sourceFile(name: string, value: unknown): [file: string, text: string] {
  const json = JSON.stringify(value ?? null);
  return LONG.includes(name)
    ? [`${name}.ts`, `export default JSON.parse(${JSON.stringify(json)});\n`]
    : [`${name}.json`, `${json}\n`];
}

/** Stylesheet with a token per colour, and other values for `prefers-color-scheme: dark`. */
function themeCss({ light, dark }: Prepared['theme']): string {
  const tokens = (colours: object, indent: string) =>
    Object.entries(colours)
      .map(([name, colour]) => `${indent}--color-${name}: ${colour};\n`)
      .join('');
  return `@theme static {\n${tokens(light, '  ')}}
@layer theme {
  @media (prefers-color-scheme: dark) {
    :root {
      color-scheme: dark;\n${tokens(dark, '      ')}    }
  }
}
`;
}

/**
 * Writes content for the engine: a file for each source, null for one the site does without, one for what is worked out
 * of several, words as a module for each area, and the colours as a stylesheet.
 */
export async function writeContent({ words, ...content }: Prepared, folder = FOLDER): Promise<void> {
  await mkdir(join(folder, 'messages'), { recursive: true });
  await mkdir(join(folder, 'views'), { recursive: true });
  for (const [name, value] of Object.entries(content)) {
    const [file, text] = sourceFile(name, value);
    await writeChanged(join(folder, file), text);
  }
  for (const [area, code] of Object.entries(messageModules(words ?? {}, content.site.language))) {
    await writeChanged(join(folder, 'messages', `${area}.ts`), code);
  }
  for (const [route, code] of Object.entries(sectionViewModules(content))) {
    await writeChanged(join(folder, 'views', `${route}.ts`), code);
  }
  await writeChanged(join(folder, 'theme.css'), themeCss(content.theme));
}

/** Whether there is content from an earlier run, for every source of today. */
export function hasContent(): boolean {
  const { words: _, ...sources } = SOURCES;
  const names = Object.keys({ ...sources, problems: true });
  return (
    names.every((name) => existsSync(join(FOLDER, sourceFile(name, null)[0]))) &&
    existsSync(join(FOLDER, 'messages')) &&
    existsSync(join(FOLDER, 'views'))
  );
}

/** Writes what is wrong with the content, for the development server to show; empty where all is well. */
export async function writeProblems(found: ContentProblems, folder = FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeChanged(join(folder, 'problems.json'), `${JSON.stringify(found)}\n`);
}

/**
 * Writes a JSON Schema for each source, which editors use to complete and explain fields. References offer the existing
 * names.
 *
 * @param names existing names by kind; none if the content cannot be read
 */
export async function writeSchemas(names: Partial<Names> = {}, folder = FOLDER): Promise<void> {
  await mkdir(join(folder, 'schema'), { recursive: true });
  for (const [name, { schema }] of Object.entries(SOURCES)) {
    const json = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const { reference } = linkOf(zodSchema);
        const known = reference && names[reference];
        if (known && known.length > 0) jsonSchema.enum = [...known];
      },
    });
    await writeChanged(join(folder, 'schema', `${name}.json`), `${JSON.stringify(json)}\n`);
  }
}
