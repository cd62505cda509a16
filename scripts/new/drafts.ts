import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { buildDay } from '@/lib/content/build-day';
import { withoutYamlEnding } from '@/lib/content/file-names';
import { guidePath, regionAddress } from '@/lib/content/guide';
import { splitPlaceName } from '@/lib/content/place';
import { postPath } from '@/lib/content/posts';
import { readContent } from '@/lib/content/read/read-content';
import { ALLERGENS } from '@/lib/content/schema/allergens';
import { SOURCES } from '@/lib/content/sources';
import { nearest } from '@/lib/text/nearest';
import { UsageError } from '@/scripts/command';
import { readDataFiles } from '@/scripts/publish/data-files';
import { romanize, unromanized } from '@/scripts/romanize';
import { type Region, siteRegion } from './region';

export const USAGE = `npm run new recipe "Kimchi Stew"
npm run new restaurant "Noodle House (Chinatown)" downtown
npm run new market "Fish Hall (Old Quay)" downtown
npm run new event "Harvest Fair" toronto
npm run new page "Kitchen Tools"
npm run new post "A Week Without an Oven"
npm run new guide "Montreal" -- --country CA --time-zone America/Toronto
npm run new words
npm run new translation recipes/kimchi-stew ko
npm run new site -- --name "My Kitchen" --address https://www.my-kitchen.org --language en-CA --keep none`;

const NO_GUIDE = 'There is no guide yet: npm run new guide "Montreal"';

