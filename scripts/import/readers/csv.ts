import { lineOf, linesOf } from '@/scripts/import/plain-text';
import { emptyRecipe, type SourceNutrition, type SourceRecipe } from '@/scripts/import/source-recipe';
import { creditOf } from './credit';
import { ingredientGroups, stepGroups } from './lines';

/** Rows of a CSV text (RFC 4180): fields in quotes may have commas, line breaks and doubled quotes. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  let field = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)?.push(field);
    field = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted && character === '"' && text.charAt(at + 1) === '"') {
      field += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || field === '')) isQuoted = !isQuoted;
    else if (isQuoted) field += character;
    else if (character === ',') end();
    else if (character === '\n') {
      end();
      rows.push([]);
    } else if (character !== '\r') field += character;
  }
  end();
  return rows.filter((row) => row.some((value) => value.trim() !== ''));
}

type Row = Readonly<Record<string, string>>;

/** Name of a column without case and signs: "Prep Time" is "preptime". */
const columnOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

const listOf = (value: string, separator: RegExp) =>
  value
    .split(separator)
    .map((text) => text.trim())
    .filter(Boolean);

const NUTRITION: Readonly<Record<keyof SourceNutrition, string>> = {
  calories: 'calories',
  protein: 'protein',
  carbohydrate: 'carbohydrate',
  fat: 'fat',
  saturatedFat: 'saturatedfat',
  fibre: 'fiber',
  sugar: 'sugar',
  sodium: 'sodium',
};

/** Figures of columns of their own (Plan to Eat), or of lines in one column (MyRecipeBox). */
function nutritionOf(row: Row): SourceNutrition {
  const lines = linesOf(row.nutrition ?? '').map((line) => line.split(/\s*:\s*/));
  const inLines = Object.fromEntries(lines.map(([name = '', value = '']) => [columnOf(name), value]));
  const found = Object.entries(NUTRITION).map(([key, column]) => [key, row[column] || inLines[column]]);
  return Object.fromEntries(found.filter(([, value]) => value));
}

/** Recipe of a row of Plan to Eat or MyRecipeBox. */
function recipeOf(row: Row): SourceRecipe {
  const first = (...columns: string[]) => columns.map((column) => row[column]?.trim()).find(Boolean) ?? '';
  const link = first('url', 'source');
  const name = /^https?:/.test(first('source')) ? '' : first('source');
  const photo = first('photourl', 'originalpicture');
  const video = first('video');
  return {
    ...emptyRecipe(first('title')),
    ...creditOf(name, link),
    description: lineOf(first('description')),
    categories: listOf(first('course', 'categories'), /;/),
    cuisines: listOf(first('cuisine'), /[;,]/),
    keywords: listOf(first('tags'), /[;,^]/),
    published: first('createdat').slice(0, 10),
    yields: [first('servings', 'quantity'), first('yield')].filter(Boolean),
    times: {
      prep: first('preptime', 'preparationtime'),
      cook: first('cooktime', 'cookingtime'),
      total: first('totaltime'),
    },
    ingredients: ingredientGroups(linesOf(row.ingredients ?? '').filter((line) => line !== ',')),
    steps: stepGroups(linesOf(first('directions', 'instructions'))),
    notes: linesOf(row.notes ?? '').map((text) => ({ text })),
    nutrition: nutritionOf(row),
    photos: /^https?:\/\//.test(photo) ? [{ address: photo }] : [],
    leftOut: video ? [`video, not taken over: ${video}`] : [],
  };
}

/** Recipes of a CSV export of Plan to Eat or MyRecipeBox, known by its columns; undefined for other texts. */
export function readCsv(text: string): SourceRecipe[] | undefined {
  const [head = ''] = text.split('\n', 1);
  const columns = head.split(',').map(columnOf);
  const isExport =
    columns.includes('title') &&
    columns.includes('ingredients') &&
    (columns.includes('directions') || columns.includes('instructions'));
  if (!isExport) return undefined;
  const rows = csvRows(text).slice(1);
  return rows
    .map((row) => recipeOf(Object.fromEntries(columns.map((column, at) => [column, row[at] ?? '']))))
    .filter(({ title }) => title !== '');
}
