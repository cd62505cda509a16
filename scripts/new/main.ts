import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDay } from '@/lib/build-day';
import { recipeFileNames } from '@/scripts/prepare/registry';
import { recipeFile, slugOf } from './recipe-file';

const USAGE = 'npm run new recipe "Kimchi Stew"';

/** A message for the person at the keyboard; anything else that is thrown is a fault of this script. */
class Refusal extends Error {}

/** Numbers and slugs in use, drafts included. A file that cannot be read claims only its name. */
async function taken(): Promise<{ ids: number[]; slugs: string[] }> {
  const names = await recipeFileNames();
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
  if (title.trim() === '') throw new Refusal(`Which dish? Try: ${USAGE}`);
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
  await writeFile(file, recipeFile({ title: title.trim(), slug, id, today: buildDay() }), { flag: 'wx' });
  console.log(`Wrote ${file}, number ${id}, a draft.

1. Replace every text that begins with ✎ in ${file}
2. npm run dev   and look at http://localhost:3000/recipes/${slug}/
3. Delete the line status: 'draft' when it is finished`);
}

const [kind, title = '', slug] = process.argv.slice(2);
try {
  if (kind !== 'recipe') throw new Refusal(`I can write: recipe. Try: ${USAGE}`);
  await newRecipe(title, slug);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
