import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isYamlName } from '@/lib/content/file-names';
import { migrateGroceries, migrateRecipe } from './allergens';
import { migrateDiets } from './diets';
import { migrateFoodSafety } from './food-safety';

/** Rewrites a file if its converted text is another one. */
function convert(file: string, change: (text: string) => string | undefined): void {
  const text = existsSync(file) && change(readFileSync(file, 'utf8'));
  if (!text) return;
  writeFileSync(file, text);
  console.log(`Converted ${file}`);
}

/** Converts allergens, raw food and `cooks` of groceries and recipes, and the diets of the vocabulary. */
export function migrateFood(folder = 'data'): void {
  let wheat: ReadonlySet<string> = new Set();
  convert(join(folder, 'groceries.yaml'), (text) => {
    const converted = migrateGroceries(text);
    ({ wheat } = converted);
    if (converted.text && converted.unknown.length > 0)
      console.log(`Add Wheat, if it is made of wheat: ${converted.unknown.join(', ')}`);
    return converted.text;
  });
  convert(join(folder, 'groceries.yaml'), (text) => migrateFoodSafety('groceries', text));
  const recipes = join(folder, 'recipes');
  for (const name of existsSync(recipes) ? readdirSync(recipes).filter(isYamlName) : []) {
    convert(join(recipes, name), (text) => migrateRecipe(text, wheat));
    convert(join(recipes, name), (text) => migrateFoodSafety('recipe', text));
  }
  convert(join(folder, 'vocabulary.yaml'), migrateDiets);
}
