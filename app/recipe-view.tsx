import { RecipePage } from '@/components/recipe/recipe-page';
import { JsonLd } from '@/components/seo/json-ld';
import type { Recipe } from '@/lib/content/schema/recipe';
import { relatedCards } from '@/lib/listing/cards';
import { breadcrumbJsonLd, recipeCrumbs, recipeJsonLd } from '@/lib/seo/json-ld';
import '@/app/styles/kitchen.css';
import '@/app/styles/recipe.css';
import '@/app/styles/recipe-print.css';

export type RecipeViewProps = { recipe: Recipe };

/** What every recipe page holds, whichever address it answers at: structured data, styles, the page itself. */
export function RecipeView({ recipe }: RecipeViewProps) {
  const crumbs = recipeCrumbs(recipe);
  return (
    <>
      <JsonLd data={recipeJsonLd(recipe)} />
      <JsonLd data={breadcrumbJsonLd(crumbs)} />
      <RecipePage recipe={recipe} crumbs={crumbs} related={relatedCards(recipe)} />
    </>
  );
}
