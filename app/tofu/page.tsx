import { RecipeView } from '@/app/recipe-view';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeMetadata } from '@/lib/recipe/page';

const recipe = () => recipeBySlug('tofu');

export const generateMetadata = () => recipeMetadata(recipe());

export default function Tofu() {
  return <RecipeView recipe={recipe()} />;
}
