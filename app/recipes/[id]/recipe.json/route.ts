import { recipeNamed, recipeNames } from '@/lib/open-data/recipe-files';
import { recipeJsonLd } from '@/lib/seo/json-ld';

export const dynamic = 'force-static';

type RouteProps = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return recipeNames('/recipes/').map((name) => ({ id: name }));
}

/** The recipe as a schema.org object, the same as in the page. */
export async function GET(_request: Request, { params }: RouteProps): Promise<Response> {
  const recipe = recipeNamed('/recipes/', (await params).id);
  return new Response(`${JSON.stringify(recipeJsonLd(recipe), null, 2)}\n`, {
    headers: { 'Content-Type': 'application/ld+json; charset=utf-8' },
  });
}
