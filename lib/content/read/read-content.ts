import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type DraftLeftOut, formatProblem, type Problem, parsePath } from '@/lib/content/problem';
import type { ReferenceKind } from '@/lib/content/schema/fields';
import { checkWritten, schemaProblems } from '@/lib/content/schema-problems';
import { type Content, SOURCES, type SourceName } from '@/lib/content/sources';
import { checkContent, namesIn } from './check-content';
import {
  addressProblems,
  knownPaths,
  type Names,
  type Off,
  pathClashes,
  pathsOf,
  type ReadFile,
  referenceProblems,
} from './links';
import { entryName, readYaml, type YamlFile } from './yaml';

/** What reading all content gives. Where there are problems, what they stand in is left out of `content`. */
export type ReadContent = {
  content: Content;
  problems: readonly Problem[];
  drafts: DraftLeftOut[];
  /** What is switched off or a draft that is left out: what leads there goes with it. */
  off: Off;
};

export type ReadOptions = {
  /** Folder of the project. */
  root?: string;
  /** Whether drafts belong to what is read: for the development server only. */
  withDrafts?: boolean;
};

type RawFile = YamlFile & { source: SourceName; name: string };

const SOURCE_NAMES = Object.keys(SOURCES) as SourceName[];

/** Files that are a source by themselves, whatever folder they stand in. */
const OWN_FILES = new Set(
  Object.values(SOURCES).flatMap((source) => ('file' in source ? [source.file] : [])),
);

/** The files of a source in the order of the alphabet on every machine. Hidden files are none. */
function filesOf(source: SourceName, root: string): string[] {
  const place = SOURCES[source];
  if (!('folder' in place)) {
    const mayBeMissing = 'optional' in place && !existsSync(join(root, place.file));
    return mayBeMissing ? [] : [place.file];
  }
  const folder = join(root, place.folder);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('.'))
    .map((name) => `${place.folder}/${name}`)
    .filter((file) => !OWN_FILES.has(file));
}

function readFile(source: SourceName, file: string, root: string): RawFile {
  const name = basename(file, '.yaml');
  try {
    return { source, name, ...readYaml(file, readFileSync(join(root, file), 'utf8')) };
  } catch {
    const allowed = 'a text file that can be read';
    const problem = { file, field: 'the file itself', found: 'nothing', allowed };
    return { ...readYaml(file, ''), source, name, value: undefined, problems: [problem] };
  }
}

/** The same problem with its line and column, and the name of the entry it stands in. */
function located(problem: Problem, files: ReadonlyMap<string, RawFile>): Problem {
  const file = files.get(problem.file);
  if (!file || problem.position || file.value === undefined) return problem;
  const path = parsePath(problem.field);
  return { ...problem, position: file.positionOf(path), entry: entryName(file.value, path) };
}

/** A file with what it holds where its shape is right, and what is wrong with the file alone. */
function checkShape({ source, file, name, value, status, problems }: RawFile) {
  const { schema } = SOURCES[source];
  const { data, error } = schema.safeParse(value);
  const found = [...problems];
  if (error && problems.length === 0) found.push(...schemaProblems(file, value, schema, error.issues));
  if (!error && status !== 'draft') found.push(...checkWritten(file, value));
  const read: ReadFile = { source, file, name, value: data };
  return found.length > 0 ? { problems: found } : { problems: found, read };
}

/**
 * Reads all content of `data`, checks every file and all of them together. Never throws: see `problems`, which stand in
 * the order of the files and of the lines in them. A draft that is not right yet is left out and is nobody else's
 * problem.
 */
export function readContent({ root = process.cwd(), withDrafts = false }: ReadOptions = {}): ReadContent {
  const all = SOURCE_NAMES.flatMap((source) =>
    filesOf(source, root).map((file) => readFile(source, file, root)),
  );
  const files = new Map(all.map((file) => [file.file, file]));
  const isDraft = ({ file }: Pick<ReadFile, 'file'>) => files.get(file)?.status === 'draft';
  const problems: Problem[] = [];
  const drafts: DraftLeftOut[] = [];
  const read: ReadFile[] = [];
  for (const raw of all) {
    const { file, status } = raw;
    if (status === 'off') continue;
    if (isDraft(raw) && !withDrafts) {
      drafts.push({ file, problems: [] });
      continue;
    }
    const checked = checkShape(raw);
    if (checked.read) read.push(checked.read);
    const own = checked.problems.map((problem) => located(problem, files));
    // A draft is work in progress: it is not shown until it can be, and nothing else waits for it.
    if (!isDraft(raw)) problems.push(...own);
    else if (own.length > 0) drafts.push({ file, problems: own });
  }
  const check = (those: readonly ReadFile[]) => checkTogether(those, files, root);
  const published = read.filter((file) => !isDraft(file));
  const together = check(published);
  const { shown, waiting } = addDrafts(read.filter(isDraft), published, together, check);
  const inSite = read.filter((file) => shown.has(file));
  const places = [...files.keys()];
  return {
    content: gather(inSite),
    drafts: [...drafts, ...waiting],
    off: leftOut(all, inSite),
    problems: [...problems, ...together].sort(
      (one, other) =>
        places.indexOf(one.file) - places.indexOf(other.file) ||
        (one.position?.line ?? 0) - (other.position?.line ?? 0),
    ),
  };
}

