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

const site = (text: string) => ({ language: 'site', text });
const own = (text: string) => ({ language: 'recipe', text });

/** The stew with another substitute for its beef. */
const withSwap = (raw: string): Pick<Recipe, 'blocks'> => ({
  blocks: stew.blocks.map((block) =>
    block.type === 'swaps'
      ? { ...block, items: [{ for: 'beef', title: 'another cut', raw, text: 'As it is.' }] }
      : block,
  ),
});

it('adds the safe temperature of what a step cooks', () => {
  expect(stepSafety(stepNamed('simmer'), stew)).toEqual([
    own('These pieces are long past {@71} in the middle.'),
    site('{@63} in the middle (Health Canada).'),
  ]);
});

it('says for whom an underdone food is not, what they do instead, and the condition of the authority', () => {
  expect(stepSafety(stepNamed('eggs'), stew)).toEqual([
    own('The yolk is still soft.'),
    site('Not for anyone who is pregnant, very young, old or unwell.'),
    own('Boil the eggs for twelve minutes.'),
    site('Use pasteurized eggs.'),
    site('{@74} in the middle (Health Canada).'),
  ]);
  expect(safetyText(stepNamed('eggs'), stew)).toBe(
    'The yolk is still soft. Not for anyone who is pregnant, very young, old or unwell. Boil the eggs for twelve minutes. Use pasteurized eggs. {@74} in the middle (Health Canada).',
  );
});

it('names the sign of a way without a thermometer', () => {
  const boiled = { ...stepNamed('eggs'), cooks: { egg: { boiled: 12 } } };
  expect(stepSafety(boiled, stew)).toEqual([
    site('Boiled for 10 minutes, until the yolk and the white are firm.'),
  ]);
});

it('says nothing in a step that cooks no raw food', () => {
  expect(stepSafety(stepNamed('cut'), stew)).toEqual([]);
});

it('names a substitute only if it needs another temperature', () => {
  expect(stepSafety(stepNamed('simmer'), withSwap('poultry-pieces')).at(-1)).toEqual(
    site('{@63}, another cut at {@74} (Health Canada).'),
  );
  expect(stepSafety(stepNamed('simmer'), withSwap('red-meat')).at(-1)).toEqual(
    site('{@63} in the middle (Health Canada).'),
  );
});

it('names each food of a step that cooks several', () => {
  const both = { ...stepNamed('simmer'), cooks: { beef: 71, egg: 74 } };
  expect(stepSafety(both, stew).at(-1)).toEqual(site('Beef shin at {@63}, egg at {@74} (Health Canada).'));
});

it('is in the structured data', () => {
  expect(JSON.stringify(recipeJsonLd(stew))).toContain('63 °C in the middle (Health Canada).');
});
