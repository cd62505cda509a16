import type { Stored } from './storage';

/** The setting that switches the key `/` off. */
export const SEARCH_KEY: Stored<'off' | undefined> = {
  key: 'rtr:search-key',
  version: 1,
  empty: undefined,
  read: (value) => (value === 'off' ? value : null),
  isMinor: true,
};
