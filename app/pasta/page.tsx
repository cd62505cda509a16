import { RecipeView } from '@/app/recipe-view';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeMetadata } from '@/lib/recipe/page';

const recipe = () => recipeBySlug('pasta');

export const generateMetadata = () => recipeMetadata(recipe());

export default function Pasta() {
  return <RecipeView recipe={recipe()} />;
}
