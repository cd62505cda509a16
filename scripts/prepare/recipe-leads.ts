import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RecipeInput } from '@/data/schema/recipe';
import type { Focus } from './picture-plan';

/** The lead picture of every recipe in `folder` and the point its crops keep, by picture name. */
export async function recipeLeads(folder = 'data/recipes'): Promise<Map<string, Focus>> {
  const leads = new Map<string, Focus>();
  for (const file of (await readdir(folder)).sort()) {
    if (!file.endsWith('.ts')) continue;
    const module: { recipe?: RecipeInput } = await import(pathToFileURL(path.resolve(folder, file)).href);
    const picture = module.recipe?.picture;
    if (picture) leads.set(picture.name, picture.focus ?? [50, 50]);
  }
  return leads;
}
