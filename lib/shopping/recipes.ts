import { recipe as recipeWord } from '@/.content/messages/shopping';
import type { ItemData, RecipeData } from '@/lib/recipe/recipe-data';
import { clampServings } from '@/lib/recipe/servings';
import type { ListedRecipe } from '@/lib/saved/shopping-list';
import { isFullAddress } from '@/lib/text/full-address';

/** A recipe as the shopping list shows it and adds it up. */
export type ShopRecipe = Pick<
  RecipeData,
  'slug' | 'title' | 'lang' | 'href' | 'base' | 'unit' | 'plural' | 'items' | 'variants'
>;

/** Title beside an amount, without the word "recipe" at its end. */
function shortTitle(title: string): string {
  const end = ` ${recipeWord.toLowerCase()}`;
  return title.toLowerCase().endsWith(end) ? title.slice(0, -end.length) : title;
}

/** The recipes of this site by their number, with short titles. Recipes of other sites cannot be shopped for. */
export function shopRecipes(recipes: readonly RecipeData[]): ShopRecipe[] {
  return recipes
    .filter(({ href }) => !isFullAddress(href))
    .sort((one, other) => one.id - other.id)
    .map((recipe) => ({ ...recipe, title: shortTitle(recipe.title) }));
}

/** A recipe of the site with the visitor's choices for it. */
export type Chosen = { recipe: ShopRecipe; servings: number; variant: string | null };

/** The recipes of a stored list that the site has, in its order, with servings it allows. */
export function chosenRecipes(listed: readonly ListedRecipe[], recipes: readonly ShopRecipe[]): Chosen[] {
  return listed.flatMap(({ slug, servings, variant }) => {
    const recipe = recipes.find((each) => each.slug === slug);
    return recipe
      ? [{ recipe, servings: clampServings(servings, recipe.base), variant: variant ?? null }]
      : [];
  });
}

/** Ingredients to buy for a recipe: its list, and those of the chosen variant, by default the first. */
export function itemsOf({ recipe, variant }: Pick<Chosen, 'recipe' | 'variant'>): ItemData[] {
  const options = recipe.variants?.options ?? [];
  const option = options.find(({ id }) => id === variant) ?? options[0];
  return [...recipe.items, ...(option?.items ?? [])];
}
