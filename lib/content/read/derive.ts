import type { Recipe, Step } from '@/lib/content/schema/recipe';
import type { Content } from '@/lib/content/sources';
import { stepsOf } from '@/lib/recipe/blocks';
import { resolveShares } from '@/lib/recipe/step-text';

/** The same recipe with every `{id|rest}` of its steps turned into a share. */
function withShares(recipe: Recipe): Recipe {
  const texts = resolveShares(stepsOf(recipe).map((step) => step.text)).values();
  const resolve = (steps: Step[]) =>
    steps.map((step) => ({ ...step, text: texts.next().value ?? step.text }));
  const blocks = recipe.blocks.map((block) => {
    if (block.type === 'advance') return { ...block, steps: resolve(block.steps) };
    if (block.type !== 'method') return block;
    return { ...block, groups: block.groups.map((group) => ({ ...group, steps: resolve(group.steps) })) };
  });
  return { ...recipe, blocks };
}

/** Content without problems as the engine takes it: with everything worked out that no page need work out again. */
export function deriveContent(content: Content): Content {
  const recipes = Object.entries(content.recipes).map(([name, recipe]) => [name, withShares(recipe)]);
  return { ...content, recipes: Object.fromEntries(recipes) };
}
