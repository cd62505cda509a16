import { listEntries } from '@/lib/content/checks/recipe-entries';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import { UNIT_SYSTEMS } from '@/lib/content/schema/units';
import { stepsFor } from '@/lib/plan/plan';
import { planTimeline } from '@/lib/plan/timeline';
import { describeQuantity } from '@/lib/recipe/amounts';
import { everyIngredientOf, ingredientsOf, stepIngredients, stepsOf } from '@/lib/recipe/blocks';
import { parseAmount } from '@/lib/recipe/parse-amount';
import { recipesFile } from '@/lib/recipe/recipe-data';
import { gramsIn, millilitresIn } from '@/lib/recipe/scales';
import { renderText } from '@/lib/recipe/sentence';
import { mostServings, stepServings } from '@/lib/recipe/servings';
import { describeLine } from '@/lib/shopping/list-text';
import { mergeRecipes } from '@/lib/shopping/merge';
import { readNumber, spellFractions } from '@/lib/text/numbers';

/** Every amount that the stepper offers, and some that only "what I have" leads to. */
function amountsOf({ yield: { amount: base } }: Recipe): number[] {
  const amounts = [0.5];
  while ((amounts.at(-1) ?? 0) < mostServings(base)) amounts.push(stepServings(amounts.at(-1) ?? 0, 1, base));
  return [...amounts, 0.7, 1.3, 3.4, 5.1, 7.9];
}

const COUNTED = [undefined, 'clove', 'slice', 'sprig', 'leaf', 'block', 'can'];
const isCounted = ({ amount, unit }: Ingredient) => amount !== undefined && COUNTED.includes(unit);

/** Number at the start of an amount: 1.5 of "1½ limes". */
const numberIn = (text: string) => readNumber(/^[\d ./]+/.exec(spellFractions(text))?.[0].trim() ?? '');

/** Tests the amounts, texts and plans of a recipe at every number of servings. */
export function testAnyAmount(recipe: Recipe): void {
  const base = recipe.yield.amount;
  const steps = stepsOf(recipe);
  const ingredients = everyIngredientOf(recipe);
  const cases = UNIT_SYSTEMS.flatMap((system) => amountsOf(recipe).map((servings) => ({ servings, system })));
  const planOf = (servings: number) =>
    stepsFor(steps, { servings, scale: servings / base, system: 'metric' });

  it('rounds counted ingredients to whole or half ones', () => {
    const wrong = cases.flatMap(({ servings, system }) =>
      ingredients.filter(isCounted).flatMap((item) => {
        const { text } = describeQuantity(item, { scale: servings / base, system });
        const number = numberIn(text);
        const isWhole = item.buy === 'egg' || item.buy === 'bay-leaf' || item.unit === 'sprig';
        const mayBeHalf = item.round === 'half' ? number < 5 : number < 1 && !isWhole;
        const isRight = Number.isInteger(mayBeHalf ? number * 2 : number);
        return isRight ? [] : [`${servings}: ${text} ${item.name}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('uses in its steps what its list has: exactly for counted, about for measured ingredients', () => {
    const shared = ingredients
      .filter(({ amount }) => amount !== undefined)
      .map((item) => ({ item, parts: steps.flatMap((step) => stepIngredients(step, [item])) }))
      .filter(({ parts }) => parts.length > 1);
    const wrong = cases.flatMap(({ servings, system }) =>
      shared.flatMap(({ item, parts }) => {
        const size = (part: { share?: number; used?: number }) => {
          const { text } = describeQuantity(item, { scale: servings / base, system, ...part });
          if (isCounted(item)) return numberIn(text);
          return text === 'a pinch' ? 0 : (parseAmount(text, item.unit, item.food) ?? Number.NaN);
        };
        const used = parts.reduce((sum, { share, used }) => sum + size({ share, used }), 0);
        const whole = size({});
        // An eighth of a teaspoon is more than a fifth of a pinch of salt, and does not matter.
        const isLittle = whole * (gramsIn(item.unit ?? '') ?? millilitresIn(item.unit ?? '') ?? 1) < 10;
        const isRight = isCounted(item) ? used === whole : isLittle || Math.abs(used / whole - 1) < 0.15;
        return isRight ? [] : [`${servings}: ${used} of ${whole} ${item.name}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('puts on the shopping list what its own list has of counted ingredients', () => {
    const { recipes, groceries } = recipesFile([recipe]);
    const wrong = amountsOf(recipe).flatMap((servings) => {
      const chosen = recipes.map((dish) => ({ recipe: dish, servings, variant: null }));
      return mergeRecipes(chosen, groceries).flatMap((line) => {
        const items = ingredientsOf(recipe).filter((item) => (item.buy ?? item.name) === line.key);
        if (line.head || !items.every(isCounted)) return [];
        const shown = items.map(
          (item) => describeQuantity(item, { scale: servings / base, system: 'metric' }).text,
        );
        const needed = shown.map(numberIn).reduce((sum, number) => sum + number, 0);
        const [first] = describeLine(line, 'metric').amounts;
        const bought = first?.kind === 'bunch' ? (first.about ?? '') : (first?.text ?? '');
        return numberIn(bought) === Math.ceil(needed)
          ? []
          : [`${servings}: ${bought} of ${needed} ${line.key}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it.each([0.5, 1, 3])('has no metric measure in US units at %s times the recipe', (scale) => {
    const measure = { scale, system: 'us' as const, rounds: 2 };
    const durations = steps.flatMap((step) => step.durations);
    const texts = listEntries(recipe).shown.map(({ value }) =>
      renderText(value, measure, { ingredients, durations }),
    );
    const list = ingredients.map((item) => describeQuantity(item, measure).text);
    // Less than a quarter of an ounce is weighed in grams there too, and protein is counted in them.
    const metric =
      /\d\s?(mm|cm|ml|kg|L|l|°C|litres?)(?!\w)|(?<![\d.])([89]|\d{2,})(\.\d+)?\s?g(?!\w)(?! (of |less )?protein)/;
    for (const text of [...texts, ...list]) expect(text).not.toMatch(metric);
  });

  it('adds rounds to the steps that need them, and their time to the plan', () => {
    expect(planOf(base).filter(({ note }) => note !== undefined)).toEqual([]);
    const most = planOf(mostServings(base));
    const needRounds = steps.map(({ beyond }) => beyond !== undefined && mostServings(base) > beyond.upTo);
    expect(most.map(({ note }) => note !== undefined)).toEqual(needRounds);
    if (steps.some(({ beyond }) => (beyond?.repeats.length ?? 0) > 0))
      expect(planTimeline(most, 'long').total).toBeGreaterThan(planTimeline(planOf(base), 'long').total);
  });

  it.each([1, 3])('never plans two things for one pair of hands, at %i times the recipe', (times) => {
    for (const pace of ['short', 'long'] as const) {
      const { entries } = planTimeline(planOf(Math.min(base * times, mostServings(base))), pace);
      entries.forEach(({ id, start, end, active, tasks }, index) => {
        const before = entries[index - 1]?.end ?? 0;
        expect([id, start]).toEqual([id, Math.max(start, before - 1e-9)]);
        expect(active).toBeLessThanOrEqual(end - start + 1e-9);
        for (const { label, until, end: taskEnd } of tasks) {
          const needed = entries.find((entry) => entry.id === until);
          // Tasks that need the cook, or that the step waits for, end with the step.
          const latest = until === undefined ? end : (needed?.start ?? taskEnd);
          expect([label, taskEnd]).toEqual([label, Math.min(taskEnd, latest + 1e-9)]);
        }
      });
    }
  });
}
