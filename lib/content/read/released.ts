import { posix } from 'node:path';
import { formatPath } from '@/lib/content/paths';
import type { Problem } from '@/lib/content/problem';
import { type Content, SOURCES } from '@/lib/content/sources';
import { nearest } from '@/lib/text/nearest';
import { BUILT_IN_PATHS, listPaths, pathsOf, type RawFile } from './links';

/** Valid value of a file of content; undefined if it is missing or invalid. */
function validValue<Name extends 'released' | 'redirects'>(
  name: Name,
  all: readonly RawFile[],
): Content[Name] {
  const file = all.find(({ source }) => source === name);
  return SOURCES[name].schema.safeParse(file?.value).data as Content[Name];
}

/** Addresses of the last release. */
export const releasedBefore = (all: readonly RawFile[]): ReadonlySet<string> =>
  new Set(validValue('released', all));

/** New address of a page, if it can be guessed: the only one with the same last part or folder, or the nearest. */
function guessAddress(lost: string, added: readonly string[]): string | undefined {
  const onlyOf = (part: (path: string) => string) => {
    const same = added.filter((path) => part(path) === part(lost));
    return same.length === 1 ? same[0] : undefined;
  };
  return onlyOf(posix.basename) ?? nearest(lost, added) ?? onlyOf(posix.dirname);
}

/**
 * Problems for addresses of the last release (data/released.yaml) that neither a page nor a redirect has. Pages that are
 * drafts or switched off keep their addresses: their owner knows that they are not there.
 */
export function lostAddressProblems(all: readonly RawFile[]): Problem[] {
  const file = all.find(({ source }) => source === 'released');
  const released = validValue('released', all) ?? [];
  if (!file || released.length === 0) return [];
  const redirected = new Set(validValue('redirects', all)?.map(({ from }) => from));
  const existing = new Set([...BUILT_IN_PATHS, ...listPaths(all), ...all.flatMap(pathsOf)]);
  const added = [...existing].filter((path) => !released.includes(path) && !BUILT_IN_PATHS.includes(path));
  return released.flatMap((path, index) => {
    if (existing.has(path) || redirected.has(path)) return [];
    const to = guessAddress(path, added) ?? '/its-new-address';
    return {
      file: file.file,
      field: formatPath([index]),
      found: `“${path}”, an address of the last release that is gone`,
      allowed: `in ${SOURCES.redirects.file} a line: - { from: ${path}, to: ${to} }; or, if it may be lost, no line here`,
      about: 'Links and search engines still lead there.',
      position: file.positionOf([index]),
    };
  });
}

/**
 * Addresses to record as those of this release: of all pages that are shown, and earlier ones of pages that are not shown
 * at the moment.
 *
 * @param isShown false for drafts, files that are switched off, and scheduled ones
 */
export function releasedAddresses(all: readonly RawFile[], isShown: (file: RawFile) => boolean): string[] {
  const earlier = releasedBefore(all);
  const paths = all.flatMap((file) => pathsOf(file).filter((path) => isShown(file) || earlier.has(path)));
  return [...new Set([...paths, ...listPaths(all.filter(isShown))])].sort();
}
