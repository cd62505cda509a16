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
import { messageModules, withAspirated } from './messages';

/** Folder of the generated content. */
const FOLDER = '.content';

/** Content that browser code imports: a module each, so that a page loads only what it uses; with their exports. */
export const BROWSER_MODULES = {
  categories: 'categories',
  filterKeys: 'filterKeys',
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

/** Word forms by language (ISO 639-1): file of `lib/text/word-forms` and its export. Other languages have the English ones. */
const WORD_FORMS: Readonly<Record<string, string>> = { de: 'german', fr: 'french', ko: 'korean' };

/** Module with the word forms of the language, so that a search has no stemmer of any other. */
function wordFormsModule(language: string): string {
  const name = WORD_FORMS[new Intl.Locale(language).language] ?? 'english';
  return `export { ${name} as wordForms } from '@/lib/text/word-forms/${name}';\n`;
}

/** Module with the queries in Hangul, which imports their code on a Korean site alone. */
const hangulModule = (language: string) =>
  new Intl.Locale(language).language === 'ko'
    ? "export { createHangulQuery } from '@/lib/search/hangul-query';\n"
    : `import type { createHangulQuery as Create } from '@/lib/search/hangul-query';
export const createHangulQuery: typeof Create | undefined = undefined;
`;

/** Module with the comments below recipes. Without a service it imports no code, so that no page has a byte of them. */
const commentsModule = (
  hasService: boolean,
) => `import ${hasService ? '{ Comments as Section, type CommentsProps }' : 'type { CommentsProps }'} from '@/components/comments/comments';
import type { ReactNode } from 'react';
export const Comments: ((props: CommentsProps) => ReactNode) | undefined = ${hasService ? 'Section' : 'undefined'};
`;

/**
 * Module with the parts of pages of a site with several languages. Those that a site does not use import no code.
 *
 * @param isFurther true for a build in another language than the files
 */
const languageParts = (hasSeveral: boolean, isFurther: boolean): string => {
  const part = (file: string, name: string, isUsed: boolean) => ({
    import: `import ${isUsed ? `{ ${name} as Used${name}, type ${name}Props }` : `type { ${name}Props }`} from '@/components/frame/${file}';\n`,
    code: `export const ${name}: ((props: ${name}Props) => ReactNode) | undefined = ${isUsed ? `Used${name}` : 'undefined'};\n`,
  });
  const parts = [
    part('language-switch.client', 'LanguageSwitch', hasSeveral),
    part('untranslated-page.client', 'UntranslatedPage', isFurther),
  ];
  return `import type { ReactNode } from 'react';\n${parts.map((each) => each.import).join('')}${parts.map((each) => each.code).join('')}`;
};

/** Module with the addresses of pages of a build that are not translated, and those of recipes among them. */
function untranslatedModule({ languages, recipes, site }: Omit<Prepared, 'words'>): string {
  const all = languages?.untranslated[site.language] ?? [];
  const foreign = Object.values(recipes).filter(({ language }) => language === languages?.main);
  const paths = foreign.flatMap(({ customLink, slug }) => customLink ?? `/recipes/${slug}`);
  return `export const untranslated: readonly string[] = ${parsed(all)};
export const inOtherLanguage: readonly string[] = ${parsed(paths.filter((path) => all.includes(path)))};
`;
}

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
  const own = withAspirated(words ?? {}, content.groceries.groceries, language);
  for (const [area, code] of Object.entries(messageModules(own, language, bindsSpaces))) {
    await writeChanged(join(folder, 'messages', `${area}.ts`), code);
  }
  await writeChanged(join(folder, 'theme.css'), themeCss(content.theme));
  await writeChanged(join(folder, 'comments.ts'), commentsModule(content.site.comments !== undefined));
  await writeChanged(join(folder, 'hangulQuery.ts'), hangulModule(language));
  await writeChanged(join(folder, 'wordForms.ts'), wordFormsModule(language));
  const isFurther = content.languages !== undefined && content.languages.main !== language;
  await writeChanged(
    join(folder, 'languageParts.ts'),
    languageParts(content.languages !== undefined, isFurther),
  );
  await writeChanged(join(folder, 'untranslated.ts'), untranslatedModule(content));
  const { display, text } = content.theme.fonts;
  // A module each: the second is part of every page.
  const modules = {
    displayFont: JSON.stringify(display),
    hasUsUnits: content.site.units !== 'metric',
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
    'hasUsUnits',
    'isStarterTextFont',
    'comments',
    'hangulQuery',
    'wordForms',
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
