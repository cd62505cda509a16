import * as messages from '@/.content/messages/shopping';
import type { ItemData, RecipeData } from '@/lib/recipe/recipe-data';
import { clampServings, knownVersion } from '@/lib/recipe/servings';
import type { ListedRecipe, ListedVersion, ShoppingListData } from '@/lib/saved/shopping-list';
import { isFullAddress } from '@/lib/text/full-address';

/** A recipe as the shopping list shows it and adds it up. */
export type ShopRecipe = Pick<
  RecipeData,
  'slug' | 'title' | 'lang' | 'href' | 'servings' | 'unit' | 'plural' | 'items' | 'variants'
>;

/** The recipes of this site by their number. Recipes of other sites cannot be shopped for. */
export function shopRecipes(recipes: readonly RecipeData[]): ShopRecipe[] {
  return recipes.filter(({ href }) => !isFullAddress(href)).sort((one, other) => one.id - other.id);
}

/** A recipe at its servings, as amounts are added up for it; `title` is that of the recipe by default. */
export type ScaledRecipe = {
  recipe: ShopRecipe;
  servings: number;
  /** Id of the version; null for the first, also if the list names it or one that the recipe no longer has. */
  variant: string | null;
  title?: string;
};

/** A recipe of the site with the visitor's choices for it. */
export type Chosen = ScaledRecipe & {
  /** Title, with the version if the list has several of the recipe: "Pork (apple)". */
  title: string;
  /** The entry of the list. */
  listed: ListedVersion;
  /** Servings on the list if the recipe can't be scaled to them. */
  unreachable?: number;
};

/** The option of a recipe with versions: the chosen one, by default the first. */
export function versionOf({ recipe, variant }: Pick<Chosen, 'recipe' | 'variant'>) {
  const options = recipe.variants?.options ?? [];
  return options.find(({ id }) => id === variant) ?? options[0];
}

/** Title of a recipe with its version: "Pork (apple)"; without one if it has none. */
export function versionTitle(chosen: Pick<Chosen, 'recipe' | 'variant'>): string {
  const { title } = chosen.recipe;
  const version = versionOf(chosen)?.title;
  return version ? messages.recipeVersion({ recipe: title, version }) : title;
}

/** The recipes of a stored list that the site has, in its order, with servings it allows. */
export function chosenRecipes(listed: readonly ListedRecipe[], recipes: readonly ShopRecipe[]): Chosen[] {
  return listed.flatMap((entry) => {
    const { slug, servings } = entry;
    const recipe = recipes.find((each) => each.slug === slug);
    if (!recipe) return [];
    const variant = knownVersion(entry.variant, recipe.variants?.options);
    const isOnce = listed.filter((each) => each.slug === slug).length === 1;
    const reachable = clampServings(servings, recipe.servings);
    return {
      recipe,
      servings: reachable,
      ...(reachable !== servings && { unreachable: servings }),
      variant,
      title: isOnce ? recipe.title : versionTitle({ recipe, variant }),
      listed: { slug, variant: entry.variant ?? null },
    };
  });
}

/** A list from elsewhere with the first version of each recipe written as null, as this site does. */
export function withKnownVersions(list: ShoppingListData, recipes: readonly ShopRecipe[]): ShoppingListData {
  const known = list.recipes.map((entry) => {
    const recipe = recipes.find(({ slug }) => slug === entry.slug);
    return recipe ? { ...entry, variant: knownVersion(entry.variant, recipe.variants?.options) } : entry;
  });
  return { ...list, recipes: known };
}

/** Ingredients to buy for a recipe: its list, and those of the chosen variant, by default the first. */
export function itemsToBuy({ recipe, variant }: Pick<Chosen, 'recipe' | 'variant'>): ItemData[] {
  return [...recipe.items, ...(versionOf({ recipe, variant })?.items ?? [])];
}
