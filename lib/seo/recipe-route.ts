import { NO_PAGE, orNone } from '@/lib/content/no-page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { type RecipeFolder, recipeNamed, recipeNames } from '@/lib/recipe/all';
import { cardTitle } from '@/lib/recipe/blocks';
import { plainSpaces } from '@/lib/text/words';
import { recipeCooklang } from './cooklang';
import { documentMarkdown } from './document';
import { recipeDocument } from './recipe-document';
import { recipeJsonLd } from './recipe-json-ld';

/**
 * Route handler of a file beside every recipe page of a folder.
 *
 * @param parameter name of the dynamic segment
 * @param answer creates the response
 */
export function recipeRoute<Parameter extends string>(
  folder: RecipeFolder,
  parameter: Parameter,
  answer: (recipe: Recipe) => Response | Promise<Response>,
) {
  type Params = Record<Parameter, string>;
  return {
    generateStaticParams: () =>
      orNone(recipeNames(folder), NO_PAGE).map((name) => ({ [parameter]: name }) as Params),
    GET: async (_request: Request, { params }: { params: Promise<Params> }) => {
      const recipe = recipeNamed(folder, (await params)[parameter]);
      return recipe ? answer(recipe) : new Response('No such recipe.', { status: 404 });
    },
  };
}

/** `recipe.json`: the schema.org object of the page. */
export function recipeJson(recipe: Recipe): Response {
  return new Response(plainSpaces(`${JSON.stringify(recipeJsonLd(recipe), null, 2)}\n`), {
    headers: { 'Content-Type': 'application/ld+json; charset=utf-8' },
  });
}

/** `recipe.cook`: the recipe in Cooklang, for recipe managers. */
export function recipeCook(recipe: Recipe): Response {
  return new Response(plainSpaces(recipeCooklang(recipe)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** `recipe.md`: the whole recipe in Markdown, for notes and language models. */
export function recipeMarkdown(recipe: Recipe): Response {
  const title = [cardTitle(recipe), recipe.native?.text].filter(Boolean).join(' ');
  return new Response(documentMarkdown(title, recipeDocument(recipe)), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}
