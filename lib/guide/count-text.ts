import * as messages from '@/.content/messages/placeFilters';

/** "3 of 8 restaurants", "8 restaurants" where all of them are shown. */
export function countText(total: number, shown: number): string {
  return shown === total ? messages.restaurants({ count: total }) : messages.someOf({ shown, count: total });
}
