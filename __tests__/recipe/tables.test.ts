import { testTables } from '@/__tests__/cases';
import { recipe } from '@/lib/content/schema/recipe';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Unit, UnitSystem } from '@/lib/content/schema/units';
import { recipeBySlug } from '@/lib/recipe/all';
import { describeQuantity, describeTemperature, ingredientName } from '@/lib/recipe/amounts';
import { recipeCardData } from '@/lib/recipe/card';
import { describeDishTime, describeMinutes } from '@/lib/recipe/durations';
import { parseAmount } from '@/lib/recipe/parse-amount';
import { renderText } from '@/lib/recipe/sentence';
import {
  choiceParameter,
  choiceSearch,
  type RecipeChoice,
  recipeHref,
  servingsFromIngredient,
  yieldText,
} from '@/lib/recipe/servings';
import { readParameter } from '@/lib/ui/address';
import { listed } from './listed';

/** YAML has null for what is undefined. */
const given = <T>(value: T | null): T | undefined => value ?? undefined;

const stew = recipeBySlug('barley-stew');

type Round = Ingredient['round'];
type Measured = [amount: number, unit: Unit | null, food: string | null, scales: number[]];

const quantitiesIn =
  (system: UnitSystem) =>
  ([amount, unit, food, scales]: Measured) =>
    scales.map(
      (scale) => describeQuantity({ amount, unit: given(unit), food: given(food) }, { scale, system }).text,
    );

/** Parts of a count by shares, one after another. */
function partsOf([amount, round, shares]: [number, Round, number[]]) {
  let used = 0;
  return shares.map((share) => {
    const { text } = describeQuantity({ amount, round }, { scale: 1, system: 'metric', share, used });
    used += share;
    return text;
  });
}

function amountWithName([amount, unit]: [number, Unit | null]) {
  const { text, number } = describeQuantity({ amount, unit: given(unit) }, { scale: 1, system: 'metric' });
  return `${text} ${ingredientName({ name: 'egg', plural: 'eggs' }, number)}`;
}

function typedAmount([text, unit, food]: [string, string | null, string | null]) {
  const amount = parseAmount(text, given(unit), given(food));
  return amount && Number(amount.toFixed(8));
}

const inBoth = (text: string, scale: number) => [
  renderText(text, { scale, system: 'metric' }),
  renderText(text, { scale, system: 'us' }),
];
/** Forms of a size, which are the same at any scale. */
function sizesIn(text: string) {
  const [once, thrice] = [inBoth(text, 1), inBoth(text, 3)];
  return once.join() === thrice.join() ? once : { once, thrice };
}

type Choice = [servings: number, system: RecipeChoice['system'], variant: string | null];
const choiceOf = ([servings, system, variant]: Choice) => ({ servings, system, variant });

testTables('__tests__/recipe/tables', {
  'addresses-of-choices': (choice: Choice) => choiceSearch(choiceOf(choice), 4),
  'card-times': (times: unknown) =>
    recipeCardData({ ...stew, times: recipe.shape.times.parse(times) })
      .meta?.replace('Stew, ', '')
      .replace(', serves 4', ''),
  'card-yields': (amount: typeof stew.yield) =>
    recipeCardData({ ...stew, yield: amount }).meta?.replace('Stew, 40 min prep, 1 hr 20 min in all, ', ''),
  'choices-in-addresses': (search: string) => {
    const { servings, system, variant } = readParameter(choiceParameter(4), search);
    return [servings, system, variant];
  },
  'dish-times': describeDishTime,
  durations: describeMinutes,
  'links-with-choices': ([path, ...choice]: [string, ...Choice]) => recipeHref(path, choiceOf(choice), 4),
  'made-amounts': ([text, scale]: [string, number]) => inBoth(text, scale),
  'metric-quantities': quantitiesIn('metric'),
  'names-of-amounts': amountWithName,
  ranges: ([amount, upTo, unit, scale, system]: [number, number, Unit | null, number, UnitSystem]) =>
    describeQuantity({ amount, upTo, unit: given(unit) }, { scale, system }).text,
  'rounded-things': ([round, scales]: [Round, number[]]) =>
    scales.map((scale) => describeQuantity({ amount: 2, round }, { scale, system: 'metric' }).text),
  'scaled-shares': ([scale, system, share]: [number, UnitSystem, number]) =>
    describeQuantity({ amount: 60, unit: 'ml' }, { scale, system, share }).text,
  sentences: (text: string) => renderText(text, { scale: 1, system: 'metric' }, listed),
  'servings-of-what-there-is': (values: [number, number, number]) => servingsFromIngredient(...values),
  'shared-things': partsOf,
  sizes: sizesIn,
  temperatures: (celsius: number) => describeTemperature(celsius, 'us'),
  'typed-amounts': typedAmount,
  'us-quantities': quantitiesIn('us'),
  yields: ([amount, unit, plural]: [number | string, string, string | null]) =>
    yieldText(amount, unit, given(plural)),
});
