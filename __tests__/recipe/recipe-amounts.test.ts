/** @jest-environment node */

import { UNIT_SYSTEMS } from '@/lib/content/schema/cook/units';
import type { Ingredient, Recipe } from '@/lib/content/schema/recipe';
import { describeQuantity } from '@/lib/kitchen/amounts/quantity';
import { parseHave } from '@/lib/kitchen/have';
import { gramsIn, millilitresIn } from '@/lib/kitchen/measures';
import { longestOf, shortestOf } from '@/lib/kitchen/minutes';
import { readNumber, spellFractions } from '@/lib/kitchen/numbers';
import { mostServings, stepServings } from '@/lib/kitchen/servings';
import { stepsFor } from '@/lib/plan/for-amount';
import { planFor } from '@/lib/plan/plan';
import { planTimeline } from '@/lib/plan/timeline';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import { blocksOf, everyIngredientOf, ingredientsOf, stepIngredients, stepsOf } from '@/lib/recipe/blocks';
import { bareMeasure, wordsOf } from '@/lib/recipe/checks/bare-measures';
import { renderStepText } from '@/lib/recipe/sentences/text';
import { mergeRecipes } from '@/lib/shopping/merge';
import { shopData } from '@/lib/shopping/shop-data';
import { lineWords } from '@/lib/shopping/words';

/** Every amount the stepper offers, and some that only "what I have" leads to. */
function amountsOf({ yield: { amount: base } }: Recipe): number[] {
  const amounts = [0.5];
  while ((amounts.at(-1) ?? 0) < mostServings(base)) amounts.push(stepServings(amounts.at(-1) ?? 0, 1, base));
  return [...amounts, 0.7, 1.3, 3.4, 5.1, 7.9];
}

/** What is counted: by itself, or by clove, sprig, leaf, can. */
const isCounted = ({ amount, unit }: Ingredient) =>
  amount !== undefined &&
  (unit === undefined || ['clove', 'slice', 'sprig', 'leaf', 'block', 'can'].includes(unit));

/** The number an amount begins with: 1.5 of "1½ limes". */
const numberIn = (text: string) => readNumber(/^[\d ./]+/.exec(spellFractions(text))?.[0].trim() ?? '');

const RECIPES = allRecipes().map((recipe) => [recipe.title, recipe] as const);

