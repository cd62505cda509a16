import { prepareFoodNames } from '@/lib/content/food-names';
import type { Problem } from '@/lib/content/problem';
import { type Content, SOURCES } from '@/lib/content/sources';
import { checkEntries } from './check-entries';
import type { EntryPages } from './derive';
import { type Disabled, linkProblems, type Names, pathsOf, type RawFile } from './links';
import { placeProblem, validateFile } from './validate';

/** Content of a site that an entry is checked against, as `readContent` has it. */
export type KnownSite = {
  content: Content;
  names: Names;
  addresses: ReadonlyMap<string, string>;
  off: Disabled;
};

/** Checked entry: its value with defaults, undefined if it is not valid, and the problems that a build would report. */
export type CheckedEntry<Name extends keyof EntryPages> = {
  data: EntryPages[Name] | undefined;
  problems: Problem[];
};

/** An entry has no lines until it is written. */
const START = { line: 1, column: 1 };

/**
 * Checks one entry as a build checks its file, against the rest of the site. Never throws.
 *
 * Left out are the problems of other files that the entry would cause, such as a link to a step that it no longer has.
 *
 * @param name of its file, without folder and extension
 * @param value as the file would have it
 */
export function checkEntry<Name extends keyof EntryPages>(
  source: Name,
  name: string,
  value: unknown,
  { content, names, addresses, off }: KnownSite,
): CheckedEntry<Name> {
  const file = `${SOURCES[source].folder}/${name}.yaml`;
  const { status } = Object(value) as { status?: unknown };
  const raw: RawFile = {
    source,
    name,
    file,
    value,
    status: typeof status === 'string' ? status : undefined,
    outline: {},
    problems: [],
    positionOf: () => START,
  };
  const { read, problems: own } = validateFile(raw);
  const data = read.data as EntryPages[Name] | undefined;
  const placed = (problems: readonly Problem[]) => problems.map((problem) => placeProblem(problem, raw));
  if (own.length > 0) return { data, problems: placed(own) };
  const ofOthers = new Map([...addresses].filter(([, other]) => other !== file));
  const paths = new Set([...addresses.keys(), ...off.paths, ...pathsOf(raw)]);
  return {
    data,
    problems: placed([
      ...linkProblems(raw, SOURCES[source].schema, names, paths),
      ...checkEntries(content, [read], { names: prepareFoodNames(content.foodSafety), pages: ofOthers }),
    ]),
  };
}
