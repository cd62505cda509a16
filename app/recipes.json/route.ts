import { listedRecipes } from '@/lib/recipe/all';
import { recipesFile } from '@/lib/recipe/recipe-data';
import { inPageOrder } from '@/lib/recipe-list/cards';

export const dynamic = 'force-static';

/** Every recipe as data, in the order of the list: for its filters, saved recipes and the shopping list. */
export function GET(): Response {
  return Response.json(recipesFile(inPageOrder(listedRecipes())));
}
