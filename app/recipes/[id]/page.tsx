import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { comingMetadata } from '@/app/content-metadata';
import { ComingRecipePage } from '@/components/pages/coming-recipe-page';
import { RecipePage } from '@/components/recipe/recipe-page';
import { JsonLd } from '@/components/seo/json-ld';
import { comingRecipes } from '@/data/pages/coming/all';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { recipeCrumbs, recipeMetadata, relatedCards } from '@/lib/recipe/page';
import { breadcrumbJsonLd, recipeJsonLd } from '@/lib/seo/json-ld';

type RecipeByIdProps = { params: Promise<{ id: string }> };

export const dynamicParams = false;

const pathOf = (id: string) => `/recipes/${id}`;

/** The recipe with this number or, where it has no address of its own, with this slug. */
function findRecipe(id: string) {
  return allRecipes().find((recipe) => String(recipe.id) === id || recipePath(recipe) === pathOf(id));
}

function findComing(id: string) {
  return comingRecipes.find((dish) => dish.path === pathOf(id));
}

export function generateStaticParams(): { id: string }[] {
  const recipes = allRecipes();
  const paths = [...recipes.map(recipePath), ...comingRecipes.map((dish) => dish.path)];
  const slugs = paths.flatMap((path) => /^\/recipes\/([^/]+)$/.exec(path)?.[1] ?? []);
  return [...new Set([...recipes.map((recipe) => String(recipe.id)), ...slugs])].map((id) => ({ id }));
}

export async function generateMetadata({ params }: RecipeByIdProps): Promise<Metadata> {
  const { id } = await params;
  const recipe = findRecipe(id);
  if (recipe) return recipeMetadata(recipe);
  const dish = findComing(id);
  return dish ? comingMetadata(dish) : {};
}

export default async function RecipeById({ params }: RecipeByIdProps) {
  const { id } = await params;
  const recipe = findRecipe(id);
  if (!recipe) {
    const dish = findComing(id);
    return dish ? <ComingRecipePage recipe={dish} /> : notFound();
  }
  const crumbs = recipeCrumbs(recipe);
  return (
    <>
      <JsonLd data={recipeJsonLd(recipe)} />
      <JsonLd data={breadcrumbJsonLd(crumbs)} />
      <RecipePage recipe={recipe} crumbs={crumbs} related={relatedCards(recipe)} />
    </>
  );
}
