import { act, render, screen } from '@testing-library/react';
import { RestaurantFinder } from '@/components/travel/search/restaurant-finder.client';
import type { SearchEntry } from '@/lib/search/restaurants';
import { guideOf } from '@/lib/travel/guides/all';
import { searchWords } from '@/lib/travel/guides/pages';
import { placeAddress } from '@/lib/travel/place';

const place = (name: string, part: Partial<SearchEntry>): SearchEntry => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    slug,
    name,
    district: 'Ropewalk',
    cuisine: 'Seafood',
    categories: ['Lunch'],
    favoriteOrder: 'Pancakes',
    region: 'quayside',
    regionName: 'Quayside',
    city: 'Port Alder',
    path: placeAddress({ guide: 'port-alder', region: part.region ?? 'quayside', slug }),
    ...part,
  };
};

const north = { region: 'northHill', regionName: 'North Hill' } as const;
export const entries = [
  place('Lamp', { cuisine: 'Bakery' }),
  place('Amber House', { cuisine: 'Chowder', ...north }),
  place('Corner Table', { cuisine: 'Chowder' }),
  place('Chowder Kitchen', { cuisine: 'Fusion' }),
];
export const finder = () => (
  <RestaurantFinder
    entries={entries}
    cards={Object.fromEntries(entries.map(({ slug, name }) => [slug, <h3 key={slug}>{name}</h3>]))}
    guides={[
      { name: 'Fish Market', path: '/travel/port-alder/fish-market' },
      { name: 'Gannet Market', path: '/travel/port-alder/gannet-market' },
    ]}
    ideas={{ cuisines: ['Chowder', 'Bakery'], districts: ['Ropewalk'] }}
    icons={{ back: null, map: null }}
    words={searchWords(guideOf('port-alder'))}
  />
);

/** Goes to an address of the page, as a link or the back button does. */
export const goTo = (q: string | null, others: Record<string, string> = {}) => {
  const address = new URLSearchParams({ ...(q !== null && { q }), ...others });
  window.history.replaceState(null, '', `/travel/port-alder/search/?${address}`);
};
export const open = async (q: string | null, others?: Record<string, string>) => {
  goTo(q, others);
  const page = await act(async () => render(finder()));
  // What corrects a search is there with the first text.
  await act(async () => {});
  return page;
};
export const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
export const line = () => screen.getByRole('heading', { level: 2 });
export const box = () => screen.getByRole('searchbox', { name: 'Search Port Alder restaurants' });
