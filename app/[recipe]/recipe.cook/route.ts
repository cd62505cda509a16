import { recipeCooklang } from '@/lib/open-data/cooklang';
import { recipeNamed, recipeNames } from '@/lib/open-data/recipe-files';

export const dynamic = 'force-static';

type RouteProps = { params: Promise<{ recipe: string }> };

export function generateStaticParams() {
  return recipeNames('/').map((name) => ({ recipe: name }));
}

/** The recipe in Cooklang, for the cook's own recipe program. */
export async function GET(_request: Request, { params }: RouteProps): Promise<Response> {
  return new Response(recipeCooklang(recipeNamed('/', (await params).recipe)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
