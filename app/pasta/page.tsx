import { RecipePage } from '@/components/recipe/recipe-page';
import { JsonLd } from '@/components/seo/json-ld';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeCrumbs, recipeMetadata, relatedCards } from '@/lib/recipe/page';
import { breadcrumbJsonLd, recipeJsonLd } from '@/lib/seo/json-ld';
import '@/app/styles/kitchen.css';
import '@/app/styles/recipe.css';

const SLUG = 'pasta';

export function generateMetadata() {
  return recipeMetadata(recipeBySlug(SLUG));
}

export default function Pasta() {
  const recipe = recipeBySlug(SLUG);
  const crumbs = recipeCrumbs(recipe);
  return (
    <>
      <JsonLd data={recipeJsonLd(recipe)} />
      <JsonLd data={breadcrumbJsonLd(crumbs)} />
      <RecipePage recipe={recipe} crumbs={crumbs} related={relatedCards(recipe)} />
    </>
  );
}
