import type { Page } from 'playwright/test';
import { restaurantSearch as words } from '@/lib/content/travel';
import { needed } from './content/found';
import { type City, city, cuisinesOf, partsOf } from './content/travel';

/** Nothing is called so. */
export const NOTHING = 'zzzz';

/** The line over what was found. */
export const found = (term: string, count: number) =>
  (count === 1 ? words.found.one : words.found.many).replace('{count}', `${count}`).replace('{term}', term);
/** The line where nothing was found. */
export const none = (term: string) => words.none.replace('{term}', term);

export const searched = () => needed(city, 'guide with restaurants');
export const boxOf = (page: Page) => page.getByRole('main').getByRole('searchbox');

/** Cuisines to search for: one and another. */
export const twoCuisines = (of: City) => {
  const [one, other] = needed(cuisinesOf(of)[0] ? cuisinesOf(of) : undefined, 'cuisine of one word');
  return [one, other ?? partsOf(of.restaurants[0] ?? { name: '' }).name.toLowerCase()] as [string, string];
};
