import { onceFor } from '@/lib/content/once-for';
import { formatPath, type Path } from '@/lib/content/paths';
import { normalizePhrase, phrasePattern } from '@/lib/content/phrases';
import type { Problem } from '@/lib/content/problem';
import type { FoodSafety } from '@/lib/content/schema/food-safety';

/** Blocks that list ingredients, and blocks whose texts cook them. */
const LISTS = ['ingredients', 'variants'];
const METHODS = ['method', 'advance', 'variants'];

type Plant = { foods: RegExp; except: RegExp | undefined; cooked: RegExp; advice: string };

/** Compiles the plants of a file once. */
const plantsOf = onceFor(({ rawPlants }: FoodSafety): Plant[] =>
  Object.values(rawPlants).map(({ foods, except = [], cooked, advice }) => ({
    foods: phrasePattern(foods),
    except: except.length > 0 ? phrasePattern(except) : undefined,
    cooked: phrasePattern(cooked),
    advice,
  })),
);

type Listed = { field: Path; name: string; text: string };

/** Calls back with every object and text of a value. */
function visit(
  value: unknown,
  path: Path,
  found: (value: Record<string, unknown> | string, path: Path) => void,
) {
  if (typeof value === 'string') found(value, path);
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) found(value as Record<string, unknown>, path);
  for (const [key, inner] of Object.entries(value)) {
    visit(inner, [...path, Array.isArray(value) ? Number(key) : key], found);
  }
}

/** Ingredient of a list with all that says which food it is: "kidney beans, drained", `canned-beans`, 1 can. */
function listedAt(value: Record<string, unknown>, path: Path): Listed[] {
  const { id, name, note, buy, unit } = value;
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  const parts = [name, note, typeof buy === 'string' && buy.replaceAll('-', ' '), unit];
  const text = normalizePhrase(parts.filter((part) => typeof part === 'string').join(', '));
  return [{ field: [...path, 'id'], name, text }];
}

/** Problems for plants that are poisonous raw, in a recipe whose steps cook them in no way. None for other content. */
export function rawPlantProblems(data: unknown, safety: FoodSafety): Omit<Problem, 'file'>[] {
  const { blocks } = Object(data) as { blocks?: unknown };
  const plants = plantsOf(safety);
  if (!Array.isArray(blocks) || plants.length === 0) return [];
  const listed: Listed[] = [];
  const texts: string[] = [];
  blocks.forEach((block: unknown, place) => {
    const { type } = Object(block) as { type?: unknown };
    visit(block, ['blocks', place], (value, path) => {
      if (typeof value !== 'string')
        listed.push(...(LISTS.includes(String(type)) ? listedAt(value, path) : []));
      else if (METHODS.includes(String(type))) texts.push(normalizePhrase(value));
    });
  });
  return plants.flatMap(({ foods, except, cooked, advice }) =>
    texts.some((text) => cooked.test(text))
      ? []
      : listed
          .filter(({ text }) => foods.test(text) && !except?.test(text))
          .map(({ field, name }) => ({
            field: formatPath(field),
            found: `“${name}”, which no step cooks`,
            allowed: advice,
          })),
  );
}
