import type { Parameter } from '@/lib/ui/address';

const KEYS = ['category', 'cuisine', 'at', 'near'] as const;

/**
 * Texts of the filters in the address, which `readChoice` parses. `near` is the slug of the place that distances are
 * measured from, never the position of the device.
 */
export type FilterTexts = Readonly<Record<'category' | 'cuisine' | 'at', string> & { near?: string }>;

/** Filters in the address: `?category=brunch,sweet&cuisine=korean&at=sat-19:00&near=pai`. */
export const PLACE_FILTERS: Parameter<FilterTexts> = {
  keys: KEYS,
  parse: (query) => Object.fromEntries(KEYS.map((key) => [key, query.getAll(key).join()])) as FilterTexts,
  write: (texts) => texts,
};
