import { buildMoment } from '@/lib/content/build-day';
import { repeatsOf } from '@/lib/content/checks/report';
import { withoutYamlEnding } from '@/lib/content/file-names';
import { formatPath, parsePath } from '@/lib/content/paths';
import { type DraftLeftOut, formatProblem, type Problem, WHOLE_FILE } from '@/lib/content/problem';
import { type Content, SOURCES, type SourceName } from '@/lib/content/sources';
import { checkContent } from './check-content';
import { readFiles, readTranslations, SOURCE_NAMES } from './files';
import { languagesIn } from './languages';
import {
  BUILT_IN_PATHS,
  type Disabled,
  linkProblems,
  listPaths,
  type Names,
  pathClashes,
  pathsOf,
  type RawFile,
  type ReadFile,
  recipeSlugs,
} from './links';
import { namesIn } from './names';
import { lostAddressProblems } from './released';
import { type Scheduled, scheduledFiles } from './scheduled';
import { inTranslation, type TranslatedFile, translateFiles } from './translations';
import { placeProblem, validateFile } from './validate';
import { isHidden } from './yaml';

/** Result of reading all content. Entries with problems are not in `content`. */
export type ReadContent = {
  content: Content;
  problems: readonly Problem[];
  drafts: DraftLeftOut[];
  /** Files that are published after the moment of the build, the next one first. */
  scheduled: readonly Scheduled[];
  /** Disabled content, drafts left out and scheduled content; links to them are removed. */
  off: Disabled;
  /** Names that fields may refer to, including disabled ones. */
  names: Names;
  /** Files by the addresses of their pages, also of those that are not shown. */
  addresses: ReadonlyMap<string, string>;
};

export type ReadOptions = {
  /** Project root. */
  root?: string;
  /** True if drafts and scheduled files are read too, for the development server. */
  withDrafts?: boolean;
  /** A further language of the site; by default that of the build. '' for the language of the files. */
  language?: string;
};

const isTranslated = (file: RawFile | TranslatedFile): file is TranslatedFile => 'changes' in file;

/** All files in a language, with the problems of its translations. */
function readFilesIn(
  language: string,
  root: string,
): { files: (RawFile | TranslatedFile)[]; problems: Problem[] } {
  const files = readFiles(root);
  const { main } = languagesIn(files);
  if (language === '' || language === main) return { files, problems: [] };
  return translateFiles(files, readTranslations(root), language, main);
}

/** Problems for files of a source with the same name, such as pier.yaml and pier.yml. */
function nameClashes(all: readonly RawFile[]): Problem[] {
  return repeatsOf(all, ({ source, name }) => `${source} ${name}`).map(
    ({ entry: { file, name }, first }) => ({
      file,
      field: WHOLE_FILE,
      found: `the name “${name}”, which ${first.file} has`,
      allowed: 'a unique name; rename or delete one of the two files',
    }),
  );
}

/**
 * Reads and checks all content of `data`. Never throws: `problems` are sorted by file and line. An invalid draft is left
 * out and causes no problems elsewhere. A scheduled file is checked as if it were published, and left out until its moment:
 * what refers to it loses the reference, as for a page that is switched off.
 */
export function readContent({
  root = process.cwd(),
  withDrafts = false,
  language = process.env.SITE_LANGUAGE ?? '',
}: ReadOptions = {}): ReadContent {
  const { files: all, problems: translationProblems } = readFilesIn(language, root);
  const scheduled = scheduledFiles(all, buildMoment().getTime());
  const isLater = new Set(scheduled.map(({ file }) => file));
  const order = new Map(all.map(({ file }, index) => [file, index]));
  const byPlace = (one: { file: string }, other: { file: string }) =>
    (order.get(one.file) ?? -1) - (order.get(other.file) ?? -1);
  /** Adds line, column and the name of the list entry to a problem. */
  const located = (problem: Problem): Problem => {
    // Checks use the usual file name of a source; the actual file may have another extension.
    const file =
      all.find(({ file }) => file === problem.file) ??
      all.find(({ file }) => withoutYamlEnding(file) === withoutYamlEnding(problem.file));
    if (!file || file.value === undefined) return problem;
    const whole = parsePath(problem.field);
    const translated = isTranslated(file) ? inTranslation(file, whole) : undefined;
    if (translated) return { ...problem, ...translated };
    return placeProblem(problem, file);
  };
  /** Problems of references and between valid files. */
  const checkReferences = (read: readonly ReadFile[]): Problem[] => {
    const content = gather(read);
    const off = leftOut(all, read, isLater);
    const guideNames = new Set(all.filter(({ source }) => source === 'guides').map(({ name }) => name));
    // Links to a file with other problems are valid, since the file exists.
    const names = namesIn(content, all, root);
    const paths = new Set([...addressesOf(all).keys(), ...off.paths]);
    const links = read.flatMap((file) => linkProblems(file, SOURCES[file.source].schema, names, paths));
    return [...links, ...pathClashes(read), ...checkContent(content, read, guideNames)].map(located);
  };

  const problems: Problem[] = [];
  const drafts: DraftLeftOut[] = [];
  const published: ReadFile[] = [];
  const later: ReadFile[] = [];
  const finished: ReadFile[] = [];
  for (const raw of all) {
    const { file, status } = raw;
    if (status === 'off') continue;
    if (status === 'draft' && !withDrafts) {
      drafts.push({ file, problems: [] });
      continue;
    }
    const checked = validateFile(raw);
    const own = checked.problems.map(located);
    if (own.length === 0) {
      const list = isLater.has(file) ? later : published;
      (status === 'draft' ? finished : list).push(checked.read);
    }
    // An invalid draft is left out and blocks nothing else.
    else if (status === 'draft') drafts.push({ file, problems: own });
    else problems.push(...own);
  }
  problems.push(...nameClashes(all), ...lostAddressProblems(all));
  const everything = [...published, ...later];
  // Checked as it is now and as it will be, so that no build fails at the moment of a scheduled file.
  const referenceProblems = distinct([
    ...checkReferences(published),
    ...(later.length > 0 ? checkReferences(everything) : []),
  ]);
  const readNow = withDrafts ? everything : published;
  const { shown, waiting } = addDrafts(finished, readNow, referenceProblems, checkReferences);
  const inSite = shown.sort(byPlace);
  const content = gather(inSite);
  return {
    content,
    drafts: [...drafts, ...waiting],
    scheduled,
    off: leftOut(all, inSite, isLater),
    names: namesIn(content, all, root),
    addresses: addressesOf(all),
    problems: [
      ...translationProblems,
      ...withoutFields([...problems, ...referenceProblems], translationProblems),
    ].sort((one, other) => byPlace(one, other) || (one.position?.line ?? 0) - (other.position?.line ?? 0)),
  };
}

