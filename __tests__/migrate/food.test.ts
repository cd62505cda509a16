/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@/__tests__/temp-folder';
import { migrateFood } from '@/scripts/migrate/food';

it('converts groceries first, and recipes by what these contain', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const root = tempFolder({
    'groceries.yaml': 'groceries:\n  noodles: { name: noodles, contains: [Gluten] }\n',
    'recipes/soup.yaml': 'allergens: [Gluten]\nblocks: [{ items: [{ id: a, buy: noodles }] }]\n',
    'recipes/notes.txt': 'allergens: [Gluten]\n',
    'vocabulary.yaml': 'diets: [vegan]\n',
  });
  migrateFood(root);
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(textOf('groceries.yaml')).toContain('contains: [Gluten, Wheat]');
  expect(textOf('recipes/soup.yaml')).toContain('allergens: [Gluten, Wheat]');
  expect(textOf('vocabulary.yaml')).toBe(
    'diets:\n  - { id: vegan, needs: vegan, suitableForDiet: VeganDiet }\n',
  );
  expect(log).toHaveBeenCalledTimes(3);
  migrateFood(root);
  expect(log).toHaveBeenCalledTimes(3);
});
