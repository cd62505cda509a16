import { restaurantSearch as words } from '@/lib/content/travel';

/** The line over what was found. */
export const found = (term: string, count: number) =>
  (count === 1 ? words.found.one : words.found.many).replace('{count}', `${count}`).replace('{term}', term);
