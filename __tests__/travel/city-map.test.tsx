import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as words from '@/.content/words/regionMap';
import { RegionHistory } from '@/components/travel/city/region-history.client';
import { type PanelGroup, RegionPanel } from '@/components/travel/city/region-panel.client';
import { FilterProvider } from '@/components/travel/filters/filter-provider.client';
import { RegionButtons } from '@/components/travel/regions/region-buttons.client';
import { RegionMap } from '@/components/travel/regions/region-map.client';
import { RegionProvider } from '@/components/travel/regions/region-provider.client';
import { filterStart } from '@/lib/travel/filters/filter-state';
import { guideOf } from '@/lib/travel/guides/all';
import { mapsOf } from '@/lib/travel/guides/guide';
import type { MapDrawing } from '@/lib/travel/maps';
import type { Place } from '@/lib/travel/place';
import { point, resting, scrollUnder } from './mouse';

const portAlder = guideOf('port-alder');
const maps = Object.fromEntries(mapsOf(portAlder).map(({ id, regions }) => [id, regions]));

const EMPTY = 'Nothing here so far.';

const square = (id: string, name: string): MapDrawing['regions'][number] => ({
  id,
  name,
  path: 'M0 0h9v9z',
  label: [5, 5],
});

const city: MapDrawing = {
  id: 'city',
  name: 'Port Alder',
  water: 'M0 9h9v9z',
  waterName: { name: 'The lake', at: [5, 8] },
  regions: [square('quayside', 'Quayside'), square('upperTown', 'Upper Town')],
};

const coast: MapDrawing = {
  id: 'coast',
  name: 'the coast',
  regions: [square('millford', 'Millford'), square('eastwick', 'Eastwick')],
};

const panel = (name: string) => ({
  name,
  hint: <p>{words.choose}</p>,
  empty: <p>{EMPTY}</p>,
  noneFits: <p>{words.noneFits}</p>,
  words: {
    clear: words.clear,
    clearFilters: 'Clear filters',
    list: words.list({ name }),
    noRestaurants: words.noRestaurants,
  },
});

const group = (region: string, name: string, slugs: string[]): PanelGroup => ({
  region,
  name,
  text: `Eating in ${name}.`,
  cards: slugs.map((slug) => ({
    slug,
    node: (
      <article id={slug}>
        <p>Card of {slug}</p>
        <button type="button">Hours of {slug}</button>
      </article>
    ),
  })),
});

const place = (slug: string, cuisine: string, category: string, region = 'quayside'): Place => ({
  slug,
  kind: 'restaurant',
  name: slug,
  district: '',
  region,
  city: 'Port Alder',
  path: `/travel/port-alder/?region=${region}#${slug}`,
  mapHref: 'https://example.com',
  cuisine,
  categories: [category],
});
const places = [
  place('lamp', 'Seafood', 'Lunch'),
  place('reed', 'Noodles', 'Dinner'),
  place('hut', 'Seafood', 'Snacks', 'eastwick'),
];

function Page() {
  return (
    <RegionProvider rules="list" maps={maps} places={places}>
      <RegionButtons
        map="city"
        label="Regions of Port Alder"
        regions={[
          { id: 'quayside', name: 'Quayside', slugs: ['lamp', 'reed'] },
          { id: 'upperTown', name: 'Upper Town', slugs: [] },
        ]}
      />
      <RegionButtons
        map="coast"
        label="Coast"
        regions={[{ id: 'eastwick', name: 'Eastwick', slugs: ['hut'] }]}
      />
      <div id="map-city" data-testid="city">
        <RegionMap map={city} places={[{ slug: 'lamp', name: 'Lamp', region: 'quayside', point: [3, 3] }]} />
        <RegionPanel
          map="city"
          {...panel('Port Alder')}
          about="About the city."
          groups={[group('quayside', 'Quayside', ['lamp', 'reed']), group('upperTown', 'Upper Town', [])]}
        />
      </div>
      <div id="map-coast" data-testid="coast">
        <RegionMap map={coast} />
        <RegionPanel
          map="coast"
          {...panel('the coast')}
          about="About the coast."
          groups={[group('millford', 'Millford', []), group('eastwick', 'Eastwick', ['hut'])]}
        />
      </div>
    </RegionProvider>
  );
}

const shape = (region: string) => {
  const found = document.querySelector(`g[data-region="${region}"]`);
  if (!found) throw new Error(`no shape for ${region}`);
  return found;
};
const inCity = () => within(screen.getByTestId('city'));
const onCoast = () => within(screen.getByTestId('coast'));
const button = (name: string) => screen.getByRole('button', { name });
const isChosen = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

let scrolledTo: jest.Mock;
/** Waits for the frame in which a scroll would be made. */
const nextFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

