/** @jest-environment node */
import { withTakingStep } from '@/__tests__/recipe/taking-step';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeCooklang } from '@/lib/seo/cooklang';

// Whole recipes are in __tests__/expected/recipes.

const stew = recipeBySlug('barley-stew');
const withEquipment = (items: string[]) => ({
  ...stew,
  blocks: stew.blocks.map((block) => (block.type === 'equipment' ? { ...block, items } : block)),
});

it.each([
  ['quotes a title', { ...stew, title: 'Stew "deluxe"' }, 'title: "Stew \\"deluxe\\""'],
  ['quotes a description', { ...stew, description: 'It says: hot.' }, 'description: "It says: hot."'],
  ['names a language that is not that of the site', { ...stew, language: 'ko' }, 'locale: "ko"'],
  [
    'escapes its syntax in other words',
    withEquipment(['Pan #3', '@ home']),
    '> Equipment: Pan \\#3; \\@ home',
  ],
  [
    'names what a step takes without mentioning it',
    withTakingStep(stew),
    'Cook. Cook it. Goes in: @garlic{2-3%clove}(chopped), @onion{150%g}(in 1.5 cm dice).',
  ],
])('the Cooklang file %s', (_, recipe, line) => {
  expect(recipeCooklang(recipe).split('\n')).toContain(line);
});
