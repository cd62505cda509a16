import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { pressUnhurried } from '@/__tests__/kept/unhurried';
import { StartWalk } from '@/components/travel/markets/market-tools.client';
import { WalkBarLoader } from '@/components/travel/walk/walk-bar-loader.client';
import { WalkProvider } from '@/components/travel/walk/walk-provider.client';
import { WalkToggle } from '@/components/travel/walk/walk-toggle.client';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy-text';
import { saveFile } from '@/lib/files/visitor-files';
import type { Place } from '@/lib/travel/place';
import { fullWalk } from '@/lib/travel/walk/full';
import { WALKS } from '@/lib/travel/walk/kept';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/copy-text', () => ({ copyText: jest.fn() }));
jest.mock('@/lib/files/visitor-files', () => ({ saveFile: jest.fn() }));

const user = userEvent.setup();
/** Tells the bar its height, as a browser does once it has laid it out. */
let measure: () => void = () => undefined;

beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      measure = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.print = jest.fn();
});

const at = (slug: string, name: string, more: Partial<Place> = {}): Place => ({
  slug,
  kind: 'restaurant',
  name,
  district: 'Net Lofts',
  region: 'quayside',
  city: 'Port Alder',
  path: `/travel/port-alder/?region=quayside#${slug}`,
  mapHref: `https://www.google.com/maps/search/?api=1&query=${slug}`,
  cuisine: 'Seafood',
  categories: [],
  ...more,
});

const places = [
  at('lamp', 'Lamp', { coordinates: [43.6478, -8.3887], order: 'Crab soup', street: '18 Rope Street' }),
  at('lost', 'Lost'),
  at('market', 'Market', { kind: 'market', coordinates: [43.6487, -8.3716] }),
  at('far', 'Far', { coordinates: [43.6549, -8.4018] }),
  ...Array.from({ length: 8 }, (_, index) => at(`s${index}`, `Stop ${index}`)),
];

function Page() {
  return (
    // A page that is arrived at anew brings its places anew.
    <WalkProvider places={[...places]} full={fullWalk}>
      <main id="main" tabIndex={-1}>
        {places.map(({ slug, name }) => (
          <WalkToggle key={slug} slug={slug} name={name} />
        ))}
      </main>
      <WalkBarLoader />
    </WalkProvider>
  );
}

function visit(search: string) {
  window.history.replaceState(null, '', `/travel/port-alder/${search}`);
}
const keep = (...walks: string[]) =>
  localStorage.setItem(
    WALKS.key,
    JSON.stringify({ version: 1, walks: walks.map((walk) => ({ stops: walk.split(',') })) }),
  );
const kept = (): string[] =>
  JSON.parse(localStorage.getItem(WALKS.key) ?? '{"walks":[]}').walks.map(({ stops }: { stops: string[] }) =>
    stops.join(),
  );
/** Arrives at an address, with the bar where there is a walk in it. A walk in it is the visitor's own. */
async function show(search = '') {
  const own = new URLSearchParams(search).get('walk');
  if (own) keep(own);
  await arrive(search);
}
/** Arrives at an address that somebody else may have made. */
async function arrive(search = '') {
  visit(search);
  await act(async () => {
    render(<Page />);
  });
}
/** Follows a link or goes back to another address of the same page. */
async function move(search: string) {
  await act(async () => visit(search));
}
async function open(search: string) {
  await show(search);
  await user.click(screen.getByRole('button', { name: 'Open the walk' }));
  return within(await screen.findByRole('dialog', { name: 'Your walk' }));
}
const toggle = (name: string) =>
  screen.getByRole('button', {
    name: new RegExp(`^Add ${name} to (your|the) Walk$|of (your|the) walk: take ${name} off$`),
  });
