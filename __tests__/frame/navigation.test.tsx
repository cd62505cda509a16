import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { navigation } from '@/.content/navigation';
import { FrameEffects } from '@/components/frame/frame-effects.client';
import { MainNav } from '@/components/frame/main-nav.client';
import { MenuButtons } from '@/components/frame/menu-buttons.client';
import { navSections } from '@/components/frame/nav-sections';
import { site } from '@/lib/content/server';
// Adds PointerEvent, which jsdom does not have.
import '@/__tests__/guide/mouse';

const push = jest.fn();
const router = { push };
let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => router }));
// The chunk of the search fails to load.
jest.mock('@/components/search/site-search.client', () => {
  throw new Error('gone');
});

beforeEach(() => {
  path = '/';
});

describe('a press on a link', () => {
  /** True if the browser follows the link, which jsdom cannot do. */
  let isNative: boolean;
  const onClick = (press: Event) => {
    isNative = !press.defaultPrevented;
    press.preventDefault();
  };
  beforeEach(() => {
    push.mockClear();
    window.history.replaceState(null, '', '/recipes/');
    window.addEventListener('click', onClick);
  });
  afterEach(() => window.removeEventListener('click', onClick));

  const press = (link: ComponentProps<'a'> & { 'data-scroll'?: string }, how?: MouseEventInit) => {
    render(
      <>
        <a {...link}>
          <b>There</b>
        </a>
        <FrameEffects />
      </>,
    );
    const there = screen.getByText('There');
    fireEvent(there, createEvent.click(there, how));
  };

  it.each(['/', '/about/', '/about/#story', '/travel/port-alder/?region=quayside#lamp'])(
    'to %s is followed by the router',
    (href) => {
      press({ href });
      expect(push.mock.calls).toEqual([[href, { scroll: true }]]);
      expect(isNative).toBe(false);
    },
  );

  it('within a guide keeps the walk of the address', async () => {
    window.history.replaceState(null, '', '/travel/port-alder/?walk=lamp');
    press({ href: '/travel/port-alder/events/' });
    await waitFor(() =>
      expect(push.mock.calls).toEqual([['/travel/port-alder/events/?walk=lamp', { scroll: true }]]),
    );
  });

  it('with data-scroll="keep" keeps the scroll position', () => {
    press({ href: '/recipes/?category=stews', 'data-scroll': 'keep' });
    expect(push.mock.calls).toEqual([['/recipes/?category=stews', { scroll: false }]]);
  });

  it.each<[string, ComponentProps<'a'>, MouseEventInit]>([
    ['with Ctrl', { href: '/about/' }, { ctrlKey: true }],
    ['with Command', { href: '/about/' }, { metaKey: true }],
    ['with Shift', { href: '/about/' }, { shiftKey: true }],
    ['with Alt', { href: '/about/' }, { altKey: true }],
    ['with the middle button', { href: '/about/' }, { button: 1 }],
    ['with the right button', { href: '/about/' }, { button: 2 }],
    ['to a file', { href: '/travel/port-alder/lantern-night.ics' }, {}],
    ['to another origin', { href: 'https://elsewhere.example/about/' }, {}],
    ['to a telephone', { href: 'tel:+123' }, {}],
    ['to a new tab', { href: '/about/', target: '_blank' }, {}],
    ['to a download', { href: '/about/', download: 'about.html' }, {}],
    ['to a fragment', { href: '#salads' }, {}],
    ['to a fragment of the same page', { href: '/recipes/#salads' }, {}],
  ])('%s is left to the browser', (_, link, how) => {
    press(link, how);
    expect(push).not.toHaveBeenCalled();
    expect(isNative).toBe(true);
  });

  it('that was handled already is not followed', () => {
    press({ href: '/about/', onClick: (event) => event.preventDefault() });
    expect(push).not.toHaveBeenCalled();
  });
});

describe('the header', () => {
  const sections = navSections(navigation.header);
  const button = (name: string) => screen.getByRole('button', { name });
  const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
  const entryOf = (name: string) => button(name).closest('li') as HTMLElement;
  const mouse = { pointerType: 'mouse' };
  const pass = (time: number) => act(() => void jest.advanceTimersByTime(time));
  /** Links with aria-current, each with its value. */
  const current = () =>
    screen
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => `${link.textContent?.trim()} ${link.getAttribute('aria-current')}`);

  it.each<[string, () => unknown]>([
    ['focus elsewhere', () => act(() => button('Lessons').focus())],
    ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
  ])('a dropdown is closed by %s', async (_, leave) => {
    render(<MainNav items={sections} />);
    await userEvent.click(button('Places'));
    expect(isOpen('Places')).toBe(true);
    leave();
    expect(isOpen('Places')).toBe(false);
  });

  describe('a dropdown under the mouse', () => {
    beforeEach(() => {
      jest.useFakeTimers();
      render(<MainNav items={sections} />);
    });
    afterEach(() => jest.useRealTimers());

    it('stays open when the mouse returns before it closes', () => {
      fireEvent.click(button('Lessons'));
      fireEvent.pointerLeave(entryOf('Lessons'), mouse);
      fireEvent.pointerEnter(entryOf('Lessons'), mouse);
      pass(2000);
      expect(isOpen('Lessons')).toBe(true);
    });

    it('is not closed by a press right after the mouse opened it, but by the next one', () => {
      fireEvent.pointerEnter(entryOf('Dishes menu'), mouse);
      pass(499);
      fireEvent.click(button('Dishes menu'));
      expect(isOpen('Dishes menu')).toBe(true);
      // A submenu likewise.
      fireEvent.pointerEnter(button('By kind'), mouse);
      pass(150);
      fireEvent.click(button('By kind'));
      expect(isOpen('By kind')).toBe(true);
      pass(400);
      for (const name of ['By kind', 'Dishes menu']) fireEvent.click(button(name));
      fireEvent.pointerMove(entryOf('Dishes menu'), mouse);
      pass(2000);
      expect([isOpen('By kind'), isOpen('Dishes menu')]).toEqual([false, false]);
    });

    it('does not open for a touch without a press', () => {
      fireEvent.pointerEnter(entryOf('Lessons'), { pointerType: 'touch' });
      pass(2000);
      expect(isOpen('Lessons')).toBe(false);
    });
  });

  describe('the main navigation', () => {
    it.each([
      ['/travel/islands/', ['The Lantern Islands 3 islands page']],
      ['/travel/islands/events/', ['The Lantern Islands 3 islands true']],
      ['/travel/port-alder/fish-hall/', ['Port Alder and the coast true']],
      ['/recipes/', ['Dishes page', 'Every dish page']],
      ['/recipes/saved/', ['Dishes true']],
      ['/recipes/batch/vegan/', ['Dishes true', 'Batch cooking true']],
      ['/recipes/batch/filling/', ['Dishes true', 'Batch cooking true', 'Filling meals page']],
      ['/noodles/', ['Dishes true', 'Noodles page']],
      ['/barley-stew/', ['Dishes true']],
      ['/recipes-of-others/', []],
      ['/legumes/', []],
    ])('marks on %s the page and its sections: %j', (address, expected) => {
      path = address;
      render(<MainNav items={sections} />);
      expect(current()).toEqual(expected);
    });

    it('marks the recipes on a page of recipes that no menu names', () => {
      path = '/noodles/';
      const header = navigation.header.map((item) =>
        item.href === '/recipes' ? { ...item, dropdownItems: [] } : item,
      );
      render(<MainNav items={navSections(header)} />);
      expect(current()).toEqual(['Dishes true']);
    });
  });
});

describe('the buttons of the header', () => {
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
});
