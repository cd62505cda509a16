import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { problemsIn, repeatsOf } from '@/lib/content/checks/report';
import { isForeignFile } from '@/lib/content/file-names';
import type { Problem } from '@/lib/content/problem';
import { linkOf, REFERENCES, type ReferenceKind } from '@/lib/content/schema/fields';
import { layersOf, type Schema, schemaUnder, walkSchema } from '@/lib/content/schema-walk';
import { MASTERS_FOLDER, pictureNameOf } from '@/lib/content/source-images';
import type { Content, SourceName } from '@/lib/content/sources';
import { cardsIn, isFlour } from '@/lib/education/cards';
import { nearest } from '@/lib/text/nearest';
import type { YamlFile } from './yaml';

/** A file of content as it is written; `name` is that of the file without folder and ending. */
export type RawFile = YamlFile & { source: SourceName; name: string };

/** A file whose shape is right, with what it holds: checked, defaults filled in. */
export type ReadFile = RawFile & { data: unknown };

/** What is not part of the site now: paths of pages, slugs of recipes, names of guides. */
export type Off = Record<'paths' | 'recipes' | 'guides', ReadonlySet<string>>;

/** The names there are of each kind that a field may refer to; undefined where a field of that kind may say anything. */
export type Names = Record<ReferenceKind, readonly string[] | undefined>;

/** Names of the files of a folder, those of no owner left out. */
function filesIn(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => !isForeignFile(file));
}

type Addressed = Pick<RawFile, 'value' | 'outline'>;

/** The fields of a file, or those that are known of one that cannot be read. */
const fieldsOf = ({ value, outline }: Addressed): Record<string, unknown> => Object(value ?? outline);

/**
 * The slug of a recipe, as far as its file can be read. A file without a readable slug may have any: that of its name is
 * the likely one.
 */
export function slugOf(file: Addressed & Pick<RawFile, 'name'>): string[] {
  const { slug } = fieldsOf(file);
  if (typeof slug === 'string') return [slug];
  return file.value === undefined ? [file.name] : [];
}

/**
 * The names that fields may refer to, those of files that have a fault of their own or are switched off too. What a file
 * holds that cannot be read is not known, and fields may name anything of it for a while.
 */
export function namesIn(content: Content, files: readonly RawFile[], root: string): Names {
  const filesOf = (source: SourceName) => files.filter((file) => file.source === source);
  const namesOf = (source: SourceName) => filesOf(source).map(({ name }) => name);
  const known = (source: SourceName, names: string[] | undefined) =>
    names ?? (filesOf(source).length > 0 ? undefined : []);
  const { foods, groceries } = content;
  const cards = cardsIn(Object.values(content.pages ?? {}));
  const flours = cards.filter(isFlour);
  const { recipeTypes, categories, diets } = content.vocabulary ?? {};
  return {
    picture: filesIn(join(root, MASTERS_FOLDER)).flatMap((file) => pictureNameOf(file) ?? []),
    logo: filesIn(join(root, 'data/brands')),
    food: known('foods', foods && Object.keys(foods)),
    grocery: known('groceries', groceries && Object.keys(groceries.groceries)),
    // Without flours or without legumes their cards are unknown, and `about` of ingredients may name any of them.
    card: flours.length > 0 && flours.length < cards.length ? cards.map(({ id }) => id) : undefined,
    flour: flours.length > 0 ? flours.map(({ id }) => id) : undefined,
    recipe: filesOf('recipes').flatMap(slugOf),
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
  };
}

/** At most so many names are listed in a message; of more, the nearest one is what helps. */
const MOST_LISTED = 12;

/** Every reference of a file that names nothing, and every address that leads to none of these paths. */
export function linkProblems(
  { file, value }: Pick<RawFile, 'file' | 'value'>,
  schema: Schema,
  names: Partial<Names>,
  paths: ReadonlySet<string>,
): Problem[] {
  return problemsIn(file, (report) => {
    for (const { path, value: found, schema: layer } of walkSchema(schema, value)) {
      if (typeof found !== 'string') continue;
      const { reference, link } = linkOf(layer);
      const known = reference && names[reference];
      if (known && !known.includes(found)) {
        const listed = known.length <= MOST_LISTED ? `: ${known.join(', ')}` : '';
        report(path, `“${found}”`, `${REFERENCES[reference]}${listed}`, nearest(found, known));
      }
      const to = pathOf(found);
      if (link && found.startsWith('/') && !paths.has(to)) {
        const offer = nearest(to, paths);
        report(path, `“${found}”, where nothing is`, 'the address of a page of this site', offer);
      }
    }
  });
}

