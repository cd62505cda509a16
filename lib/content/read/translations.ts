import { basename } from 'node:path';
import { parse } from 'yaml';
import { withoutYamlEnding } from '@/lib/content/file-names';
import { type Change, layOver, withChanges } from '@/lib/content/layers';
import { formatPath, type Path, valueAt, valuesIn } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import { PLACEHOLDER } from '@/lib/content/schema-problems';
import { SOURCES } from '@/lib/content/sources';
import { nearest } from '@/lib/text/nearest';
import { addedKeyProblems } from './added-keys';
import { editedValue } from './edits';
import { type GroupNames, groupEdits, groupNames } from './groups';
import type { RawFile } from './links';
import { checksumOf, isWholeFile, languageFiles, originals } from './shipped';
import { ABOUT_FIXED, changedFixedFields } from './translatable-texts';
import type { YamlFile } from './yaml';

/** File with the texts of another file in another language: `data/recipes/stew.ko.yaml`. */
export type Translation = YamlFile & {
  /** Path of the other file, without its extension. */
  original: string;
  /** BCP 47 tag of its name. */
  language: string;
};

/** Field of a translation with the checksum of the texts that it was made for. */
export const MADE_FOR = 'of';

/** Content file with the texts of another language. */
export type TranslatedFile = RawFile & {
  /** Changed places of the value, those of the site's own translation with their paths in it. */
  changes: readonly Change[];
  /** Translation of the site; undefined if it has none. */
  translation?: Translation | undefined;
};

/** Values of a translation, without the checksum and without texts that are still to be translated. */
function layerOf({ value }: Translation): { over: unknown; isOpen: (to: unknown) => boolean } {
  const { [MADE_FOR]: _, ...fields } = Object(value) as Record<string, unknown>;
  const isOpen = (to: unknown) =>
    [...valuesIn(to)].some(({ value: text }) => typeof text === 'string' && text.includes(PLACEHOLDER));
  return { over: Array.isArray(value) ? value : fields, isOpen };
}

/** Number of texts of a translation that are still to be translated. */
export const openTexts = ({ value }: Pick<Translation, 'value'>): number =>
  [...valuesIn(value)].filter(({ value: text }) => typeof text === 'string' && text.includes(PLACEHOLDER))
    .length;

/** Value of a file with the texts of the engine in a language, and the changed places. Texts that the owner changed stay. */
function withShipped({ file, value }: RawFile, language: string): { value: unknown; changes: Change[] } {
  const name = `${withoutYamlEnding(file).replace(/^data\//, '')}.yaml`;
  const checksums = originals()[name] ?? {};
  let whole = value;
  const changes: Change[] = [];
  for (const { text } of languageFiles(language).filter((each) => each.name === name)) {
    if (isWholeFile(text)) whole = parse(text);
    else
      changes.push(
        ...layOver(value, parse(text)).changes.filter(
          ({ path }) => checksums[formatPath(path)] === checksumOf(valueAt(value, path)),
        ),
      );
  }
  return { value: withChanges(whole, changes), changes };
}

const misplacedProblem = (
  { file, positionOf, value }: Translation,
  original: string,
  from: Path,
): Problem => ({
  file,
  field: formatPath(from),
  found: `an entry that ${original} does not have`,
  allowed: 'an entry of that file, by its id or in the same position',
  position: positionOf(from),
  entry: undefined,
  about:
    typeof valueAt(value, from) === 'object'
      ? 'Only what differs from the original is written here.'
      : undefined,
});

/** Translates one file. `written` are all changes of its translation, also of texts that are still to be translated. */
function translateFile(
  raw: RawFile,
  translation: Translation | undefined,
  language: string,
  main: string,
): { file: TranslatedFile; written: readonly Change[]; problems: Problem[] } {
  if (raw.value === undefined) return { file: { ...raw, changes: [] }, written: [], problems: [] };
  // Messages are those of the language, and the owner's in it.
  const original = raw.source === 'words' ? { ...raw, value: {} } : raw;
  const shipped = withShipped(original, language);
  const { over, isOpen } =
    translation?.value === undefined ? { over: {}, isOpen: () => false } : layerOf(translation);
  const isList = Array.isArray(over) || !Array.isArray(original.value);
  const { changes, misplaced } = isList ? layOver(original.value, over) : { changes: [], misplaced: [] };
  const done = changes.filter(({ to }) => !isOpen(to));
  const value = withChanges(shipped.value, done) as Record<string, unknown>;
  if (raw.source === 'site') value.language = language;
  // A recipe without any translation is in another language than the site.
  const isForeign = raw.source === 'recipes' && !translation && value.language === undefined;
  if (isForeign) value.language = main;
  const problems = translation
    ? [...translation.problems, ...misplaced.map(({ from }) => misplacedProblem(translation, raw.file, from))]
    : [];
  const file = { ...raw, value, changes: [...shipped.changes, ...done], translation };
  return { file, written: changes, problems };
}

