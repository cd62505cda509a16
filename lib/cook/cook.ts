import * as messages from '@/.content/messages/cook';
import type { PictureSources } from '@/lib/content/pictures';
import type { BlockOf, Ingredient, Recipe, Step } from '@/lib/content/schema/recipe';
import { chosenVariant, type StepIngredient, stepIngredients } from '@/lib/recipe/blocks';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { type KitchenState, yieldWords } from '@/lib/recipe/servings';

/** A step as cook mode shows it. */
export type CookStep = Pick<
  Step,
  'id' | 'title' | 'text' | 'durations' | 'work' | 'beyond' | 'uses' | 'cue' | 'safety'
> & {
  /** Title of the part of the method it belongs to, where the method has parts. */
  section?: string;
  picture?: PictureSources;
  /** Of a step without one: the last photo of the series that shows it, for screens with room beside the text. */
  photo?: PictureSources;
};

/** What cook mode needs of a recipe; plain data, so that it can be handed to the browser. */
export type CookRecipe = {
  slug: string;
  title: string;
  /** Of its page: `/tofu`. */
  path: string;
  /** The recipe's own yield. */
  base: number;
  /** Name of what it makes. */
  makes: Pick<Recipe['yield'], 'unit' | 'plural'>;
  /** Those of every variant too, so that any text may name them. */
  ingredients: Ingredient[];
  variants?: BlockOf<'variants'>;
  /** What the dish contains with each variant, by its id: "gluten, milk and soy". */
  contains?: Readonly<Record<string, string>>;
  steps: CookStep[];
  language: RecipeLanguage;
};

/** What a step takes: what its text uses, then all of the chosen variant (the first if null) where it uses that up. */
export function cookNeeds(
  step: Pick<CookStep, 'text' | 'uses'>,
  { ingredients, variants }: Pick<CookRecipe, 'ingredients' | 'variants'>,
  variant: string | null,
): StepIngredient[] {
  const chosen = step.uses && variants ? chosenVariant(variants, variant).items : [];
  return [
    ...stepIngredients(step, ingredients),
    ...chosen.map((ingredient) => ({ ingredient, share: 1, used: 0 })),
  ];
}

/** "Step 2 of 8"; all done after the last one. @param index from 0 */
export function describePlace(index: number, count: number): string {
  return index < count ? messages.stepOf({ step: index + 1, total: count }) : messages.allDone;
}

/** Description of a choice: "6 servings, Bay and pepper, US units"; version and units only if they are not the recipe's own. */
export function describeChoice(
  { makes, variants }: Pick<CookRecipe, 'makes' | 'variants'>,
  { servings, system, variant }: KitchenState,
): string {
  const amount = yieldWords(servings, makes.unit, makes.plural);
  const version = variants && variant !== null && chosenVariant(variants, variant).title;
  const choice = version ? messages.choiceWith({ choice: amount, version }) : amount;
  return system === 'us' ? messages.choiceInUs({ choice }) : choice;
}
