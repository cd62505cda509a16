import { test } from 'playwright/test';
import { isStarter } from '@/scripts/starter.mjs';

/**
 * What was found in the content. Without it the test is skipped, and says what there was not; on the content of the
 * starter, which has what every test needs, it fails.
 *
 * @param what as it ends "There is no …": "recipe with a film"
 */
export function needed<T>(found: T | undefined, what: string): T {
  if (found === undefined && isStarter()) throw new Error(`There is no ${what}, though the starter has one.`);
  // biome-ignore lint/suspicious/noSkippedTests: another site need not have everything.
  test.skip(found === undefined, `There is no ${what}.`);
  return found as T;
}

/** A text of the content as part of a pattern. A space in it is any white space. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
}

/** Stands in a message of the site where something is filled in, whatever it is: `more({ unit: ANYTHING })`. */
export const ANYTHING = '\uE000';

/**
 * A message of the site as part of a pattern.
 *
 * @param by what ANYTHING may be
 */
export const saying = (message: string, by = '.+'): string => message.split(ANYTHING).map(literally).join(by);

/** A pattern that begins with a text of the content. */
export const startingWith = (text: string) => new RegExp(`^${literally(text)}`);

/** A pattern for the end of an address. */
export const endingWith = (address: string) => new RegExp(`${literally(address)}$`);

/** A word without the letter in its middle, as it is easily typed. */
export const misspelt = (word: string): string => {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle) + word.slice(middle + 1);
};
