import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, parse, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { isYamlName, withoutYamlEnding } from '@/lib/content/file-names';
import { formatPath, type Path, parsePath } from '@/lib/content/paths';
import { picturesIn } from '@/lib/content/pictures-in';
import { formatProblems, type Problem } from '@/lib/content/problem';
import { readFiles, readTranslations } from '@/lib/content/read/files';
import { readContent } from '@/lib/content/read/read-content';
import { SOURCES } from '@/lib/content/sources';
import { counted } from '@/lib/text/words';
import { UsageError } from '@/scripts/command';
import { schemaOf } from '@/scripts/prepare/field-descriptions';
import { filesUnderData, readDataFiles } from '@/scripts/publish/data-files';
import { type ReplaceComment, readReplaceComments } from '@/scripts/publish/replace-comments';
import { checkSiteAddress } from '@/scripts/publish/site-address';
import { languageAdvice, layLanguage } from './language';

type NewSite = {
  name: string;
  /** Public address, `https://www.my-kitchen.org`; '' for none. */
  address: string;
  /** Sample content to keep: kinds ("recipes", "guides", "pages"), or names of pages ("coaching"). */
  keep: readonly string[];
  /** IANA time zone. Left out: that of the sample site. */
  timeZone?: string;
  /** BCP 47 tag of the language that its pages are in. Left out: that of the sample site. */
  language?: string;
};

/** Kinds that are kept or removed together with the guides. */
const WITH_GUIDES = [
  'restaurants',
  'events',
  'markets',
  'neighbourhoods',
  'guides/outlines',
  'guides/streets',
];

const SITE = 'data/site.yaml';
const ABOUT = 'data/pages/about.yaml';
const LOGOS = 'data/brands';
const NAVIGATION = 'data/navigation.yaml';
const LAYOUT = { lineWidth: 100 };

/** Files marked as samples as a whole, by kind, without required pages. */
function samples(): [kind: string, files: string[]][] {
  const needed = Object.values(SOURCES).flatMap((source) =>
    'file' in source && !('optional' in source) ? [source.file as string] : [],
  );
  const groups = new Map<string, string[]>();
  for (const { file, replace } of readDataFiles()) {
    const kind = relative('data', dirname(file)).replaceAll('\\', '/');
    const isSample = replace.some(({ path }) => path.length === 0);
    if (isSample && kind !== '' && !needed.includes(file))
      groups.set(kind, [...(groups.get(kind) ?? []), file]);
  }
  return [...groups];
}

/** Names for `keep`: kinds of content and single pages. */
export function keepable(): string[] {
  const found = samples();
  const pages = found.flatMap(([kind, files]) => (kind === 'pages' ? files : []));
  return [...found.map(([kind]) => kind), ...pages.map((file) => basename(file, '.yaml'))];
}

/** Names of all pictures in the content. */
const picturesInUse = () =>
  readDataFiles().flatMap(({ file, value }) => {
    const schema = schemaOf(file);
    return schema ? picturesIn(schema, value) : [];
  });

/** Removes the pictures that were in use before and are not any more. Returns how many. */
function removePictures(before: readonly string[]): number {
  const now = picturesInUse();
  const unused = filesUnderData(/^data\/pictures\/[^/]+$/).filter((file) => {
    const { name } = parse(file);
    return before.includes(name) && !now.includes(name);
  });
  for (const file of unused) rmSync(file);
  return unused.length;
}

/** Changes a file of content, if it exists. */
function edit(file: string, change: (document: Document, replace: readonly ReplaceComment[]) => void): void {
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  const document = parseDocument(text);
  change(document, readReplaceComments(text));
  writeFileSync(file, document.toString(LAYOUT));
}

/** Removes values by their nodes, as removing an entry of a list changes the paths of those after it. */
function removeValues(document: Document, paths: readonly Path[]): void {
  const nodes = new Set(paths.map((path) => document.getIn(path, true)));
  const remove = (node: unknown) => (nodes.has(node) ? visit.REMOVE : undefined);
  visit(document, { Pair: (_, { value }) => remove(value), Node: (_, node) => remove(node) });
}

/**
 * Removes values with a `# replace:` comment from a file of content.
 *
 * @param what start of the path of what to remove, as `formatPath` writes it: a value, or an entry that holds one
 */
function removeMarked(file: string, what: RegExp): void {
  edit(file, (document, replace) => {
    const fields = replace.flatMap(({ path }) => what.exec(formatPath(path))?.[0] ?? []);
    removeValues(document, fields.map(parsePath));
  });
}

/** Sets the name of the site, removes its placeholder comment, and sets its time zone if there is one. */
const writeName = (name: string, timeZone: string | undefined) =>
  edit(SITE, (document, replace) => {
    document.set('name', name);
    if (timeZone !== undefined) document.set('timeZone', timeZone);
    const written = document.get('name', true);
    const isMarked = replace.some(({ path }) => formatPath(path) === 'name');
    if (isScalar(written) && isMarked) written.comment = null;
  });

/** Removes samples that depend on the recipes of the starter, and groups of ingredients whose page is removed. */
function removeRecipeSamples(): void {
  removeMarked(SITE, /^(sponsor|picture)\b/);
  removeMarked(SOURCES.home.file, /^hero\.buttonText/);
  removeMarked(SOURCES.vocabulary.file, /^recipeTypes\[\d+\]\.tile/);
  removeMarked(NAVIGATION, /^.*\[\d+\]/);
  const paths = Object.values(readContent().content.pages).map(({ path }) => path);
  edit(SOURCES.vocabulary.file, (document) => {
    const groups = document.get('recipeGroups');
    if (!isSeq(groups)) return;
    groups.items = groups.items.filter((group) => isMap(group) && paths.includes(String(group.get('href'))));
  });
}

