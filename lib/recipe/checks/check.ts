import { type Recipe, recipe as recipeSchema } from '@/data/schema/recipe';
import type { Problem } from '@/lib/checks/problem';
import { schemaProblems, showValue } from '@/lib/checks/schema-problems';
import { recipePath } from '@/lib/recipe/blocks';
import { checkRecipe, type Surroundings } from './one-recipe';

/** A recipe as its file exports it, before the checks. */
export type RecipeFile = { file: string; recipe: unknown };

type CheckedRecipes = { recipes: Recipe[]; problems: Problem[] };

type Claim = { file: string; field: string; value: string };

function rawField(recipe: unknown, key: string): unknown {
  return typeof recipe === 'object' && recipe !== null ? (recipe as Record<string, unknown>)[key] : undefined;
}

/** What a recipe claims for itself alone. Read from the raw value, so that a fault elsewhere hides no clash. */
function claimsOf({ file, recipe }: RecipeFile): Record<'ids' | 'slugs' | 'paths', Claim[]> {
  const [id, slug, customLink] = ['id', 'slug', 'customLink'].map((key) => rawField(recipe, key));
  const claim = (field: string, value: unknown): Claim[] =>
    typeof value === 'string' || typeof value === 'number' ? [{ file, field, value: String(value) }] : [];
  const own = typeof customLink === 'string' ? claim('customLink', customLink) : [];
  const listed = typeof slug === 'string' ? claim('slug', recipePath({ slug })) : [];
  const numbered = typeof id === 'number' ? claim('id', `/recipes/${id}`) : [];
  return {
    ids: claim('id', id),
    slugs: claim('slug', slug),
    paths: [...(own.length > 0 ? own : listed), ...numbered],
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

function pageClashes(files: readonly RecipeFile[], pages: Surroundings['pages']): Problem[] {
  return files.flatMap((entry) => {
    const slug = rawField(entry.recipe, 'slug');
    return claimsOf(entry).paths.flatMap(({ file, field, value }): Problem[] => {
      const page = pages.find((candidate) => candidate.path === value);
      if (!page || page.shows.includes(String(slug))) return [];
      return [
        {
          file,
          field,
          found: `“${value}”, the address of ${page.file}`,
          allowed: `an address no page has yet, or a page that calls recipeBySlug with “${slug}”`,
        },
      ];
    });
  });
}

function checkBetween(files: readonly RecipeFile[], pages: Surroundings['pages']): Problem[] {
  const claims = files.map(claimsOf);
  const ids = clashes(
    claims.flatMap((claim) => claim.ids),
    'a number',
  );
  const slugs = clashes(
    claims.flatMap((claim) => claim.slugs),
    'a slug',
  );
  // Two recipes with one number or slug share an address as well; once is enough to say.
  const said = new Set([...ids, ...slugs].map(({ file, field }) => `${file} ${field}`));
  const paths = clashes(
    claims.flatMap((claim) => claim.paths),
    'an address',
  ).filter(({ file, field }) => !said.has(`${file} ${field}`));
  return [...ids, ...slugs, ...paths, ...pageClashes(files, pages)];
}

/**
 * Checks recipe files one by one and against each other. `recipes` holds those whose shape is right, in the
 * order given; references inside a recipe are checked once its shape is right. Never throws.
 */
export function checkRecipeFiles(files: readonly RecipeFile[], surroundings: Surroundings): CheckedRecipes {
  const recipes: Recipe[] = [];
  const problems: Problem[] = [];
  for (const { file, recipe } of files) {
    if (recipe === undefined) {
      const found = showValue(recipe);
      problems.push({ file, field: 'recipe', found, allowed: 'export const recipe: RecipeInput = { … }' });
      continue;
    }
    const result = recipeSchema.safeParse(recipe);
    if (result.success) {
      recipes.push(result.data);
      problems.push(...checkRecipe(file, result.data, surroundings));
    } else {
      problems.push(...schemaProblems(file, recipe, recipeSchema, result.error.issues));
    }
  }
  problems.push(...checkBetween(files, surroundings.pages));
  return { recipes, problems };
}
