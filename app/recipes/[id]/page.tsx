import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RecipePage } from '@/components/recipe/recipe-page';
import { JsonLd } from '@/components/seo/json-ld';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { recipeCrumbs, recipeMetadata, relatedCards } from '@/lib/recipe/page';
import { breadcrumbJsonLd, recipeJsonLd } from '@/lib/seo/json-ld';
import '@/app/styles/kitchen.css';
import '@/app/styles/recipe.css';

type RecipeByIdProps = { params: Promise<{ id: string }> };

export const dynamicParams = false;

const pathOf = (id: string) => `/recipes/${id}`;

/** The recipe with this number or, where it has no address of its own, with this slug. */
function findRecipe(id: string) {
  return allRecipes().find((recipe) => String(recipe.id) === id || recipePath(recipe) === pathOf(id));
}

export function generateStaticParams(): { id: string }[] {
  return allRecipes().flatMap((recipe) => {
    const slug = /^\/recipes\/([^/]+)$/.exec(recipePath(recipe))?.[1];
    return [String(recipe.id), ...(slug ? [slug] : [])].map((id) => ({ id }));
  });
}

export async function generateMetadata({ params }: RecipeByIdProps): Promise<Metadata> {
  const recipe = findRecipe((await params).id);
  return recipe ? recipeMetadata(recipe) : {};
}

export default async function RecipeById({ params }: RecipeByIdProps) {
  const recipe = findRecipe((await params).id);
  if (!recipe) notFound();
  const crumbs = recipeCrumbs(recipe);
  return (
    <>
      <JsonLd data={recipeJsonLd(recipe)} />
      <JsonLd data={breadcrumbJsonLd(crumbs)} />
      <RecipePage recipe={recipe} crumbs={crumbs} related={relatedCards(recipe)} />
    </>
  );
}
