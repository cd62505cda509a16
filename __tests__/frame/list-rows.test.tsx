import { render, screen } from '@testing-library/react';
import { MenuLists } from '@/components/frame/menu-lists.client';
import { OfflineLists } from '@/components/frame/offline-lists.client';
import { SAVED } from '@/lib/saved/saved';
import { writeStored } from '@/lib/storage/write';
import { WALKS } from '@/lib/walk/saved-walks';

jest.mock('@/lib/search/search-file', () => ({
  loadPlaces: async () => new Set(['blue-door', 'night-lamp']),
}));

const storeWalk = (...stops: string[]) => writeStored(WALKS, { version: 1, walks: [{ stops }] });
const storeFavourite = () => writeStored(SAVED, { favourites: ['barley-stew'], later: [] });

/** The pages that the device has copies of. */
const haveCopies = (...paths: string[]) =>
  Object.assign(globalThis, {
    caches: { match: async (path: string) => (paths.includes(path) ? 'copy' : undefined) },
  });

beforeEach(() => localStorage.clear());

it('shows a walk without a place that is left as empty', async () => {
  storeWalk('gone-cafe');
  render(<MenuLists onSelect={() => {}} />);
  expect(await screen.findByRole('link', { name: 'Your walk empty' })).toBeInTheDocument();
});

it('shows nothing offline to a visitor without things, and where caches are blocked', async () => {
  haveCopies('/recipes/shopping-list/', '/recipes/saved/');
  const { container, unmount } = render(<OfflineLists />);
  expect(container).toBeEmptyDOMElement();
  unmount();
  storeFavourite();
  const match = jest.fn(() => Promise.reject(new DOMException('denied', 'SecurityError')));
  Object.assign(globalThis, { caches: { match } });
  const blocked = render(<OfflineLists />);
  await Promise.allSettled(match.mock.results.map(({ value }) => value));
  expect(match).toHaveBeenCalledWith('/recipes/saved/', { ignoreVary: true });
  expect(blocked.container).toBeEmptyDOMElement();
});
