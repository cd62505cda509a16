import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RecipeView } from '@/app/recipe-view';
import { recipeNamed, recipeNames } from '@/lib/recipe/addresses';
import { allRecipes, recipeByNumber } from '@/lib/recipe/all';
import { recipeMetadata } from '@/lib/recipe/page';

type RecipeByIdProps = { params: Promise<{ id: string }> };

/** The recipe with this number or, where it has no address of its own, with this slug. */
function findRecipe(id: string) {
  const isName = recipeNames('/recipes/').includes(id);
  return isName ? recipeNamed('/recipes/', id) : recipeByNumber(Number(id));
}

export function generateStaticParams(): { id: string }[] {
  const numbers = allRecipes().map((recipe) => String(recipe.id));
  return [...numbers, ...recipeNames('/recipes/')].map((id) => ({ id }));
}

export async function generateMetadata({ params }: RecipeByIdProps): Promise<Metadata> {
  const recipe = findRecipe((await params).id);
  return recipe ? recipeMetadata(recipe) : {};
}

export default async function RecipeById({ params }: RecipeByIdProps) {
  const recipe = findRecipe((await params).id);
  return recipe ? <RecipeView recipe={recipe} /> : notFound();
}
