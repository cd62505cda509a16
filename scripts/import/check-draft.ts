import { checkRecipes } from '@/lib/content/checks/recipes';
import type { Problem } from '@/lib/content/problem';
import { BUILT_IN_PATHS, linkProblems, type Names } from '@/lib/content/read/links';
import { readYaml } from '@/lib/content/read/yaml';
import type { Authority } from '@/lib/content/schema/food-safety';
import { type Recipe, recipe } from '@/lib/content/schema/recipe';
import { schemaProblems } from '@/lib/content/schema-problems';
import type { Content } from '@/lib/content/sources';

/** Content that drafts are checked against. */
export type CheckContext = {
  names: Names;
  groceries: Content['groceries']['groceries'];
  diets: Content['vocabulary']['diets'];
  /** Undefined without rules of food safety. */
  authority: Authority | undefined;
  today: string;
};

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