describe.each(RECIPES)('%s, whatever amount is made', (_title, recipe) => {
  const base = recipe.yield.amount;
  const ingredients = everyIngredientOf(recipe);
  const counted = ingredients.filter(isCounted);
  const amounts = amountsOf(recipe);

  /** What each ingredient is used in, of those that several sentences share. */
  const shared = ingredients.flatMap((item) => {
    const parts = stepsOf(recipe).flatMap((step) => stepIngredients(step, [item]));
    return parts.length > 1 ? [{ item, parts }] : [];
  });

  it('takes whole eggs, leaves and sprigs, and no part of anything else that is not half of it', () => {
    const wrong: string[] = [];
    for (const system of UNIT_SYSTEMS) {
      for (const servings of amounts) {
        for (const item of counted) {
          const { text } = describeQuantity(item, { factor: servings / base, system });
          const number = numberIn(text);
          const isWhole = item.buy === 'egg' || item.buy === 'bay-leaf' || item.unit === 'sprig';
          const mayBeHalf = item.round === 'half' ? number < 5 : number < 1 && !isWhole;
          if (!Number.isInteger(mayBeHalf ? number * 2 : number))
            wrong.push(`${servings}: ${text} ${item.name}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('uses in its steps what its list says: exactly of what is counted, about of what is measured', () => {
    const wrong: string[] = [];
    for (const system of UNIT_SYSTEMS) {
      for (const servings of amounts) {
        for (const { item, parts } of shared.filter((each) => each.item.amount !== undefined)) {
          const size = (part: { share?: number; used?: number }) => {
            const { text } = describeQuantity(item, { factor: servings / base, system, ...part });
            if (isCounted(item)) return numberIn(text);
            return text === 'a pinch' ? 0 : (parseHave(text, item.unit, item.food) ?? Number.NaN);
          };
          const used = parts.reduce((sum, part) => sum + size({ share: part.share, used: part.used }), 0);
          const whole = size({});
          // An eighth of a teaspoon more or less is more than a fifth of a pinch of salt, and no matter.
          const isLittle = whole * (gramsIn(item.unit ?? '') ?? millilitresIn(item.unit ?? '') ?? 1) < 10;
          const isRight = isCounted(item) ? used === whole : isLittle || Math.abs(used / whole - 1) < 0.15;
          if (!isRight) wrong.push(`${servings}: ${used} of ${whole} ${item.name}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('puts on the shopping list what its own list says of what is counted', () => {
    const {
      recipes: [dish],
      goods,
    } = shopData([recipe]);
    if (!dish) throw new Error('no recipe');
    const listed = ingredientsOf(recipe);
    const wrong: string[] = [];
    for (const servings of amounts) {
      for (const line of mergeRecipes([{ recipe: dish, servings, variant: null }], goods)) {
        const items = listed.filter((item) => (item.buy ?? item.name) === line.key);
        if (line.head || !items.every(isCounted)) continue;
        const needed = items.reduce(
          (sum, item) =>
            sum + numberIn(describeQuantity(item, { factor: servings / base, system: 'metric' }).text),
          0,
        );
        const [first] = lineWords(line, 'metric').amounts;
        const bought = first?.kind === 'bunch' ? (first.about ?? '') : (first?.text ?? '');
        if (numberIn(bought) !== Math.ceil(needed))
          wrong.push(`${servings}: ${bought} of ${needed} ${line.key}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('leaves no centimetre, gram, litre or degree Celsius to a kitchen with US measures', () => {
    for (const servings of [base, base / 2, base * 3]) {
      const measure = { factor: servings / base, system: 'us' as const, rounds: 2 };
      const durations = stepsOf(recipe).flatMap((step) => step.durations);
      const texts = wordsOf(recipe).map(({ value }) =>
        renderStepText(value, { ingredients, durations }, measure),
      );
      const list = ingredients.map((item) => describeQuantity(item, measure).text);
      // What weighs less than a quarter of an ounce is weighed in grams there too; protein is counted in them.
      const metric =
        /\d\s?(mm|cm|ml|kg|L|l|°C|litres?)(?!\w)|(?<![\d.])([89]|\d{2,})(\.\d+)?\s?g(?!\w)(?! (of |less )?protein)/;
      for (const text of [...texts, ...list]) expect(text).not.toMatch(metric);
    }
  });

  it('says what to do with more than goes into the pan, only then, and plans the time of it', () => {
    const steps = stepsOf(recipe);
    const limits = [
      ...steps.flatMap(({ beyond }) => beyond?.upTo ?? []),
      ...blocksOf(recipe, 'equipment').flatMap(({ items }) =>
        items.flatMap((item) => (typeof item === 'string' ? [] : [item.beyond.upTo])),
      ),
    ];
    expect(limits.length).toBeGreaterThan(0);
    // Three times of everything is more than one pan, pot or bowl.
    expect(Math.min(...limits)).toBeLessThan(base * 3);
    const made = (servings: number) =>
      stepsFor(steps, { servings, factor: servings / base, system: 'metric' });
    expect(made(base).filter(({ note }) => note !== undefined)).toEqual([]);
    const most = made(mostServings(base));
    expect(most.map(({ note }) => note !== undefined)).toEqual(
      steps.map(({ beyond }) => beyond !== undefined && mostServings(base) > beyond.upTo),
    );
    const longer = steps.some(({ beyond }) => (beyond?.repeats.length ?? 0) > 0);
    if (longer) {
      expect(planTimeline(most, 'long').total).toBeGreaterThan(planTimeline(made(base), 'long').total);
    }
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

  it.each([1, 3])('never plans two things for one pair of hands, at %i times the recipe', (times) => {
    const servings = Math.min(base * times, mostServings(base));
    const steps = stepsFor(stepsOf(recipe), { servings, factor: servings / base, system: 'metric' });
    for (const pace of ['short', 'long'] as const) {
      const { entries } = planTimeline(steps, pace);
      entries.forEach(({ id, start, end, active, tasks }, index) => {
        const before = entries[index - 1]?.end ?? 0;
        expect([id, start]).toEqual([id, Math.max(start, before - 1e-9)]);
        expect(active).toBeLessThanOrEqual(end - start + 1e-9);
        for (const task of tasks) {
          // What needs the cook, or is needed for the end of the step, is over with it.
          if (task.until === undefined)
            expect([task.label, task.end]).toEqual([task.label, Math.min(task.end, end + 1e-9)]);
          const needed = entries.find((entry) => entry.id === task.until);
          if (needed) expect(task.end).toBeLessThanOrEqual(needed.start + 1e-9);
        }
      });
    }
  });
});

describe('Eggs for noodles', () => {
  it('boil before they are peeled, and are peeled before the wok is hot', () => {
    const plan = planFor(
      stepsFor(stepsOf(recipeBySlug('jjajangmyeon')), { servings: 4, factor: 1, system: 'metric' }),
      'long',
      0,
    );
    const eggs = plan.stages.find(({ id }) => id === 'eggs');
    const wok = plan.stages.find(({ id }) => id === 'fry-paste');
    expect(eggs?.passive[0]?.start).toBe(eggs?.start);
    // Three minutes for peeling and halving.
    expect(((eggs?.end ?? 0) - (eggs?.passive[0]?.end ?? 0)) / 60_000).toBe(3);
    expect(wok?.start).toBeGreaterThanOrEqual(eggs?.end ?? Number.NaN);
  });
});

describe('A number in the words of a recipe', () => {
  it.each([
    ['Cut into 1.5 cm dice.', '1.5 cm'],
    ['A pot of 4 litres', '4 litres'],
    ['Add two tablespoons of it.', 'two tablespoons'],
    ['About 4 to 5 cm high', '4 to 5 cm'],
    ['A mould of 18 × 12 cm', '18 × 12 cm'],
    ['50 g for each litre', '50 g'],
  ])('is found in “%s”', (text, found) => {
    expect(bareMeasure(text)).toBe(found);
  });

  it.each([
    'Cut into {#1.5-cm} dice.',
    'Fry for 5 minutes.',
    'About 8 g of protein',
    'A litre or so',
    'Photo 4 of 27',
  ])('is none in “%s”', (text) => {
    expect(bareMeasure(text)).toBeNull();
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
