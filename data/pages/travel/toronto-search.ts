import type { Page } from '@/data/schema/page';

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

/** Words around the term that the address carries. `{term}` stands for it. */
export const searchWords = {
  none: 'No results found for "{term}"',
  empty: 'No restaurants found',
  hint: 'Type what you are hungry for into the search box of the menu.',
  back: { name: 'Back to Toronto Food Map', href: '/travel/toronto' },
  suggestions: [
    {
      name: 'St. Lawrence Market',
      href: '/travel/toronto/st-lawrence-market',
      text: 'Everything under one roof.',
    },
    {
      name: 'Kensington Market',
      href: '/travel/toronto/kensington-market',
      text: 'Everything on one street.',
    },
    {
      name: 'Korean Restaurants in North York',
      href: '/korean-restaurants',
      text: 'A top ten in the making.',
    },
  ],
};
