import type { Recipe } from '@/lib/content/schema/recipe';
import type { BlockOf, RecipeBlock, Tool } from '@/lib/content/schema/recipe-block';
import type { Ingredient, Variant } from '@/lib/content/schema/recipe-ingredient';
import type { Step } from '@/lib/content/schema/recipe-step';
import { parseStepText } from './references';

type IngredientGroup = { title?: string; items: Ingredient[] };
type StepGroup = BlockOf<'method'>['groups'][number];
type WithBlocks = Pick<Recipe, 'blocks'>;

/** Blocks of one type, in reading order. */
export function blocksOf<T extends RecipeBlock['type']>(recipe: WithBlocks, type: T): BlockOf<T>[] {
  return recipe.blocks.filter((block): block is BlockOf<T> => block.type === type);
}

/** Groups of an ingredient list; a flat list is one group without a title. */
export function groupsOf({ groups, items = [] }: BlockOf<'ingredients'>): IngredientGroup[] {
  return groups ?? [{ items }];
}

/** Ingredients of the list, without those of variants. */
export function listedIngredientsOf(recipe: WithBlocks): Ingredient[] {
  return blocksOf(recipe, 'ingredients')
    .flatMap(groupsOf)
    .flatMap((group) => group.items);
}

/** Groups of steps in reading order, including advance preparation. */
export function stepGroupsOf(recipe: WithBlocks): StepGroup[] {
  return recipe.blocks.flatMap((block): StepGroup[] => {
    if (block.type === 'method') return block.groups;
    return block.type === 'advance' ? [{ title: block.title, steps: block.steps }] : [];
  });
}

/** Equipment at the recipe's own yield. */
export function toolsOf(recipe: WithBlocks): string[] {
  return blocksOf(recipe, 'equipment').flatMap(({ items }) => items.map(toolText));
}

/** Text of a tool at the recipe's own yield. */
export function toolText(tool: Tool): string {
  return typeof tool === 'string' ? tool : tool.text;
}

/** Variants block of a recipe; undefined if it has none. */
export function variantsOf(recipe: WithBlocks): BlockOf<'variants'> | undefined {
  return blocksOf(recipe, 'variants')[0];
}

/** Name of the part with variants, for sentences: "brine". */
export function choiceName({ id, name = id.replaceAll('-', ' ') }: BlockOf<'variants'>): string {
  return name;
}

/** Variant with an id, otherwise the first. */
export function chosenVariant(variants: BlockOf<'variants'>, option: string | null | undefined): Variant {
  const chosen = variants.options.find((variant) => variant.id === option) ?? variants.options[0];
  if (!chosen) throw new Error(`The variants “${variants.title}” are empty.`);
  return chosen;
}

/** Ingredients of the list and of the chosen variant, by default the first. */
export function ingredientsOf(recipe: WithBlocks, option?: string | null): Ingredient[] {
  const variants = variantsOf(recipe);
  return [...listedIngredientsOf(recipe), ...(variants ? chosenVariant(variants, option).items : [])];
}

/** Ingredients of the list and of all variants, for lookups by id. */
export function everyIngredientOf(recipe: WithBlocks): Ingredient[] {
  const variants = variantsOf(recipe)?.options ?? [];
  return [...listedIngredientsOf(recipe), ...variants.flatMap((variant) => variant.items)];
}

/** All steps of a recipe in reading order. */
export function stepsOf(recipe: WithBlocks): Step[] {
  return stepGroupsOf(recipe).flatMap((group) => group.steps);
}

/** Ingredients that go into a step without being named in its sentence, as references: "{butter}, {flour|half}". */
export function takesText({ takes = [] }: Pick<Step, 'takes'>): string {
  return takes.map((reference) => `{${reference}}`).join(', ');
}

/** Ingredient with the `share` of it that a step uses, after earlier steps have used `used` of it; both 0 to 1. */
export type StepIngredient = { ingredient: Ingredient; share: number; used: number };

/** Ingredients that a step uses: those of its text in order, without those that it only names, then those it takes. */
export function stepIngredients(
  step: Pick<Step, 'text' | 'takes'>,
  ingredients: readonly Ingredient[],
): StepIngredient[] {
  const parts = new Map<string, { share: number; used: number }>();
  for (const segment of parseStepText(`${step.text} ${takesText(step)}`)) {
    if (segment.kind !== 'ingredient' || segment.show === 'name') continue;
    const { share, used } = parts.get(segment.id) ?? { share: 0, used: segment.used };
    parts.set(segment.id, { share: share + segment.share, used });
  }
  return [...parts].flatMap(([id, { share, used }]) => {
    const ingredient = ingredients.find((entry) => entry.id === id);
    // Ingredients without an amount may be used twice; amounts are checked when content is read.
    return ingredient ? [{ ingredient, share: Math.min(share, 1), used }] : [];
  });
}

/** Path of the recipe's page: `/jjajangmyeon`, `/recipes/chickpea-curry`; or a full address of another site. */
export function recipePath(recipe: Pick<Recipe, 'customLink' | 'slug'>): string {
  return recipe.customLink ?? `/recipes/${recipe.slug}`;
}

/** Id of a step's element on the recipe page, for `#` links. */
export function recipeAnchor(stepId: string): string {
  return `step-${stepId}`;
}

/** Name of the dish in a sentence: "jjajangmyeon". */
export function dishName({ dish, title }: Pick<Recipe, 'dish' | 'title'>): string {
  return dish ?? title;
}

/** Name of the recipe everywhere but at the head of its page. */
export function cardTitle(recipe: Pick<Recipe, 'cardTitle' | 'title'>): string {
  return recipe.cardTitle ?? recipe.title;
}
