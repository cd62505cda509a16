import { SOURCES } from '@/lib/content/sources';
import { addRedirects, redirectedPaths } from '@/scripts/redirects';

/** Old address of a recipe and the path of its page on this site. */
export type Move = { address: string; to: string };

const OLD_PATH = /^(?:\/[\w.~-]+)+\/?$/;

/** Redirects of moves that data/redirects.yaml does not have yet, and the addresses that cannot be one. */
export function newRedirects(moves: readonly Move[], known: ReadonlySet<string>) {
  const redirects = new Map<string, string>();
  const unusable: string[] = [];
  for (const { address, to } of moves) {
    const path = URL.canParse(address) ? new URL(address).pathname.replace(/\/$/, '') : '';
    if (path === '' || new URL(address).search !== '' || !OLD_PATH.test(path)) unusable.push(address);
    else if (path !== to && !known.has(path) && !redirects.has(path)) redirects.set(path, to);
  }
  return { redirects: [...redirects].map(([from, to]) => ({ from, to })), unusable };
}

/** Adds redirects from old addresses to data/redirects.yaml; its comments stay. Returns what was done as lines. */
export async function writeRedirects(moves: readonly Move[], isDry: boolean): Promise<string[]> {
  const { file } = SOURCES.redirects;
  const { redirects, unusable } = newRedirects(moves, redirectedPaths());
  if (redirects.length > 0 && !isDry) await addRedirects(redirects);
  return [
    `${redirects.length} redirects ${isDry ? 'to write' : 'written'} to ${file}`,
    ...unusable.map((address) => `  no redirect from ${address}: hosts know paths without a query only`),
  ];
}
