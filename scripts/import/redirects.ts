import { normalizeOldAddress, OLD_ADDRESS } from '@/lib/content/old-address';
import { SOURCES } from '@/lib/content/sources';
import { addRedirects, redirectedPaths } from '@/scripts/redirects';

/** Old address of an entry, and the path of its page on this site. */
export type Move = { address: string; to: string };

/** Path and query of an old address as redirects write them: without percent-encoding and the slash at the end. */
export function oldPathOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { pathname, search } = new URL(address);
  try {
    return normalizeOldAddress(decodeURIComponent(pathname + search).normalize('NFC'));
  } catch {
    // No redirect can begin with the percent sign.
    return pathname + search;
  }
}

/**
 * Redirects of moves that data/redirects.yaml does not have yet, and the addresses that cannot be one.
 *
 * @param pages paths of the site: what has a page there leads nowhere else
 */
export function newRedirects(
  moves: readonly Move[],
  known: ReadonlySet<string>,
  pages: ReadonlySet<string> = new Set(),
) {
  const redirects = new Map<string, string>();
  const unusable: string[] = [];
  for (const { address, to } of moves) {
    const from = oldPathOf(address);
    if (!OLD_ADDRESS.test(from)) unusable.push(address);
    else if (from !== to && !pages.has(from) && !known.has(from) && !redirects.has(from))
      redirects.set(from, to);
  }
  return { redirects: [...redirects].map(([from, to]) => ({ from, to })), unusable };
}

/** Adds redirects from old addresses to data/redirects.yaml; its comments stay. Returns what was done as lines. */
export async function writeRedirects(
  moves: readonly Move[],
  isDry: boolean,
  pages: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const { file } = SOURCES.redirects;
  const { redirects, unusable } = newRedirects(moves, redirectedPaths(), pages);
  if (redirects.length > 0 && !isDry) await addRedirects(redirects);
  return [
    `${redirects.length} redirects ${isDry ? 'to write' : 'written'} to ${file}`,
    ...unusable.map(
      (address) => `  no redirect from ${address}: only a path, and one parameter, can have one`,
    ),
  ];
}
