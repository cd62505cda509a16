import * as words from '@/.content/words/placeFilters';

/** "3 of 8 restaurants", "8 restaurants" where all of them are left. */
export function leftOf(total: number, shown: number): string {
  return shown === total ? words.restaurants({ count: total }) : words.someOf({ shown, count: total });
}