/** Slug of a title: "Bœuf" becomes `boeuf`, "비빔밥" `bibimbap`; '' for titles without letters that can be romanized. */
export function latinSlug(title: string): string {
  return romanize(title)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

type Kind = 'recipe' | 'restaurant' | 'market' | 'event' | 'page' | 'post' | 'guide';

const WITH_ARTICLE: Partial<Record<Kind, string>> = { event: 'an event' };

/** All files of a content folder, including drafts and invalid ones. */
function entriesOf(source: `${Kind}s`) {
  return readDataFiles()
    .filter(({ file }) => dirname(file) === SOURCES[source].folder)
    .map(({ file, value }) => ({
      file,
      name: basename(withoutYamlEnding(file)),
      fields: Object(value) as Record<string, unknown>,
    }));
}

/** First line of a file, with its schema for editors. */
export function schemaLine(folder: string, source: string): string {
  const up = folder.split('/').map(() => '..');
  return `# yaml-language-server: $schema=${join(...up, '.content/schema', `${source}.json`)}`;
}

/** Longest name of a file, well below the 255 bytes of most file systems. */
const LONGEST_SLUG = 80;

/** Name and path of a new file, from its title or the given slug. Throws for an existing name. */
function newFile(kind: Kind, title: string, givenSlug: string | undefined) {
  if (!title) throw new UsageError(`What is it called? Try:\n${USAGE}`);
  const words = givenSlug ?? title;
  const slug = latinSlug(words);
  if (slug === '' || unromanized(words) !== '') {
    throw new UsageError(
      `“${words}” has letters that no address can be made of. Add a name for it: npm run new ${kind} "${title}" my-${kind}`,
    );
  }
  if (givenSlug !== undefined && givenSlug !== slug) {
    throw new UsageError(
      `“${givenSlug}” is no name for an address: lowercase words joined by hyphens. Is it part of the name? Then put that in quotes: npm run new ${kind} "${title} ${givenSlug}"`,
    );
  }
  const named = `Add a name for it: npm run new ${kind} "${title}" my-${kind}`;
  if (slug.length > LONGEST_SLUG) {
    throw new UsageError(`An address made of “${title}” has ${slug.length} letters. ${named}`);
  }
  if (/^\d+$/.test(slug)) throw new UsageError(`“${slug}” is a number, as recipes have. ${named}`);
  const file = `${SOURCES[`${kind}s`].folder}/${slug}.yaml`;
  // Restaurants in different neighbourhoods may have the same name.
  if (kind !== 'restaurant' && existsSync(file))
    throw new UsageError(
      `There is ${WITH_ARTICLE[kind] ?? `a ${kind}`} “${slug}” already. Choose another name, or edit ${file}.`,
    );
  return { kind, title, slug, file };
}

/**
 * Writes a draft from its template in drafts/ and prints the next steps. Texts with ✎ prevent its publication.
 *
 * @param values replacements of `$name`
 * @param path its address on the development server
 */
function write(
  { kind, title, slug, file }: ReturnType<typeof newFile>,
  values: Readonly<Record<string, string>>,
  path: string,
): void {
  const { picture = [], grocery = [], food = [] } = readContent().names;
  const used = entriesOf(`${kind}s`).map(({ fields }) => String(Object(fields.picture).name));
  const filled: Readonly<Record<string, string>> = {
    title: stringify(title, { lineWidth: 0 }).trim(),
    slug,
    today: buildDay(),
    // An existing picture until it has one of its own.
    picture: [slug, ...used, ...picture].find((name) => picture.includes(name)) ?? slug,
    ...values,
  };
  const text = readFileSync(new URL(`./drafts/${kind}.yaml`, import.meta.url), 'utf8')
    .replaceAll(/\$(\w+)/g, (_, name) => filled[name] ?? '')
    // Remove references that this site does not define.
    .replaceAll(/^ +(buy|food): (.+)\n/gm, (line, list, name) =>
      (list === 'buy' ? grocery : food).includes(name) ? line : '',
    );
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${schemaLine(folder, `${kind}s`)}\n\n${text}`, { flag: 'wx' });
  console.log(`Wrote ${file}, a draft.

1. Replace every text that begins with ✎ in ${file}
2. npm run dev   and look at http://localhost:3000${path}
3. Delete the line status: draft when it is finished`);
}

export function newRecipe(title = '', givenSlug?: string): void {
  const draft = newFile('recipe', title, givenSlug);
  const entries = entriesOf('recipes');
  const taken = entries.find(({ fields }) => fields.slug === draft.slug);
  if (taken) {
    throw new UsageError(
      `There is a recipe “${draft.slug}” already. Choose another title, or edit ${taken.file}.`,
    );
  }
  const ids = entries.map(({ fields }) => fields.id).filter((id) => typeof id === 'number');
  const { category = [], recipeType = [], diet = [] } = readContent().names;
  const values = {
    id: String(Math.max(0, ...ids) + 1),
    categories: category.join(', '),
    category: stringify(category[0] ?? '✎ Soup').trim(),
    types: recipeType.join(', '),
    type: recipeType[0] ?? '',
    diets: diet.join(', '),
    allergens: ALLERGENS.join(', '),
  };
  write(draft, values, `/recipes/${draft.slug}/`);
}

/** Region by id, or the first of all, with its guide and all regions of that guide. */
function findRegion(id: string | undefined) {
  const places = entriesOf('guides')
    .filter(({ fields }) => fields.layout !== 'picks')
    .flatMap(({ name: guide, fields }) => {
      const regions = Object.keys(Object(fields.regions));
      return regions.map((region) => ({ region, guide, regions }));
    });
  const ids = places.map(({ region }) => region);
  const place = places.find(({ region }) => region === (id ?? ids[0]));
  if (place) return place;
  if (id === undefined || ids.length === 0) throw new UsageError(NO_GUIDE);
  const close = nearest(id, ids);
  throw new UsageError(
    `There is no region “${id}”${close ? `; did you mean ${close}?` : '.'} The regions: ${ids.join(', ')}`,
  );
}

/** Name and neighbourhood of a place. Throws for a name without a neighbourhood in brackets. */
function readPlaceName(name: string) {
  const { name: bare, district } = splitPlaceName(name);
  if (name !== '' && district === '')
    throw new UsageError(`Write the neighbourhood in brackets after the name. Try:\n${USAGE}`);
  return { bare, district };
}

export function newRestaurant(name = '', givenRegion?: string, givenSlug?: string): void {
  const { bare, district } = readPlaceName(name);
  const draft = { ...newFile('restaurant', bare, givenSlug), title: name };
  const { slug, file } = draft;
  const { region, guide, regions } = findRegion(givenRegion);
  if (entriesOf('markets').some((market) => market.name === slug))
    throw new UsageError(`“${slug}” is a market. Choose another name.`);
  if (existsSync(file)) {
    throw new UsageError(
      `There is a restaurant “${slug}” already. Edit ${file}, or add a name for the file: npm run new restaurant "${name}" ${region} ${slug}-${latinSlug(district)}`,
    );
  }
  write(draft, { region, guide, regions: regions.join(', ') }, regionAddress(guide, region, slug));
}

export function newMarket(name = '', givenRegion?: string, givenSlug?: string): void {
  const { bare, district } = readPlaceName(name);
  const draft = newFile('market', bare, givenSlug);
  const { region, guide, regions } = findRegion(givenRegion);
  if (entriesOf('restaurants').some((restaurant) => restaurant.name === draft.slug))
    throw new UsageError(`“${draft.slug}” is a restaurant. Choose another name.`);
  // Those of a neighbour, which are in the region, until it has its own.
  const near = [...entriesOf('restaurants'), ...entriesOf('markets')].find(
    ({ fields }) => fields.guide === guide && fields.region === region && fields.coordinates,
  );
  const path = `${guidePath(guide, draft.slug)}/`;
  const place = { region, guide, regions: regions.join(', '), district: stringify(district).trim(), path };
  write(draft, { ...place, coordinates: JSON.stringify(near?.fields.coordinates ?? [0, 0]) }, path);
}

export function newEvent(name = '', givenGuide?: string, givenSlug?: string): void {
  const draft = newFile('event', name, givenSlug);
  const guides = entriesOf('guides').map((entry) => entry.name);
  const guide = givenGuide ?? guides[0];
  if (guide === undefined || guides.length === 0) throw new UsageError(NO_GUIDE);
  if (!guides.includes(guide))
    throw new UsageError(`There is no guide “${guide}”. The guides: ${guides.join(', ')}`);
  const { country } = entriesOf('guides').find((entry) => entry.name === guide)?.fields ?? {};
  write(draft, { guide, country: String(country ?? siteRegion().country) }, `/travel/${guide}/`);
}

export function newPage(title = '', givenSlug?: string): void {
  const draft = newFile('page', title, givenSlug);
  const path = `/${draft.slug}`;
  const taken = [...entriesOf('pages'), ...entriesOf('recipes')].find(({ fields }) =>
    [fields.path, fields.customLink, fields.alsoAt].flat().includes(path),
  );
  if (taken || existsSync(`app${path}`)) {
    const by = taken ? `, of ${taken.file}` : '';
    throw new UsageError(`There is a page at ${path} already${by}. Choose another title.`);
  }
  write(draft, {}, `${path}/`);
}

export function newPost(title = '', givenSlug?: string): void {
  const draft = newFile('post', title, givenSlug);
  write(draft, {}, `${postPath(draft.slug)}/`);
}

/** @param place Left out: that of the site. */
export function newGuide(name = '', givenSlug?: string, place: Region = siteRegion()): void {
  const draft = newFile('guide', name, givenSlug);
  write(draft, { ...place }, `/travel/${draft.slug}/`);
}
