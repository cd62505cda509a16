import { z } from 'zod';
import { array, object, text } from './fields';

/** Vocabulary of the searches in addition to the words of the content. */
export const search = object({
  misspellings: z.record(text, text).describe('Frequent misspellings in lower case, with the correct word.'),
  commonWords: array(text).describe(
    'Correct words that are not corrected although the site does not use them. Words of restaurants, neighbourhoods and recipes are known already.',
  ),
  synonyms: array(array(text).min(2)).describe(
    'Rows of synonyms, spellings and abbreviations: every search of the site finds texts with any name of a row for any other. Case, accents and plurals are ignored. A name with two meanings is in two rows: “st” in those of “street” and “saint”.',
  ),
});
