import { wordsOf } from '@/lib/checks/recipe-texts';
import type { Ingredient, Recipe } from '@/lib/content/schema/recipe';
import { UNIT_SYSTEMS } from '@/lib/content/schema/units';
import { parseHave } from '@/lib/kitchen/have';
import { gramsIn, millilitresIn } from '@/lib/kitchen/measures';
import { describeQuantity } from '@/lib/kitchen/quantity';
import { mostServings, stepServings } from '@/lib/kitchen/servings';
import { stepsFor } from '@/lib/plan/plan';
import { planTimeline } from '@/lib/plan/timeline';
import { everyIngredientOf, ingredientsOf, stepIngredients, stepsOf } from '@/lib/recipe/blocks';
import { renderStepText } from '@/lib/recipe/text';
import { mergeRecipes } from '@/lib/shopping/merge';
import { shopData } from '@/lib/shopping/shop-data';
import { lineWords } from '@/lib/shopping/words';
import { readNumber, spellFractions } from '@/lib/text/numbers';

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

/** What holds of a recipe however much of it is made. */
export function testAnyAmount(recipe: Recipe): void {
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
      groceries,
    } = shopData([recipe]);
    if (!dish) throw new Error('no recipe');
    const listed = ingredientsOf(recipe);
    const wrong: string[] = [];
    for (const servings of amounts) {
      for (const line of mergeRecipes([{ recipe: dish, servings, variant: null }], groceries)) {
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
}
