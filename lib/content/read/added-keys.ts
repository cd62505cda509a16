import { type Change, withChanges } from '@/lib/content/layers';
import { formatPath, type Path, valueAt } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import { mayBeAdded } from '@/lib/content/schema/translatable';
import { nearest } from '@/lib/text/nearest';
import { textsOf } from './edits';
import type { RawFile } from './links';
import type { YamlFile } from './yaml';

/** Longest list of keys in a report. */
const MOST = 40;

const keysOf = (value: unknown): string[] => Object.keys(Object(value));

/** Allowed keys beside one that the original does not have. */
function allowedKeys(original: RawFile, path: Path): Pick<Problem, 'allowed' | 'nearest'> {
  const keys = keysOf(valueAt(original.value, path.slice(0, -1)));
  const of = `a key of ${original.file}`;
  const near = nearest(String(path.at(-1)), keys);
  return {
    allowed: keys.length > 0 && keys.length <= MOST ? `${of}: ${keys.join(', ')}` : of,
    ...(near === undefined ? {} : { nearest: near }),
  };
}

/**
 * Keys of a translation that its original does not have: those of entries, which would be further entries in one language,
 * and those without a value, which would remove nothing. Other unknown keys are reported by the schema.
 */
export function addedKeyProblems(
  original: RawFile,
  translation: Pick<YamlFile, 'file' | 'positionOf'>,
  changes: readonly Change[],
): Problem[] {
  const isNew = (path: Path) => valueAt(original.value, path) === undefined;
  const problem = (path: Path, found: string, about: string): Problem[] => {
    const change = changes.find((each) =>
      path.every((key, nth) => nth >= each.path.length || key === each.path[nth]),
    );
    if (!change) return [];
    const from = [...change.from.slice(0, path.length), ...path.slice(change.from.length)];
    const place = { file: translation.file, field: formatPath(from), position: translation.positionOf(from) };
    return [{ ...place, entry: undefined, about, found, ...allowedKeys(original, path) }];
  };
  const empty = changes.filter(({ path, to }) => to === null && isNew(path));
  const translated = { ...original, value: withChanges(original.value, changes) };
  const entries = textsOf(translated).filter(
    ({ path, meta, isKey }) => isKey && isNew(path) && !isNew(path.slice(0, -1)) && !mayBeAdded(meta),
  );
  return [
    ...empty.flatMap(({ path }) =>
      problem(
        path,
        `the key “${String(path.at(-1))}” without a value`,
        'A key without a value removes a field of the original. In braces, a comma ends a text that is not in quotation marks.',
      ),
    ),
    ...entries.flatMap(({ path }) =>
      problem(
        path,
        `the key “${String(path.at(-1))}”`,
        'Keys of entries are the same in all languages; the name that pages show is a field of the entry.',
      ),
    ),
  ];
}
