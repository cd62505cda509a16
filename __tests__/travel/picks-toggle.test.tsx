import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { PicksGuide } from '@/components/travel/picks/picks-guide';
import { RegionSection } from '@/components/travel/picks/region-section';
import { guideOf } from '@/lib/travel/guides/all';
import { point, resting, scrollUnder } from './mouse';

const valley = guideOf('valley');

const NONE = 'Press a part or point at it';
const SELECTED = 'Press it again to let it go';

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

beforeEach(() => window.history.replaceState(null, '', '/travel/valley/'));

describe('a map on which a press chooses a region', () => {
  it('has a button for each region, shows the hovered one, and the hint when the pointer leaves', () => {
    render(<RegionSection guide={valley} />);
    expect(
      within(screen.getByRole('group', { name: 'Regions of Green Valley' })).getAllByRole('button'),
    ).toHaveLength(3);
    expect(screen.getByText(NONE)).toBeInTheDocument();
    point(shape('delta'));
    expect(shownNames()).toEqual(['Delta']);
    expect(screen.getByText(NONE)).toBeInTheDocument();
    point(document.body);
    expect(shownNames()).toEqual([]);
  });

  it('selects on a click, moves the selection to another region, and unselects on a second click', async () => {
    render(<RegionSection guide={valley} />);
    await userEvent.click(shape('riverbank'));
    expect(button('Riverbank')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(SELECTED)).toBeInTheDocument();
    expect(window.location.search).toBe('?region=riverbank');
    await userEvent.click(shape('uplands'));
    expect(button('Riverbank')).toHaveAttribute('aria-pressed', 'false');
    expect(button('Uplands')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(shape('uplands'));
    expect(button('Uplands')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText(NONE)).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('shows a hovered region over the selected one, which comes back when the pointer leaves', async () => {
    render(<RegionSection guide={valley} />);
    await userEvent.click(button('Delta'));
    point(document.body);
    point(shape('uplands'));
    expect(shownNames()).toEqual(['Uplands']);
    expect(screen.getByText(SELECTED)).toBeInTheDocument();
    point(document.body);
    expect(shownNames()).toEqual(['Delta']);
  });

  it('leads the keyboard from a button to the map link of the selected region', async () => {
    render(<RegionSection guide={valley} />);
    await userEvent.tab();
    expect(shownNames()).toEqual(['Uplands']);
    act(() => button('Riverbank').focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(button('Delta')).toHaveFocus();
    expect(shownNames()).toEqual(['Delta']);
    expect(screen.getByText('Figs').closest('[inert]')).not.toBeNull();
    const link = screen.getByRole('link', { name: /Map of The Smoke Shed/ });
    expect(link.closest('[inert]')).toBeNull();
    act(() => link.focus());
    expect(link).toHaveFocus();
    expect(shownNames()).toEqual(['Riverbank']);
    expect(screen.getByRole('status')).toHaveTextContent('Riverbank selected. The Smoke Shed');
  });

  it('goes back to the selected region once the focus leaves the buttons', async () => {
    window.history.replaceState(null, '', '?region=uplands');
    render(<RegionSection guide={valley} />);
    act(() => button('Delta').focus());
    expect(shownNames()).toEqual(['Delta']);
    act(() => button('Delta').blur());
    expect(shownNames()).toEqual(['Uplands']);
  });

  it('does not take the page that moves to a pressed region for a mouse that points at another', () => {
    render(<RegionSection guide={valley} />);
    const panel = screen.getByText('Choose a part on the map.').closest('[tabindex]') as HTMLElement;
    const scrolled = jest.fn();
    (panel.parentElement as HTMLElement).scrollIntoView = scrolled;
    // Under a map that is half as high as the window.
    panel.getBoundingClientRect = () => ({ top: 760 }) as DOMRect;
    (panel.parentElement as HTMLElement).getBoundingClientRect = () => ({ top: 400 }) as DOMRect;
    const chip = button('Delta');
    fireEvent.pointerDown(chip, resting());
    fireEvent.click(chip);
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrollUnder(shape('uplands'));
    expect(shownNames()).toEqual(['Delta']);
    point(shape('uplands'));
    expect(shownNames()).toEqual(['Uplands']);
  });

  it('selects and unselects by touch and leaves nothing pointed at', () => {
    render(<RegionSection guide={valley} />);
    tap(shape('delta'));
    expect(shownNames()).toEqual(['Delta']);
    expect(screen.getByText(SELECTED)).toBeInTheDocument();
    tap(shape('delta'));
    expect(shownNames()).toEqual([]);
    expect(screen.getByText(NONE)).toBeInTheDocument();
  });

  it.each(['riverbank&from=mail', 'from=mail&region=riverbank'])(
    'opens with the region of the address (%s)',
    (query) => {
      window.history.replaceState(null, '', `?${query.startsWith('riverbank') ? 'region=' : ''}${query}`);
      render(<RegionSection guide={valley} />);
      expect(button('Riverbank')).toHaveAttribute('aria-pressed', 'true');
      expect(shownNames()).toEqual(['Riverbank']);
      fireEvent.click(button('Riverbank'));
      expect(window.location.search).toBe('?from=mail');
    },
  );

  it('opens with the region of the address however its letters are written, and follows the address', () => {
    window.history.replaceState(null, '', '?region=RiverBank');
    render(<RegionSection guide={valley} />);
    expect(shownNames()).toEqual(['Riverbank']);
    // What a link to the clean address does.
    window.history.replaceState(null, '', '/travel/valley/');
    fireEvent.popState(window);
    expect(shownNames()).toEqual([]);
    expect(button('Riverbank')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText(NONE)).toBeInTheDocument();
  });

  it.each(['', 'mars', '%E0%A4%A', '<script>', 'constructor'])('opens with none for “%s”', (region) => {
    window.history.replaceState(null, '', `?region=${region}`);
    render(<RegionSection guide={valley} />);
    expect(shownNames()).toEqual([]);
    expect(screen.getByText(NONE)).toBeInTheDocument();
  });
});

describe('the page of a guide with such a map', () => {
  it('shows a favourite in its region with cuisine, rating, address and a map search', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<RegionSection guide={valley} />);
    document.body.replaceChildren(page);
    const cards = within(page).getAllByRole('article');
    expect(cards).toHaveLength(1);
    const card = within(cards[0] as HTMLElement);
    expect(cards[0]?.closest('[data-shown]')).toHaveTextContent(/^Riverbank/);
    expect(card.getByText('Smokehouse')).toBeInTheDocument();
    expect(card.getByText('4.5/5')).toBeInTheDocument();
    expect(card.getByText('12 River Road, Weirbridge')).toBeInTheDocument();
    const { href } = card.getByRole('link', { name: /map of The Smoke Shed/i }) as HTMLAnchorElement;
    expect(new URL(href).searchParams.get('query')).toMatch(/^The Smoke Shed, 12 River Road/);
    expect(
      within(page).getAllByText("I haven't added any restaurant recommendations for this area yet."),
    ).toHaveLength(2);
  });

  it('tells of each region what to eat there and when, and leads to it from the panel', () => {
    render(<PicksGuide guide={valley} />);
    const specialties = within(
      screen.getByRole('heading', { level: 2, name: 'What grows where' }).closest('section') as HTMLElement,
    );
    expect(specialties.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(specialties.getAllByRole('term')).toHaveLength(6);
    const panel = within(
      screen
        .getByRole('link', { name: /More to eat there\s*: Riverbank/ })
        .closest('[data-shown]') as HTMLElement,
    );
    expect(panel.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Smoked trout',
      'Watercress',
    ]);
    expect(panel.getByText('April to October')).toBeInTheDocument();
    const link = panel.getByRole('link', { name: /More to eat there/ });
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target).toHaveTextContent(/Smoked trout.*April to October/);
  });
});
