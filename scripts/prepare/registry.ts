import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A kind of content of which every file holds one: where the files are and what they export. */
type Collection = {
  source: string;
  target: string;
  /** Name of what a file exports, and its type. */
  exported: string;
  type: string;
  schema: string;
};

const RECIPES: Collection = {
  source: 'data/recipes',
  target: 'data/generated/recipes.ts',
  exported: 'recipe',
  type: 'RecipeInput',
  schema: '@/data/schema/recipe',
};

const RESTAURANTS: Collection = {
  source: 'data/restaurants',
  target: 'data/generated/restaurants.ts',
  exported: 'restaurant',
  type: 'RestaurantInput',
  schema: '@/data/schema/travel/restaurant',
};

/** Names of the files of a folder without their ending, in the order of the alphabet on every machine. */
async function fileNames(source: string): Promise<string[]> {
  const entries = await readdir(source);
  return entries
    .filter((entry) => entry.endsWith('.ts') && !entry.endsWith('.d.ts'))
    .map((entry) => entry.slice(0, -'.ts'.length))
    .sort();
}

export const recipeFileNames = (): Promise<string[]> => fileNames(RECIPES.source);
export const restaurantFileNames = (): Promise<string[]> => fileNames(RESTAURANTS.source);

function registryText({ source, exported, type, schema }: Collection, names: readonly string[]): string {
  return [
    `// Written by scripts/prepare/registry.ts from the files in ${source}. Edits here are lost.`,
    `import type { ${type} } from '${schema}';`,
    ...names.map(
      (name, index) => `import { ${exported} as ${exported}${index} } from '@/${source}/${name}';`,
    ),
    '',
    `/** Every ${exported} file with what it exports, not checked yet. */`,
    `export const ${exported}Files: readonly { file: string; ${exported}: ${type} }[] = [`,
    ...names.map((name, index) => `  { file: '${source}/${name}.ts', ${exported}: ${exported}${index} },`),
    '];',
    '',
  ].join('\n');
}

/** Writes data/generated/{recipes,restaurants}.ts. An unchanged file is left alone, so nothing reloads. */
export async function prepareRegistry(): Promise<void> {
  for (const collection of [RECIPES, RESTAURANTS]) {
    const text = registryText(collection, await fileNames(collection.source));
    const before = await readFile(collection.target, 'utf8').catch(() => '');
    if (before === text) continue;
    await mkdir(dirname(collection.target), { recursive: true });
    await writeFile(collection.target, text);
  }
}
