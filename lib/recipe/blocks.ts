import type { BlockOf, Ingredient, Recipe, RecipeBlock, Step } from '@/data/schema/recipe';
import { parseStepText } from './text';

type IngredientGroup = BlockOf<'ingredients'>['groups'][number];
type MethodGroup = BlockOf<'method'>['groups'][number];
type WithBlocks = Pick<Recipe, 'blocks'>;

/** Blocks of one type, in reading order. */
export function blocksOf<T extends RecipeBlock['type']>(recipe: WithBlocks, type: T): BlockOf<T>[] {
  return recipe.blocks.filter((block): block is BlockOf<T> => block.type === type);
}

export function ingredientGroupsOf(recipe: WithBlocks): IngredientGroup[] {
  return blocksOf(recipe, 'ingredients').flatMap((block) => block.groups);
}

export function methodGroupsOf(recipe: WithBlocks): MethodGroup[] {
  return blocksOf(recipe, 'method').flatMap((block) => block.groups);
}

/** Every ingredient of the recipe, in the order of its list. */
export function ingredientsOf(recipe: WithBlocks): Ingredient[] {
  return ingredientGroupsOf(recipe).flatMap((group) => group.items);
}

/** Every step of the recipe, in the order of its method. */
export function stepsOf(recipe: WithBlocks): Step[] {
  return methodGroupsOf(recipe).flatMap((group) => group.steps);
}

/**
 * What a step uses, in the order it is mentioned, with the part of the listed amount (1 is all of it).
 * Ingredients that the step only names are left out: an earlier step has used them.
 */
export function stepIngredients(
  step: Pick<Step, 'text'>,
  ingredients: readonly Ingredient[],
): { ingredient: Ingredient; share: number }[] {
  const shares = new Map<string, number>();
  for (const segment of parseStepText(step.text)) {
    if (segment.kind !== 'ingredient' || segment.show === 'name') continue;
    shares.set(segment.id, (shares.get(segment.id) ?? 0) + segment.share);
  }
  return [...shares].flatMap(([id, share]) => {
    const ingredient = ingredients.find((entry) => entry.id === id);
    // To taste twice is still to taste; amounts were checked not to pass the whole.
    return ingredient ? [{ ingredient, share: Math.min(share, 1) }] : [];
  });
}

/** Address of the recipe's page on the site, without a slash at its end: `/jjajangmyeon`, `/recipes/chickpea-curry`. */
export function recipePath(recipe: Pick<Recipe, 'customLink' | 'slug'>): string {
  return recipe.customLink ?? `/recipes/${recipe.slug}`;
}

/** Id of a step's element on the recipe page, for `#` links. */
export function recipeAnchor(stepId: string): string {
  return `step-${stepId}`;
}

/** Title on cards and in lists. */
export function cardTitle(recipe: Pick<Recipe, 'cardTitle' | 'title'>): string {
  return recipe.cardTitle ?? recipe.title;
}
