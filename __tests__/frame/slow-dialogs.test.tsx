import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MenuButtons } from '@/components/frame/menu/menu-buttons.client';
import { navigation } from '@/lib/content/navigation';
import { site } from '@/lib/content/site';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => ({ push: jest.fn() }) }));
// The search cannot be loaded here; the menu can.
jest.mock('@/components/frame/search/site-search.client', () => {
  throw new Error('gone');
});

const scroll = jest.fn();
const page = () => (
  <>
    <MenuButtons items={[...navigation.header]} siteName={site.name} socials={site.socials} tries={[]} />
    <main id="main" tabIndex={-1} />
    <footer id="site-map" />
  </>
);
const button = (name: string) => screen.getByRole('button', { name });
const goTo = (next: string) => {
  path = next;
  window.history.replaceState(null, '', next);
};

beforeEach(() => {
  goTo('/');
  scroll.mockReset();
  Element.prototype.scrollIntoView = scroll;
});

test('a dialog that arrives when its page was left stays closed, and opens when it is asked for there', async () => {
  const { rerender } = render(page());
  fireEvent.click(button('Open menu'));
  goTo('/about/');
  rerender(page());
  await act(async () => {
    await import('@/components/frame/menu/site-menu.client');
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Open menu')).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button('Open menu'));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
});

test('where the search cannot be loaded, the press leads to the links at the foot', async () => {
  render(page());
  fireEvent.click(button('Search'));
  await waitFor(() => expect(scroll).toHaveBeenCalledTimes(1));
  expect(scroll.mock.contexts).toEqual([screen.getByRole('contentinfo')]);
  expect(button('Search')).toHaveAttribute('aria-expanded', 'false');
});

test('a search that could not be loaded for one page moves nothing on the next', async () => {
  const { rerender } = render(page());
  fireEvent.click(button('Search'));
  goTo('/about/');
  rerender(page());
  await act(async () => {
    await import('@/components/frame/search/site-search.client').catch(() => undefined);
  });
  expect(scroll).not.toHaveBeenCalled();
  expect(button('Search')).toHaveAttribute('aria-expanded', 'false');
});
