import 'server-only';
import { hasUsUnits } from '@/.content/hasUsUnits';
import * as messages from '@/.content/messages/safeTemperatures';
import type { Authority } from '@/lib/content/schema/food-safety';
import { describeTemperature } from '@/lib/recipe/amounts';
import type { RecipeResult, SafeFood } from '@/lib/recipe/safe-temperatures';
import { describeWay } from '@/lib/recipe/ways';
import { capitalize, unbroken } from '@/lib/text/words';

export const inCelsius = (at: number): string => unbroken(describeTemperature(at, 'metric'));
/** "165 °F"; '' on a site with metric units alone. */
export const inFahrenheit = (at: number): string =>
  hasUsUnits ? unbroken(describeTemperature(at, 'us')) : '';

/** "74 °C / 165 °F"; "74 °C" on a site with metric units alone. */
export const inBothUnits = (at: number): string =>
  hasUsUnits ? messages.temperature({ celsius: inCelsius(at), fahrenheit: inFahrenheit(at) }) : inCelsius(at);

/** "for 2 minutes, or 80 °C / 175 °F"; undefined for a temperature that is safe at once. */
export function heldText({ hold, orAt }: Pick<Authority['reheat'], 'hold' | 'orAt'>): string | undefined {
  if (hold === undefined) return undefined;
  const held = unbroken(messages.held({ count: hold }));
  return orAt === undefined ? held : messages.heldOr({ held, temperature: inBothUnits(orAt) });
}

export const daysText = (count: number): string => unbroken(messages.days({ count }));

/** Ways without a thermometer: "Boiled for 10 minutes, until the yolk is firm". */
export const wayTexts = ({ ways }: Pick<SafeFood, 'ways'>): string[] =>
  ways.map(({ way, ...rule }) => capitalize(describeWay(way, rule)));

/** Result of a recipe in words; a temperature also in °F, with the time it is held: "63 °C", "145 °F", "for 3 minutes". */
export type ResultText = { text: string; fahrenheit?: string | undefined; held?: string | undefined };

/** Temperature or way that a recipe cooks a food to: "63 °C", "boiled for 12 minutes". */
export function resultText(result: Exclude<RecipeResult, { reason: string }>): ResultText {
  if ('way' in result) return { text: result.way };
  const { at, hold } = result;
  return { text: inCelsius(at), fahrenheit: inFahrenheit(at) || undefined, held: heldText({ hold }) };
}

/** Large figure about leftovers, with the words before and after it. */
export type KeepingFigure = {
  id: 'cold' | 'out' | 'hot' | 'reheat';
  label: string;
  figure: string;
  after: string;
};

/** Figures that keep leftovers safe, from cold to hot. */
export function keepingFigures({ cold, out, hot, reheat }: Authority): KeepingFigure[] {
  const withAuthority = (after: string, { by }: { by?: string }) =>
    by === undefined ? after : messages.byAuthority({ text: after, authority: by });
  // Without degrees Fahrenheit, the words alone: "or colder".
  const middle = messages.inMiddle({ temperature: inFahrenheit(reheat.at) }).trim();
  return [
    {
      id: 'cold',
      label: messages.cold,
      figure: inCelsius(cold.at),
      after: withAuthority(messages.colder({ temperature: inFahrenheit(cold.at) }).trim(), cold),
    },
    {
      id: 'out',
      label: messages.out,
      figure: unbroken(messages.hours({ count: out.hours })),
      after: withAuthority(messages.atMost, out),
    },
    {
      id: 'hot',
      label: messages.hot,
      figure: inCelsius(hot.at),
      after: withAuthority(messages.hotter({ temperature: inFahrenheit(hot.at) }).trim(), hot),
    },
    {
      id: 'reheat',
      label: messages.reheated,
      figure: inCelsius(reheat.at),
      after: withAuthority([middle, heldText(reheat)].filter(Boolean).join(' '), reheat),
    },
  ];
}

/** Days and months that a class of dish keeps. */
export type DishRow = { id: string; name: string; fridge: string; freezer: string };

/** Classes of dishes with how long they keep. */
export const dishRows = ({ keep }: Authority): DishRow[] =>
  Object.entries(keep).map(([id, { name, days, months, by }]) => ({
    id,
    name: by === undefined ? name : messages.byAuthority({ text: name, authority: by }),
    fridge: daysText(days),
    freezer: months === undefined ? messages.anyTime : unbroken(messages.months({ count: months })),
  }));

/** "Safe food storage (2024)". */
export const citation = ({ name, year }: Authority['sources'][string]): string =>
  year === undefined ? name : messages.sourceOf({ name, year });