/** Problems without those of fields that have another one already, or are inside of one that has. */
function withoutFields(problems: readonly Problem[], known: readonly Problem[]): Problem[] {
  const fields = new Set(known.map(({ file, field }) => `${file} ${field}`));
  return problems.filter(({ file, field }) => {
    const path = parsePath(field);
    return !path.some((_, nth) => fields.has(`${file} ${formatPath(path.slice(0, nth + 1))}`));
  });
}

/** Files by the addresses of their pages and of the lists of pages. */
const addressesOf = (all: readonly RawFile[]): Map<string, string> =>
  new Map([
    ...[...BUILT_IN_PATHS, ...listPaths(all)].map((path) => [path, 'a built-in page'] as const),
    ...all.flatMap((file) => pathsOf(file).map((path) => [path, file.file] as const)),
  ]);

/** Problems, each once. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [formatProblem(problem), problem])).values(),
];

/**
 * Published files and all drafts that cause no new problems. Drafts may link to each other, so the rest is tried again
 * after some were added. Each try checks all content once, and adds all drafts that no problem is in.
 */
function addDrafts(
  drafts: readonly ReadFile[],
  published: readonly ReadFile[],
  known: readonly Problem[],
  check: (files: readonly ReadFile[]) => Problem[],
): { shown: ReadFile[]; waiting: DraftLeftOut[] } {
  const isKnown = new Set(known.map(formatProblem));
  const problemsWith = (files: readonly ReadFile[]) =>
    check([...shown, ...files]).filter((problem) => !isKnown.has(formatProblem(problem)));
  const shown = [...published];
  const waiting = new Map<string, Problem[]>();

  /** Adds those of some drafts that cause no problems, and returns the others. */
  const add = (tried: readonly ReadFile[]): ReadFile[] => {
    if (tried.length === 0) return [];
    const problems = problemsWith(tried);
    if (problems.length === 0) {
      shown.push(...tried);
      return [];
    }
    const ofDraft = ({ file }: ReadFile) => problems.filter((problem) => problem.file === file);
    const blamed = tried.filter((draft) => tried.length === 1 || ofDraft(draft).length > 0);
    for (const draft of blamed) waiting.set(draft.file, tried.length === 1 ? problems : ofDraft(draft));
    if (blamed.length > 0) return [...blamed, ...add(tried.filter((draft) => !blamed.includes(draft)))];
    // All problems are in other files, which do not show the draft that causes them.
    const half = Math.ceil(tried.length / 2);
    return [...add(tried.slice(0, half)), ...add(tried.slice(half))];
  };

  let rest: readonly ReadFile[] = drafts;
  let before: number;
  do {
    before = rest.length;
    rest = add(rest);
    // Drafts that clash only with others that wait are tried one by one.
    const files = rest.map(({ file }) => file);
    const clashes = (draft: ReadFile) =>
      waiting.get(draft.file)?.every(({ found }) => files.some((file) => found.includes(file)));
    rest = rest.flatMap((draft) => (rest.length > 1 && clashes(draft) ? add([draft]) : [draft]));
  } while (rest.length > 0 && rest.length < before);
  return { shown, waiting: rest.map(({ file }) => ({ file, problems: waiting.get(file) ?? [] })) };
}

/** Paths, recipes and guides that are switched off, drafts or published later, and optional pages that were deleted. */
function leftOut(all: readonly RawFile[], read: readonly ReadFile[], isLater: ReadonlySet<string>): Disabled {
  const shown = new Set(read.map(({ file }) => file));
  const out = all.filter((file) => (isHidden(file) || isLater.has(file.file)) && !shown.has(file.file));
  const outOf = (name: SourceName) => out.filter(({ source }) => source === name);
  const lists = listPaths(all);
  const existing = [...lists, ...all.flatMap(pathsOf)];
  const emptied = lists.filter((path) => !listPaths(read).includes(path));
  const { optionalPages } = Object(all.find(({ source }) => source === 'site')?.value);
  const deleted = [optionalPages ?? []].flat().filter((path) => !existing.includes(path));
  return {
    paths: new Set([...deleted, ...emptied, ...out.flatMap(pathsOf)]),
    recipes: new Set(outOf('recipes').flatMap(recipeSlugs)),
    guides: new Set(outOf('guides').map(({ name }) => name)),
  };
}

/** Values of all files by source; values of folders by file name. */
function gather(read: readonly ReadFile[]): Content {
  const entries = SOURCE_NAMES.map((source) => {
    const files = read.filter((file) => file.source === source);
    const byName = Object.fromEntries(files.map(({ name, data }) => [name, data]));
    return [source, 'folder' in SOURCES[source] ? byName : files[0]?.data] as const;
  });
  return Object.fromEntries(entries) as Content;
}
