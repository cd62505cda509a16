/** @jest-environment node */
import { testAnyAmount } from '@/__tests__/recipe/any-amount';
import { wordsOf } from '@/lib/checks/recipe-texts';
import { longestOf, shortestOf } from '@/lib/kitchen/minutes';
import { stepsFor } from '@/lib/plan/plan';
import { planTimeline } from '@/lib/plan/timeline';
import { allRecipes } from '@/lib/recipe/all';
import { blocksOf, stepsOf } from '@/lib/recipe/blocks';

const RECIPES = allRecipes().map((recipe) => [recipe.title, recipe] as const);

describe.each(RECIPES)('%s, whatever amount is made', (_title, recipe) => {
  const base = recipe.yield.amount;

  testAnyAmount(recipe);

  it('knows the pan, pot or bowl that does not hold three times of it', () => {
    const limits = [
      ...stepsOf(recipe).flatMap(({ beyond }) => beyond?.upTo ?? []),
      ...blocksOf(recipe, 'equipment').flatMap(({ items }) =>
        items.flatMap((item) => (typeof item === 'string' ? [] : [item.beyond.upTo])),
      ),
    ];
    expect(Math.min(...limits)).toBeLessThan(base * 3);
  });

  it('plans for exactly the time its page names', () => {
    const steps = stepsFor(stepsOf(recipe), { servings: base, factor: 1, system: 'metric' });
    // What takes days is told by the half day.
    const shown = (minutes: number) =>
      minutes < 2 * 24 * 60 ? Math.round(minutes) : Math.round(minutes / 720) * 720;
    const { total } = recipe.times;
    expect(shown(planTimeline(steps, 'long').total)).toBe(shown(longestOf(total)));
    // Beans soak overnight in the fridge, as the page counts it, or a day less on a warm counter, as its tips say.
    if (typeof total !== 'number' && recipe.slug !== 'tofu') {
      expect(shown(planTimeline(steps, 'short').total)).toBe(shown(shortestOf(total)));
    }
  });
});

/** A number in digits or as a word. */
const NUMBER = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|\d+(?:\.\d+)?)`;
const RANGE = `${NUMBER}(?: (?:to|or|and) (?:${NUMBER}|a half|a quarter))?`;
/** Times, and figures of one serving: they stay as they are. */
const TIMED = new RegExp(
  String.raw`\b${RANGE} (?:more )?(?:minutes?|hours?|hrs|days?|months?|seconds?|calories|g (?:of|less) protein)\b|\b(?:between|on|at) ${RANGE}\b`,
  'giu',
);
const NUMBERED = new RegExp(String.raw`(?<![\w.])${RANGE}(?:%| (?!of\b)[\p{L}’]+)`, 'giu');

/**
 * Numbers in the words of each recipe that nothing scales, and need not be scaled: read one by one. A new one belongs
 * here if it is right for half a recipe and for three times of it, otherwise into `{=…}`.
 */
const REVIEWED: Record<string, string[]> = {
  tofu: ['three cartons', 'three parts', 'three times', 'two for', 'two would'],
  jjajangmyeon: ['27 photos', 'two brown', 'two small'],
  'black-bean-soup': [
    'five beans',
    'five does',
    'three small',
    'two and a half to',
    'two fingers',
    'two thirds',
  ],
  'greek-salad': ['two bites'],
  pasta: ['two clean', 'two parts'],
  'chickpea-curry': ['eight to twelve and'],
  'buttered-pork': ['1.5%', '5%', 'six is', 'ten are', 'three come', 'two at', 'two brines', 'two pieces'],
  'teriyaki-chicken': ['four bowls', 'three before', 'three things', 'two bowls', 'two cutlets', 'two kinds'],
  'mediterranean-salmon': ['five off', 'three where', 'two trays'],
  'tofu-vegetable-stir-fry': ['8 to', 'two more', 'two or three changes', 'two pans', 'two thirds'],
};

describe('Numbers that do not follow the yield', () => {
  it.each(RECIPES)('are known to be right at any amount: %s', (_title, recipe) => {
    const found = wordsOf(recipe).flatMap(({ value }) => {
      const words = value.replaceAll(/\{[^{}]*\}/g, '·').replaceAll(TIMED, '');
      return [...words.matchAll(NUMBERED)].map(([phrase]) => phrase.toLowerCase());
    });
    expect([...new Set(found)].sort()).toEqual([...(REVIEWED[recipe.slug] ?? [])].sort());
  });
});
