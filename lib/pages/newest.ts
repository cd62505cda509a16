import 'server-only';
import type { Recipe } from '@/lib/content/schema/recipe';
import { home } from '@/lib/content/server';
import { listedRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { freshRecipes, heroRecipe } from './home';

/** Number of cards of a section of type `newest`. */
const NEWEST = 6;

/** Recipes of a section of type `newest`: the newest besides that of the hero. */
export function newestRecipes(): Recipe[] {
  const recipes = listedRecipes();
  const dish = heroRecipe(recipes, home.hero.recipe);
  return freshRecipes(recipes, NEWEST, dish && recipePath(dish));
}
