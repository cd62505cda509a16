import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { PickRegions } from '@/components/travel/picks/pick-regions';
import { PicksGuide } from '@/components/travel/picks/picks-guide';
import { guideOf } from '@/lib/travel/guides/all';
import { point, resting, scrollUnder } from './mouse';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useSearchParams: () => {
    const { useEffect, useMemo, useState } = jest.requireActual<typeof import('react')>('react');
    const [, moved] = useState(0);
    useEffect(() => {
      const onMove = () => moved((count) => count + 1);
      window.addEventListener('popstate', onMove);
      return () => window.removeEventListener('popstate', onMove);
    }, []);
    const { search } = window.location;
    return useMemo(() => new URLSearchParams(search), [search]);
  },
}));

const california = guideOf('california');

const NONE = 'Click region to select or hover to explore';
const SELECTED = 'Click region to unselect';

afterEach(() => document.body.replaceChildren());

/** jsdom draws no stylesheet: what the page hides says so with this attribute. */
const shownNames = () =>
  screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .filter((heading) => heading.closest('[data-shown="true"]'))
    .map((heading) => heading.textContent?.trim());

const button = (name: string) => screen.getByRole('button', { name });

function shape(id: string): Element {
  const found = document.querySelector(`[data-region="${id}"]`);
  if (!found) throw new Error(`no region ${id} on the map`);
  return found;
}

function tap(target: Element) {
  fireEvent.touchStart(target, { touches: [{ clientX: 5, clientY: 5 }] });
  fireEvent.touchEnd(target, { touches: [] });
}

beforeEach(() => window.history.replaceState(null, '', '/travel/california/'));

