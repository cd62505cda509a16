import { pictureSources } from '@/lib/content/pictures';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { recipeCard } from '@/lib/recipe/card';
import { listedPart, partCount, type RecipesPart } from './loaded';
import { shopData } from './shop-data';

// Recipes for the pages that a visitor fills, in parts: the page knows none of them before. For the build only.

/** The parts by their names; none for a site whose recipes those pages hold themselves. */
export function recipeParts(): Map<string, () => RecipesPart> {
  const recipes = allRecipes();
  const count = partCount(recipes.length);
  const parts = Array.from({ length: count }, () => ({
    recipes: [] as typeof recipes,
    slugs: {} as Record<string, string>,
  }));
  for (const recipe of recipes) {
    parts[listedPart(recipe.slug, count)]?.recipes.push(recipe);
    const slugs = parts[listedPart(recipePath(recipe), count)]?.slugs;
    if (slugs) slugs[recipePath(recipe)] = recipe.slug;
  }
  return new Map(
    parts.map(({ recipes: own, slugs }, index) => [
      `${index}.json`,
      () => ({
        slugs,
        recipes: shopData(own).recipes.map((shop, at) => {
          const recipe = own[at] ?? recipes[0];
          if (!recipe) throw new Error(`The shopping list has no ${shop.slug}.`);
          const { picture, ...card } = recipeCard(recipe);
          return {
            slug: shop.slug,
            shop,
            card: { ...card, sources: pictureSources(picture), slug: shop.slug },
          };
        }),
      }),
    ]),
  );
}
