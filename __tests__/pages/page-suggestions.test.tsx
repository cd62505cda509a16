import { act, render, screen } from '@testing-library/react';
import { fileOf } from '@/__tests__/search/search-file';
import { PageSuggestions } from '@/components/pages/page-suggestions.client';
import type { SiteEntry } from '@/lib/search/entry';
import { loadSiteSearch } from '@/lib/search/load';
import { createSiteSearch } from '@/lib/search/site-search';

jest.mock('@/lib/search/load', () => ({ loadSiteSearch: jest.fn() }));
const load = jest.mocked(loadSiteSearch);

const entries: SiteEntry[] = [
  {
    href: '/barley-stew/',
    group: 'recipe',
    title: 'Barley Stew',
    note: 'Stew',
    native: { text: '보리국', lang: 'ko' },
  },
  { href: '/soup/#bowls', group: 'section', title: 'Bowls', note: '' },
  { href: '/soup/', group: 'guide', title: 'Soup', note: '', names: ['Barley soup'] },
];

/** Shows the suggestions for a path once the search has answered. */
async function show(path: string) {
  window.history.replaceState(null, '', path);
  const { container } = render(<PageSuggestions />);
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(load).toHaveBeenCalled();
  return container;
}

it('links to the pages that the address may have meant', async () => {
  load.mockResolvedValue(await createSiteSearch(fileOf(entries)));
  await show('/recipes/barley-stew');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Barley Stew 보리국' })).toHaveAttribute('href', '/barley-stew/');
  expect(screen.getByText('보리국')).toHaveAttribute('lang', 'ko');
});

it.each([
  ['/recipes/barley-stew?servings=6#method', 'Barley Stew 보리국', '/barley-stew/?servings=6#method'],
  ['/bowls?servings=6#method', 'Bowls', '/soup/#bowls'],
])('offers for %s %s at %s', async (path, name, href) => {
  load.mockResolvedValue(await createSiteSearch(fileOf(entries)));
  await show(path);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it.each([
  ['nothing is similar', '/xyzzy', async () => createSiteSearch(fileOf(entries))],
  [
    'the index can not be loaded',
    '/recipes/barley-stew',
    async () => Promise.reject(new TypeError('Failed to fetch')),
  ],
])('shows nothing where %s', async (_, path, search) => {
  load.mockImplementation(search);
  expect(await show(path)).toBeEmptyDOMElement();
});