beforeEach(() => {
  scrolledTo = jest.fn();
  Object.assign(window, { innerWidth: 1280 });
  Element.prototype.scrollIntoView = function scroll(options) {
    scrolledTo(this.id || this.className, options);
  };
  // A link led here.
  fireEvent.click(document.body);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/travel/port-alder/');
});

afterEach(() => jest.restoreAllMocks());

/** Renders the page at an address and waits until it has been read. */
async function open(search = '') {
  window.history.replaceState(null, '', `/travel/port-alder/${search}`);
  render(<Page />);
  await act(async () => undefined);
  return userEvent.setup();
}

describe('the map of the city', () => {
  it('is one picture with a name, and says what is selected', async () => {
    const user = await open();
    expect(screen.getByRole('img', { name: 'Map of Port Alder' })).toBeInTheDocument();
    await user.click(shape('quayside'));
    expect(screen.getByRole('img', { name: 'Map of Port Alder, Quayside selected' })).toBeInTheDocument();
  });

  it('shows every restaurant under its region until one is chosen', async () => {
    await open();
    expect(inCity().getByText('Choose a region on the map.')).toBeVisible();
    expect(inCity().getByRole('heading', { name: 'Upper Town' })).toBeVisible();
    expect(inCity().getByText('Card of lamp')).toBeVisible();
  });

  it('shows a region while the pointer is on it, and none after it has left', async () => {
    await open();
    point(shape('upperTown'));
    expect(inCity().getByRole('heading', { name: 'Upper Town' })).toBeVisible();
    expect(inCity().getByText(EMPTY)).toBeVisible();
    expect(inCity().getByText('Card of lamp')).not.toBeVisible();
    point(document.body);
    expect(inCity().getByText('Card of lamp')).toBeVisible();
  });

  it('is not pointed at by a mouse that rests while the page moves', async () => {
    await open();
    point(document.body);
    scrollUnder(shape('upperTown'));
    scrollUnder(button('Upper Town'));
    expect(inCity().getByText('Card of lamp')).toBeVisible();
    point(button('Upper Town'));
    expect(inCity().getByText(EMPTY)).toBeVisible();
    fireEvent.pointerLeave(button('Upper Town'), resting());
    expect(inCity().getByText(EMPTY)).toBeVisible();
  });

  it('leaves the keyboard in the panel when another region puts away what had it', async () => {
    await open();
    const hours = inCity().getByRole('button', { name: 'Hours of lamp' });
    act(() => hours.focus());
    point(shape('upperTown'));
    expect(hours).not.toBeVisible();
    expect(document.activeElement).toHaveTextContent('Upper Town');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('keeps the pressed region, moves to the next one pressed, and clears on the same one', async () => {
    const user = await open('?walk=lamp#more');
    await user.click(shape('quayside'));
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
    expect(window.location.search + window.location.hash).toBe('?walk=lamp&region=quayside#more');
    point(shape('upperTown'));
    expect(inCity().getByText('Card of lamp')).toBeVisible();
    await user.click(shape('upperTown'));
    expect([isChosen('Quayside 2 restaurants'), isChosen('Upper Town')]).toEqual([false, true]);
    expect(inCity().getByText(EMPTY)).toBeVisible();
    await user.click(shape('upperTown'));
    expect(isChosen('Upper Town')).toBe(false);
    expect(window.location.search).toBe('?walk=lamp');
  });

  it('draws the chosen region after all others', async () => {
    const user = await open();
    const order = () =>
      [...document.querySelectorAll('[data-testid=city] g[data-region]')].map((each) =>
        each.getAttribute('data-region'),
      );
    expect(order()).toEqual(['quayside', 'upperTown']);
    await user.click(shape('quayside'));
    expect(order()).toEqual(['upperTown', 'quayside']);
  });

  it('adds no history entry and logs the region', async () => {
    const user = await open();
    const entries = window.history.length;
    await user.click(shape('quayside'));
    await user.click(shape('upperTown'));
    expect(window.history.length).toBe(entries);
    expect(jest.mocked(console.info).mock.calls).toEqual([['quayside'], ['upperTown']]);
  });

  it('says once, in the panel of the map that was used, what was chosen', async () => {
    const user = await open();
    await user.click(shape('quayside'));
    const said = screen.getAllByRole('status').map((each) => each.textContent);
    expect(said.filter(Boolean)).toEqual(['Quayside: 2 restaurants']);
  });
});

describe('a finger on the map', () => {
  const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });

  it('hovers when it lands and presses once when it lifts', async () => {
    await open();
    fireEvent.touchStart(shape('quayside'), at(10, 10));
    expect(inCity().getByRole('heading', { name: 'Quayside' })).toBeVisible();
    expect(isChosen('Quayside 2 restaurants')).toBe(false);
    // A cancelled touch end is what keeps the browser from sending a click after it.
    expect(fireEvent.touchEnd(shape('quayside'))).toBe(false);
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
  });

  it.each([
    ['moves away', () => fireEvent.touchMove(shape('quayside'), at(10, 60))],
    ['is taken over by the browser', () => fireEvent.touchCancel(shape('quayside'))],
    [
      'is joined by a second one',
      () => fireEvent.touchStart(shape('quayside'), { touches: [{ clientX: 1 }, { clientX: 9 }] }),
    ],
  ])('chooses nothing when it %s', async (_, happens) => {
    await open();
    fireEvent.touchStart(shape('quayside'), at(10, 10));
    happens();
    expect(fireEvent.touchEnd(shape('quayside'))).toBe(true);
    expect(inCity().getByText('Choose a region on the map.')).toBeVisible();
    expect(isChosen('Quayside 2 restaurants')).toBe(false);
  });
});

