import type { BlockOf, Ingredient, Step } from '@/lib/content/schema/recipe';
import type { PictureSources } from '@/lib/pictures';
import type { Stored } from '@/lib/storage';
import { chosenVariant, type StepIngredient, stepIngredients } from './blocks';
import type { RecipeLanguage } from './language';

/** A step as cook mode shows it. */
export type CookStep = Pick<
  Step,
  'id' | 'title' | 'text' | 'durations' | 'work' | 'beyond' | 'uses' | 'cue' | 'safety'
> & {
  /** Title of the part of the method it belongs to, where the method has parts. */
  section?: string;
  picture?: PictureSources;
  /** Of a step without one: the last photo of the series that shows it, for screens with room beside the words. */
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

/** Where the cook is: the id of a step, or `finish`, and when it was reached (epoch milliseconds). */
type CookPlace = { step: string; at: number };

/** A place older than this belongs to an earlier meal. */
export const PLACE_KEPT = 12 * 60 * 60 * 1000;

function isCookPlace(value: unknown): value is CookPlace {
  const { step, at } = Object(value) as Record<string, unknown>;
  return typeof step === 'string' && typeof at === 'number' && Number.isFinite(at);
}

/** Where the cook stopped in a recipe. */
export function cookPlaceOf(slug: string): Stored<CookPlace | null> {
  return {
    key: `rtr:cook:${slug}`,
    version: 1,
    empty: null,
    read: (value) => (isCookPlace(value) ? value : null),
    isMinor: true,
  };
}

/** Index of the step to open at: where the cook stopped in the last twelve hours, otherwise the first. */
export function cookStart(steps: readonly { id: string }[], place: CookPlace | null, now: number): number {
  if (!place || place.at > now || now - place.at > PLACE_KEPT) return 0;
  return Math.max(
    steps.findIndex((step) => step.id === place.step),
    0,
  );
}
