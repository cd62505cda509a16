import * as messages from '@/.content/messages/cook';
import type { PictureSources } from '@/lib/content/pictures';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { BlockOf } from '@/lib/content/schema/recipe-block';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Step } from '@/lib/content/schema/recipe-step';
import { chosenVariant, type StepIngredient, stepIngredients } from '@/lib/recipe/blocks';
import type { RecipeLanguage } from '@/lib/recipe/language';
import type { SafetyPart } from '@/lib/recipe/safety';
import { type RecipeChoice, yieldText } from '@/lib/recipe/servings';

/** Step in cook mode. */
export type CookStep = Pick<
  Step,
  'id' | 'title' | 'text' | 'takes' | 'durations' | 'work' | 'beyond' | 'uses' | 'cue'
> & {
  /** Sentences on the safety of its food; left out for none. */
  safety?: readonly SafetyPart[];
  /** Address of its safe temperature; left out for a site without that page. */
  safetyHref?: string;
  /** Title of its group in the method. */
  section?: string;
  /** Its picture, then its prep photos in order; left out if it has neither. */
  pictures?: readonly PictureSources[];
};

/** Recipe data of cook mode; serializable, so that it can be passed to client components. */
export type CookRecipe = {
  slug: string;
  title: string;
  /** Path of its page: `/tofu`. */
  path: string;
  /** The recipe's own yield. */
  servings: number;
  /** Unit of the yield. */
  makes: Pick<Recipe['yield'], 'unit' | 'plural'>;
  /** Ingredients of the list and of all variants, which texts may name. */
  ingredients: Ingredient[];
  /** Allergens of some brands that the recipe does not name, by the id of the ingredient: "gluten and soy". */
  mayContain: Readonly<Record<string, string>>;
  /** Ingredient list without those of variants: ids under the titles of the list. */
  groups: { title?: string; ids: string[] }[];
  variants?: BlockOf<'variants'>;
  /** Allergens of the dish with each variant, by its id: "gluten, milk and soy". */
  contains?: Readonly<Record<string, string>>;
  steps: CookStep[];
  language: RecipeLanguage;
};

/** Ingredients of a step: those that its text uses or that it takes, then those of the chosen variant (null: the first) if it uses that. */
export function cookNeeds(
  step: Pick<CookStep, 'text' | 'takes' | 'uses'>,
  { ingredients, variants }: Pick<CookRecipe, 'ingredients' | 'variants'>,
  variant: string | null,
): StepIngredient[] {
  const chosen = step.uses && variants ? chosenVariant(variants, variant).items : [];
  return [
    ...stepIngredients(step, ingredients),
    ...chosen.map((ingredient) => ({ ingredient, share: 1, used: 0 })),
  ];
}

/** Groups of the ingredient list, then the ingredients of the chosen variant (null: the first) under its title. */
export function cookList(
  { ingredients, groups, variants }: Pick<CookRecipe, 'ingredients' | 'groups' | 'variants'>,
  variant: string | null,
): { title?: string; items: Ingredient[] }[] {
  const listed = groups.map(({ title, ids }) => ({
    title,
    items: ids.flatMap((id) => ingredients.find((ingredient) => ingredient.id === id) ?? []),
  }));
  const { title = '', items = [] } = variants ? chosenVariant(variants, variant) : {};
  return items.length > 0 ? [...listed, { title, items }] : listed;
}

/** "Step 2 of 8", or that all steps are done. @param index from 0 */
export function describePosition(index: number, count: number): string {
  return index < count ? messages.stepOf({ step: index + 1, total: count }) : messages.allDone;
}

/** Description of a choice: "6 servings, Bay and pepper, US units"; version and units only if they are not the recipe's own. */
export function describeChoice(
  { makes, variants }: Pick<CookRecipe, 'makes' | 'variants'>,
  { servings, system, variant }: RecipeChoice,
): string {
  const amount = yieldText(servings, makes.unit, makes.plural);
  const version = variants && variant !== null && chosenVariant(variants, variant).title;
  const choice = version ? messages.choiceWith({ choice: amount, version }) : amount;
  return system === 'us' ? messages.choiceInUs({ choice }) : choice;
}