/** What is wrong with references and between files that are of the right shape each, with line and column. */
function checkTogether(
  read: readonly ReadFile[],
  files: ReadonlyMap<string, RawFile>,
  root: string,
): Problem[] {
  const all = [...files.values()];
  const content = gather(read);
  const off = leftOut(all, read);
  // What stands in a file with another fault is there all the same, and nothing that leads to it is wrong.
  const names = withNamesOf(all, read, namesIn(content, root));
  const paths = new Set([...knownPaths(all), ...off.paths]);
  const links = read.flatMap(({ source, file }) => {
    const value = files.get(file)?.value;
    const { schema } = SOURCES[source];
    return [...referenceProblems(file, value, schema, names), ...addressProblems(file, value, schema, paths)];
  });
  return [...links, ...pathClashes(read), ...checkContent(content, read, off.guides)].map((problem) =>
    located(problem, files),
  );
}

/** Sources that are one file, by the kinds of names they hold. */
const NAMES_OF = {
  food: 'foods',
  grocery: 'groceries',
  recipeType: 'vocabulary',
  category: 'vocabulary',
  diet: 'vocabulary',
  flour: 'flour',
} satisfies Partial<Record<ReferenceKind, SourceName>>;

/**
 * The names that fields may refer to, with those of files that have a fault of their own or are switched off. What a file
 * holds that cannot be read at all is not known, and fields may name anything of it for a while.
 */
function withNamesOf(all: readonly RawFile[], read: readonly ReadFile[], names: Names): Names {
  const raw = (source: SourceName) => all.filter((file) => file.source === source);
  const unread = Object.entries(NAMES_OF).filter(
    ([, source]) => raw(source).length > 0 && !read.some((file) => file.source === source),
  );
  return {
    ...names,
    recipe: [...(names.recipe ?? []), ...raw('recipes').flatMap(slugOf)],
    guide: [...(names.guide ?? []), ...raw('guides').map(({ name }) => name)],
    outlines: [...(names.outlines ?? []), ...raw('outlines').map(({ name }) => name)],
    ...Object.fromEntries(unread.map(([kind]) => [kind, undefined])),
  };
}

/**
 * The published files, and with them every draft that makes no new problem beside them. One draft may lead to another,
 * so those left out are tried again as long as one more came in.
 */
function addDrafts(
  drafts: readonly ReadFile[],
  published: readonly ReadFile[],
  known: readonly Problem[],
  check: (files: readonly ReadFile[]) => Problem[],
): { shown: Set<ReadFile>; waiting: DraftLeftOut[] } {
  const isKnown = new Set(known.map(formatProblem));
  const shown = new Set(published);
  let waiting = drafts.map((draft) => ({ draft, problems: [] as readonly Problem[] }));
  let before: number;
  do {
    before = waiting.length;
    waiting = waiting.flatMap(({ draft }) => {
      const problems = check([...shown, draft]).filter((problem) => !isKnown.has(formatProblem(problem)));
      if (problems.length > 0) return [{ draft, problems }];
      shown.add(draft);
      return [];
    });
  } while (waiting.length > 0 && waiting.length < before);
  return { shown, waiting: waiting.map(({ draft, problems }) => ({ file: draft.file, problems })) };
}

/** What of all files is not part of the site, though nothing is wrong with it: switched off, a draft, or not there. */
function leftOut(all: readonly RawFile[], read: readonly ReadFile[]): Off {
  const shown = new Set(read.map(({ file }) => file));
  const out = all.filter(({ file, status }) => (status === 'off' || status === 'draft') && !shown.has(file));
  const outOf = (name: SourceName) => out.filter(({ source }) => source === name);
  const missing = Object.values(SOURCES).flatMap((source) =>
    'path' in source && !all.some(({ file }) => file === source.file) ? [source.path] : [],
  );
  return {
    paths: new Set([...missing, ...out.flatMap(pathsOf)]),
    recipes: new Set(outOf('recipes').flatMap(slugOf)),
    guides: new Set(outOf('guides').map(({ name }) => name)),
  };
}

function slugOf({ value }: { value: unknown }): string[] {
  const { slug } = typeof value === 'object' && value !== null ? (value as { slug?: unknown }) : {};
  return typeof slug === 'string' ? [slug] : [];
}

/** The values of all files as the site takes them: one for a file of its own, by name for those of a folder. */
function gather(read: readonly ReadFile[]): Content {
  const entries = SOURCE_NAMES.map((source) => {
    const files = read.filter((file) => file.source === source);
    const byName = Object.fromEntries(files.map(({ name, value }) => [name, value]));
    return [source, 'folder' in SOURCES[source] ? byName : files[0]?.value] as const;
  });
  return Object.fromEntries(entries) as Content;
}
