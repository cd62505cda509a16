import * as messages from '@/.content/messages/measures';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import { describeQuantity, ingredientName, type Measured, type QuantityOptions } from './amounts';
import type { Show } from './references';

// The only place that puts an amount and a name together: “2 eggs”, “200 g de farine”, “달걀 2개”. The order, and the
// words between, are messages of the language.

/** Part of an ingredient in a text. That of the name has the spaces and words that join it: “ d’huile”. */
export type IngredientPart = { text: string; role: 'amount' | 'name' };

/** Stands for the amount in a message: a private-use character. */
const AMOUNT = '\uE000';

const orderOf = (message: (of: { amount: string; name: string }) => string) =>
  message({ amount: AMOUNT, name: 'n' });

/** True if the language writes amounts before names: false for “달걀 2개”. */
export const isAmountFirst = orderOf(messages.ingredient).startsWith(AMOUNT);

/** True if only a space is between amounts and names, so that a list may have a column for each. */
export const hasAmountColumn = [messages.ingredient, messages.countedIngredient].every(
  (message) => orderOf(message) === `${AMOUNT} n`,
);

/**
 * Amount and name in the order of the site's language, with what joins them. One that is '' is left out.
 *
 * @param isCount true for a plain count: “2 œufs”, but “200 g de farine”
 */
export function ingredientParts({
  amount,
  name,
  isCount,
}: {
  amount: string;
  name: string;
  isCount: boolean;
}): IngredientPart[] {
  const parts: IngredientPart[] = [
    { text: amount, role: 'amount' },
    { text: name, role: 'name' },
  ];
  const [only, ...others] = parts.filter(({ text }) => text !== '');
  if (!only || others.length === 0) return only ? [only] : [];
  const message = isCount ? messages.countedIngredient : messages.ingredient;
  const [before = '', after = ''] = message({ amount: AMOUNT, name }).split(AMOUNT);
  const ordered: IngredientPart[] = [
    { text: before, role: 'name' },
    { text: amount, role: 'amount' },
    { text: after, role: 'name' },
  ];
  return ordered.filter(({ text }) => text !== '');
}

/**
 * An ingredient in a sentence or a list, in the form `show`. For the name only, the whole amount decides about the
 * plural.
 */
export function mentionParts(
  ingredient: Measured & Pick<Ingredient, 'name' | 'plural'>,
  show: Show,
  options: QuantityOptions,
): IngredientPart[] {
  const { scale, system } = options;
  const { text, number } = describeQuantity(ingredient, show === 'name' ? { scale, system } : options);
  return ingredientParts({
    amount: show === 'name' ? '' : text,
    name: show === 'amount' ? '' : ingredientName(ingredient, number),
    isCount: number !== null,
  });
}