/** Problems of ids and names of other content that a translation changes. */
function fixedProblems(
  original: RawFile,
  { translation }: TranslatedFile,
  changes: readonly Change[],
  before: GroupNames,
  after: GroupNames,
): Problem[] {
  if (!translation || changes.length === 0 || original.source === 'words') return [];
  const translated = { ...original, value: withChanges(original.value, changes) };
  return changedFixedFields(original, translated, before, after).flatMap(({ path, ...problem }) => {
    const place = inTranslation({ changes, translation }, path);
    return place ? [{ ...problem, ...place, about: ABOUT_FIXED, entry: undefined }] : [];
  });
}

/** Problem of a translation of a file that does not exist. */
function orphanProblem({ file, original, language }: Translation, files: readonly RawFile[]): Problem {
  const folder = original.slice(0, -basename(original).length);
  const names = files
    .map((each) => withoutYamlEnding(each.file))
    .filter((each) => each.startsWith(folder))
    .map((each) => `${each}.${language}.yaml`);
  return {
    file,
    field: 'the file itself',
    found: `a translation of ${original}.yaml, which does not exist`,
    allowed: 'the name of a file beside it, with the language before “.yaml”',
    nearest: nearest(file, names),
  };
}

/** File of messages for a site that has some in a further language only. */
function ownMessages(files: readonly RawFile[], translations: readonly Translation[]): RawFile[] {
  const messages = translations.find(({ original }) => original === withoutYamlEnding(SOURCES.words.file));
  if (!messages || files.some(({ source }) => source === 'words')) return [];
  return [
    {
      ...messages,
      file: SOURCES.words.file,
      source: 'words',
      name: 'words',
      value: {},
      outline: {},
      problems: [],
    },
  ];
}

/**
 * Content in another language of the site: texts of the engine in that language over those of the starter that the owner
 * left as they were, and the owner's translations over both.
 *
 * @param main language of the files
 */
export function translateFiles(
  files: readonly RawFile[],
  translations: readonly Translation[],
  language: string,
  main: string,
): { files: TranslatedFile[]; problems: Problem[] } {
  const own = translations.filter((each) => each.language === language);
  const all = [...files, ...ownMessages(files, own)];
  const existing = new Set(all.map(({ file }) => withoutYamlEnding(file)));
  const problems = own
    .filter(({ original }) => !existing.has(original))
    .map((each) => orphanProblem(each, files));
  const results = all.map((raw) => {
    const translation = own.find(({ original }) => original === withoutYamlEnding(raw.file));
    return { raw, ...translateFile(raw, translation, language, main) };
  });
  const translated = results.map(({ file }) => file);
  const [before, after] = [groupNames(all), groupNames(translated)];
  for (const { raw, file, written, problems: own } of results) {
    problems.push(...own, ...fixedProblems(raw, file, written, before, after));
    if (file.translation && raw.source !== 'words')
      problems.push(...addedKeyProblems(raw, file.translation, written));
  }
  const edits = new Map(groupEdits(translated, before, after).map(({ file, edits }) => [file, edits]));
  const renamed = translated.map((file) => {
    const ofFile = edits.get(file);
    return ofFile ? { ...file, value: editedValue(file.value, ofFile) } : file;
  });
  return { files: renamed, problems };
}

/** A problem of a translated file in its translation, if the value comes from there; otherwise undefined. */
export function inTranslation(
  { changes, translation }: Pick<TranslatedFile, 'changes' | 'translation'>,
  path: Path,
): Pick<Problem, 'file' | 'field' | 'position'> | undefined {
  if (!translation) return undefined;
  const isAbove = (outer: Path) => outer.every((key, index) => key === path[index]);
  const change = changes.findLast((each) => isAbove(each.path));
  if (!change || valueAt(translation.value, change.from) === undefined) return undefined;
  const from = [...change.from, ...path.slice(change.path.length)];
  return { file: translation.file, field: formatPath(from), position: translation.positionOf(from) };
}
