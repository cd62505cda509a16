/** @jest-environment node */

import { withTakingStep } from '@/__tests__/recipe/taking-step';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeCooklang } from '@/lib/seo/cooklang';

const stew = recipeBySlug('barley-stew');
const linesOf = (recipe: Recipe) => recipeCooklang(recipe).split('\n');

it('begins with quoted metadata that no title can break', () => {
  const lines = linesOf({ ...stew, title: 'Stew "deluxe"', description: 'It says: hot.' });
  expect(lines.slice(0, 3)).toEqual(['---', 'title: "Stew \\"deluxe\\""', 'description: "It says: hot."']);
  expect(lines).toEqual(expect.arrayContaining(['servings: 4', 'prep time: "40 minutes"']));
});

it('names the brand that a diet depends on', () => {
  expect(linesOf(recipeBySlug('brined-turnips'))).toContain(
    'diet: ["vegetarian (cider vinegar fined without gelatin)","gluten-free"]',
  );
});

it('takes the longest of times that vary', () => {
  expect(linesOf(recipeBySlug('brined-turnips'))).toContain('prep time: "7210 minutes"');
});

it('escapes its syntax in other words', () => {
  const blocks = stew.blocks.map((block) =>
    block.type === 'equipment' ? { ...block, items: ['Pan #3', '@ home'] } : block,
  );
  expect(linesOf({ ...stew, blocks })).toContain('> Equipment: Pan \\#3; \\@ home');
});

it.each([
  [
    'ingredients with their notes, a range, a cue',
    'Cut the vegetables. Cut @onion{300%g}(in 1.5 cm dice) to the size of the meat and @carrots{2} a little smaller. Chop @garlic{2-3%clove}(chopped). Done when: A piece of each fits on one spoon.',
  ],
  [
    'shares, temperatures and timers',
    'Brown the beef. Heat @neutral oil{30%ml} until it shimmers at about 180 °C and brown the beef for ~Brown the beef{6%minutes}. Take out 2 tbsp of the fat. Done when: Brown on two sides.',
  ],
  [
    'ingredients to taste and what makes a step safe',
    'Boil the eggs. Lower @eggs{2} into boiling water for ~Boil the eggs{9%minutes}. Cool, peel and halve. Slice @pickled plums{}(sliced). To be safe: The yolk is still soft. Not for anyone who is pregnant, very young, old or unwell. Boil the eggs for twelve minutes. Use pasteurized eggs. 74 °C in the middle (Health Canada).',
  ],
])('writes %s', (_, line) => {
  expect(linesOf(stew)).toContain(line);
});

it('writes what a step takes without naming it', () => {
  expect(linesOf(withTakingStep(stew))).toContain(
    'Cook. Cook it. Goes in: @garlic{2-3%clove}(chopped), @onion{150%g}(in 1.5 cm dice).',
  );
});

it('writes the first version, and what the other adds to the allergens', () => {
  expect(linesOf(recipeBySlug('brined-turnips'))).toContain(
    'Brine the turnips. Lay @turnips{6} in the brine for ~Brine the turnips{72-120%hours}. Bay: @cold water{2%l}, @fine salt{100%g}, @bay leaves{4}. Contains milk. The brine “Mustard” adds mustard.',
  );
});

it('keeps the parts of the method apart', () => {
  const sections = linesOf(stew).filter((line) => line.startsWith('=='));
  expect(sections).toEqual(['== Prepare ==', '== Make the stew ==']);
});

it('names the language of a recipe that is not that of the site', () => {
  expect(linesOf({ ...stew, language: 'ko' })).toContain('locale: "ko"');
  expect(recipeCooklang(stew)).not.toContain('locale');
});
