import { z } from 'zod';
import { array, object, text } from './fields';

/** What the searches know beside the words of the content itself. */
export const search = object({
  misspellings: z.record(text, text).describe('Frequent misspellings, lower case, and what was meant.'),
  commonWords: array(text).describe(
    'Right words that the site need not use, so that a search for them is not taken for a mistake. Whatever restaurants, neighbourhoods and recipes say is known without standing here.',
  ),
  synonyms: array(array(text).min(2)).describe(
    'Names of one thing, a row each: what says one of them is found by all the others. Word by word, whatever the case, accents and plurals; no name stands in two rows.',
  ),
});
