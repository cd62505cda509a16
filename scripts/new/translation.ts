import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseDocument, stringify } from 'yaml';
import { withoutYamlEnding } from '@/lib/content/file-names';
import { formatPath, type Path } from '@/lib/content/paths';
import { readFiles } from '@/lib/content/read/files';
import { groupNames } from '@/lib/content/read/groups';
import { languagesIn, textsChecksum } from '@/lib/content/read/languages';
import type { RawFile } from '@/lib/content/read/links';
import { translatableTexts } from '@/lib/content/read/translatable-texts';
import { MADE_FOR, openTexts, translateFiles } from '@/lib/content/read/translations';
import { readYaml } from '@/lib/content/read/yaml';
import { PLACEHOLDER } from '@/lib/content/schema-problems';
import { languageName } from '@/lib/text/language';
import { nearest } from '@/lib/text/nearest';
import { counted } from '@/lib/text/words';
import { UsageError } from '@/scripts/command';
import { readLanguage } from './language';

const EXAMPLE = 'npm run new translation recipes/jjajangmyeon ko';

/** Content file by its path in `data`, without the extension. Throws with the nearest one for another path. */
function findFile(files: readonly RawFile[], name: string): RawFile {
  const nameOf = ({ file }: RawFile) => withoutYamlEnding(file).replace(/^data\//, '');
  const wanted = withoutYamlEnding(name).replace(/^data\//, '');
  const file = files.find((each) => nameOf(each) === wanted);
  if (file?.value !== undefined) return file;
  const close = nearest(wanted, files.map(nameOf));
  throw new UsageError(
    `There is no data/${wanted}.yaml${close ? `; did you mean ${close}?` : '.'} Try:\n${EXAMPLE}`,
  );
}

/**
 * The texts of a value that are to be translated, with a mark each, in maps and lists of its shape: entries of lists by
 * their id, otherwise by position. Undefined if there is none.
 */
function textsToTranslate(value: unknown, isText: (path: Path) => boolean, path: Path = []): unknown {
  if (typeof value === 'string') return isText(path) ? `${PLACEHOLDER} ${value}` : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) {
    const fields = Object.entries(value).flatMap(([key, field]) => {
      const texts = textsToTranslate(field, isText, [...path, key]);
      return texts === undefined ? [] : [[key, texts] as const];
    });
    return fields.length > 0 ? Object.fromEntries(fields) : undefined;
  }
  const entries = value.map((entry, index) => {
    const texts = textsToTranslate(entry, isText, [...path, index]);
    const { id } = Object(entry);
    return texts !== undefined && typeof texts === 'object' && id !== undefined ? { id, ...texts } : texts;
  });
  const last = entries.findLastIndex((entry) => entry !== undefined);
  if (last < 0) return undefined;
  const isById = value.every((entry) => Object(entry).id !== undefined);
  if (isById) return entries.filter((entry) => entry !== undefined);
  // A list of texts is replaced as a whole.
  return entries
    .slice(0, last + 1)
    .map((entry, index) => entry ?? (typeof value[index] === 'string' ? value[index] : {}));
}

/**
 * Writes the translation of a file with all texts that are to be translated; for one that exists, notes that it was made
 * for the texts that its original has now.
 *
 * @param name path of the file in `data`, without the extension: `recipes/jjajangmyeon`
 */
export function newTranslation(name = '', tag = ''): void {
  if (name === '' || tag === '')
    throw new UsageError(`Of which file, and in which language? Try:\n${EXAMPLE}`);
  const language = readLanguage(tag);
  const files = readFiles(process.cwd());
  const { main, further } = languagesIn(files);
  const original = findFile(files, name);
  const file = `${withoutYamlEnding(original.file)}.${language}.yaml`;
  const names = groupNames(files);
  const sum = textsChecksum(original, names);
  // Texts that the engine has in that language need no translation.
  const laid = translateFiles([original], [], language, main).files.flatMap(({ changes }) => changes);
  const isIn = (path: Path) => laid.some((change) => formatPath(path).startsWith(formatPath(change.path)));
  const texts = translatableTexts(original, names).filter(({ path }) => !isIn(path));
  if (existsSync(file)) {
    renew(file, sum);
    return;
  }
  const paths = new Set(texts.map(({ path }) => formatPath(path)));
  const value = textsToTranslate(original.value, (path) => paths.has(formatPath(path)));
  if (value === undefined) {
    console.log(`${original.file} has no texts to translate.`);
    return;
  }
  const body = Array.isArray(value) ? value : { [MADE_FOR]: sum, ...Object(value) };
  writeFileSync(file, stringify(body, { lineWidth: 100 }), { flag: 'wx' });
  const listed = further.includes(language)
    ? ''
    : `\n\nAdd ${language} to languages in data/site.yaml: [${[main, ...further, language].join(', ')}]`;
  console.log(`Wrote ${file} with ${counted(texts.length, 'text', 'texts')}.

1. Write each of them in ${languageName(language)}, without ${PLACEHOLDER}. Delete lines that stay as they are.
2. npm run prepare-data   names what is left${listed}`);
}

/** Notes the checksum of the texts of the original in its translation. */
function renew(file: string, sum: string): void {
  const text = readFileSync(file, 'utf8');
  const document = parseDocument(text);
  const open = openTexts(readYaml(file, text));
  if (open > 0)
    throw new UsageError(
      `${file} has ${counted(open, 'text', 'texts')} with ${PLACEHOLDER}. Translate them first.`,
    );
  if (document.get(MADE_FOR) === sum) {
    console.log(`${file} is up to date.`);
    return;
  }
  document.set(MADE_FOR, sum);
  writeFileSync(file, document.toString({ lineWidth: 100 }));
  console.log(`${file} is now marked as up to date.`);
}