describe('the region buttons', () => {
  it('leave out a count of zero', async () => {
    await open();
    expect(button('Upper Town')).toBeInTheDocument();
    expect(button('Eastwick 1 restaurant')).toBeInTheDocument();
  });

  it('choose and clear by keyboard', async () => {
    const user = await open();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
    expect(inCity().getByRole('heading', { name: 'Quayside' })).toBeVisible();
    await user.keyboard(' ');
    expect(isChosen('Quayside 2 restaurants')).toBe(false);
  });

  it('of the wider area bring the page to their map', async () => {
    const user = await open();
    await user.click(button('Eastwick 1 restaurant'));
    await waitFor(() => expect(scrolledTo.mock.calls).toEqual([['map-coast', { behavior: 'smooth' }]]));
    expect(onCoast().getByText('Card of hut')).toBeVisible();
  });

  it('of the city leave a wide page where it is, and bring a narrow one to the map', async () => {
    const user = await open();
    await user.click(button('Quayside 2 restaurants'));
    await nextFrame();
    expect(scrolledTo).not.toHaveBeenCalled();
    window.innerWidth = 390;
    await user.click(button('Upper Town'));
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith('map-city', expect.anything()));
  });

  it('chosen by a finger leave no other region looking pointed at', async () => {
    await open();
    fireEvent.touchStart(shape('upperTown'), { touches: [{ clientX: 1, clientY: 1 }] });
    fireEvent.touchEnd(shape('upperTown'));
    fireEvent.click(button('Quayside 2 restaurants'));
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
    expect(shape('upperTown')).not.toHaveAttribute('data-hovered');
  });
});

describe('the panel', () => {
  it('clears the region and takes the keyboard to what stands there instead', async () => {
    const user = await open();
    await user.click(button('Quayside 2 restaurants'));
    await user.click(button('Clear'));
    expect(isChosen('Quayside 2 restaurants')).toBe(false);
    expect(document.activeElement).toHaveTextContent('Choose a region on the map.');
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });
});

describe('the panel under filters', () => {
  async function filtered(search: string) {
    window.history.replaceState(null, '', `/travel/port-alder/${search}`);
    render(
      <FilterProvider places={places} start={filterStart(places, portAlder)}>
        <Page />
      </FilterProvider>,
    );
    await act(async () => undefined);
    return userEvent.setup();
  }

  it('counts and shows what they leave, on the map too', async () => {
    await filtered('?category=dinner&region=quayside');
    expect(inCity().getAllByText('1 of 2 restaurants')[0]).toBeVisible();
    expect(inCity().getByText('Card of reed')).toBeVisible();
    expect(inCity().getByText('Card of lamp')).not.toBeVisible();
    expect(document.querySelector('[data-pin=lamp]')).toBeNull();
    expect(button('Quayside 1 restaurant')).toBeVisible();
  });

  it('says when they leave nothing, and clears them', async () => {
    const user = await filtered('?category=lunch&cuisine=noodles&region=quayside');
    expect(inCity().getByText('None of my places here fits the filters.')).toBeVisible();
    // The region is still there to choose.
    expect(button('Quayside')).toBeVisible();
    await user.click(inCity().getByRole('button', { name: 'Clear filters' }));
    expect(inCity().getByText('Card of lamp')).toBeVisible();
    expect(inCity().getByText('Card of reed')).toBeVisible();
    expect(window.location.search).toBe('?region=quayside');
  });
});