describe('the map of California', () => {
  it('has five regions, shows the hovered one, and the hint when the pointer leaves', () => {
    render(<PickRegions guide={california} />);
    expect(
      within(screen.getByRole('group', { name: 'Regions of California' })).getAllByRole('button'),
    ).toHaveLength(5);
    expect(screen.getByText(NONE)).toBeInTheDocument();
    point(shape('bayarea'));
    expect(shownNames()).toEqual(['Bay Area']);
    expect(screen.getByText(NONE)).toBeInTheDocument();
    point(document.body);
    expect(shownNames()).toEqual([]);
  });

  it('selects on a click, moves the selection to another region, and unselects on a second click', async () => {
    render(<PickRegions guide={california} />);
    await userEvent.click(shape('socal'));
    expect(button('Southern California')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(SELECTED)).toBeInTheDocument();
    expect(window.location.search).toBe('?region=socal');
    await userEvent.click(shape('norcal'));
    expect(button('Southern California')).toHaveAttribute('aria-pressed', 'false');
    expect(button('Northern California')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(shape('norcal'));
    expect(button('Northern California')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText(NONE)).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('shows a hovered region over the selected one, which comes back when the pointer leaves', async () => {
    render(<PickRegions guide={california} />);
    await userEvent.click(button('Desert Region'));
    point(document.body);
    point(shape('centralcoast'));
    expect(shownNames()).toEqual(['Central Coast']);
    expect(screen.getByText(SELECTED)).toBeInTheDocument();
    point(document.body);
    expect(shownNames()).toEqual(['Desert Region']);
  });

  it('leads the keyboard from a button to the map link of the selected region', async () => {
    render(<PickRegions guide={california} />);
    await userEvent.tab();
    expect(shownNames()).toEqual(['Northern California']);
    act(() => button('Southern California').focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(button('Desert Region')).toHaveFocus();
    expect(shownNames()).toEqual(['Desert Region']);
    expect(screen.getByText('Medjool dates').closest('[inert]')).not.toBeNull();
    const link = screen.getByRole('link', { name: /Map of Philippe/ });
    expect(link.closest('[inert]')).toBeNull();
    act(() => link.focus());
    expect(link).toHaveFocus();
    expect(shownNames()).toEqual(['Southern California']);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Southern California selected. Philippe The Original',
    );
  });

  it('goes back to the selected region once the focus leaves the buttons', async () => {
    window.history.replaceState(null, '', '?region=norcal');
    render(<PickRegions guide={california} />);
    act(() => button('Bay Area').focus());
    expect(shownNames()).toEqual(['Bay Area']);
    act(() => button('Bay Area').blur());
    expect(shownNames()).toEqual(['Northern California']);
  });

  it('does not take the page that moves to a pressed region for a mouse that points at another', () => {
    render(<PickRegions guide={california} />);
    const panel = screen.getByText('Choose a region on the map.').closest('[tabindex]') as HTMLElement;
    const scrolled = jest.fn();
    (panel.parentElement as HTMLElement).scrollIntoView = scrolled;
    // Under a map that is half as high as the window.
    panel.getBoundingClientRect = () => ({ top: 760 }) as DOMRect;
    (panel.parentElement as HTMLElement).getBoundingClientRect = () => ({ top: 400 }) as DOMRect;
    const chip = button('Desert Region');
    fireEvent.pointerDown(chip, resting());
    fireEvent.click(chip);
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrollUnder(shape('norcal'));
    expect(shownNames()).toEqual(['Desert Region']);
    point(shape('norcal'));
    expect(shownNames()).toEqual(['Northern California']);
  });

  it('selects and unselects by touch and leaves nothing pointed at', () => {
    render(<PickRegions guide={california} />);
    tap(shape('bayarea'));
    expect(shownNames()).toEqual(['Bay Area']);
    expect(screen.getByText(SELECTED)).toBeInTheDocument();
    tap(shape('bayarea'));
    expect(shownNames()).toEqual([]);
    expect(screen.getByText(NONE)).toBeInTheDocument();
  });

  it.each(['socal&from=mail', 'from=mail&region=socal'])(
    'opens with the region of the address (%s)',
    (query) => {
      window.history.replaceState(null, '', `?${query.startsWith('socal') ? 'region=' : ''}${query}`);
      render(<PickRegions guide={california} />);
      expect(button('Southern California')).toHaveAttribute('aria-pressed', 'true');
      expect(shownNames()).toEqual(['Southern California']);
      fireEvent.click(button('Southern California'));
      expect(window.location.search).toBe('?from=mail');
    },
  );

  it('opens with the region of the address however its letters are written, and follows the address', () => {
    window.history.replaceState(null, '', '?region=SoCal');
    render(<PickRegions guide={california} />);
    expect(shownNames()).toEqual(['Southern California']);
    // What a link to the clean address does.
    window.history.replaceState(null, '', '/travel/california/');
    fireEvent.popState(window);
    expect(shownNames()).toEqual([]);
    expect(button('Southern California')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText(NONE)).toBeInTheDocument();
  });

  it.each(['', 'mars', '%E0%A4%A', '<script>', 'constructor'])('opens with none for “%s”', (region) => {
    window.history.replaceState(null, '', `?region=${region}`);
    render(<PickRegions guide={california} />);
    expect(shownNames()).toEqual([]);
    expect(screen.getByText(NONE)).toBeInTheDocument();
  });
});

describe('the page of California', () => {
  it('has one restaurant, in the south, with cuisine, rating, address and a map search', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<PickRegions guide={california} />);
    document.body.replaceChildren(page);
    const cards = within(page).getAllByRole('article');
    expect(cards).toHaveLength(1);
    const card = within(cards[0] as HTMLElement);
    expect(cards[0]?.closest('[data-shown]')).toHaveTextContent(/^Southern California/);
    expect(card.getByText('French dip sandwiches')).toBeInTheDocument();
    expect(card.getByText('4.5/5')).toBeInTheDocument();
    expect(card.getByText('1001 North Alameda Street, Los Angeles')).toBeInTheDocument();
    const { href } = card.getByRole('link', { name: /map of Philippe The Original/i }) as HTMLAnchorElement;
    expect(new URL(href).searchParams.get('query')).toMatch(/^Philippe The Original, 1001 North Alameda/);
    expect(
      within(page).getAllByText("I haven't added any restaurant recommendations for this area yet."),
    ).toHaveLength(4);
  });

  it('tells of five regions what to eat there and when, and leads to it from the panel', () => {
    render(<PicksGuide guide={california} />);
    const specialties = within(
      screen
        .getByRole('heading', { level: 2, name: 'Regional specialties' })
        .closest('section') as HTMLElement,
    );
    expect(specialties.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(specialties.getAllByRole('term')).toHaveLength(15);
    const panel = within(
      screen
        .getByRole('link', { name: /More about eating there\s*: Bay Area/ })
        .closest('[data-shown]') as HTMLElement,
    );
    expect(panel.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Dungeness crab',
      'Gravenstein apples',
      'Sourdough, and a Mission burrito',
    ]);
    expect(panel.getByText('Late July and August')).toBeInTheDocument();
    const link = panel.getByRole('link', { name: /More about eating there/ });
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target).toHaveTextContent(/Gravenstein apples.*Late July and August/);
  });
});
