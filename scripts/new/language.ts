import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Document, isSeq, parse, parseDocument } from 'yaml';
import { layOver } from '@/lib/content/layers';
import { formatPath, type Path } from '@/lib/content/paths';
import { readFiles } from '@/lib/content/read/files';
import { groupEdits, groupNames } from '@/lib/content/read/groups';
import { isWholeFile, languageFiles } from '@/lib/content/read/shipped';
import { SOURCES } from '@/lib/content/sources';
import { isLanguage, languageName, nearestLanguage, widerLanguages } from '@/lib/text/language';
import { UsageError } from '@/scripts/command';
import { editedText } from '@/scripts/rename/edits';

const LAYOUT = { lineWidth: 100 };

/** Checks an answer. Throws a UsageError with the nearest tag for one that does not exist. */
export function readLanguage(tag: string): string {
  if (isLanguage(tag)) return new Intl.Locale(tag).toString();
  const near = nearestLanguage(tag);
  throw new UsageError(`“${tag}” is no language; write a tag such as ${near ?? 'ko, fr or en-CA'}.`);
}

/** Changes a file, and returns what the change does. */
function edit<Result>(file: string, change: (document: Document) => Result): Result {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const result = change(document);
  writeFileSync(file, document.toString(LAYOUT));
  return result;
}

/**
 * Lays a value over that of a document.
 *
 * @returns paths of maps that the file lacks and of lists of another length, which stay as they are
 */
function lay(document: Document, over: unknown): Path[] {
  const { changes, misplaced } = layOver(document.toJS(), over, { isWhole: true });
  for (const { path, to } of changes) {
    const node = document.getIn(path, true);
    if (to === null) document.deleteIn(path);
    else if (Array.isArray(to) && isSeq(node)) node.items = to.map((entry) => document.createNode(entry));
    else document.setIn(path, to);
  }
  return misplaced.map(({ path }) => path);
}

/**
 * Sets the language of the site, and lays the content that the engine has in it over `data/`.
 *
 * @returns places that have another shape than in the starter and stay as they are: `data/vocabulary.yaml recipeTypes`
 */
export function layLanguage(language: string): string[] {
  const before = groupNames(readFiles(process.cwd()));
  const skipped = languageFiles(language).flatMap(({ name, text }) => {
    const file = `data/${name}`;
    if (!existsSync(file)) return [];
    if (isWholeFile(text)) {
      writeFileSync(file, text);
      return [];
    }
    return edit(file, (document) => lay(document, parse(text))).map((path) => `${file} ${formatPath(path)}`);
  });
  const files = readFiles(process.cwd());
  for (const { file, edits } of groupEdits(files, before, groupNames(files)))
    writeFileSync(file.file, editedText(readFileSync(file.file, 'utf8'), edits));
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