/** Addresses that every site has, whatever its content. */
export const BUILT_IN_PATHS = ['/', '/recipes/saved', '/offline'];

/** Addresses at which something of the content is shown, as far as its file can be read. */
export function pathsOf(file: Addressed & Pick<RawFile, 'source' | 'name'>): string[] {
  const { source, name, value } = file;
  if (value !== undefined && (typeof value !== 'object' || value === null)) return [];
  if (source === 'guides') return [`/travel/${name}`, `/travel/${name}/events`, `/travel/${name}/search`];
  const { path, alsoAt, customLink, id, guide } = fieldsOf(file);
  if (source === 'markets') return [`/travel/${guide}/${name}`];
  const own =
    source === 'recipes'
      ? [...[customLink ?? slugOf(file).map((slug) => `/recipes/${slug}`)].flat(), `/recipes/${id}`]
      : [path, alsoAt].flat();
  return own.filter((each): each is string => typeof each === 'string' && each.startsWith('/'));
}

/** Where an address leads, without what follows the path: `/recipes` of `/recipes/?category=beef#all`. */
const pathOf = (href: string) => href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** Files at an address that another one has. Recipes are compared by their own check. */
export function pathClashes(files: readonly RawFile[]): Problem[] {
  const builtIn = BUILT_IN_PATHS.map((path) => ({ file: 'the engine itself', path }));
  const pages = files
    .filter(({ source }) => source !== 'recipes')
    .flatMap((page) => pathsOf(page).map((path) => ({ file: page.file, path })));
  return repeatsOf([...builtIn, ...pages], ({ path }) => path).map(({ entry: { file, path }, first }) => ({
    file,
    field: 'path',
    found: `“${path}”, the address of ${first.file}`,
    allowed: 'an address no page has yet',
  }));
}

/** Stands for what cannot do without something that is switched off. */
export const GONE = Symbol('gone');

/**
 * The same value without whatever leads to what is switched off: a field that may be left out goes alone, with any other
 * goes what holds it, up to the entry of a list; a list that is emptied by it goes like a field. `GONE` where nothing is
 * left.
 */
export function withoutOff(schema: Schema, value: unknown, off: Off): unknown {
  const layers = layersOf(schema, value);
  if (typeof value === 'string') return layers.some((layer) => leadsOff(layer, value, off)) ? GONE : value;
  if (typeof value !== 'object' || value === null) return value;
  const holder = layers.at(-1);
  if (Array.isArray(value)) {
    const kept = value
      .map((entry, index) => [schemaUnder(holder, index), entry] as const)
      .map(([under, entry]) => (under ? withoutOff(under, entry, off) : entry))
      .filter((entry) => entry !== GONE);
    return kept.length === 0 && value.length > 0 ? GONE : kept;
  }
  const kept: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    const under = schemaUnder(holder, key);
    kept[key] = under ? withoutOff(under, field, off) : field;
    if (kept[key] === GONE && under) kept[key] = whereLeftOut(under, field);
    if (kept[key] === GONE) return GONE;
  }
  return kept;
}

/** Whether a text is an address of what is switched off, or its name. */
function leadsOff(layer: Schema, text: string, off: Off): boolean {
  const { reference, link } = linkOf(layer);
  if (link) return text.startsWith('/') && off.paths.has(pathOf(text));
  return (reference === 'recipe' && off.recipes.has(text)) || (reference === 'guide' && off.guides.has(text));
}

/** What a field is where it is left out, or an empty list; `GONE` where what holds the field cannot do without it. */
function whereLeftOut(schema: Schema, field: unknown): unknown {
  if (layersOf(schema, field).some((layer) => linkOf(layer).link === 'entry')) return GONE;
  const { success, data } = z.safeParse(schema, undefined);
  if (success) return data;
  return Array.isArray(field) && z.safeParse(schema, []).success ? [] : GONE;
}
