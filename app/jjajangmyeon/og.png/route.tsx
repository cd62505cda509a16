import { recipeBySlug } from '@/lib/recipe/all';
import { recipeShareImage } from '@/lib/seo/share-image';

export const dynamic = 'force-static';

/** Share image of the recipe, 1200 × 630 pixels. */
export function GET() {
  return recipeShareImage(recipeBySlug('jjajangmyeon'));
}
