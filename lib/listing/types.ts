import { vocabulary } from '@/lib/content/recipes';
import type { Vocabulary } from '@/lib/content/schema/vocabulary';
import { listedRecipes } from '@/lib/recipe/all';
import { newestFirst } from './facts';

type Tile = NonNullable<Vocabulary['recipeTypes'][number]['tile']>;

/** A tile that leads to one kind of recipe. */
export type RecipeTypeTile = Required<Tile> & { title: string };

/** The tiles of the kinds of recipe, in order; one without a picture shows its newest recipe, or is left out. */
export function recipeTypeTiles(): RecipeTypeTile[] {
  const recipes = newestFirst(listedRecipes());
  return vocabulary.recipeTypes.flatMap(({ id, label, tile }) => {
    const picture = tile?.picture ?? recipes.find(({ types }) => types.includes(id))?.picture;
    if (!tile || !picture) return [];
    const { text, icon, wash, href = `/recipes?category=${id}` } = tile;
    return [{ title: label, text, href, icon, wash, picture }];
  });
}
