import type { Parameter } from '@/lib/ui/address';

const KEYS = ['category', 'cuisine', 'at', 'near'] as const;

/**
 * The filters as an address has them; `readChoice` says what they mean on a page. `near` is the slug of the place that
 * distances are counted from: never where the visitor is.
 */
export type FilterTexts = Readonly<Record<'category' | 'cuisine' | 'at', string> & { near?: string }>;

/** What is asked of the restaurant maps: `?category=brunch,sweet&cuisine=korean&at=sat-19:00&near=pai`. */
export const PLACE_FILTERS: Parameter<FilterTexts> = {
  keys: KEYS,
  parse: (query) => Object.fromEntries(KEYS.map((key) => [key, query.getAll(key).join()])) as FilterTexts,
  write: (texts) => texts,
};
