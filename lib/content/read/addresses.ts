import { codePages } from '@/data/pages/all';
import { formatPath, type Problem } from '@/lib/content/checks/problem';
import { walkSchema } from '@/lib/content/checks/schema-walk';
import { isAddress } from '@/lib/content/schema/reference';
import { SOURCES, type SourceName } from '@/lib/content/sources';
import { nearest } from '@/lib/text/nearest';
import type { ReadFile } from './read-content';

/** Addresses that the engine answers whatever the content is. */
const ENGINE_PATHS = ['/', '/recipes/saved', '/offline'];

/** Addresses at which something of the content is shown, as far as its file can be read. */
export function pathsOf(source: SourceName, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const place = SOURCES[source];
  // A file with a page of its own need not say where it is.
  const given = 'path' in place ? place.path : undefined;
  const { path = given, alsoAt, slug, customLink, id } = value as Record<string, unknown>;
  const others = Array.isArray(alsoAt) ? alsoAt : [];
  const own = source === 'recipes' ? [customLink ?? `/recipes/${slug}`, `/recipes/${id}`] : [path, ...others];
  return own.filter((each): each is string => typeof each === 'string' && each.startsWith('/'));
}

/** Where an address leads, without what follows the path: `/recipes` of `/recipes/?category=beef#all`. */
export function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
}

/**
 * Every address in a file that leads nowhere.
 *
 * @param paths every path there is
 */
export function addressProblems(
  file: string,
  value: unknown,
  schema: Parameters<typeof walkSchema>[0],
  paths: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  walkSchema(schema, value, ({ path, value: found, schema: inner }) => {
    if (!isAddress(inner) || typeof found !== 'string' || !found.startsWith('/')) return;
    const to = pathOf(found);
    if (paths.has(to)) return;
    problems.push({
      file,
      field: formatPath(path),
      found: `“${found}”, where nothing is`,
      allowed: 'the address of a page of this site',
      nearest: nearest(to, [...paths]),
    });
  });
  return problems;
}

/** Every path of the site that content may lead to. */
export function knownPaths(read: readonly Pick<ReadFile, 'source' | 'value'>[]): string[] {
  const written = codePages.map(({ path }) => path);
  return [...ENGINE_PATHS, ...written, ...read.flatMap(({ source, value }) => pathsOf(source, value))];
}

/** Two files of content at one address. */
export function pathClashes(read: readonly ReadFile[]): Problem[] {
  const first = new Map<string, string>(ENGINE_PATHS.map((path) => [path, 'the engine itself']));
  return read.flatMap(({ source, file, value }): Problem[] => {
    // Recipes are compared by their own check.
    if (source === 'recipes') return [];
    return pathsOf(source, value).flatMap((path): Problem[] => {
      const before = first.get(path);
      first.set(path, before ?? file);
      if (before === undefined) return [];
      return [
        {
          file,
          field: 'path',
          found: `“${path}”, the address of ${before}`,
          allowed: 'an address no page has yet',
        },
      ];
    });
  });
}
