import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { formatProblem, type Problem, parsePath } from '@/lib/content/checks/problem';
import { schemaProblems } from '@/lib/content/checks/schema-problems';
import { checkWritten } from '@/lib/content/checks/still-to-write';
import type { ReferenceKind } from '@/lib/content/schema/reference';
import {
  type Content,
  type FileSource,
  type FolderSource,
  SOURCES,
  type SourceName,
} from '@/lib/content/sources';
import { addressProblems, knownPaths, pathClashes, pathsOf } from './addresses';
import { checkContent, namesIn } from './check-content';
import { entryName } from './entry-name';
import { type Names, referenceProblems } from './references';
import { readYaml, type YamlFile } from './yaml-file';

/** A file of content whose shape is right, with what it holds. */
export type ReadFile = {
  source: SourceName;
  /** Path from the project root. */
  file: string;
  /** Name of the file without folder and ending. */
  name: string;
  /** Checked, defaults filled in. */
  value: unknown;
};

/** A draft that is left out, with what is still wrong with it where it would be shown. */
export type DraftLeftOut = { file: string; problems: readonly Problem[] };

/** What reading all content gives. Where there are problems, what they stand in is left out of `content`. */
export type ReadContent = {
  content: Content;
  problems: readonly Problem[];
  drafts: DraftLeftOut[];
  /** What is not part of the site now, switched off or a draft that is left out: what leads there goes with it. */
  off: Off;
};

/** Paths of pages, and slugs of recipes. */
export type Off = {
  paths: ReadonlySet<string>;
  recipes: ReadonlySet<string>;
  guides: ReadonlySet<string>;
};

export type ReadOptions = {
  /** Folder of the project. */
  root?: string;
  /** Whether drafts belong to what is read: for the development server only. */
  withDrafts?: boolean;
};

type RawFile = YamlFile & { source: SourceName; name: string };

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
    const problem = {
      file,
      field: 'the file itself',
      found: 'nothing',
      allowed: 'a text file that can be read',
    };
    return {
      source,
      name,
      file,
      value: undefined,
      status: undefined,
      problems: [problem],
      positionOf: () => ({ line: 1, column: 1 }),
    };
  }
}

/** The same problem with its line and column, and the name of the entry it stands in. */
function located(problem: Problem, files: ReadonlyMap<string, RawFile>): Problem {
  const file = files.get(problem.file);
  if (!file || problem.position || file.value === undefined) return problem;
  const path = parsePath(problem.field);
  return { ...problem, position: file.positionOf(path), entry: entryName(file.value, path) };
}

/**
 * Reads all content of `data`, checks every file and all of them together. Never throws: see `problems`, which stand in
 * the order of the files and of the lines in them. A draft that is not right yet is left out and is nobody else's
 * problem.
 */
export function readContent({ root = process.cwd(), withDrafts = false }: ReadOptions = {}): ReadContent {
  const sources = Object.keys(SOURCES) as SourceName[];
  const all = sources.flatMap((source) => filesOf(source, root).map((file) => readFile(source, file, root)));
  const byPath = new Map(all.map((file) => [file.file, file]));
  const problems: Problem[] = [];
  const drafts: DraftLeftOut[] = [];
  const read: ReadFile[] = [];
  for (const raw of all) {
    const { source, file, name, status } = raw;
    const isDraft = status === 'draft';
    if (status === 'off' || (isDraft && !withDrafts)) {
      if (isDraft) drafts.push({ file, problems: [] });
      continue;
    }
    const { schema } = SOURCES[source];
    const result = schema.safeParse(raw.value);
    const own = [...raw.problems];
    if (raw.problems.length === 0 && !result.success) {
      own.push(...schemaProblems(file, raw.value, schema, result.error.issues));
    }
    if (result.success) {
      if (!isDraft) own.push(...checkWritten(file, raw.value));
      if (own.length === 0) read.push({ source, file, name, value: result.data });
    }
    if (own.length === 0) continue;
    // A draft is work in progress: it is not shown until it can be, and nothing else waits for it.
    if (isDraft) drafts.push({ file, problems: own.map((problem) => located(problem, byPath)) });
    else problems.push(...own.map((problem) => located(problem, byPath)));
  }
  const withoutDrafts = read.filter(({ file }) => byPath.get(file)?.status !== 'draft');
  const check = (files: readonly ReadFile[]) => checkTogether(files, all, root);
  const together = check(withoutDrafts);
  const { shown, waiting } = addDrafts(read, withoutDrafts, together, check);
  const inSite = read.filter((file) => shown.has(file));
  return {
    content: gather(inSite),
    drafts: [...drafts, ...waiting],
    off: leftOut(all, inSite),
    problems: inOrder([...problems, ...together], [...byPath.keys()]),
  };
}

