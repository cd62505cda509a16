import { checkRecipes, foodProblems } from '@/lib/content/checks/recipes';
import type { FoodKnowledge } from '@/lib/content/known-foods';
import type { Problem } from '@/lib/content/problem';
import { BUILT_IN_PATHS, linkProblems, type Names } from '@/lib/content/read/links';
import { readYaml } from '@/lib/content/read/yaml';
import type { Diet } from '@/lib/content/schema/diet';
import type { Authority } from '@/lib/content/schema/food-safety';
import { type Recipe, recipe } from '@/lib/content/schema/recipe';
import { schemaProblems } from '@/lib/content/schema-problems';

/** Content that drafts are checked against. */
export type CheckContext = {
  names: Names;
  knowledge: FoodKnowledge;
  diets: readonly Diet[];
  /** Undefined without rules of food safety. */
  authority: Authority | undefined;
  today: string;
};

/**
 * Points that the owner has to settle about the food of a draft: what its check will ask once no point is left.
 * None for a draft that is not valid.
 */
export function foodQuestions(file: string, text: string, context: CheckContext): string[] {
  const { data } = recipe.safeParse(readYaml(file, text).value);
  if (!data) return [];
  return foodProblems({ file, value: data as Recipe }, context).map(
    ({ field, found, allowed }) => `${field}: ${found}; ${allowed}`,
  );
}

/** Problems of one draft by itself, by the checks of the project; those between drafts show when all are read. */
export function checkDraft(file: string, text: string, { names, ...context }: CheckContext): Problem[] {
  const { value, problems } = readYaml(file, text);
  if (problems.length > 0) return problems;
  const { data, error } = recipe.safeParse(value);
  if (error) return schemaProblems(file, value, recipe, error.issues);
  return [
    ...linkProblems({ file, value }, recipe, names, new Set(BUILT_IN_PATHS)),
    ...checkRecipes([{ file, value: data as Recipe }], { ...context, pages: new Map() }),
  ];
}
