import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDay } from '@/lib/build-day';
import { markets } from '@/lib/content/travel/markets';
import { nearest } from '@/lib/text/nearest';
import { cityGuides } from '@/lib/travel/guides/all';
import { guidePath } from '@/lib/travel/guides/guide';
import { splitName } from '@/lib/travel/place';
import { recipeFile, slugOf } from './recipe-file';
import { restaurantFile } from './restaurant-file';

const USAGE = `npm run new recipe "Kimchi Stew"
npm run new restaurant "Pai (Entertainment District)" downtown`;

/** A message for the person at the keyboard; anything else that is thrown is a fault of this script. */
class Refusal extends Error {}

/** Numbers and slugs in use, drafts included. A file that cannot be read claims only its name. */
async function taken(): Promise<{ ids: number[]; slugs: string[] }> {
  const names = (await readdir('data/recipes')).map((name) => name.replace('.yaml', ''));
  const ids: number[] = [];
  const slugs = [...names];
  for (const name of names) {
    const address = pathToFileURL(path.resolve(`data/recipes/${name}.ts`)).href;
    const loaded: { recipe?: { id?: unknown; slug?: unknown } } = await import(address).catch(() => ({}));
    if (typeof loaded.recipe?.id === 'number') ids.push(loaded.recipe.id);
    if (typeof loaded.recipe?.slug === 'string') slugs.push(loaded.recipe.slug);
  }
  return { ids, slugs };
}

async function newRecipe(title: string, wantedSlug: string | undefined): Promise<void> {
  if (title === '') throw new Refusal(`Which dish? Try:\n${USAGE}`);
  const slug = slugOf(wantedSlug ?? title);
  if (slug === '') {
    throw new Refusal(
      `“${title}” has no Latin letters for an address. Add one: npm run new recipe "${title}" kimchi-stew`,
    );
  }
  const { ids, slugs } = await taken();
  const file = `data/recipes/${slug}.ts`;
  if (existsSync(file) || slugs.includes(slug)) {
    throw new Refusal(`There is a recipe “${slug}” already. Choose another title, or edit ${file}.`);
  }
  const id = Math.max(0, ...ids) + 1;
  await writeFile(file, recipeFile({ title, slug, id, today: buildDay() }), { flag: 'wx' });
  console.log(`Wrote ${file}, number ${id}, a draft.

1. Replace every text that begins with ✎ in ${file}
2. npm run dev   and look at http://localhost:3000/recipes/${slug}/
3. Delete the line status: 'draft' when it is finished`);
}

async function newRestaurant(
  name: string,
  region: string | undefined,
  wantedSlug: string | undefined,
): Promise<void> {
  const { name: bare, district } = splitName(name);
  if (district === '') {
    throw new Refusal(`Write the neighbourhood in brackets after the name. Try:\n${USAGE}`);
  }
  const regions = cityGuides.flatMap((guide) => Object.keys(guide.regions));
  const guide = cityGuides.find((each) => Object.hasOwn(each.regions, region ?? '')) ?? cityGuides[0];
  const [first = ''] = Object.keys(guide?.regions ?? {});
  if (!guide) throw new Refusal('There is no guide yet that a restaurant could stand in: data/guides.');
  if (region !== undefined && !regions.includes(region)) {
    const close = nearest(region, regions);
    const list = [...new Set(regions)].join(', ');
    throw new Refusal(
      `There is no region “${region}”${close ? `; did you mean ${close}?` : '.'} The regions: ${list}`,
    );
  }
  const slug = slugOf(wantedSlug ?? bare);
  if (slug === '') {
    throw new Refusal(
      `“${bare}” has no Latin letters for a file name. Add one: npm run new restaurant "${name}" downtown seoul-house`,
    );
  }
  const file = `data/restaurants/${slug}.yaml`;
  if (Object.hasOwn(markets, slug)) throw new Refusal(`“${slug}” is a market. Choose another name.`);
  if (existsSync(file)) {
    throw new Refusal(
      `There is a restaurant “${slug}” already. Edit ${file}, or add a name for the file: npm run new restaurant "${name}" ${region ?? first} ${slug}-${slugOf(district)}`,
    );
  }
  await writeFile(file, restaurantFile({ name, guide, region: region ?? first }), { flag: 'wx' });
  console.log(`Wrote ${file}, a draft.

1. Replace every text that begins with ✎ in ${file}
2. npm run dev   and look at http://localhost:3000${guidePath(guide.id)}/?region=${region ?? first}#${slug}
3. Delete the line status: draft when it is finished`);
}

const [kind, title = '', more, slug] = process.argv.slice(2);
try {
  if (kind === 'recipe') await newRecipe(title.trim(), more);
  else if (kind === 'restaurant') await newRestaurant(title.trim(), more, slug);
  else throw new Refusal(`I can write a recipe or a restaurant. Try:\n${USAGE}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
