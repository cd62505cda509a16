import { recipeNamed, recipeNames } from '@/lib/open-data/recipe-files';
import { recipeShareImage } from '@/lib/seo/share-image';

export const dynamic = 'force-static';

type RouteProps = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return recipeNames('/recipes/').map((name) => ({ id: name }));
}

/** Share image of the recipe, 1200 × 630 pixels. */
export async function GET(_request: Request, { params }: RouteProps): Promise<Response> {
  return recipeShareImage(recipeNamed('/recipes/', (await params).id));
}
