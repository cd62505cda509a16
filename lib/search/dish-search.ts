import * as messages from '@/.content/messages/dishAnswer';
import { nearestAnswer } from './dish-answer';
import type { SiteEntry } from './entry';
import { foodWords, type KindNames, matchPantry, type Replacement } from './foods';
import { wordsOf } from './query';

/** Foods and time that a search asks for: "I have chicken thighs, 30 minutes". */
type Wish = { foods: string; minutes: number };

const unitsOf = (words: string) => words.split(' ').join('|');

const TIME = new RegExp(
  `(\\d{1,3})\\s*(?:(${unitsOf(messages.hours)})|(?:${unitsOf(messages.minutes)}))(?!\\p{L})`,
  'iu',
);

/** Words between two foods of a search. */
const BETWEEN = new RegExp(`[,、;&+]|\\b(?:${messages.betweenFoods.split(' ').join('|')})\\b`, 'giu');

/** The foods and the minutes of a query; null unless it has both. */
export function readWish(query: string): Wish | null {
  // Japanese keyboards type digits and commas in full width: ３０分.
  const text = query.normalize('NFKC');
  const [time, number, hours] = TIME.exec(text) ?? [];
  if (time === undefined) return null;
  const foods = text
    .replace(time, ',')
    .split(BETWEEN)
    .map((part) =>
      wordsOf(`${part} `)
        .map(({ word }) => word)
        .join(' '),
    )
    .filter((part) => foodWords(part).length > 0)
    .join(', ');
  return foods === '' ? null : { foods, minutes: Number(number) * (hours ? 60 : 1) };
}

/** The dishes for a query with foods and a time. */
export type DishAnswer = {
  /** Positions of their entries, the best first. */
  ids: number[];
  /** "Nothing in 30 minutes. In 40: Teriyaki Chicken Bowls"; null if some take no longer. */
  text: string | null;
};

/** A search for dishes by foods and a time; null where no dish has the foods, or the query names no time. */
export function createDishSearch(entries: readonly SiteEntry[], kinds: KindNames = {}) {
  const dishes = entries.flatMap(({ dish, title }, id) => (dish ? [{ ...dish, title, id }] : []));
  return (query: string): DishAnswer | null => {
    const wish = readWish(query);
    if (!wish) return null;
    const { uses, replacements } = matchPantry(wish.foods, dishes, kinds);
    const costOf = (by: readonly Replacement[] = []) => by.filter((each) => each.by === 'kind').length;
    const fitting = dishes
      .map((dish, at) => ({ ...dish, count: uses[at]?.length ?? 0, by: replacements[at] ?? [] }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count || costOf(one.by) - costOf(other.by));
    const inTime = fitting.filter(({ minutes }) => minutes <= wish.minutes);
    if (inTime.length > 0) return { ids: inTime.map(({ id }) => id), text: null };
    const nearest = fitting.toSorted((one, other) => one.minutes - other.minutes);
    const [first] = nearest;
    if (!first) return null;
    return {
      ids: nearest.map(({ id }) => id),
      text: nearestAnswer({ ...first, replacements: first.by }, wish.minutes),
    };
  };
}
