import { dangerProblems } from '@/lib/content/checks/dangers';
import { checkRecipes, foodProblems } from '@/lib/content/checks/recipes';
import type { FoodKnowledge } from '@/lib/content/known-foods';
import type { Problem } from '@/lib/content/problem';
import { linkProblems, type Names } from '@/lib/content/read/links';
import { readYaml } from '@/lib/content/read/yaml';
import type { Diet } from '@/lib/content/schema/diet';
import type { Authority, FoodSafety } from '@/lib/content/schema/food-safety';
import { type Recipe, recipe } from '@/lib/content/schema/recipe';
import { schemaProblems } from '@/lib/content/schema-problems';
import { SOURCES } from '@/lib/content/sources';
import type { DraftSource } from './write-draft';

/** Content that drafts are checked against. */
export type CheckContext = {
  names: Names;
  knowledge: FoodKnowledge;
  diets: readonly Diet[];
  /** Undefined without rules of food safety. */
  authority: Authority | undefined;
  foodSafety: FoodSafety | undefined;
  today: string;
  /** Addresses that texts may link to. */
  paths: ReadonlySet<string>;
};

/**
 * Points that the owner has to settle about the food of a draft: what its check will ask once no point is left.
 * None for a draft that is not valid.
 */
export function foodQuestions(file: string, text: string, context: CheckContext): string[] {
  const { data } = recipe.safeParse(readYaml(file, text).value);
  if (!data) return [];
  const dangers = context.foodSafety ? dangerProblems([{ file, data }], context.foodSafety) : [];
  return [...foodProblems({ file, value: data as Recipe }, context), ...dangers].map(
    ({ field, found, allowed }) => `${field}: ${found}; ${allowed}`,
  );
}

/** Problems of one draft by itself, by the checks of the project; those between drafts show when all are read. */
export function checkDraft(
  file: string,
  text: string,
  { names, paths, ...context }: CheckContext,
): Problem[] {
  const { value, problems } = checkText('recipes', file, text, { names, paths });
  if (problems.length > 0) return problems;
  return checkRecipes([{ file, value: value as Recipe }], { ...context, pages: new Map() });
}

/** Value of a file by its schema, with the problems of the file by itself and of what it refers to. */
export function checkText(
  source: DraftSource,
  file: string,
  text: string,
  { names, paths }: Pick<CheckContext, 'names' | 'paths'>,
): { value?: unknown; problems: Problem[] } {
  const { schema } = SOURCES[source];
  const { value, problems } = readYaml(file, text);
  if (problems.length > 0) return { problems };
  const { data, error } = schema.safeParse(value);
  if (error) return { problems: schemaProblems(file, value, schema, error.issues) };
  return { value: data, problems: linkProblems({ file, value }, schema, names, paths) };
}
