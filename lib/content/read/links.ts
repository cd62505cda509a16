import { z } from 'zod';
import { formatPath, type Problem } from '@/lib/content/problem';
import {
  isAddress,
  isEntryAddress,
  REFERENCES,
  type ReferenceKind,
  referenceOf,
} from '@/lib/content/schema/fields';
import { layersOf, schemaUnder, walkSchema } from '@/lib/content/schema-walk';
import { SOURCES, type SourceName } from '@/lib/content/sources';
import { nearest } from '@/lib/text/nearest';

type Schema = z.core.$ZodType;

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

/** What is not part of the site now: paths of pages, slugs of recipes, names of guides. */
export type Off = Record<'paths' | 'recipes' | 'guides', ReadonlySet<string>>;

/** The names there are of each kind that a field may refer to; undefined where a field of that kind may say anything. */
export type Names = Record<ReferenceKind, readonly string[] | undefined>;

/** At most so many names are listed in a message; of more, the nearest one is what helps. */
const MOST_LISTED = 12;

/** Every reference of a file that names nothing. */
export function referenceProblems(file: string, value: unknown, schema: Schema, names: Names): Problem[] {
  const problems: Problem[] = [];
  walkSchema(schema, value, ({ path, value: found, schema: inner }) => {
    const kind = referenceOf(inner);
    const known = kind && names[kind];
    if (!known || typeof found !== 'string' || known.includes(found)) return;
    const listed = known.length <= MOST_LISTED ? `: ${known.join(', ')}` : '';
    problems.push({
      file,
      field: formatPath(path),
      found: `“${found}”`,
      allowed: `${REFERENCES[kind]}${listed}`,
      nearest: nearest(found, known),
    });
  });
  return problems;
}

/** Addresses that every site has, whatever its content. */
const BUILT_IN_PATHS = ['/', '/recipes/saved', '/offline'];

/** Addresses at which something of the content is shown, as far as its file can be read. */
export function pathsOf({ source, name, value }: Omit<ReadFile, 'file'>): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (source === 'guides') return [`/travel/${name}`, `/travel/${name}/events`, `/travel/${name}/search`];
  if (source === 'markets') return [`/travel/${(value as { guide?: unknown }).guide}/${name}`];
  const place = SOURCES[source];
  // A file with a page of its own need not say where it is.
  const given = 'path' in place ? place.path : undefined;
  const { path = given, alsoAt, slug, customLink, id } = value as Record<string, unknown>;
  const others = Array.isArray(alsoAt) ? alsoAt : [];
  const own = source === 'recipes' ? [customLink ?? `/recipes/${slug}`, `/recipes/${id}`] : [path, ...others];
  return own.filter((each): each is string => typeof each === 'string' && each.startsWith('/'));
}

/** Where an address leads, without what follows the path: `/recipes` of `/recipes/?category=beef#all`. */
const pathOf = (href: string) => href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/**
 * Every address in a file that leads nowhere.
 *
 * @param paths every path there is
 */
export function addressProblems(
  file: string,
  value: unknown,
  schema: Schema,
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
export function knownPaths(files: readonly Omit<ReadFile, 'file'>[]): string[] {
  return [...BUILT_IN_PATHS, ...files.flatMap(pathsOf)];
}

/** Files at an address that another one has. Recipes are compared by their own check. */
export function pathClashes(read: readonly ReadFile[]): Problem[] {
  const owners = new Map<string, string>(BUILT_IN_PATHS.map((path) => [path, 'the engine itself']));
  const pages = read.filter(({ source }) => source !== 'recipes');
  return pages.flatMap((page) =>
    pathsOf(page).flatMap((path): Problem[] => {
      const owner = owners.get(path);
      if (owner === undefined) {
        owners.set(path, page.file);
        return [];
      }
      const found = `“${path}”, the address of ${owner}`;
      return [{ file: page.file, field: 'path', found, allowed: 'an address no page has yet' }];
    }),
  );
}

/** Stands for what cannot do without something that is switched off. */
export const GONE = Symbol('gone');

/**
 * The same value without whatever leads to what is switched off: a field that may be left out goes alone, with any other
 * goes what holds it, up to the entry of a list; a list that is emptied by it goes like a field. `GONE` where nothing is
 * left.
 */
export function withoutOff(schema: Schema, value: unknown, off: Off): unknown {
  if (typeof value === 'string') return leadsOff(schema, value, off) ? GONE : value;
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value).map(([key, field]) => {
    const inner = schemaUnder(schema, value, key);
    return { key, field, inner, kept: inner ? withoutOff(inner, field, off) : field };
  });
  if (Array.isArray(value)) {
    const kept = left.flatMap((entry) => (entry.kept === GONE ? [] : [entry.kept]));
    return kept.length === 0 && value.length > 0 ? GONE : kept;
  }
  const kept: Record<string, unknown> = {};
  for (const { key, field, inner, kept: rest } of left) {
    kept[key] = rest === GONE && inner ? whereLeftOut(inner, field) : rest;
    if (kept[key] === GONE) return GONE;
  }
  return kept;
}

/** Whether a text is an address of what is switched off, or its name. */
function leadsOff(schema: Schema, text: string, off: Off): boolean {
  return layersOf(schema, text).some((layer) => {
    if (isAddress(layer)) return text.startsWith('/') && off.paths.has(pathOf(text));
    const kind = referenceOf(layer);
    return (kind === 'recipe' && off.recipes.has(text)) || (kind === 'guide' && off.guides.has(text));
  });
}

/** What a field is where it is left out, or an empty list; `GONE` where what holds the field cannot do without it. */
function whereLeftOut(schema: Schema, field: unknown): unknown {
  if (layersOf(schema, field).some(isEntryAddress)) return GONE;
  const { success, data } = z.safeParse(schema, undefined);
  if (success) return data;
  return Array.isArray(field) && z.safeParse(schema, []).success ? [] : GONE;
}
