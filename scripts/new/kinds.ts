import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { buildDay } from '@/lib/build-day';
import { nearest } from '@/lib/text/nearest';
import { splitName } from '@/lib/travel/place';
import { kindNamed, Refusal, rawEntries, readChoices, schemaLine, slugOf } from './draft';
import { pageFile } from './page-file';
import { eventFile, guideFile, restaurantFile } from './place-files';
import { recipeFile } from './recipe-file';

export const USAGE = `npm run new recipe "Kimchi Stew"
npm run new restaurant "Noodle House (Chinatown)" downtown
npm run new event "Harvest Fair"
npm run new page "Kitchen Tools"
npm run new guide "Montreal"
npm run new words
npm run new site -- --name "My Kitchen" --address https://www.my-kitchen.org --keep none`;

function folderOf(source: string): string {
  const kind = kindNamed(source);
  if (!kind) throw new Refusal(`This site keeps no ${source} in files of their own.`);
  return kind.folder;
}

/** The name of a new file: of the title, or the one that was asked for. */
function slugFor(kind: string, title: string, wanted: string | undefined): string {
  if (!title) throw new Refusal(`What is it called? Try:\n${USAGE}`);
  const slug = slugOf(wanted ?? title);
  if (slug === '') {
    throw new Refusal(
      `“${title}” has no Latin letters for an address. Add a name for it: npm run new ${kind} "${title}" my-${kind}`,
    );
  }
  return slug;
}

function refuseTaken(kind: string, folder: string, slug: string): string {
  const file = `${folder}/${slug}.yaml`;
  if (existsSync(file)) {
    throw new Refusal(`There is a ${kind} “${slug}” already. Choose another name, or edit ${file}.`);
  }
  return file;
}

/** Writes the file of a draft and says what to do next. */
function write(file: string, source: string, text: string, where: string): void {
  const folder = folderOf(source);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${schemaLine(folder, source)}\n${text}`, { flag: 'wx' });
  console.log(`Wrote ${file}, a draft.

1. Replace every text that begins with ✎ in ${file}
2. npm run dev   and look at http://localhost:3000${where}
3. Delete the line status: draft when it is finished`);
}

export function newRecipe(title = '', wantedSlug?: string): void {
  const folder = folderOf('recipes');
  const slug = slugFor('recipe', title, wantedSlug);
  const file = refuseTaken('recipe', folder, slug);
  const entries = rawEntries(folder);
  const taken = entries.find(({ fields }) => fields.slug === slug);
  if (taken) {
    throw new Refusal(`There is a recipe “${slug}” already. Choose another title, or edit ${taken.file}.`);
  }
  const ids = entries.map(({ fields }) => fields.id).filter((id) => typeof id === 'number');
  const id = Math.max(0, ...ids) + 1;
  const text = recipeFile({ title, slug, id, today: buildDay() }, readChoices());
  write(file, 'recipes', text, `/recipes/${slug}/`);
}

/** The regions that a restaurant may lie in, each with its guide. */
function regionsOfGuides(): { region: string; guide: string }[] {
  return rawEntries(folderOf('guides'))
    .filter(({ fields }) => fields.layout !== 'picks')
    .flatMap(({ name, fields }) =>
      Object.keys(fields.regions ?? {}).map((region) => ({ region, guide: name })),
    );
}

export function newRestaurant(name = '', wanted?: string, wantedSlug?: string): void {
  const folder = folderOf('restaurants');
  const { name: bare, district } = splitName(name);
  if (name !== '' && district === '') {
    throw new Refusal(`Write the neighbourhood in brackets after the name. Try:\n${USAGE}`);
  }
  const slug = slugFor('restaurant', bare, wantedSlug);
  const places = regionsOfGuides();
  const ids = places.map(({ region }) => region);
  const place = places.find(({ region }) => region === (wanted ?? places[0]?.region));
  if (!place) {
    if (wanted === undefined) throw new Refusal('There is no guide yet: npm run new guide "Montreal"');
    const close = nearest(wanted, ids);
    throw new Refusal(
      `There is no region “${wanted}”${close ? `; did you mean ${close}?` : '.'} The regions: ${ids.join(', ')}`,
    );
  }
  const market = rawEntries(kindNamed('markets')?.folder ?? '').find((entry) => entry.name === slug);
  if (market) throw new Refusal(`“${slug}” is a market. Choose another name.`);
  const file = `${folder}/${slug}.yaml`;
  if (existsSync(file)) {
    throw new Refusal(
      `There is a restaurant “${slug}” already. Edit ${file}, or add a name for the file: npm run new restaurant "${name}" ${place.region} ${slug}-${slugOf(district)}`,
    );
  }
  const regions = places.filter(({ guide }) => guide === place.guide).map(({ region }) => region);
  const text = restaurantFile({ name, region: place.region, regions, guide: place.guide });
  write(file, 'restaurants', text, `/travel/${place.guide}/?region=${place.region}#${slug}`);
}

export function newEvent(name = '', wantedGuide?: string, wantedSlug?: string): void {
  const folder = folderOf('events');
  const slug = slugFor('event', name, wantedSlug);
  const file = refuseTaken('event', folder, slug);
  const guides = rawEntries(folderOf('guides')).map((guide) => guide.name);
  const guide = wantedGuide ?? guides[0];
  if (guide === undefined || !guides.includes(guide)) {
    throw new Refusal(
      guides.length === 0
        ? 'There is no guide yet: npm run new guide "Montreal"'
        : `There is no guide “${guide}”. The guides: ${guides.join(', ')}`,
    );
  }
  const text = eventFile({ name, slug, guide, today: buildDay() }, readChoices());
  write(file, 'events', text, `/travel/${guide}/`);
}

export function newPage(title = '', wantedSlug?: string): void {
  const folder = folderOf('pages');
  const slug = slugFor('page', title, wantedSlug);
  const file = refuseTaken('page', folder, slug);
  const path = `/${slug}`;
  const taken = [...rawEntries(folder), ...rawEntries(folderOf('recipes'))].find(
    ({ fields }) =>
      fields.path === path ||
      fields.customLink === path ||
      (Array.isArray(fields.alsoAt) && fields.alsoAt.includes(path)),
  );
  if (taken || existsSync(`app${path}`)) {
    const by = taken ? `, of ${taken.file}` : '';
    throw new Refusal(`There is a page at ${path} already${by}. Choose another title.`);
  }
  write(file, 'pages', pageFile({ title, slug }, readChoices()), `${path}/`);
}

export function newGuide(name = '', wantedSlug?: string): void {
  const folder = folderOf('guides');
  const slug = slugFor('guide', name, wantedSlug);
  const file = refuseTaken('guide', folder, slug);
  const text = guideFile({ name, slug, today: buildDay() }, readChoices());
  write(file, 'guides', text, `/travel/${slug}/`);
}
