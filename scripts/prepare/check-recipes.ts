import { isDraft } from '@/lib/checks/drafts';
import { formatProblems, type Problem } from '@/lib/checks/problem';
import { checkRecipeFiles } from '@/lib/recipe/checks/check';
import { readSurroundings } from '@/lib/recipe/checks/surroundings';
import { loadExport } from './load-file';
import { recipeFileNames } from './registry';

/** Checks the files of data/recipes, prints every problem, and throws when there is one. Names each draft it leaves out. */
export async function checkRecipes({ withDrafts }: { withDrafts: boolean }): Promise<void> {
  const names = await recipeFileNames();
  const loaded = await Promise.all(names.map((name) => loadExport(`data/recipes/${name}.ts`, 'recipe')));
  const files = loaded.flatMap((entry) =>
    'value' in entry ? [{ file: entry.file, recipe: entry.value }] : [],
  );
  const unreadable = loaded.filter((entry): entry is Problem => 'field' in entry);
  // What is left out of the site must not keep it from being built.
  const drafts = withDrafts ? [] : files.filter(({ recipe }) => isDraft(recipe));
  for (const { file } of drafts) console.info(`draft left out: ${file}`);
  const checked = files.filter((file) => !drafts.includes(file));
  const problems = [...unreadable, ...checkRecipeFiles(checked, readSurroundings()).problems];
  if (problems.length === 0) return;
  console.error(`\n${formatProblems(problems)}\n`);
  throw new Error(`The recipes have ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}.`);
}