/** Removes translations of files that are gone. @param all true for a site in another language: its files are not English */
function removeTranslations(all: boolean): void {
  const existing = new Set(readFiles(process.cwd()).map(({ file }) => withoutYamlEnding(file)));
  for (const { file, original } of readTranslations(process.cwd()))
    if (all || !existing.has(original)) rmSync(file);
}

/** Writes the public address to .env, which all commands read and Git ignores. */
function writeAddress(origin: string): void {
  const before = existsSync('.env') ? readFileSync('.env', 'utf8').replace(/^SITE_URL=.*\n?/m, '') : '';
  writeFileSync('.env', `${before}SITE_URL=${origin}\n`);
}

/**
 * Path to remove to solve a problem: the field, or its parent if it is missing. Menu entries are removed as a whole, since
 * without a link they would be shown as "Soon".
 */
function toRemove(document: Document, { file, field }: Problem): Path {
  const path = parsePath(field);
  if (!document.hasIn(path)) return path.slice(0, -1);
  return file === NAVIGATION ? path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1) : path;
}

/** Removes emptied submenus. Returns true if this entry is emptied itself. */
function removeEmptyMenus(node: unknown): boolean {
  if (isSeq(node)) node.items = node.items.filter((item) => !removeEmptyMenus(item));
  if (!isMap(node)) return false;
  for (const { value } of node.items) removeEmptyMenus(value);
  return !node.has('href') && node.items.some(({ value }) => isSeq(value) && value.items.length === 0);
}

/** Removes the values with problems from a file; the file itself if it is invalid as a whole and in `removable`. */
function fixFile(file: string, problems: readonly Problem[], removable: readonly string[]): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const paths = problems.map((problem) => toRemove(document, problem));
  if (paths.some((path) => path.length === 0)) {
    if (removable.includes(file)) rmSync(file);
    return;
  }
  removeValues(document, paths);
  writeFileSync(file, document.toString(LAYOUT));
}

/** Problems of existing files; a missing file is named by the links to it. */
const problemsOfFiles = () => readContent().problems.filter(({ file }) => existsSync(file));

/**
 * Removes links and references to removed content, list entries that require them, and files of `removable` that become
 * invalid.
 */
function fixContent(removable: readonly string[]): void {
  let before: readonly Problem[] = [];
  let problems = problemsOfFiles();
  // Each round removes one level further up, until nothing changes.
  while (!isDeepStrictEqual(problems, before)) {
    for (const file of new Set(problems.map((problem) => problem.file))) {
      const wrong = problems.filter((problem) => problem.file === file);
      if (isYamlName(basename(file))) fixFile(file, wrong, removable);
    }
    before = problems;
    problems = problemsOfFiles();
  }
  edit(NAVIGATION, ({ contents }) => removeEmptyMenus(contents));
}

/** Turns the starter into a new site: removes sample content and all links to it. */
export async function newSite({ name, address, keep, timeZone, language }: NewSite): Promise<void> {
  const before = problemsOfFiles();
  if (before.length > 0) {
    throw new UsageError(`${formatProblems(before)}\n\nMend this first; nothing was changed.`);
  }
  const choices = keepable();
  const includedKinds = new Set(
    keep.flatMap((kind) => (kind === 'guides' ? [kind, ...WITH_GUIDES] : [kind])),
  );
  const unknown = keep.filter((kind) => !choices.includes(kind));
  if (unknown.length > 0) {
    throw new UsageError(`There is no “${unknown[0]}” to keep. What can be kept: ${choices.join(', ')}`);
  }
  const { origin, findings } = await checkSiteAddress(address);
  if (address !== '' && findings[0])
    throw new UsageError(`The address is ${findings[0].found}. Try: --address https://www.my-kitchen.org`);

  // First, since it goes by the positions of the entries of lists.
  const skipped = language === undefined ? [] : layLanguage(language);
  const count = readDataFiles().length;
  const inUse = picturesInUse();
  const found = samples();
  for (const [kind, files] of found) {
    for (const file of files) {
      const isIncluded =
        includedKinds.has(kind) || (kind === 'pages' && includedKinds.has(basename(file, '.yaml')));
      if (!isIncluded) rmSync(file);
    }
  }
  removeTranslations(language !== undefined);
  writeName(name, timeZone);
  removeMarked(SITE, /^socials\[\d+\]/);
  if (!includedKinds.has('recipes')) removeRecipeSamples();
  fixContent(found.flatMap(([, files]) => files));
  const files = count - readDataFiles().length;
  const pictures = removePictures(inUse);
  // The logos of the starter's invented partners.
  if (!existsSync(ABOUT)) rmSync(LOGOS, { recursive: true, force: true });
  if (origin) writeAddress(origin);

  console.log(`${name} is ready: ${counted(files, 'file', 'files')} of the starter and ${counted(pictures, 'picture', 'pictures')} are gone.
${origin ? `\nThe address ${origin} stands in .env; where the site is built elsewhere, set SITE_URL there.\n` : ''}
1. npm run new recipe "My First Dish"   and   npm run dev
2. npm run publish:check   names what is left of the starter`);
  const advice = language === undefined ? '' : languageAdvice(language, skipped);
  if (advice !== '') console.log(`3. ${advice}`);
  const left = problemsOfFiles();
  if (left.length > 0) {
    console.error(`\n${formatProblems(left)}\n\nThis is left to mend by hand.`);
    process.exitCode = 1;
  }
}
