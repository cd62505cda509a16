import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkRecipeFiles, type RecipeFile } from '@/lib/recipe/checks/check';
import { formatProblems, type Problem } from '@/lib/recipe/checks/problem';
import { readSurroundings } from '@/lib/recipe/checks/surroundings';
import { isDraft } from '@/lib/recipe/drafts';
import { recipeFileNames } from './registry';

async function load(file: string): Promise<RecipeFile | Problem> {
  try {
    const loaded: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
    return { file, recipe: loaded.recipe };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The compiler's headline says only that there are errors; the lines after it say which.
    const found = message.replace(/^Transform failed with \d+ errors?:\n/, '').split('\n')[0] ?? message;
    return { file, field: 'the file itself', found, allowed: 'a TypeScript file that can be imported' };
  }
}

/** Checks the files of data/recipes, prints every problem, and throws when there is one. Names each draft it leaves out. */
export async function checkRecipes({ withDrafts }: { withDrafts: boolean }): Promise<void> {
  const names = await recipeFileNames();
  const loaded = await Promise.all(names.map((name) => load(`data/recipes/${name}.ts`)));
  const files = loaded.filter((entry): entry is RecipeFile => 'recipe' in entry);
  const unreadable = loaded.filter((entry): entry is Problem => 'field' in entry);
  // What is left out of the site must not keep it from being built.
  const drafts = withDrafts ? [] : files.filter(isDraft);
  for (const { file } of drafts) console.info(`draft left out: ${file}`);
  const checked = files.filter((file) => !drafts.includes(file));
  const problems = [...unreadable, ...checkRecipeFiles(checked, readSurroundings()).problems];
  if (problems.length === 0) return;
  console.error(`\n${formatProblems(problems)}\n`);
  throw new Error(`The recipes have ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}.`);
}
