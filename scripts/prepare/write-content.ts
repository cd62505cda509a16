import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ContentProblems } from '@/lib/content/problem';
import type { Names } from '@/lib/content/read/links';
import { metaOf } from '@/lib/content/schema/fields';
import { STARTER_FONTS } from '@/lib/content/schema/theme';
import { type Prepared, SOURCES } from '@/lib/content/sources';
import { bindSpaces } from '@/lib/text/bind-spaces';
import { writeChanged } from '@/scripts/files';
import { messageModules } from './messages';

/** Folder of the generated content. */
const FOLDER = '.content';

/** Content that browser code imports: a module each, so that a page loads only what it uses; with their exports. */
const BROWSER_MODULES = {
  categories: 'categories',
  foods: 'foods',
  navigation: 'navigation',
  neighbourhoods: 'neighbourhoods',
  searchedGuides: 'searchedGuides',
  recipeFilters: '{ dietFilters, kindFilters, kindPages, madeThings, timeFilters, wholeNames }',
  search: '{ commonWords, misspellings, synonyms }',
  timeZones: 'timeZones',
} satisfies Partial<Record<keyof Prepared, string>>;

type Replacer = (key: string, value: unknown) => unknown;

/** Expression that parses a value. Turbopack compiles imported JSON to code, which takes seconds for large sites. */
const parsed = (value: unknown, replacer?: Replacer) =>
  `JSON.parse(${JSON.stringify(JSON.stringify(value, replacer))})`;

/** Replacer of `JSON.stringify`: non-breaking spaces in all texts, where the language has them. */
const boundSpaces =
  (language: string): Replacer =>
  (_, value) =>
    typeof value === 'string' ? bindSpaces(value, language) : value;

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

/** Module with the comments below recipes. Without a service it imports no code, so that no page has a byte of them. */
const commentsModule = (
  hasService: boolean,
) => `import ${hasService ? '{ Comments as Section, type CommentsProps }' : 'type { CommentsProps }'} from '@/components/comments/comments';
import type { ReactNode } from 'react';
export const Comments: ((props: CommentsProps) => ReactNode) | undefined = ${hasService ? 'Section' : 'undefined'};
`;

/**
 * Writes the content as modules: all of it for `lib/content/server.ts`, each of `BROWSER_MODULES`, the messages of each
 * area; and the colours as a stylesheet.
 *
 * @param bindsSpaces false to leave spaces as they are
 */
export async function writeContent(
  { words, ...content }: Prepared,
  { folder = FOLDER, bindsSpaces = true }: { folder?: string; bindsSpaces?: boolean } = {},
): Promise<void> {
  const { language } = content.site;
  const replacer = bindsSpaces ? boundSpaces(language) : undefined;
  await mkdir(join(folder, 'messages'), { recursive: true });
  await writeChanged(join(folder, 'server.ts'), `export default ${parsed(content, replacer)};\n`);
  for (const [name, exported] of Object.entries(BROWSER_MODULES)) {
    const type = "import type { Prepared } from '@/lib/content/sources';\n";
    const value = parsed(content[name as keyof typeof BROWSER_MODULES], replacer);
    const code = `${type}export const ${exported}: Prepared['${name}'] = ${value};\n`;
    await writeChanged(join(folder, `${name}.ts`), code);
  }
  for (const [area, code] of Object.entries(messageModules(words ?? {}, language, bindsSpaces))) {
    await writeChanged(join(folder, 'messages', `${area}.ts`), code);
  }
  await writeChanged(join(folder, 'theme.css'), themeCss(content.theme));
  await writeChanged(join(folder, 'comments.ts'), commentsModule(content.site.comments !== undefined));
  const { display, text } = content.theme.fonts;
  // A module each: the second is part of every page.
  const modules = {
    displayFont: JSON.stringify(display),
    isStarterTextFont: text === STARTER_FONTS.text,
  };
  for (const [name, value] of Object.entries(modules))
    await writeChanged(join(folder, `${name}.ts`), `export const ${name} = ${value};\n`);
}

/** True if an earlier run wrote content. */
export function hasContent(): boolean {
  const names = [
    'server',
    'problems',
    'fonts',
    'displayFont',
    'isStarterTextFont',
    'comments',
    ...Object.keys(BROWSER_MODULES),
  ];
  return (
    names.every((name) => existsSync(join(FOLDER, `${name}.ts`))) && existsSync(join(FOLDER, 'messages'))
  );
}

/** Writes the problems of the content, which the development server shows; none if the content is valid. */
export async function writeProblems(found: ContentProblems, folder = FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true });
  const type = "import type { ContentProblems } from '@/lib/content/problem';\n";
  const code = `${type}export const contentProblems: ContentProblems = ${parsed(found)};\n`;
  await writeChanged(join(folder, 'problems.ts'), code);
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
        const { reference } = metaOf(zodSchema);
        const known = reference && names[reference];
        if (known && known.length > 0) jsonSchema.enum = [...known];
      },
    });
    await writeChanged(join(folder, 'schema', `${name}.json`), `${JSON.stringify(json)}\n`);
  }
}
