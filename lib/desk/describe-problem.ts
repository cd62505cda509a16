import { parsePath } from '@/lib/content/paths';
import { type Problem, WHOLE_FILE } from '@/lib/content/problem';
import { isEmptyValue } from '@/lib/content/schema-problems';
import { capitalize } from '@/lib/text/words';
import { fieldLabel } from './labels';

/** Problem of an entry in the words of its form. */
export type DescribedProblem = {
  /** Field with the entry of a list that it is in: "Text, in the step “Simmer”". */
  place: string;
  /** Value, what the field takes, and the nearest of that: "“{~simer}”. It takes one of: simmer. Closest: simmer." */
  text: string;
  /** True for a field that is left out or empty, whose place says enough. */
  isMissing: boolean;
};

/** Labels of a path, with the numbers of list entries: "Blocks 4 › Groups 1 › Text". */
const labelsOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? ` ${key + 1}` : ` › ${fieldLabel(String(key))}`))
    .join('')
    .replace(/^ (?:› )?/, '');

/** Place of a problem. In an entry with a name, only the field inside of it is named. */
function placeOf({ field, entry }: Pick<Problem, 'field' | 'entry'>): string {
  if (field === WHOLE_FILE) return 'Name of the file';
  const path = parsePath(field);
  if (entry === undefined) return labelsOf(path);
  // The last number is of the entry, or of a text in a list of it.
  const last = path.findLastIndex((key, index) => typeof key === 'number' && index < path.length - 1);
  const inside = labelsOf(path.slice(last + 1));
  return inside === '' ? entry.replace(/^the /, 'The ') : `${inside}, in ${entry}`;
}

/** Describes a problem that the checks of the site report for an entry. */
export function describeProblem(problem: Problem): DescribedProblem {
  const { found, allowed, nearest } = problem;
  const closest = nearest === undefined ? '' : ` Closest: ${nearest}.`;
  const isMissing = isEmptyValue(found);
  return { place: placeOf(problem), text: `${capitalize(found)}. It takes ${allowed}.${closest}`, isMissing };
}
