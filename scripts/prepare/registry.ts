import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const SOURCE = 'data/recipes';
const TARGET = 'data/generated/recipes.ts';

/** Names of the recipe files without their ending, in the order of the alphabet on every machine. */
export async function recipeFileNames(): Promise<string[]> {
  const entries = await readdir(SOURCE);
  return entries
    .filter((entry) => entry.endsWith('.ts') && !entry.endsWith('.d.ts'))
    .map((entry) => entry.slice(0, -'.ts'.length))
    .sort();
}

function writeRegistry(names: readonly string[]): string {
  return [
    '// Written by scripts/prepare/registry.ts from the files in data/recipes. Edits here are lost.',
    "import type { RecipeInput } from '@/data/schema/recipe';",
    ...names.map((name, index) => `import { recipe as recipe${index} } from '@/${SOURCE}/${name}';`),
    '',
    '/** Every recipe file with what it exports, not checked yet. */',
    'export const recipeFiles: readonly { file: string; recipe: RecipeInput }[] = [',
    ...names.map((name, index) => `  { file: '${SOURCE}/${name}.ts', recipe: recipe${index} },`),
    '];',
    '',
  ].join('\n');
}

/** Writes data/generated/recipes.ts from data/recipes. An unchanged file is left alone, so nothing reloads. */
export async function prepareRegistry(): Promise<void> {
  const text = writeRegistry(await recipeFileNames());
  const before = await readFile(TARGET, 'utf8').catch(() => '');
  if (before === text) return;
  await mkdir(dirname(TARGET), { recursive: true });
  await writeFile(TARGET, text);
}
