import { RecipeView } from '@/app/recipe-view';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeMetadata } from '@/lib/recipe/page';

const recipe = () => recipeBySlug('buttered-pork');

export const generateMetadata = () => recipeMetadata(recipe());

export default function ButteredPork() {
  return <RecipeView recipe={recipe()} />;
}
