import { RecipeView } from '@/app/recipe-view';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeMetadata } from '@/lib/recipe/page';

const recipe = () => recipeBySlug('greek-salad');

export const generateMetadata = () => recipeMetadata(recipe());

export default function GreekSalad() {
  return <RecipeView recipe={recipe()} />;
}
