import { z } from 'zod';
import { problemsIn, repeatsOf } from '@/lib/content/checks/report';
import { pageAddresses } from '@/lib/content/page-addresses';
import { POSTS_PATH } from '@/lib/content/posts';
import type { Problem } from '@/lib/content/problem';
import { metaOf, REFERENCES, type ReferenceKind } from '@/lib/content/schema/fields';
import { layersOf, type Schema, schemaUnder, walkSchema } from '@/lib/content/schema-walk';
import type { SourceName } from '@/lib/content/sources';
import { nearest } from '@/lib/text/nearest';
import type { YamlFile } from './yaml';

/** Content file before validation; `name` is the file name without folder and extension. */
export type RawFile = YamlFile & { source: SourceName; name: string };

/** Valid file with its parsed value, including defaults. */
export type ReadFile = RawFile & { data: unknown };

/** Disabled content: paths of pages, slugs of recipes, names of guides. */
export type Disabled = Record<'paths' | 'recipes' | 'guides', ReadonlySet<string>>;

/** Names that fields may refer to, by kind; undefined if references of a kind cannot be checked. */
export type Names = Record<ReferenceKind, readonly string[] | undefined>;

type Addressed = Pick<RawFile, 'value' | 'outline'>;

/** Fields of a file; of one that cannot be parsed, those that single lines show. */
const fieldsOf = ({ value, outline }: Addressed): Record<string, unknown> => Object(value ?? outline);

/** Slug of a recipe; the file name if the slug cannot be read. */
export function recipeSlugs(file: Addressed & Pick<RawFile, 'name'>): string[] {
  const { slug } = fieldsOf(file);
  if (typeof slug === 'string') return [slug];
  return file.value === undefined ? [file.name] : [];
}

/** Maximum of names listed in a message; beyond it, only the nearest one is named. */
const MOST_LISTED = 12;

/** Problems for references to unknown names and links to unknown paths. */
export function linkProblems(
  { file, value }: Pick<RawFile, 'file' | 'value'>,
  schema: Schema,
  names: Partial<Names>,
  paths: ReadonlySet<string>,
): Problem[] {
  return problemsIn(file, (report) => {
    for (const { path, value: found, schema: layer } of walkSchema(schema, value)) {
      if (typeof found !== 'string') continue;
      const { reference, link } = metaOf(layer);
      const known = reference && names[reference];
      if (known && !known.includes(found)) {
        const listed = known.length <= MOST_LISTED ? `: ${known.join(', ')}` : '';
        report(path, `“${found}”`, `${REFERENCES[reference]}${listed}`, nearest(found, known));
      }
      const to = pathOf(found);
      if (link && found.startsWith('/') && !paths.has(to)) {
        const offer = nearest(to, paths);
        report(path, `“${found}”, an address without a page`, 'the address of a page of this site', offer);
      }
    }
  });
}

/** Addresses that exist on every site. */
export const BUILT_IN_PATHS = ['/', '/recipes/saved', '/offline'];

/** Address of the page that `desk` in data/site.yaml adds. */
const DESK_PATH = '/desk';

/** Addresses of the page of a file. */
export function pathsOf(file: Addressed & Pick<RawFile, 'source' | 'name'>): string[] {
  const { source, name, value } = file;
  if (value !== undefined && (typeof value !== 'object' || value === null)) return [];
  const [slug] = source === 'recipes' ? recipeSlugs(file) : [];
  return pageAddresses(source, name, { ...fieldsOf(file), slug });
}

/** Addresses of lists, which exist with the first of their files. */
export const listPaths = (files: readonly Pick<RawFile, 'source'>[]): string[] =>
  files.some(({ source }) => source === 'posts') ? [POSTS_PATH] : [];

/** Path of a link without query, fragment and trailing slash: `/recipes` of `/recipes/?category=beef#all`. */
const pathOf = (href: string) => href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** Addresses that no file may have, with what has them. Next.js and the copy of public/ would replace the page unnoticed. */
export function reservedPaths(files: readonly Pick<RawFile, 'source' | 'value'>[]): Map<string, string> {
  const { desk } = Object(files.find(({ source }) => source === 'site')?.value);
  return new Map([
    ...BUILT_IN_PATHS.map((path) => [path, 'a built-in page'] as const),
    ...listPaths(files).map((path) => [path, 'the list of posts'] as const),
    ...(desk ? [[DESK_PATH, 'the desk'] as const] : []),
  ]);
}

/** Problems for files with the same address. Recipes have a check of their own. */
export function pathClashes(files: readonly RawFile[]): Problem[] {
  const reserved = [...reservedPaths(files)].map(([path, file]) => ({ file, path }));
  const pages = files
    .filter(({ source }) => source !== 'recipes')
    .flatMap((page) => pathsOf(page).map((path) => ({ file: page.file, path })));
  return repeatsOf([...reserved, ...pages], ({ path }) => path).map(({ entry: { file, path }, first }) => ({
    file,
    field: 'path',
    found: `“${path}”, the address of ${first.file}`,
    allowed: 'an address that no other page has',
  }));
}

/** Marks a value removed because it links to disabled content. */
export const REMOVED_LINK = Symbol('removed');

/**
 * Value without links to disabled content. An optional field is removed alone; a required one is removed with the object
 * or list entry that contains it, and an emptied list like a field. `REMOVED_LINK` if nothing is left.
 */
export function withoutDisabled(schema: Schema, value: unknown, off: Disabled): unknown {
  const layers = layersOf(schema, value);
  if (typeof value === 'string')
    return layers.some((layer) => isLinkDisabled(layer, value, off)) ? REMOVED_LINK : value;
  if (typeof value !== 'object' || value === null) return value;
  const holder = layers.at(-1);
  if (Array.isArray(value)) {
    const entries = value
      .map((entry, index) => [schemaUnder(holder, index), entry] as const)
      .map(([under, entry]) => (under ? withoutDisabled(under, entry, off) : entry))
      .filter((entry) => entry !== REMOVED_LINK);
    return entries.length === 0 && value.length > 0 ? REMOVED_LINK : entries;
  }
  const fields: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    const under = schemaUnder(holder, key);
    fields[key] = under ? withoutDisabled(under, field, off) : field;
    if (fields[key] === REMOVED_LINK && under) fields[key] = whereLeftOut(under, field);
    if (fields[key] === REMOVED_LINK) return REMOVED_LINK;
  }
  return fields;
}

/** True if a text links to disabled content, by its address or its name. */
function isLinkDisabled(layer: Schema, text: string, off: Disabled): boolean {
  const { reference, link } = metaOf(layer);
  if (link) return text.startsWith('/') && off.paths.has(pathOf(text));
  return (reference === 'recipe' && off.recipes.has(text)) || (reference === 'guide' && off.guides.has(text));
}

/** Value of a field that is left out: undefined or an empty list; `REMOVED_LINK` if it is required. */
function whereLeftOut(schema: Schema, field: unknown): unknown {
  if (layersOf(schema, field).some((layer) => metaOf(layer).link === 'entry')) return REMOVED_LINK;
  const { success, data } = z.safeParse(schema, undefined);
  if (success) return data;
  return Array.isArray(field) && z.safeParse(schema, []).success ? [] : REMOVED_LINK;
}
