import { RecipeView } from '@/app/recipe-view';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeMetadata } from '@/lib/recipe/page';

const recipe = () => recipeBySlug('jjajangmyeon');

export const generateMetadata = () => recipeMetadata(recipe());

export default function Jjajangmyeon() {
  return <RecipeView recipe={recipe()} />;
}
