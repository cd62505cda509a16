import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseDocument } from 'yaml';
import { formatProblems } from '@/lib/content/problem';
import { readContent } from '@/lib/content/read/read-content';
import { readYaml } from '@/lib/content/read/yaml';
import { SOURCES } from '@/lib/content/sources';
import { counted } from '@/lib/text/words';
import { filesUnderData, readDataFiles } from '@/scripts/publish/data-files';
import { starterFiles } from '@/scripts/publish/samples';
import { checkSiteAddress } from '@/scripts/publish/site-address';
import type { Starter } from '@/scripts/publish/starter';
import { Refusal } from './draft';
import { mendContent } from './mend-content';

export type NewSite = {
  name: string;
  /** Public address, `https://www.my-kitchen.org`; '' where there is none yet. */
  address: string;
  /** What stays of the starter: kinds of content ("recipes", "guides", "pages"), or names of pages ("coaching"). */
  keep: readonly string[];
};

/** Kinds that belong to a guide and stay or go with it. */
const WITH_GUIDES = ['restaurants', 'events', 'markets', 'neighbourhoods', 'guides/outlines'];

const PAGES = 'data/pages/';
const ABOUT = 'data/pages/about.yaml';
const LOGOS = 'data/brands';

/** Pages the site cannot do without: they are files of a source of their own, and no one may leave them out. */
function neededFiles(): Set<string> {
  return new Set(
    Object.values(SOURCES).flatMap((source) =>
      'file' in source && !('optional' in source && source.optional) ? [source.file] : [],
    ),
  );
}

/** Files of the starter by kind, without those that the site needs. */
function samples(starter: Starter): Record<string, string[]> {
  const needed = neededFiles();
  const found = starterFiles(readDataFiles(), [], starter);
  return Object.fromEntries(
    Object.entries(found)
      .filter(([kind]) => kind !== 'pictures')
      .map(([kind, files]) => [kind, files.filter((file) => !needed.has(file))]),
  );
}

/** What can be kept: kinds of content and single pages. */
export function keepable(starter: Starter): string[] {
  const found = samples(starter);
  const kinds = Object.entries(found).flatMap(([kind, files]) => (files.length > 0 ? [kind] : []));
  return [...kinds, ...(found.pages ?? []).map((file) => basename(file, '.yaml'))];
}

/** Takes away the pictures of the starter that no content names any more. */
function removePictures(starter: Starter): number {
  const named = new Set<string>();
  JSON.stringify(
    readDataFiles().map(({ value }) => value),
    (_key, inner) => {
      if (typeof inner?.alt === 'string' && typeof inner.name === 'string') named.add(inner.name);
      return inner;
    },
  );
  const pictures = filesUnderData(/^data\/pictures\/[^/]+$/);
  const own = starterFiles([], pictures, { ...starter, files: {} }).pictures ?? [];
  const unused = own.filter((file) => !named.has(basename(file).replace(/\.[^.]+$/, '')));
  for (const file of unused) rmSync(file);
  return unused.length;
}

/** Writes name into data/site.yaml, and takes the examples out that nobody could have taken for their own. */
function writeSite(name: string, keepsRecipes: boolean, starter: Starter): void {
  const file = 'data/site.yaml';
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.set('name', name);
  const { value } = readYaml(file, readFileSync(file, 'utf8'));
  const { socials } = (value ?? {}) as { socials?: { href?: string }[] };
  const said = new Set(starter.values.map((each) => each.said));
  const own = (socials ?? []).filter(({ href }) => href !== undefined && !said.has(href));
  if (socials && own.length < socials.length) document.set('socials', document.createNode(own));
  if (!keepsRecipes) document.delete('sponsor');
  writeFileSync(file, document.toString({ lineWidth: 100 }));
}

/** The public address goes where every command of this project finds it, and where no one else sees it. */
function writeAddress(origin: string): void {
  let before = '';
  try {
    before = readFileSync('.env', 'utf8').replace(/^SITE_URL=.*\n?/m, '');
  } catch {
    // There is none yet.
  }
  writeFileSync('.env', `${before}SITE_URL=${origin}\n`);
}

/** What is wrong in files that are there; one that is missing is named by everything else. */
const problemsOfFiles = () => readContent().problems.filter(({ file }) => existsSync(file));

/** Makes a site of one's own of the starter: takes the sample content away, and whatever led to it. */
export async function newSite({ name, address, keep }: NewSite, starter: Starter): Promise<void> {
  const before = problemsOfFiles();
  if (before.length > 0) {
    throw new Refusal(`${formatProblems(before)}\n\nMend this first; nothing was changed.`);
  }
  const choices = keepable(starter);
  const kept = new Set(keep.flatMap((kind) => (kind === 'guides' ? [kind, ...WITH_GUIDES] : [kind])));
  const unknown = keep.filter((kind) => !choices.includes(kind));
  if (unknown.length > 0) {
    throw new Refusal(`There is no “${unknown[0]}” to keep. What can be kept: ${choices.join(', ')}`);
  }
  const { origin, findings } =
    address === '' ? { origin: undefined, findings: [] } : await checkSiteAddress(address);
  if (findings[0])
    throw new Refusal(`The address is ${findings[0].found}. Try: --address https://www.my-kitchen.org`);

  const found = samples(starter);
  const gone = Object.entries(found).flatMap(([kind, files]) =>
    kept.has(kind)
      ? []
      : files.filter((file) => !(file.startsWith(PAGES) && kept.has(basename(file, '.yaml')))),
  );
  for (const file of gone) rmSync(file);
  writeSite(name, kept.has('recipes'), starter);
  const mended = mendContent(new Set(Object.values(found).flat()));
  const pictures = removePictures(starter);
  // The partners of the starter are invented.
  if (!existsSync(ABOUT)) rmSync(LOGOS, { recursive: true, force: true });
  if (origin) writeAddress(origin);

  console.log(`${name} is ready: ${counted(gone.length + mended.removed.length, 'file', 'files')} of the starter and ${counted(pictures, 'picture', 'pictures')} are gone.
${origin ? `\nThe address ${origin} stands in .env; where the site is built elsewhere, set SITE_URL there.\n` : ''}
1. npm run new recipe "My First Dish"   and   npm run dev
2. npm run publish:check   names what is left of the starter`);
  const left = problemsOfFiles();
  if (left.length > 0) {
    console.error(`\n${formatProblems(left)}\n\nThis is left to mend by hand.`);
    process.exitCode = 1;
  }
}
