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
