import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FilterProvider } from '@/components/travel/filters/filter-provider.client';
import { RegionSection } from '@/components/travel/picks/region-section';
import { filterStart } from '@/lib/travel/filters/filter-state';
import { guideOf } from '@/lib/travel/guides/all';
import { point } from './mouse';
import {
  button,
  inCity,
  isChosen,
  nextFrame,
  open,
  places,
  portAlder,
  scrolledTo,
  shape,
  startByLink,
} from './shown-city';

beforeEach(startByLink);
afterEach(() => jest.restoreAllMocks());

describe('a city that opens with a region', () => {
  const start = filterStart(places, portAlder);
  const arrive = (search = '') =>
    open(
      search,
      (page) => (
        <FilterProvider places={places} start={start}>
          {page}
        </FilterProvider>
      ),
      'quayside',
    );

  it('shows it, marks its button, and stays where it is', async () => {
    await arrive();
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
    expect(shape('quayside')).toHaveAttribute('data-selected');
    expect(inCity().getAllByRole('heading', { name: 'Quayside' })[0]).toBeVisible();
    await nextFrame();
    expect(scrolledTo).not.toHaveBeenCalled();
    expect(console.info).not.toHaveBeenCalled();
    expect(window.location.search).toBe('');
  });

  it('makes way for what is pointed at, and is back afterwards', async () => {
    await arrive();
    point(shape('upperTown'));
    expect(inCity().getByRole('heading', { name: 'Upper Town' })).toBeVisible();
    point(document.body);
    expect(inCity().getAllByRole('heading', { name: 'Quayside' })[0]).toBeVisible();
  });

  it('lets go of it for good once it is pressed or cleared, and all regions are listed', async () => {
    const user = await arrive();
    await user.click(button('Quayside 2 restaurants'));
    expect(window.location.search).toBe('?region=all');
    expect(inCity().getByText('Choose a region on the map.')).toBeVisible();
    await user.click(button('Upper Town'));
    expect(window.location.search).toBe('?region=upperTown');
    await user.click(inCity().getByRole('button', { name: 'Clear' }));
    expect(window.location.search).toBe('?region=all');
    expect(isChosen('Quayside 2 restaurants')).toBe(false);
  });

  it('shows another one that the address names, or all of them', async () => {
    await arrive('?region=upperTown');
    expect(isChosen('Upper Town')).toBe(true);
    act(() => {
      window.history.replaceState(null, '', '/travel/port-alder/?region=all');
      fireEvent.popState(window);
    });
    await waitFor(() => expect(inCity().getByText('Choose a region on the map.')).toBeVisible());
  });

  it('lists every region to a link with filters', async () => {
    await arrive('?category=lunch');
    expect(isChosen('Quayside 1 restaurant')).toBe(false);
    expect(inCity().getByText('Choose a region on the map.')).toBeVisible();
  });
});

describe('a map of picks that opens with a region', () => {
  const shown = () => document.querySelector('[data-shown="true"] h3, [data-shown="true"] p')?.textContent;
  const [islands, valley] = [guideOf('islands'), guideOf('valley')];
  const [first = '', second = ''] = Object.keys(islands.regions);
  const nameOf = (id: string) => islands.regions[id]?.name ?? '';

  it('shows it at once, makes way for another one, and gives it up after Escape', async () => {
    window.history.replaceState(null, '', '/travel/islands/');
    render(<RegionSection guide={{ ...islands, opensWith: second }} />);
    expect(shown()).toContain(nameOf(second));
    // It was said to nobody: the page has just begun.
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.pointerDown(document.body);
    fireEvent.pointerUp(document.body);
    expect(shown()).toContain(nameOf(second));
    fireEvent.click(button(nameOf(first)));
    expect(shown()).toContain(nameOf(first));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBe('Choose an island on the map.');
  });

  it('lets the keyboard go from a button into the detail of its region', async () => {
    window.history.replaceState(null, '', '/travel/valley/');
    const [opening = '', other = ''] = Object.keys(valley.regions);
    render(<RegionSection guide={{ ...valley, opensWith: opening }} />);
    const name = valley.regions[other]?.name ?? '';
    act(() => button(name).focus());
    const panel = document.querySelector('[data-panel]') as HTMLElement;
    fireEvent.focus(button(name));
    fireEvent.focus(panel);
    expect(shown()).toContain(name);
  });
});