describe('an address with a region', () => {
  it('opens with it, whatever the case of its letters', async () => {
    await open('?region=EASTWICK');
    expect(onCoast().getByRole('heading', { name: 'Eastwick' })).toBeVisible();
    expect(isChosen('Eastwick 1 restaurant')).toBe(true);
  });

  it('that nobody knows is left alone', async () => {
    await open('?region=<b>atlantis');
    expect(inCity().getByText('Choose a region on the map.')).toBeVisible();
    expect(window.location.search).toContain('atlantis');
  });

  it('is followed back and forward', async () => {
    await open('?region=quayside');
    window.history.replaceState(null, '', '/travel/port-alder/?region=upperTown');
    fireEvent.popState(window);
    expect(isChosen('Upper Town')).toBe(true);
    window.history.replaceState(null, '', '/travel/port-alder/');
    fireEvent.popState(window);
    expect(isChosen('Upper Town')).toBe(false);
  });

  it('brings the page to its map, except for who comes back to it', async () => {
    await open('?region=eastwick');
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith('map-coast', { behavior: 'instant' }));
    cleanup();
    scrolledTo.mockClear();
    fireEvent.popState(window);
    await open('?region=eastwick#hut');
    expect(isChosen('Eastwick 1 restaurant')).toBe(true);
    await nextFrame();
    await nextFrame();
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it('shows the region of the card a hash leads to, until the visitor chooses', async () => {
    const user = await open('#hut');
    expect(isChosen('Eastwick 1 restaurant')).toBe(true);
    expect(onCoast().getByText('Card of hut')).toBeVisible();
    await waitFor(() => expect(scrolledTo).toHaveBeenCalled());
    await user.click(button('Eastwick 1 restaurant'));
    expect(window.location.href).toBe('http://localhost/travel/port-alder/');
  });

  it('that the browser would not change does not take back what was chosen', async () => {
    const user = await open('?region=quayside');
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    await user.click(button('Upper Town'));
    fireEvent.popState(window);
    expect(isChosen('Upper Town')).toBe(true);
  });

  it('is gone to again by a link to it, but not by one that opens in another tab', async () => {
    await open('?region=eastwick#hut');
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledTimes(1));
    const link = document.createElement('a');
    link.href = window.location.href;
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    fireEvent.click(link, { ctrlKey: true });
    await act(() => new Promise((done) => setTimeout(done, 120)));
    expect(scrolledTo).toHaveBeenCalledTimes(1);
    fireEvent.click(link);
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledTimes(2));
    link.remove();
  });
});

describe('pins and cards', () => {
  const pin = () => document.querySelector('[data-pin=lamp]') as Element;

  it('name the place a pin stands for while the pointer is on it', async () => {
    await open();
    point(pin());
    expect(inCity().getByText('Lamp')).toBeInTheDocument();
    expect(inCity().getByRole('heading', { name: 'Quayside' })).toBeVisible();
    point(document.body);
    expect(inCity().queryByText('Lamp')).not.toBeInTheDocument();
  });

  it('stay dark after a scroll that began on a pin', async () => {
    await open();
    fireEvent.touchStart(pin(), { touches: [{ clientX: 9, clientY: 9 }] });
    expect(pin()).toHaveAttribute('data-hovered');
    fireEvent.touchCancel(pin());
    fireEvent.touchEnd(pin());
    expect(pin()).not.toHaveAttribute('data-hovered');
    expect(inCity().getByText('Choose a region on the map.')).toBeVisible();
    expect(isChosen('Quayside 2 restaurants')).toBe(false);
  });

  it('lock the region of a pressed pin and bring its card up in the list', async () => {
    const user = await open('?region=upperTown');
    const card = inCity().getByText('Card of lamp').closest('[data-place]') as HTMLElement;
    const list = card.closest('[data-list]') as HTMLElement;
    const scroll = jest.fn();
    list.scrollTo = scroll;
    card.getBoundingClientRect = () => ({ top: 340 }) as DOMRect;
    await user.click(pin());
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
    await waitFor(() => expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 340 })));
    await user.click(pin());
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
  });
});

describe('the history of the coast', () => {
  const at = async (search: string) => {
    window.history.replaceState(null, '', `/travel/port-alder/${search}`);
    render(<RegionHistory title="How the coast grew">Mills and wagons</RegionHistory>);
    await act(async () => undefined);
    return userEvent.setup();
  };

  it('opens and closes in the address, next to what else stands there, without a history entry', async () => {
    const user = await at('?region=eastwick');
    const toggle = button('How the coast grew');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const entries = window.history.length;
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(window.location.search).toBe('?region=eastwick&history=open');
    await user.click(toggle);
    expect(window.location.search).toBe('?region=eastwick');
    expect(window.history.length).toBe(entries);
  });

  it('stands open where the address says so', async () => {
    await at('?history=open');
    expect(button('How the coast grew')).toHaveAttribute('aria-expanded', 'true');
  });
});
