import type { Ingredient } from '@/lib/content/schema/recipe';
import type { UnitSystem } from '@/lib/content/schema/units';
import { formatAmount } from './amounts';
import { joinPrinted } from './range';
import { scaleAmount } from './scale-amount';

type Measured = Pick<Ingredient, 'amount' | 'upTo' | 'unit' | 'food' | 'round'>;

export type QuantityOptions = {
  /** Servings wanted divided by the recipe's own. */
  factor: number;
  system: UnitSystem;
  /** Part of the ingredient meant, from 0 to 1; the whole of it when left out. */
  share?: number;
  /** Part of it that earlier sentences have used, from 0 to 1; none when left out. */
  used?: number;
};

export type Quantity = {
  /** As printed before the name: "400 g", "2 to 3 cloves", "⅓ cup + 1 tbsp", "1½"; '' for "to taste". */
  text: string;
  /** The number shown where it is a plain count, which chooses between name and plural; else null. */
  number: number | null;
};

/** How much of an ingredient to take, scaled and in the measures of a system. */
export function describeQuantity(
  { amount, upTo, unit, food, round }: Measured,
  { factor, system, share = 1, used = 0 }: QuantityOptions,
): Quantity {
  if (amount === undefined) return { text: '', number: null };
  const format = (value: number) =>
    formatAmount(scaleAmount(value, factor), unit, { system, food, round }, { share, used });
  if (upTo === undefined) {
    const { text, number } = format(amount);
    return { text, number };
  }
  const most = format(upTo);
  return { text: joinPrinted(format(amount), most).text, number: most.number };
}

/**
 * The name that goes with a count: "egg" up to one, "eggs" above.
 *
 * @param count `number` of the quantity; null where something is measured rather than counted
 */
export function ingredientName(
  ingredient: Pick<Ingredient, 'name' | 'plural'>,
  count: number | null,
): string {
  return count !== null && count > 1 ? (ingredient.plural ?? ingredient.name) : ingredient.name;
}

/** How an ingredient reads in a sentence: its quantity and its name, either of which may be ''. */
export type Mention = { quantity: string; name: string };

/**
 * The two halves of "400 g pork shoulder". A name alone is that of the whole amount, plural where it counts
 * more than one.
 *
 * @param show both, the quantity alone or the name alone
 */
export function describeMention(
  ingredient: Measured & Pick<Ingredient, 'name' | 'plural'>,
  show: 'full' | 'amount' | 'name',
  { factor, system, ...part }: QuantityOptions,
): Mention {
  const meant = show === 'name' ? {} : part;
  const { text, number } = describeQuantity(ingredient, { factor, system, ...meant });
  return {
    quantity: show === 'name' ? '' : text,
    name: show === 'amount' ? '' : ingredientName(ingredient, number),
  };
}
