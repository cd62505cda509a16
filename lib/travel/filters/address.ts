import type { Parameter } from '@/lib/address';

/** The filters as an address has them; `readChoice` says what they mean on a page. */
export type FilterTexts = Readonly<Record<'category' | 'cuisine' | 'at', string>>;

/** The filters of the restaurant maps: `?category=brunch,sweet&cuisine=korean&at=sat-19:00`. */
export const PLACE_FILTERS: Parameter<FilterTexts> = {
  keys: ['category', 'cuisine', 'at'],
  parse: (query) => ({
    category: query.getAll('category').join(),
    cuisine: query.getAll('cuisine').join(),
    at: query.getAll('at').join(),
  }),
  write: (texts) => texts,
};
