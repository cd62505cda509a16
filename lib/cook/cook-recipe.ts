import 'server-only';
import { pictureSources } from '@/lib/content/pictures';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Step } from '@/lib/content/schema/recipe-step';
import { allergenList, allergensOf, mayContain } from '@/lib/recipe/allergens';
import {
  blocksOf,
  cardTitle,
  everyIngredientOf,
  groupsOf,
  recipePath,
  stepGroupsOf,
  variantsOf,
} from '@/lib/recipe/blocks';
import { recipeLanguage } from '@/lib/recipe/language';
import { safetyHref } from '@/lib/recipe/safe-temperatures';
import { stepSafety } from '@/lib/recipe/safety';
import type { CookRecipe } from './cook';

/** Builds the data of cook mode for a recipe. */
export function cookRecipe(
  recipe: Pick<
    Recipe,
    'slug' | 'customLink' | 'title' | 'cardTitle' | 'language' | 'allergens' | 'yield' | 'blocks'
  >,
): CookRecipe {
  const photos = blocksOf(recipe, 'photos').flatMap((block) => block.photos);
  const picturesOf = ({ id, picture }: Step) => {
    const main = picture ? [picture] : [];
    const taken = photos.filter((photo) => photo.step === id).map((photo) => photo.picture);
    const pictures = [...main, ...taken.filter(({ name }) => name !== picture?.name)];
    return pictures.length > 0 ? pictures.map(pictureSources) : undefined;
  };
  const steps = stepGroupsOf(recipe).flatMap((group) =>
    group.steps.map((step) => {
      const { id, title, text, takes, durations, work, beyond, uses, cue } = step;
      const safety = stepSafety(step, recipe);
      return {
        ...{ id, title, text, takes, durations, work, beyond, uses, cue },
        safety: safety.length > 0 ? safety : undefined,
        safetyHref: safety.length > 0 ? safetyHref(step, recipe) : undefined,
        section: group.title,
        pictures: picturesOf(step),
      };
    }),
  );
  const ingredients = everyIngredientOf(recipe);
  const brands = ingredients.map((each) => [each.id, mayContain(each, recipe.allergens)] as const);
  const variants = variantsOf(recipe);
  const contains = variants?.options.map(({ id }) => [id, allergenList(allergensOf(recipe, id))] as const);
  return {
    slug: recipe.slug,
    title: cardTitle(recipe),
    path: recipePath(recipe),
    servings: recipe.yield.amount,
    makes: { unit: recipe.yield.unit, plural: recipe.yield.plural },
    ingredients,
    mayContain: Object.fromEntries(brands.filter(([, allergens]) => allergens !== '')),
    groups: blocksOf(recipe, 'ingredients')
      .flatMap(groupsOf)
      .map(({ title, items }) => ({ title, ids: items.map(({ id }) => id) })),
    variants,
    contains: contains && Object.fromEntries(contains),
    steps,
    language: recipeLanguage(recipe),
  };
}
