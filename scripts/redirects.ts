import { existsSync, readFileSync } from 'node:fs';
import { isMap, isSeq, parseDocument } from 'yaml';
import { normalizeOldAddress } from '@/lib/content/old-address';
import { SOURCES } from '@/lib/content/sources';
import { writeAtomic } from '@/scripts/files';
import { schemaLine } from '@/scripts/new/drafts';

/** Redirect of data/redirects.yaml, with old addresses without a slash at the end of their path. */
export type NewRedirect = { from: string; to: string };

/** A written old address as checks compare it. */
const pathOf = (from: unknown) => normalizeOldAddress(String(from).normalize('NFC'));

/** data/redirects.yaml with its comments; an empty document if there is none. */
function readDocument() {
  const { file } = SOURCES.redirects;
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (!isSeq(document.contents)) document.contents = document.createNode([]) as never;
  return document;
}

/** Old addresses that data/redirects.yaml has. */
export function redirectedPaths(): Set<string> {
  const entries: unknown = readDocument().toJS();
  return new Set([entries].flat().map((entry) => pathOf(Object(entry).from)));
}

/**
 * Adds redirects to data/redirects.yaml; its comments stay. Redirects that an address of `pages` already has are removed:
 * there is a page at it again.
 */
export async function addRedirects(
  redirects: readonly NewRedirect[],
  pages: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { file } = SOURCES.redirects;
  const document = readDocument();
  if (isSeq(document.contents)) {
    document.contents.items = document.contents.items.filter(
      (entry) => !(isMap(entry) && pages.has(pathOf(entry.get('from')))),
    );
  }
  for (const redirect of redirects) document.add(document.createNode(redirect));
  const text = document.toString({ lineWidth: 100 });
  await writeAtomic(file, /^#/.test(text) ? text : `${schemaLine('data', 'redirects')}\n\n${text}`);
}
