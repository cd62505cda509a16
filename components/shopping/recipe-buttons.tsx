import type { ReactNode } from 'react';
import type { Recipe } from '@/lib/content/schema/recipe';
import { cardTitle, recipePath } from '@/lib/recipe/blocks';
import { isFullAddress } from '@/lib/text/full-address';
import { CardButtons } from './card-buttons.client';

/** The buttons on the card of a recipe; none for a recipe of another site. */
export function recipeButtons(recipe: Recipe): ReactNode {
  if (isFullAddress(recipePath(recipe))) return undefined;
  return <CardButtons slug={recipe.slug} title={cardTitle(recipe)} servings={recipe.yield.amount} />;
}