const bar = () => screen.queryByRole('region', { name: 'Your walk' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const order = () =>
  screen.getAllByRole('heading', { level: 3 }).flatMap(({ textContent }) => textContent ?? []);
const saved = jest.mocked(saveFile);

beforeEach(() => {
  jest.clearAllMocks();
  pressUnhurried();
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

describe('the buttons on the cards', () => {
  test('add and take off places in any order, in the address, which keeps what else it says', async () => {
    await show('?region=quayside');
    expect(bar()).not.toBeInTheDocument();
    await user.click(toggle('Market'));
    await user.click(toggle('Lamp'));
    expect(toggle('Lamp')).toHaveAccessibleName('Stop 2 of your walk: take Lamp off');
    expect(window.location.search).toBe('?region=quayside&walk=market,lamp');
    await user.click(toggle('Market'));
    expect(toggle('Lamp')).toHaveAccessibleName('Stop 1 of your walk: take Lamp off');
    expect(toggle('Market')).toHaveAccessibleName('Add Market to your Walk');
    await user.click(toggle('Lamp'));
    expect(window.location.search).toBe('?region=quayside');
    expect(bar()).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  test('say that an eleventh stop does not fit', async () => {
    const ten = places.slice(0, 10).map(({ slug }) => slug);
    await show(`?walk=${ten}`);
    await user.click(toggle('Stop 7'));
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'A walk holds 10 stops' }));
    expect(window.location.search).toBe(`?walk=${ten}`);
  });

  test('are not there on a page without a walk', () => {
    const { container } = render(<WalkToggle slug="lamp" name="Lamp" />);
    expect(container).toBeEmptyDOMElement();
  });

  test('work on when the browser will not change the address any more', async () => {
    await show();
    const replace = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    await user.click(toggle('Lamp'));
    await user.click(toggle('Far'));
    expect(toggle('Far')).toHaveAccessibleName('Stop 2 of your walk: take Far off');
    replace.mockRestore();
    await move('?region=upperTown');
    expect(bar()).toHaveTextContent('Your walk: 2 stops');
    await user.click(toggle('Market'));
    expect(window.location.search).toBe('?region=upperTown&walk=lamp,far,market');
    keep('lost');
    await move('?walk=lost');
    expect(toggle('Lost')).toHaveAccessibleName('Stop 1 of the walk: take Lost off');
  });
});

describe('the bar', () => {
  test('is there at once on the visitor’s own walk and says where it lives', async () => {
    await show('?walk=lost,lamp');
    expect(bar()).toHaveTextContent('Your walk: 2 stops');
    expect(bar()).toHaveTextContent('Kept on this device.');
    expect(toggle('Lamp')).toHaveAccessibleName('Stop 2 of the walk: take Lamp off');
  });

  test('is not in the page as the server sends it, whatever the address', () => {
    window.history.replaceState(null, '', '/?walk=lamp');
    const html = renderToString(<Page />);
    expect(html).toContain('to your ');
    expect(html).not.toContain(' walk: take ');
    expect(html).not.toContain('Open the walk');
  });

  test('tells the page its height while it shows', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(63);
    await show('?walk=lamp');
    const told = () => document.documentElement.style.getPropertyValue('--walk-bar');
    act(() => measure());
    expect(told()).toBe('63px');
    await user.click(toggle('Lamp'));
    expect(told()).toBe('');
    height.mockRestore();
  });

  test('goes when a link leads to the same page without a walk', async () => {
    await show('?region=upperTown&walk=lamp');
    await move('');
    expect(bar()).not.toBeInTheDocument();
    expect(toggle('Lamp')).toHaveAccessibleName('Add Lamp to your Walk');
  });

  test('is told when it changes, politely and in words', async () => {
    await show('?walk=far');
    const told = screen.getByRole('status');
    await waitFor(() => expect(told).toHaveTextContent(/^Your walk: 1 stop$/));
    await user.click(toggle('Lamp'));
    await waitFor(() => expect(told).toHaveTextContent(/^Added to your walk: 2 stops$/));
    expect(toggle('Lamp')).toHaveFocus();
    await user.click(toggle('Lamp'));
    await waitFor(() => expect(told).toHaveTextContent(/^Taken off your walk: 1 stop$/));
    await user.click(toggle('Far'));
    await waitFor(() => expect(told).toHaveTextContent(/^Taken off your walk: 0 stops$/));
  });

  test('tells the first stop in a status that was there before the words', async () => {
    await show();
    await user.click(toggle('Lamp'));
    const told = await screen.findByRole('status');
    expect(told).toBeEmptyDOMElement();
    await waitFor(() => expect(told).toHaveTextContent('Added to your walk: 1 stop'));
  });

  test('follows the browser back to another walk', async () => {
    await show('?walk=lamp');
    keep('lamp', 'far,market,lost');
    await move('?walk=far,market,lost');
    expect(bar()).toHaveTextContent('Your walk: 3 stops');
    expect(toggle('Far')).toHaveAccessibleName('Stop 1 of the walk: take Far off');
  });

  test('is not loaded for walks that were all let go of', async () => {
    keep();
    await show();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await user.click(toggle('Lamp'));
    expect(await screen.findByRole('status')).toBeInTheDocument();
  });
});

describe('the whole walk', () => {
  test('lists the stops with where they are, what to order, and how far apart', async () => {
    const dialog = await open('?walk=lamp,market,lost');
    const [first, second, third] = dialog.getAllByRole('listitem');
    expect(first).toHaveTextContent('1Lamp18 Rope Street, Net Lofts, Port AlderOrder Crab soup');
    expect(second).toHaveTextContent('2MarketNet Lofts, Port AlderAbout 1.4 km from stop 1');
    expect(third).not.toHaveTextContent('km');
    expect(
      dialog.getByText(
        'About 1.4 km as the crow flies. 1 stop has no pin yet, so the way there is not counted.',
      ),
    ).toBeVisible();
  });

  test('is put in another order by buttons that keep the focus and say what they did', async () => {
    await open('?walk=lamp,market,lost');
    await press('Move Lamp down');
    expect(window.location.search).toBe('?walk=market,lamp,lost');
    expect(screen.getByRole('status')).toHaveTextContent('Lamp is now stop 2 of 3.');
    expect(screen.getByRole('button', { name: 'Move Lamp down' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(window.location.search).toBe('?walk=market,lost,lamp');
    expect(screen.getByRole('button', { name: 'Move Lamp down' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move Lamp up' })).toHaveFocus();
  });

  test('loses a stop and gets it back in its place', async () => {
    await open('?walk=lamp,market,lost');
    await press('Take Market off the walk');
    expect(window.location.search).toBe('?walk=lamp,lost');
    expect(screen.getByRole('status')).toHaveTextContent('Market is off the walk.');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await press('Undo');
    expect(window.location.search).toBe('?walk=lamp,market,lost');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('does not undo over a walk that came after', async () => {
    await open('?walk=lamp,market,lost');
    await press('Take Market off the walk');
    await move('?walk=far');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('is cleared, brought back, and left empty with the focus on the page', async () => {
    await open('?walk=lamp,market');
    await press('Clear the walk');
    expect(window.location.search).toBe('');
    expect(screen.getByText(/^No stops yet/)).toBeVisible();
    await press('Undo');
    expect(order().slice(0, 2)).toEqual(['Lamp', 'Market']);
    await press('Clear the walk');
    await press('Let go of the walk to Lamp and Market');
    await press('Close');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('is put in order by distance where that changes it', async () => {
    await open('?walk=lamp,lost,market,far');
    await press('Order by distance');
    expect(window.location.search).toBe('?walk=lamp,far,market,lost');
    expect(screen.queryByRole('button', { name: 'Order by distance' })).not.toBeInTheDocument();
    await press('Undo');
    expect(window.location.search).toBe('?walk=lamp,lost,market,far');
  });

  test('takes in a market that is not on it, and keeps the focus in the dialog', async () => {
    const dialog = await open('?walk=lamp');
    await press('Add Market');
    expect(window.location.search).toBe('?walk=lamp,market');
    expect(dialog.getByRole('status')).toHaveTextContent('Market is now stop 2 of 2.');
    expect(dialog.queryByRole('group', { name: 'Add a market' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect(document.body).not.toHaveFocus();
  });

  test('of ten stops has no room for a market', async () => {
    const ten = places.filter(({ kind }) => kind !== 'market').slice(0, 10);
    const dialog = await open(`?walk=${ten.map(({ slug }) => slug)}`);
    expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    expect(dialog.queryByRole('group', { name: 'Add a market' })).not.toBeInTheDocument();
  });

  test('with a single stop has nothing to move', async () => {
    const dialog = await open('?walk=lamp');
    expect(dialog.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      expect.not.stringContaining('origin='),
    );
  });
});

describe('a walk in somebody’s link', () => {
  test('is shown whole, said to be theirs, and stored only when it is kept', async () => {
    await arrive('?walk=lost,nowhere,lamp,lost');
    const dialog = within(await screen.findByRole('dialog', { name: 'A shared walk' }));
    expect(dialog.getByText(/Whoever made the link you opened has chosen these stops/)).toBeVisible();
    expect(localStorage).toHaveLength(0);
    await press('Keep this walk');
    expect(kept()).toEqual(['lost,lamp']);
    expect(screen.getByRole('dialog', { name: 'Your walk' })).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('The walk is kept on this device.');
    await press('Close');
    expect(bar()).toHaveTextContent('Your walk: 2 stopsKept on this device.');
  });

  test('says so at the foot of the page, does not open twice, and becomes the visitor’s with a change', async () => {
    await arrive('?walk=far,s3');
    await screen.findByRole('dialog', { name: 'A shared walk' });
    await press('Close');
    const shared = screen.getByRole('region', { name: 'A shared walk' });
    expect(shared).toHaveTextContent('A shared walk: 2 stopsFrom the link you opened.');
    expect(toggle('Far')).toHaveAccessibleName('Stop 1 of the walk: take Far off');
    expect(toggle('Lost')).toHaveAccessibleName('Add Lost to the Walk');
    await move('');
    await move('?walk=far,s3');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    await user.click(toggle('Lost'));
    expect(toggle('Far')).toHaveAccessibleName('Stop 1 of your walk: take Far off');
    expect(kept()).toEqual(['far,s3,lost']);
    expect(bar()).toHaveTextContent('Your walk: 3 stops');
  });

  test('that is the visitor’s own does not open by itself, unless it was asked for', async () => {
    await show('?walk=market,lamp');
    expect(bar()).toHaveTextContent('Your walk: 2 stops');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    keep('market,lamp', 'far,lost');
    await move('?walk=far,lost#walk');
    expect(await screen.findByRole('dialog', { name: 'Your walk' })).toBeVisible();
    expect(window.location.hash).toBe('');
  });
});

test('a walk that a market’s guide begins is the visitor’s own', async () => {
  const { unmount } = render(
    <StartWalk path="/travel/port-alder" slug="market">
      Start a walk here
    </StartWalk>,
  );
  const link = screen.getByRole('link', { name: 'Start a walk here' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  unmount();
  await arrive(new URL((link as HTMLAnchorElement).href).search);
  expect(bar()).toHaveTextContent('Your walk: 1 stopKept on this device.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('the last walks', () => {
  test('are offered to a visitor without one, open again, and lose none to another', async () => {
    keep('lamp,lost', 'market,far,lamp,s0');
    await arrive('');
    const last = await screen.findByRole('region', { name: 'Last walks' });
    expect(last).toHaveTextContent('2 last walksKept on this device.');
    await press('See them');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Market, Far and 2 more/ }));
    expect(window.location.search).toBe('?walk=market,far,lamp,s0');
    expect(kept()).toEqual(['market,far,lamp,s0', 'lamp,lost']);
    expect(dialog.getByRole('heading', { name: 'Your other walks' })).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Lamp and Lost/ })).toBeVisible();
  });

  test('hold what a walk has become, not each step to it, and what was cleared', async () => {
    await show();
    await user.click(toggle('Lamp'));
    await user.click(toggle('Far'));
    await user.click(toggle('Market'));
    expect(kept()).toEqual(['lamp,far,market']);
    await press('Open the walk');
    await screen.findByRole('dialog', { name: 'Your walk' });
    await press('Clear the walk');
    expect(kept()).toEqual(['lamp,far,market']);
    expect(screen.getByRole('heading', { name: 'Your last walks' })).toBeVisible();
  });

  test('lose none when links lead from one walk to another, or to none', async () => {
    await show();
    await user.click(toggle('Far'));
    await user.click(toggle('Stop 4'));
    await user.click(toggle('Far'));
    expect(kept()).toEqual(['s4']);
    await move('');
    await move('?walk=far,s4');
    await move('?walk=s4');
    expect(kept()).toEqual(['far,s4', 's4']);
  });

  test('are out of the way for a visit once their bar is hidden', async () => {
    keep('lamp,lost');
    await arrive('');
    await user.click(await screen.findByRole('button', { name: 'Hide this bar' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await user.click(toggle('Lamp'));
    expect(bar()).toHaveTextContent('Your walk: 1 stop');
  });

  test('on a device that keeps nothing are not promised', async () => {
    await show();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(toggle('Lamp'));
    expect(bar()).toHaveTextContent('Only in this page’s link.');
    // What is remembered for the visit goes with a word from another tab.
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  });
});

describe('taking the walk along', () => {
  const link = 'http://localhost/travel/port-alder/?walk=lamp,lost,market';

  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  test('its link is copied where the device cannot share', async () => {
    jest.mocked(copyText).mockResolvedValue(true);
    await open('?region=upperTown&walk=lamp,lost,market');
    await press('Share');
    expect(copyText).toHaveBeenCalledWith(link);
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Link copied' }));
  });

  test('its link is shown where the browser will not copy', async () => {
    jest.mocked(copyText).mockResolvedValue(false);
    await open('?walk=lamp,lost,market');
    await press('Share');
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ description: link }));
  });

  test('it is shared by the device, and closing its sheet is no failure', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('Closed', 'AbortError'));
    Object.assign(navigator, { share });
    await open('?walk=lamp,lost,market');
    await press('Share');
    expect(share).toHaveBeenCalledWith({
      title: 'A food walk in Port Alder',
      text: '3 stops: Lamp, Lost and Market.',
      url: link,
    });
    expect(copyText).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
  });

  test.each([
    ['KML', 'food-walk.kml', 'application/vnd.google-earth.kml+xml', 'http://www.opengis.net/kml/2.2'],
    ['GPX', 'food-walk.gpx', 'application/gpx+xml', 'http://www.topografix.com/GPX/1/1'],
    ['GeoJSON', 'food-walk.geojson', 'application/geo+json', 'FeatureCollection'],
  ])('%s is saved as a file, with what it leaves out said beside it', async (name, file, type, sign) => {
    await open('?walk=lamp,lost,market');
    expect(screen.getByText(/Left out of the file: Lost\./)).toBeVisible();
    await press(`Download ${name}`);
    expect(saved).toHaveBeenCalledTimes(1);
    expect(saved.mock.calls[0]?.[0]).toBe(file);
    expect(saved.mock.calls[0]?.[2]).toBe(type);
    expect(saved.mock.calls[0]?.[1]).toContain(sign);
    expect(saved.mock.calls[0]?.[1]).toContain('http://localhost/travel/port-alder/?region=quayside#market');
  });

  test('there is no file for stops without coordinates, and it says so', async () => {
    await open('?walk=lost,s1');
    expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
    expect(screen.getByText(/no pin yet, so no distance and no file/)).toBeVisible();
  });

  test('a walk of six says what a phone’s browser leaves off; one of five has no need to', async () => {
    await open('?walk=lamp,lost,market,far,s0,s1');
    expect(screen.getByText(/only 5 in a phone’s browser/)).toBeVisible();
    await press('Take Far off the walk');
    expect(screen.queryByText(/only 5 in a phone’s browser/)).not.toBeInTheDocument();
  });

  test('on paper it has its stops in order, the map addresses and its own link', async () => {
    await open('?walk=market,lamp');
    await press('Print');
    expect(window.print).toHaveBeenCalledTimes(1);
    const heading = screen.getByRole('heading', {
      level: 1,
      name: 'A food walk in Port Alder',
      hidden: true,
    });
    const sheet = within(heading.parentElement ?? document.body);
    expect(sheet.getAllByRole('heading', { level: 2, hidden: true }).map((each) => each.textContent)).toEqual(
      ['Market', 'Lamp'],
    );
    expect(sheet.getByText('18 Rope Street, Net Lofts, Port Alder')).toBeInTheDocument();
    expect(sheet.getByText('Order: Crab soup')).toBeInTheDocument();
    expect(sheet.getByText('google.com/maps/search/?api=1&query=lamp')).toBeInTheDocument();
    expect(sheet.getByText(/localhost\/travel\/port-alder\/\?walk=market,lamp$/)).toBeInTheDocument();
    await press('Close');
    expect(heading).not.toBeInTheDocument();
  });
});
