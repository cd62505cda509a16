/** @jest-environment node */
import { groceries } from '@/lib/content/recipes';
import type { Recipe, Step } from '@/lib/content/schema/recipe';
import { allRecipes } from '@/lib/recipe/all';
import { blocksOf, everyIngredientOf, stepsOf } from '@/lib/recipe/blocks';

/** What makes a food safe, as the words of a step have to say it. */
const RULES: { food: string; says: RegExp; buys: (id: string) => boolean }[] = [
  { food: 'poultry', says: /\{@74\}/, buys: (id) => /chicken-(thighs|breast)|turkey/.test(id) },
  { food: 'pork', says: /\{@71\}/, buys: (id) => id.startsWith('pork-') },
  {
    food: 'fish',
    says: /pregnant, very young, old or unwell[^.]*\{@70\}/,
    buys: (id) => groceries[id]?.aisle === 'Meat and fish' && /salmon|fish|cod|trout|tuna/.test(id),
  },
  { food: 'eggs', says: /pregnant, very young, old or unwell.*firm/, buys: (id) => id === 'egg' },
  { food: 'dried beans', says: /boil/, buys: (id) => id.startsWith('dried-') },
  { food: 'raw soy', says: /15 minutes at \{@95\}/, buys: (id) => id === 'soybeans' },
  { food: 'rice', says: /fridge within (the|an) hour/, buys: (id) => /(^|-)rice$/.test(id) },
];

const buysOf = (recipe: Recipe) => everyIngredientOf(recipe).flatMap(({ buy }) => buy ?? []);
const safeWords = (recipe: Recipe) => stepsOf(recipe).flatMap(({ safety }) => safety ?? []);
const temperatures = (text: string) => text.match(/\{@-?[\d.]+\}/g) ?? [];

/** Tips, notes and storage that tell of a danger, whatever their words. */
function warnings(recipe: Recipe): string[] {
  const titled = [...blocksOf(recipe, 'tips'), ...blocksOf(recipe, 'notes')].flatMap(({ items }) => items);
  const keeping = blocksOf(recipe, 'keeping').flatMap(({ ahead, fridge }) => [ahead ?? '', fridge ?? '']);
  return [...titled.map(({ title, text }) => `${title}. ${text}`), ...keeping].filter((text) =>
    /pregnan|unwell|botul|poison|toxin|advice for|not a cure|\{@4\}/i.test(text),
  );
}

describe.each(allRecipes().map((recipe) => [recipe.title, recipe] as const))('%s', (_title, recipe) => {
  it.each(RULES)('says in a step what makes $food safe', ({ says, buys }) => {
    if (buysOf(recipe).some(buys)) expect(safeWords(recipe)).toContainEqual(expect.stringMatching(says));
  });

  it('keeps no figure that a danger depends on for the tips alone', () => {
    const told = safeWords(recipe).join(' ');
    for (const warning of warnings(recipe)) {
      for (const figure of temperatures(warning)) expect(told).toContain(figure);
      expect(told).not.toBe('');
    }
  });

  it('sets what is safe apart from what is done, in every step', () => {
    const danger = /\bsafe\b|toxin|poison|must reach|botul|pregnan/i;
    const hidden = (step: Step) => danger.test(step.text) || danger.test(step.cue ?? '');
    expect(
      stepsOf(recipe)
        .filter(hidden)
        .map(({ id }) => id),
    ).toEqual([]);
  });
});

it('knows every meat and fish of the shop', () => {
  const ids = Object.keys(groceries);
  const risky = ids.filter((id) => groceries[id]?.aisle === 'Meat and fish');
  expect(risky).not.toEqual([]);
  expect(risky.filter((id) => !RULES.some(({ buys }) => buys(id)))).toEqual([]);
});
