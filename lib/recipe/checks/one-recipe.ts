import type { PictureRef, Recipe } from '@/data/schema/recipe';
import { nearest } from '@/lib/nearest';
import type { Problem } from '@/lib/recipe/problem';
import { checkStepTexts } from './step-texts';

/** What recipes are checked against. */
export type Surroundings = {
  /** Names of the pictures on disk, without their ending. */
  pictures: ReadonlySet<string>;
  /** Keys of data/foods.ts. */
  foods: readonly string[];
  /** YYYY-MM-DD; nothing may be published after it. */
  today: string;
  /** Pages that have an address of their own; `shows` are the slugs of recipes that the page itself is for. */
  pages: readonly { path: string; file: string; shows: readonly string[] }[];
};

type Report = (field: string, problem: Omit<Problem, 'file' | 'field'>) => void;
type Entry<T> = { field: string; value: T };

/** Everything of one kind in the blocks of a recipe, each with the path of its field. */
function listParts(recipe: Recipe) {
  const parts = {
    ingredients: [] as Entry<{ id: string; amount?: number; unit?: string; food?: string }>[],
    steps: [] as Entry<{ id: string }>[],
    durations: [] as Entry<{ id: string; minutes: number | [number, number] }>[],
    photoSteps: [] as Entry<string>[],
    pictures: [{ field: 'picture', value: recipe.picture }] as Entry<PictureRef>[],
  };
  recipe.blocks.forEach((block, b) => {
    if (block.type === 'photos') {
      block.photos.forEach((photo, p) => {
        const field = `blocks[${b}].photos[${p}]`;
        parts.photoSteps.push({ field: `${field}.step`, value: photo.step });
        if (photo.picture) parts.pictures.push({ field: `${field}.picture`, value: photo.picture });
      });
    }
    if (block.type === 'ingredients') {
      block.groups.forEach((group, g) => {
        group.items.forEach((value, i) => {
          parts.ingredients.push({ field: `blocks[${b}].groups[${g}].items[${i}]`, value });
        });
      });
    }
    if (block.type !== 'method') return;
    block.groups.forEach((group, g) => {
      group.steps.forEach((step, s) => {
        const field = `blocks[${b}].groups[${g}].steps[${s}]`;
        parts.steps.push({ field, value: step });
        if (step.picture) parts.pictures.push({ field: `${field}.picture`, value: step.picture });
        step.durations.forEach((value, d) => {
          parts.durations.push({ field: `${field}.durations[${d}]`, value });
        });
      });
    });
  });
  return parts;
}

function checkUnique(kind: string, entries: readonly Entry<{ id: string }>[], report: Report): void {
  const first = new Map<string, string>();
  for (const { field, value } of entries) {
    const before = first.get(value.id);
    if (before === undefined) first.set(value.id, field);
    else {
      report(`${field}.id`, {
        found: `“${value.id}”, which ${before}.id has too`,
        allowed: `an id that no other ${kind} of this recipe has`,
      });
    }
  }
}

function checkTimes({ times }: Recipe, report: Report): void {
  const sum = times.prep + times.cook;
  if (times.total === sum) return;
  report('times.total', {
    found: String(times.total),
    allowed: `${sum}, which is prep ${times.prep} + cook ${times.cook}`,
  });
}

function checkPictures(
  entries: readonly Entry<PictureRef>[],
  names: ReadonlySet<string>,
  report: Report,
): void {
  for (const { field, value } of entries) {
    if (names.has(value.name)) continue;
    report(`${field}.name`, {
      found: `“${value.name}”`,
      allowed: 'the name of a file data/pictures/{name}.webp',
      nearest: nearest(value.name, names),
    });
  }
}

function checkIngredients(
  parts: ReturnType<typeof listParts>,
  foods: readonly string[],
  report: Report,
): void {
  for (const { field, value } of parts.ingredients) {
    if (value.unit !== undefined && value.amount === undefined) {
      report(`${field}.unit`, {
        found: `“${value.unit}” without an amount`,
        allowed: 'an amount beside it, or no unit',
      });
    }
    if (value.food === undefined || foods.includes(value.food)) continue;
    report(`${field}.food`, {
      found: `“${value.food}”`,
      allowed: `a key of data/foods.ts: ${foods.join(', ')}`,
      nearest: nearest(value.food, foods),
    });
  }
}

function checkDurations(parts: ReturnType<typeof listParts>, report: Report): void {
  for (const { field, value } of parts.durations) {
    if (typeof value.minutes === 'number' || value.minutes[0] < value.minutes[1]) continue;
    const [from, to] = value.minutes;
    report(`${field}.minutes`, {
      found: `[${from}, ${to}]`,
      allowed: '[shortest, longest], the shortest first',
    });
  }
}

function checkPhotoSteps(parts: ReturnType<typeof listParts>, report: Report): void {
  const ids = parts.steps.map((entry) => entry.value.id);
  for (const { field, value } of parts.photoSteps) {
    if (ids.includes(value)) continue;
    const allowed =
      ids.length > 0 ? `one of: ${ids.join(', ')}` : 'the id of a step, of which there are none';
    report(field, { found: `“${value}”`, allowed, nearest: nearest(value, ids) });
  }
}

/** What is wrong inside one recipe whose shape is right. */
export function checkRecipe(file: string, recipe: Recipe, surroundings: Surroundings): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (field, problem) => problems.push({ file, field, ...problem });
  const parts = listParts(recipe);
  if (recipe.published > surroundings.today) {
    report('published', {
      found: `“${recipe.published}”, which is in the future`,
      allowed: `${surroundings.today} or a day before it`,
    });
  }
  checkTimes(recipe, report);
  checkPictures(parts.pictures, surroundings.pictures, report);
  checkUnique('ingredient', parts.ingredients, report);
  checkUnique('step', parts.steps, report);
  checkUnique('duration', parts.durations, report);
  checkIngredients(parts, surroundings.foods, report);
  checkDurations(parts, report);
  checkPhotoSteps(parts, report);
  checkStepTexts(recipe, report);
  return problems;
}
