/** @jest-environment node */
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipeBySlug } from '@/lib/recipe/all';
import { stepsOf } from '@/lib/recipe/blocks';
import { safetyText, stepSafety } from '@/lib/recipe/safety';
import { recipeJsonLd } from '@/lib/seo/recipe-json-ld';

const stew = recipeBySlug('barley-stew');

function stepNamed(id: string) {
  const step = stepsOf(stew).find((each) => each.id === id);
  if (!step) throw new Error(`The stew has no step ${id}.`);
  return step;
}

/** The stew with another substitute for its beef. */
const withSwap = (kind: string): Pick<Recipe, 'blocks'> => ({
  blocks: stew.blocks.map((block) =>
    block.type === 'swaps'
      ? { ...block, items: [{ for: 'beef', title: 'chicken thigh', kind, text: 'As it is.' }] }
      : block,
  ),
});

it('adds the safe temperature of what a step cooks', () => {
  expect(stepSafety(stepNamed('simmer'), stew)).toEqual({
    text: 'These pieces are long past {@71} in the middle.',
    safeAt: 'Safe at {@63} (Health Canada).',
  });
});

it('adds why a food stays below it to the same text', () => {
  expect(safetyText(stepNamed('eggs'), stew)).toBe(
    'For anyone who is pregnant, very young, old or unwell, boil the eggs for twelve minutes. Safe at {@74} (Health Canada).',
  );
});

it('says nothing in a step that cooks no raw food', () => {
  expect(stepSafety(stepNamed('cut'), stew)).toEqual({ text: undefined, safeAt: undefined });
});

it('names a substitute only if it needs another temperature', () => {
  expect(stepSafety(stepNamed('simmer'), withSwap('poultry-pieces')).safeAt).toBe(
    'Safe at {@63}, chicken thigh at {@74} (Health Canada).',
  );
  expect(stepSafety(stepNamed('simmer'), withSwap('red-meat')).safeAt).toBe('Safe at {@63} (Health Canada).');
});

it('names each food of a step that cooks several', () => {
  const both = { ...stepNamed('simmer'), cooks: ['beef', 'egg'] };
  expect(stepSafety(both, stew).safeAt).toBe('Safe at beef shin at {@63}, egg at {@74} (Health Canada).');
});

it('is in the structured data', () => {
  expect(JSON.stringify(recipeJsonLd(stew))).toContain('Safe at 63 °C (Health Canada).');
});
