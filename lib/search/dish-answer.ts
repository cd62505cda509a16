import * as messages from '@/.content/messages/dishAnswer';
import { foodWords, type Replacement } from './foods';

/** Words of a name without those that another name shares: "thighs" of "chicken thighs" beside "chicken breast". */
function withoutShared(name: string, other: string): string {
  const shared = new Set(foodWords(other));
  const words = name.split(' ').filter((word) => !foodWords(word).every((each) => shared.has(each)));
  return words.length > 0 ? words.join(' ') : name;
}

/** "thighs in place of breast"; "calls for salmon fillet" for a food that is only of the same kind. */
export function replacementText({ food, for: ingredient, by }: Replacement): string {
  if (by === 'kind') return messages.callsFor({ food: ingredient });
  return messages.inPlaceOf({
    food: withoutShared(food, ingredient),
    ingredient: withoutShared(ingredient, food),
  });
}

/** Name of a dish with its first replacement: "Teriyaki Chicken Bowls, with thighs in place of breast". */
export function dishText(title: string, [first]: readonly Replacement[]): string {
  if (!first) return title;
  const text = replacementText(first);
  return first.by === 'swap' ? messages.dishWith({ title, text }) : messages.dishThat({ title, text });
}

/** A dish that is nearest to what was asked for. */
export type NearestDish = {
  title: string;
  minutes: number;
  replacements: readonly Replacement[];
  /** Names of the filters that it does not fit: "Vegan"; left out or '' for one that only takes longer. */
  without?: string;
};

/** The nearest dish by name: "In 40: Teriyaki Chicken Bowls."; "Without Vegan: Barley Stew." */
export function nearestText({ title, minutes, replacements, without }: NearestDish): string {
  const dish = dishText(title, replacements);
  return without ? messages.without({ things: without, dish }) : messages.inMinutes({ minutes, dish });
}

/**
 * The answer with the nearest dish: "Nothing in 30 minutes. In 40: Teriyaki Chicken Bowls."
 *
 * @param limit minutes that were asked for; undefined for any
 * @returns '' for a dish that fits
 */
export function nearestAnswer(nearest: NearestDish, limit: number | undefined): string {
  if (nearest.without) return `${messages.nothing} ${nearestText(nearest)}`;
  if (limit === undefined || nearest.minutes <= limit) return '';
  return `${messages.nothingIn({ limit })} ${nearestText(nearest)}`;
}
