import type { Stored } from './storage';

/** Stored text of the setting, for the header of every page, which parses none. */
export const SEARCH_KEY_OFF = '"off"';

/** The setting that switches the key `/` off. */
export const SEARCH_KEY: Stored<'off' | undefined> = {
  key: 'rtr:search-key',
  version: 1,
  empty: undefined,
  read: (value) => (value === 'off' ? value : null),
  isMinor: true,
};
