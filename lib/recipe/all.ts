import { recipeFiles } from '@/data/generated/recipes';
import type { Recipe, Step } from '@/data/schema/recipe';
import { withoutDrafts } from '@/lib/checks/drafts';
import { formatProblems } from '@/lib/checks/problem';
import { checkRecipeFiles } from '@/lib/recipe/checks/check';
import { readSurroundings } from '@/lib/recipe/checks/surroundings';
import { isFullAddress } from '@/lib/text/full-address';
import { recipePath, stepsOf } from './blocks';
import { resolveShares } from './text';

let checked: Recipe[] | undefined;

/** The same recipe with every `{id|rest}` of its steps turned into a share. */
function withShares(recipe: Recipe): Recipe {
  const texts = resolveShares(stepsOf(recipe).map((step) => step.text)).values();
  const blocks = recipe.blocks.map((block) => {
    const resolve = (steps: Step[]) =>
      steps.map((step) => ({ ...step, text: texts.next().value ?? step.text }));
    if (block.type === 'advance') return { ...block, steps: resolve(block.steps) };
    if (block.type !== 'method') return block;
    return { ...block, groups: block.groups.map((group) => ({ ...group, steps: resolve(group.steps) })) };
  });
  return { ...recipe, blocks };
}

/**
 * Every recipe that has a card, in the order of its number: those of the site, and those of other sites that a full
 * `customLink` leads to. Throws one Error that lists every problem in every file. For the server and the build only: it
 * reads the disk.
 */
export function listedRecipes(): Recipe[] {
  if (!checked) {
    const { recipes, problems } = checkRecipeFiles(
      withoutDrafts(recipeFiles, ({ recipe }) => recipe),
      readSurroundings(),
    );
    if (problems.length > 0) throw new Error(formatProblems(problems));
    checked = recipes.map(withShares).sort((one, other) => one.id - other.id);
  }
  return checked;
}

/** Every recipe with a page on this site, in the order of its number. Throws as `listedRecipes` does. */
export function allRecipes(): Recipe[] {
  return listedRecipes().filter((recipe) => !isFullAddress(recipePath(recipe)));
}

/** The recipe with this slug. Throws an Error naming the slug, since a page that asks for it cannot be built. */
export function recipeBySlug(slug: string): Recipe {
  const found = listedRecipes().find((recipe) => recipe.slug === slug);
  if (!found) throw new Error(`No recipe in data/recipes has the slug “${slug}”.`);
  return found;
}

/** The recipe with this number, if there is one with a page. */
export function recipeByNumber(id: number): Recipe | undefined {
  return allRecipes().find((recipe) => recipe.id === id);
}
