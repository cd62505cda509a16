import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { navigation } from '@/.content/navigation';
import { MenuButtons } from '@/components/frame/menu-buttons.client';
import { site } from '@/lib/content/server';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => ({ push: jest.fn() }) }));
// The chunk of the search fails to load.
jest.mock('@/components/search/site-search.client', () => {
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
const menu = () => screen.findByRole('dialog', { name: 'Menu' });
const goTo = (next: string) => {
  path = next;
  window.history.replaceState(null, '', next);
};
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => {
  goTo('/');
  scroll.mockReset();
  Element.prototype.scrollIntoView = scroll;
});

describe('the menu', () => {
  it('stays closed when its chunk arrives on the next page, and opens when it is pressed there', async () => {
    const { rerender } = render(page());
    fireEvent.click(button('Open menu'));
    goTo('/about/');
    rerender(page());
    await act(async () => {
      await import('@/components/frame/site-menu.client');
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Open menu')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button('Open menu'));
    expect(await menu()).toBeInTheDocument();
  });

  it('closes when Back or Forward leads to another place on the page', async () => {
    render(page());
    fireEvent.click(button('Open menu'));
    await menu();
    goTo('/#elsewhere');
    fireEvent.popState(window);
    await noDialog();
  });

  it('opens profiles in a new tab and says so', async () => {
    render(page());
    fireEvent.click(button('Open menu'));
    const link = within(await menu()).getByRole('link', { name: 'YouTube , opens in a new tab' });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/@plain-peppered');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('a search that cannot be loaded', () => {
  it('scrolls to the list of pages in the footer', async () => {
    render(page());
    fireEvent.click(button('Search'));
    await waitFor(() => expect(scroll.mock.contexts).toEqual([screen.getByRole('contentinfo')]));
    expect(button('Search')).toHaveAttribute('aria-expanded', 'false');
  });

  it('scrolls nothing on the next page', async () => {
    const { rerender } = render(page());
    fireEvent.click(button('Search'));
    goTo('/about/');
    rerender(page());
    await act(async () => {
      await import('@/components/search/site-search.client').catch(() => undefined);
    });
    expect(scroll).not.toHaveBeenCalled();
    expect(button('Search')).toHaveAttribute('aria-expanded', 'false');
  });
});
