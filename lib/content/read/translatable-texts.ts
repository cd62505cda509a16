import { formatPath, type Path, valueAt } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import { isFixed, isTranslatable } from '@/lib/content/schema/translatable';
import { textsOf } from './edits';
import { type GroupNames, newNameOf, repeatedNames } from './groups';
import type { RawFile } from './links';

/** Texts of a file that a translation has in another language, with their paths. @param names those of the same files */
export function translatableTexts(file: RawFile, names: GroupNames): { path: Path; text: string }[] {
  const repeated = new Set(repeatedNames(file, names).map(({ path }) => formatPath(path)));
  const found = textsOf(file).flatMap(({ path, text, meta, isKey }) => {
    if (isKey || !isTranslatable(meta) || !/\p{L}/u.test(text) || repeated.has(formatPath(path))) return [];
    return [{ path, text }];
  });
  return [...new Map(found.map((each) => [JSON.stringify(each.path), each])).values()];
}

/** Value of a translation that is no text: an id, or the name of other content. */
type FixedField = { path: Path; found: string; allowed: string };

/**
 * Fields of a translated file that differ from the original and are the same in all languages. A name of other content may
 * be the one that it has in the language.
 *
 * @param original file that is translated
 * @param translated the file with the changes of its translation
 * @param before names of entries in the language of the files
 * @param after names of the same entries in the other language
 */
export function changedFixedFields(
  original: RawFile,
  translated: RawFile,
  before: GroupNames,
  after: GroupNames,
): FixedField[] {
  const found = textsOf(translated).flatMap(({ path, text, meta, isKey }): FixedField[] => {
    const isInList = typeof path.at(-1) === 'number';
    const was = valueAt(original.value, path);
    if (isKey || !isFixed(meta) || was === text || (was === undefined && !isInList)) return [];
    const renamed = typeof was === 'string' ? newNameOf(was, meta, original, before, after) : undefined;
    // A word of the owner's own, such as a category of a restaurant that no file lists, is a text.
    if (renamed === text || (renamed === undefined && isTranslatable(meta))) return [];
    const allowed =
      was === undefined ? 'no further entry' : `“${was}”, as in ${original.file}, or no line for it`;
    return [{ path, found: `“${text}”`, allowed }];
  });
  return [...new Map(found.map((each) => [formatPath(each.path), each])).values()];
}

/** Sentence for all problems of such fields. */
export const ABOUT_FIXED: Problem['about'] =
  'Ids are the same in all languages; a name of other content is the one that its own translation gives it.';
