import { contentMetadata } from '@/app/content-metadata';
import { SaladsPage } from '@/components/learn/salads/salads-page';
import { salads } from '@/data/pages/learn/salads';
import { listedRecipes } from '@/lib/recipe/all';
import { recipeCard } from '@/lib/recipe/card';
import '@/app/styles/learn.css';
import '@/app/styles/learn-salads.css';

export const metadata = contentMetadata(salads);

export default function Salads() {
  const recipes = listedRecipes().filter((recipe) => recipe.types.includes('salads'));
  return <SaladsPage cards={recipes.map((recipe) => recipeCard(recipe))} />;
}
