import 'server-only';
import { pictureSources } from '@/lib/content/pictures';
import type { Recipe } from '@/lib/content/schema/recipe';
import { allergenList, allergensOf } from '@/lib/recipe/allergens';
import { blocksOf, everyIngredientOf, recipePath, stepGroupsOf, variantsOf } from '@/lib/recipe/blocks';
import { recipeLanguage } from '@/lib/recipe/language';
import type { CookRecipe } from './cook';

/** Builds the data of cook mode for a recipe. */
export function cookRecipe(
  recipe: Pick<Recipe, 'slug' | 'customLink' | 'title' | 'language' | 'allergens' | 'yield' | 'blocks'>,
): CookRecipe {
  const photos = blocksOf(recipe, 'photos').flatMap((block) => block.photos);
  const photoOf = (step: string) => {
    const last = photos.findLast((photo) => photo.step === step);
    return last && pictureSources(last.picture);
  };
  const steps = stepGroupsOf(recipe).flatMap((group) =>
    group.steps.map(({ id, title, text, durations, work, beyond, uses, cue, safety, picture }) => ({
      id,
      title,
      text,
      durations,
      work,
      beyond,
      uses,
      cue,
      safety,
      section: group.title,
      picture: picture && pictureSources(picture),
      photo: picture ? undefined : photoOf(id),
    })),
  );
  const { slug, title } = recipe;
  const variants = variantsOf(recipe);
  const contains = variants?.options.map(({ id }) => [id, allergenList(allergensOf(recipe, id))] as const);
  return {
    slug,
    title,
    path: recipePath(recipe),
    base: recipe.yield.amount,
    makes: { unit: recipe.yield.unit, plural: recipe.yield.plural },
    ingredients: everyIngredientOf(recipe),
    variants,
    contains: contains && Object.fromEntries(contains),
    steps,
    language: recipeLanguage(recipe),
  };
}
