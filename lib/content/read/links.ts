import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { problemsIn, repeatsOf } from '@/lib/content/checks/report';
import { isForeignFile } from '@/lib/content/file-names';
import { POSTS_PATH, postPath } from '@/lib/content/posts';
import type { Problem } from '@/lib/content/problem';
import { metaOf, REFERENCES, type ReferenceKind } from '@/lib/content/schema/fields';
import { layersOf, type Schema, schemaUnder, walkSchema } from '@/lib/content/schema-walk';
import { pictureNameOf, SOURCE_IMAGES_FOLDER } from '@/lib/content/source-images';
import type { Content, SourceName } from '@/lib/content/sources';
import { cardsIn, isFlour } from '@/lib/education/cards';
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

/** File names of a folder, without foreign files. */
function filesIn(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => !isForeignFile(file));
}

type Addressed = Pick<RawFile, 'value' | 'outline'>;

/** Fields of a file; of one that cannot be parsed, those that single lines show. */
const fieldsOf = ({ value, outline }: Addressed): Record<string, unknown> => Object(value ?? outline);

/** Slug of a recipe; the file name if the slug cannot be read. */
export function recipeSlugs(file: Addressed & Pick<RawFile, 'name'>): string[] {
  const { slug } = fieldsOf(file);
  if (typeof slug === 'string') return [slug];
  return file.value === undefined ? [file.name] : [];
}

/**
 * Names that fields may refer to, including those of invalid and disabled files. Names inside of files that cannot be
 * parsed are unknown, so references to them are not checked.
 */
export function namesIn(content: Content, files: readonly RawFile[], root: string): Names {
  const filesOf = (source: SourceName) => files.filter((file) => file.source === source);
  const namesOf = (source: SourceName) => filesOf(source).map(({ name }) => name);
  const known = (source: SourceName, names: string[] | undefined) =>
    names ?? (filesOf(source).length > 0 ? undefined : []);
  const { foods, foodSafety, groceries } = content;
  const cards = cardsIn(Object.values(content.pages ?? {}));
  const flours = cards.filter(isFlour);
  const { recipeTypes, categories, diets } = content.vocabulary ?? {};
  return {
    picture: filesIn(join(root, SOURCE_IMAGES_FOLDER)).flatMap((file) => pictureNameOf(file) ?? []),
    logo: filesIn(join(root, 'data/brands')),
    food: known('foods', foods && Object.keys(foods)),
    grocery: known('groceries', groceries && Object.keys(groceries.groceries)),
    // Food that only sounds raw says so with `none`.
    foodKind: known('foodSafety', foodSafety && [...Object.keys(foodSafety.kinds), 'none']),
    authority: known('foodSafety', foodSafety && Object.keys(foodSafety.authorities)),
    // Without flours or without legumes their cards are unknown, and `about` of ingredients may name any of them.
    card: flours.length > 0 && flours.length < cards.length ? cards.map(({ id }) => id) : undefined,
    flour: flours.length > 0 ? flours.map(({ id }) => id) : undefined,
    recipe: filesOf('recipes').flatMap(recipeSlugs),
    recipeType: known(
      'vocabulary',
      recipeTypes?.map(({ id }) => id),
    ),
    category: known(
      'vocabulary',
      categories?.map(({ name }) => name),
    ),
    diet: known(
      'vocabulary',
      diets?.map(({ id }) => id),
    ),
    guide: namesOf('guides'),
    outlines: namesOf('outlines'),
    streets: namesOf('streets'),
  };
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

/** Addresses of the page of a file. */
export function pathsOf(file: Addressed & Pick<RawFile, 'source' | 'name'>): string[] {
  const { source, name, value } = file;
  if (value !== undefined && (typeof value !== 'object' || value === null)) return [];
  if (source === 'guides') return [`/travel/${name}`, `/travel/${name}/events`, `/travel/${name}/search`];
  const { path, alsoAt, customLink, id, guide } = fieldsOf(file);
  if (source === 'posts') return [postPath(name)];
  if (source === 'markets') return [`/travel/${guide}/${name}`];
  const paths =
    source === 'recipes'
      ? [...[customLink ?? recipeSlugs(file).map((slug) => `/recipes/${slug}`)].flat(), `/recipes/${id}`]
      : [path, alsoAt].flat();
  return paths.filter((each): each is string => typeof each === 'string' && each.startsWith('/'));
}

/** Addresses of lists, which exist with the first of their files. */
export const listPaths = (files: readonly Pick<RawFile, 'source'>[]): string[] =>
  files.some(({ source }) => source === 'posts') ? [POSTS_PATH] : [];

/** Path of a link without query, fragment and trailing slash: `/recipes` of `/recipes/?category=beef#all`. */
const pathOf = (href: string) => href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** Problems for files with the same address. Recipes have a check of their own. */
export function pathClashes(files: readonly RawFile[]): Problem[] {
  const builtIn = [...BUILT_IN_PATHS, ...listPaths(files)].map((path) => ({ file: 'a built-in page', path }));
  const pages = files
    .filter(({ source }) => source !== 'recipes')
    .flatMap((page) => pathsOf(page).map((path) => ({ file: page.file, path })));
  return repeatsOf([...builtIn, ...pages], ({ path }) => path).map(({ entry: { file, path }, first }) => ({
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
