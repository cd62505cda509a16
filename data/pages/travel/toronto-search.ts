import type { Page } from '@/lib/content/schema/page';

export const torontoSearch: Page = {
  path: '/travel/toronto/search',
  title: 'Food Search All',
  metaTitle: 'Search Toronto Food',
  description:
    'Search the Toronto food map by restaurant, cuisine, dish or neighbourhood, and find the way back to the map and its two markets.',
  dek: 'Search by a name, a cuisine, a dish or a neighbourhood.',
  sections: [],
  index: false,
};

/** Words around a search. `{term}` stands for what was searched, `{count}` for how many restaurants were found. */
export const searchWords = {
  placeholder: 'Noodles, brunch, Koreatown',
  found: { one: 'Found {count} result for "{term}"', many: 'Found {count} results for "{term}"' },
  none: 'No results found for "{term}"',
  empty: 'No restaurants found',
  /** Under results that only lie beside the neighbourhood that was searched. */
  near: 'None of my places is in {term} itself yet; these are next to it.',
  all: 'All restaurants',
  hint: 'Type what you are hungry for, and the list follows.',
  /** Where script is switched off, so that nothing follows. */
  hintWithoutScript: 'Without script the list stays whole; the search of your browser finds a word in it.',
  /** Before the guides of the markets that a search names. */
  guide: { one: 'Guide:', many: 'Guides:' },
  /** Brings more of a long list. `{count}` stands for how many. */
  more: 'Show {count} more',
  back: { name: 'Back to Toronto Food Map', href: '/travel/toronto' },
  /** Ways on from a search that found nothing. */
  ideas: {
    spelling: 'Check the spelling',
    again: 'Start again',
    everything: 'See all restaurants',
    cuisine: 'Try a cuisine',
    district: 'Try a neighbourhood',
  },
};

export type SearchPageWords = typeof searchWords;