/** In the order of the files and of the lines in them. */
function inOrder(problems: readonly Problem[], files: readonly string[]): Problem[] {
  return [...problems].sort(
    (one, other) =>
      files.indexOf(one.file) - files.indexOf(other.file) ||
      (one.position?.line ?? 0) - (other.position?.line ?? 0),
  );
}

/** What is wrong with references and between files that are of the right shape each, with line and column. */
function checkTogether(files: readonly ReadFile[], all: readonly RawFile[], root: string): Problem[] {
  const byPath = new Map(all.map((file) => [file.file, file]));
  const content = gather(files);
  const off = leftOut(all, files);
  // What stands in a file with another fault is there all the same, and nothing that leads to it is wrong.
  const known = withNamesOf(all, files, namesIn(content, root));
  const paths = new Set([...knownPaths(all), ...off.paths]);
  return [
    ...files.flatMap(({ source, file }) => {
      const { value } = byPath.get(file) ?? {};
      const { schema } = SOURCES[source];
      return [
        ...referenceProblems(file, value, schema, known),
        ...addressProblems(file, value, schema, paths),
      ];
    }),
    ...pathClashes(files),
    ...checkContent(content, files, off.guides),
  ].map((problem) => located(problem, byPath));
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
function withNamesOf(all: readonly RawFile[], files: readonly ReadFile[], names: Names): Names {
  const raw = (source: SourceName) => all.filter((file) => file.source === source);
  const unread = Object.entries(NAMES_OF).filter(
    ([, source]) => raw(source).length > 0 && !files.some((file) => file.source === source),
  );
  return {
    ...names,
    recipe: [...(names.recipe ?? []), ...raw('recipes').flatMap(({ value }) => slugOf(value))],
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
  read: readonly ReadFile[],
  published: readonly ReadFile[],
  known: readonly Problem[],
  check: (files: readonly ReadFile[]) => Problem[],
): { shown: Set<ReadFile>; waiting: DraftLeftOut[] } {
  const isKnown = new Set(known.map(formatProblem));
  const shown = new Set(published);
  let waiting = read
    .filter((file) => !shown.has(file))
    .map((draft) => ({ draft, problems: [] as readonly Problem[] }));
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

/** What of all files is not part of the site, though nothing is wrong with it: switched off, or a draft. */
function leftOut(all: readonly RawFile[], read: readonly ReadFile[]): Off {
  const shown = new Set(read.map(({ file }) => file));
  const out = all.filter(({ file, status }) => (status === 'off' || status === 'draft') && !shown.has(file));
  const sources: (FileSource<z.ZodType> | FolderSource<z.ZodType>)[] = Object.values(SOURCES);
  const missing = sources.flatMap((source) =>
    'path' in source && source.path && !all.some(({ file }) => file === source.file) ? [source.path] : [],
  );
  return {
    paths: new Set([...missing, ...out.flatMap(pathsOf)]),
    recipes: new Set(out.filter(({ source }) => source === 'recipes').flatMap(({ value }) => slugOf(value))),
    guides: new Set(out.filter(({ source }) => source === 'guides').map(({ name }) => name)),
  };
}

function slugOf(value: unknown): string[] {
  const { slug } = typeof value === 'object' && value !== null ? (value as { slug?: unknown }) : {};
  return typeof slug === 'string' ? [slug] : [];
}

/** The values of all files as the engine takes them: one for a file of its own, by name for those of a folder. */
function gather(read: readonly ReadFile[]): Content {
  const entries = (Object.keys(SOURCES) as SourceName[]).map((source) => {
    const files = read.filter((file) => file.source === source);
    const value =
      'folder' in SOURCES[source]
        ? Object.fromEntries(files.map(({ name, value }) => [name, value]))
        : files[0]?.value;
    return [source, value] as const;
  });
  return Object.fromEntries(entries) as Content;
}
