import { pageAddresses } from '@/lib/content/page-addresses';
import type { SourceName } from '@/lib/content/sources';

/** Stands for the file name, which a form does not change. */
const NAME = '…';

/**
 * Address that a page has before a change of its file and not after it; undefined for none, and for a draft, whose address
 * no visitor has.
 */
export function lostAddress(source: SourceName, before: unknown, after: unknown): string | undefined {
  if (Object(before).status === 'draft') return undefined;
  const kept = pageAddresses(source, NAME, Object(after));
  return pageAddresses(source, NAME, Object(before)).find((address) => !kept.includes(address));
}

/** Advice on a lost address of a page, which can have several. */
const ADVICE: Partial<Record<SourceName, string>> = {
  pages: 'Add it to “Also at”, and it still shows the page.',
};
/** Advice on that of other content: its old addresses are redirects, in a file that this save cannot change. */
const OTHER_ADVICE =
  'Write it back, or change it with “npm run rename”, which also redirects the old one. A page with the status Draft can have another one.';

/**
 * Refuses to save a page whose address changes: links and search engines would lead nowhere.
 *
 * @throws an Error with the message for which the editor shows the text of the cause
 */
export function refuseLostAddress(source: SourceName, before: unknown, after: unknown): void {
  const lost = lostAddress(source, before, after);
  if (lost === undefined) return;
  const text = `The page would lose its address ${lost}, which links and search engines have. ${ADVICE[source] ?? OTHER_ADVICE}`;
  throw new Error('saving_failed', { cause: new Error(text) });
}
