import type { Problem } from '@/lib/content/checks/problem';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipePath } from '@/lib/recipe/blocks';
import { checkRecipe, type Surroundings } from './one-recipe';

/** A recipe with the file it stands in. */
export type RecipeFile = { file: string; recipe: Recipe };

/** Something only one may have: a number, a slug, an address. */
type Claim = { file: string; field: string; value: string };

/** What a recipe claims for itself alone. */
function claimsOf({ file, recipe }: RecipeFile): Record<'ids' | 'slugs' | 'paths', Claim[]> {
  const claim = (field: string, value: string | number): Claim => ({ file, field, value: String(value) });
  return {
    ids: [claim('id', recipe.id)],
    slugs: [claim('slug', recipe.slug)],
    paths: [
      claim(recipe.customLink === undefined ? 'slug' : 'customLink', recipePath(recipe)),
      claim('id', `/recipes/${recipe.id}`),
    ],
  };
}

function clashes(claims: readonly Claim[], what: string): Problem[] {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim): Problem[] => {
    const before = first.get(claim.value);
    if (before) {
      const found = `“${claim.value}”, which ${before.file} has too`;
      return [{ file: claim.file, field: claim.field, found, allowed: `${what} that no other recipe has` }];
    }
    first.set(claim.value, claim);
    return [];
  });
}

/** Recipes at addresses that pages of the site have. */
function pageClashes(claims: readonly Claim[], pages: ReadonlyMap<string, string>): Problem[] {
  return claims.flatMap(({ file, field, value }): Problem[] => {
    const page = pages.get(value);
    if (page === undefined) return [];
    return [
      { file, field, found: `“${value}”, the address of ${page}`, allowed: 'an address no page has yet' },
    ];
  });
}

function checkBetween(files: readonly RecipeFile[], pages: ReadonlyMap<string, string>): Problem[] {
  const claims = files.map(claimsOf);
  const ids = clashes(
    claims.flatMap((claim) => claim.ids),
    'a number',
  );
  const slugs = clashes(
    claims.flatMap((claim) => claim.slugs),
    'a slug',
  );
  const paths = claims.flatMap((claim) => claim.paths);
  // Two recipes with one number or slug share an address as well; once is enough to say.
  const said = new Set([...ids, ...slugs].map(({ file, field }) => `${file} ${field}`));
  const shared = clashes(paths, 'an address').filter(({ file, field }) => !said.has(`${file} ${field}`));
  return [...ids, ...slugs, ...shared, ...pageClashes(paths, pages)];
}

/**
 * What is wrong inside recipes whose shape is right, and between them. Never throws.
 *
 * @param pages the files of the site's pages by their address
 */
export function checkRecipes(
  files: readonly RecipeFile[],
  surroundings: Surroundings,
  pages: ReadonlyMap<string, string>,
): Problem[] {
  const inside = files.flatMap(({ file, recipe }) => checkRecipe(file, recipe, surroundings));
  return [...inside, ...checkBetween(files, pages)];
}
