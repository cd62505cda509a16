import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Document, isMap, isSeq, parse, parseDocument } from 'yaml';
import { formatPath, type Path, valueAt } from '@/lib/content/paths';
import { readFiles } from '@/lib/content/read/files';
import type { RawFile } from '@/lib/content/read/links';
import { SOURCES } from '@/lib/content/sources';
import { isLanguage, languageName, nearestLanguage, widerLanguages } from '@/lib/text/language';
import { UsageError } from '@/scripts/command';
import { filesUnder } from '@/scripts/export';
import { type Edit, editedText, nameEdits } from '@/scripts/rename/edits';

/** Resolved when this module is loaded: tests change the working directory. */
const FOLDER = resolve('scripts/new/languages');

/** First line of a content file. A file of a language that has it is complete. */
const SCHEMA_LINE = '# yaml-language-server';

const LAYOUT = { lineWidth: 100 };

/** Checks an answer. Throws a UsageError with the nearest tag for one that does not exist. */
export function readLanguage(tag: string): string {
  if (isLanguage(tag)) return new Intl.Locale(tag).toString();
  const near = nearestLanguage(tag);
  throw new UsageError(`“${tag}” is no language; write a tag such as ${near ?? 'ko, fr or en-CA'}.`);
}

/**
 * Files that are laid over those of `data/`, with their names there, `pages/home.yaml`. Those of `fr-CA` come after those
 * of `fr`, since they have only what differs.
 */
export function languageFiles(language: string): { name: string; text: string }[] {
  const folders = widerLanguages(language)
    .toReversed()
    .map((tag) => join(FOLDER, tag))
    .filter(existsSync);
  return folders.flatMap((folder) =>
    filesUnder(folder)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  );
}

/** Changes a file, and returns what the change does. */
function edit<Result>(file: string, change: (document: Document) => Result): Result {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const result = change(document);
  writeFileSync(file, document.toString(LAYOUT));
  return result;
}

/**
 * Lays a value over that at a path: maps by their keys, lists with maps by position; everything else is replaced.
 *
 * @returns paths of maps that the file lacks and of lists of another length, which stay as they are
 */
function lay(document: Document, path: Path, value: unknown): Path[] {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const isMapped = (entry: unknown) => Object(entry) === entry;
  // Groceries name their aisles, which have to be as many as before.
  const isByPosition = (list: readonly unknown[]) => list.some(isMapped) || path.at(-1) === 'aisles';
  if (Array.isArray(value) ? isByPosition(value) : isMapped(value)) {
    const isSame = Array.isArray(value) ? isSeq(node) && node.items.length === value.length : isMap(node);
    if (!isSame) return [path];
    return Object.entries(Object(value)).flatMap(([key, under]) =>
      lay(document, [...path, Array.isArray(value) ? Number(key) : key], under),
    );
  }
  if (value === null) document.deleteIn(path);
  else if (Array.isArray(value) && isSeq(node)) node.items = value.map((entry) => document.createNode(entry));
  else document.setIn(path, value);
  return [];
}

/** Texts of a list, or the names of its entries, in their order. */
const namesOf = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.map((entry) => String(typeof entry === 'string' ? entry : Object(entry).name))
    : [];

/** Names by which entries are grouped and which other fields have: aisles, categories of recipes and of restaurants. */
function groupNames() {
  const values = new Map(readFiles(process.cwd()).map(({ source, value }) => [source, value]));
  return {
    aisles: namesOf(Object(values.get('groceries')).aisles),
    recipes: namesOf(Object(values.get('vocabulary')).categories),
    restaurants: namesOf(values.get('categories')),
  };
}

type GroupNames = ReturnType<typeof groupNames>;

/** New names by their old ones, which have the same positions. */
const newNames = (before: readonly string[], after: readonly string[]): ReadonlyMap<string, string> =>
  new Map(before.map((name, index) => [name, after[index] ?? name] as const));

/** Paths of the fields of a file that have the name of an aisle or of a category of restaurants. */
function groupPaths({ source, value }: RawFile): { path: Path; group: 'aisles' | 'restaurants' }[] {
  if (source === 'groceries')
    return Object.keys(Object(Object(value).groceries)).map((name) => ({
      path: ['groceries', name, 'aisle'],
      group: 'aisles',
    }));
  if (source !== 'restaurants') return [];
  const { categories } = Object(value);
  const listed = Array.isArray(categories) ? categories.map((_, index) => ['categories', index]) : [];
  return [['category'], ...listed].map((path) => ({ path, group: 'restaurants' }));
}

/** Replaces the names of groups in all files. */
function renameGroups(before: GroupNames, after: GroupNames): void {
  const names = {
    aisles: newNames(before.aisles, after.aisles),
    restaurants: newNames(before.restaurants, after.restaurants),
  };
  const category = newNames(before.recipes, after.recipes);
  for (const file of readFiles(process.cwd())) {
    const edits = groupPaths(file).flatMap(({ path, group }): Edit[] => {
      const from = String(valueAt(file.value, path));
      const to = names[group].get(from);
      return to === undefined ? [] : [{ path, isKey: false, from, to }];
    });
    const all = [...edits, ...nameEdits(file, { category })];
    if (all.length > 0) writeFileSync(file.file, editedText(readFileSync(file.file, 'utf8'), all));
  }
}

/**
 * Sets the language of the site, and lays the content that the engine has in it over `data/`.
 *
 * @returns places that have another shape than in the starter and stay as they are: `data/vocabulary.yaml recipeTypes`
 */
export function layLanguage(language: string): string[] {
  const before = groupNames();
  const skipped = languageFiles(language).flatMap(({ name, text }) => {
    const file = `data/${name}`;
    if (!existsSync(file)) return [];
    if (text.startsWith(SCHEMA_LINE)) {
      writeFileSync(file, text);
      return [];
    }
    return edit(file, (document) => lay(document, [], parse(text))).map(
      (path) => `${file} ${formatPath(path)}`,
    );
  });
  renameGroups(before, groupNames());
  edit(SOURCES.site.file, (document) => document.set('language', language));
  return [...new Set(skipped)];
}

/**
 * Sentence about a new site in a language: what is left to translate; '' if that is nothing.
 *
 * @param skipped result of `layLanguage`
 */
export function languageAdvice(language: string, skipped: readonly string[]): string {
  if (widerLanguages(language).includes('en')) return '';
  const name = languageName(language);
  if (languageFiles(language).length === 0)
    return `There are no texts in ${name} yet: npm run new words writes the messages in English, to be translated.`;
  return skipped.length > 0
    ? `Not in ${name}, since they are no longer as in the starter:\n   ${skipped.join('\n   ')}`
    : '';
}
