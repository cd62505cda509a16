import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fillStorage, refuseAddress } from '@/__tests__/storage/refused';
import { pressUnhurried } from '@/__tests__/storage/unhurried';
import { toast } from '@/components/ui/toast';
import { WalkToggle } from '@/components/walk/walk-toggle.client';
import { removeStored } from '@/lib/storage/write';
import { copyText } from '@/lib/ui/copy-text';
import { saveFile } from '@/lib/ui/save-file';
import { heightProperties } from '@/lib/ui/use-height-property';
import { WALKS } from '@/lib/walk/saved-walks';
import {
  bar,
  cleanUp,
  layOut,
  navigate,
  openDialog,
  Page,
  places,
  press,
  storedTimes,
  storedWalks,
  storeWalks,
  toggle,
  user,
  visit,
  visitOwn,
} from './shown-walk';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
let isBarReachable = true;
jest.mock('@/components/walk/walk-bar.client', () => ({
  get WalkBar() {
    if (!isBarReachable) throw new Error('did not load');
    return jest.requireActual('@/components/walk/walk-bar.client').WalkBar;
  },
}));
jest.mock('@/lib/ui/copy-text', () => ({ copyText: jest.fn() }));
jest.mock('@/lib/ui/save-file', () => ({ saveFile: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  isBarReachable = true;
  pressUnhurried();
});
afterEach(() => {
  cleanUp();
  Reflect.deleteProperty(navigator, 'share');
});

const query = () => window.location.search;

describe('a stop that is pressed on its card', () => {
  it('opens the walk once the bar has loaded', async () => {
    await visit();
    fireEvent.click(toggle('Far'));
    expect(bar()).not.toBeInTheDocument();
    fireEvent.click(toggle('Far'));
    expect(await screen.findByRole('dialog', { name: 'Your walk' })).toBeVisible();
  });

  it('loads the bar again after it did not load, and opens the walk', async () => {
    isBarReachable = false;
    await visit();
    await user.click(toggle('Far'));
    await user.click(toggle('Far'));
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(2));
    isBarReachable = true;
    await user.click(toggle('Far'));
    expect(await screen.findByRole('dialog', { name: 'Your walk' })).toBeVisible();
  });
});

describe('a shared walk', () => {
  it('opens once per visit and becomes the visitor’s walk when it is changed', async () => {
    await visit('?walk=far,s3');
    await screen.findByRole('dialog', { name: 'A shared walk' });
    await press('Close');
    const shared = screen.getByRole('region', { name: 'A shared walk' });
    expect(shared).toHaveTextContent('A shared walk: 2 stopsFrom the link you opened.');
    expect(toggle('Lost')).toHaveAccessibleName('Add Lost to the Walk');
    await navigate('');
    await navigate('?walk=far,s3');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(toggle('Lost'));
    expect(toggle('Far')).toHaveAccessibleName('On your walk as stop 1: Far, see the whole walk');
    expect(storedWalks()).toEqual(['far,s3,lost']);
  });

  it('does not open when it is stored already, unless the address asks for it', async () => {
    await visitOwn('?walk=market,lamp');
    expect(bar()).toHaveTextContent('Your walk: 2 stops');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    storeWalks('market,lamp', 'far,lost');
    await navigate('?walk=far,lost#walk');
    expect(await screen.findByRole('dialog', { name: 'Your walk' })).toBeVisible();
    expect(window.location.hash).toBe('');
  });

  it('counts places that are no longer on the map apart from stops beyond the tenth', async () => {
    await visit(`?walk=${[...places.map(({ slug }) => slug), 'nowhere']}`);
    expect(await screen.findByRole('dialog', { name: 'A shared walk' })).toHaveAccessibleDescription(
      /^One place of this walk is no longer on the map\. A walk has room for 10 stops, so 2 stops in this link were left out\./,
    );
  });
});

describe('stored walks', () => {
  it('count their places that are no longer on the map, and stay the visitor’s', async () => {
    storeWalks('market,nowhere,lamp', 'lost,gone');
    await visit('?walk=market,nowhere,lamp');
    expect(bar()).toHaveTextContent('Your walk: 2 stopsOne place of this walk is no longer on the map.');
    await press('Open the walk');
    await screen.findByRole('dialog', { name: 'Your walk' });
    expect(screen.getByRole('button', { name: 'Lost 1 stop, 1 no longer on the map' })).toBeVisible();
    await press('Remove Lamp from the walk');
    expect(storedWalks()).toEqual(['market', 'lost,gone']);
  });

  it('are hidden for the visit with their bar', async () => {
    storeWalks('lamp,lost');
    await visit();
    await user.click(await screen.findByRole('button', { name: 'Hide this bar' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await user.click(toggle('Lamp'));
    expect(bar()).toHaveTextContent('Your walk: 1 stop');
  });

  it('are not promised when storage is full', async () => {
    await visit();
    fillStorage();
    await user.click(toggle('Lamp'));
    await waitFor(() => expect(bar()).toHaveTextContent('Only in this page’s link.'));
    jest.restoreAllMocks();
    // Also removes the copy in memory.
    act(() => void removeStored(WALKS));
  });
});

describe('the bar of a walk', () => {
  it('is not in the exported page, whatever the address', () => {
    window.history.replaceState(null, '', '/?walk=lamp');
    const html = renderToString(<Page />);
    expect(html).toContain('to your ');
    expect(html).not.toContain(' walk: take ');
    expect(html).not.toContain('Open the walk');
  });

  it('reserves its height on the page while it is shown', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(63);
    await visitOwn('?walk=lamp');
    const reserved = () => heightProperties().getPropertyValue('--walk-bar');
    layOut();
    expect(reserved()).toBe('63px');
    await user.click(toggle('Lamp'));
    await screen.findByRole('dialog');
    await press('Remove Lamp from the walk');
    expect(reserved()).toBe('');
  });

  it('announces a refused eleventh stop in the words of a toast, and keeps the walk', async () => {
    const ten = places.slice(0, 10).map(({ slug }) => slug);
    await visitOwn(`?walk=${ten}`);
    await user.click(toggle('Stop 6'));
    const status = await screen.findByText(
      /^A walk has room for 10 stops\. Remove one to make room for this one\.$/,
    );
    expect(status).toHaveAttribute('role', 'status');
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'A walk has room for 10 stops' }));
    expect(query()).toBe(`?walk=${ten}`);
    expect(storedWalks()).toEqual([ten.join()]);
  });
});

describe('the button of a place', () => {
  it('calls a walk of this visit the visitor’s where a link leads to it', async () => {
    await visitOwn();
    await user.click(toggle('Stop 2'));
    await navigate('');
    await navigate('?walk=s2');
    expect(toggle('Stop 3')).toHaveAccessibleName('Add Stop 3 to your Walk');
  });

  it('renders nothing outside a walk provider', () => {
    expect(render(<WalkToggle slug="lamp" name="Lamp" />).container).toBeEmptyDOMElement();
  });

  it('keeps the walk when the browser refuses to change the address', async () => {
    await visitOwn();
    const replace = refuseAddress();
    await user.click(toggle('Lamp'));
    await user.click(toggle('Far'));
    expect(toggle('Far')).toHaveAccessibleName('On your walk as stop 2: Far, see the whole walk');
    replace.mockRestore();
    await navigate('?region=upperTown');
    expect(bar()).toHaveTextContent('Your walk: 2 stops');
    await user.click(toggle('Market'));
    expect(window.location.search).toBe('?region=upperTown&walk=lamp,far,market');
    storeWalks('lost');
    await navigate('?walk=lost');
    expect(toggle('Lost')).toHaveAccessibleName('On the walk as stop 1: Lost, see the whole walk');
  });
});

describe('the stops of a walk', () => {
  it('lists the stops with address, order and distances', async () => {
    const dialog = await openDialog('?walk=lamp,market,lost');
    const [first, second, third] = dialog.getAllByRole('listitem');
    expect(first).toHaveTextContent('1Lamp18 Rope Street, Net Lofts, Port AlderOrder Crab soup');
    expect(second).toHaveTextContent('2MarketNet Lofts, Port AlderAbout 1.8 km from stop 1');
    expect(third).not.toHaveTextContent('km');
    expect(dialog.getByText(/^About 1.8 km on foot\. 1 stop has no pin yet/)).toBeVisible();
  });

  it('are not restored into another walk', async () => {
    await openDialog('?walk=lamp,market,lost');
    await press('Remove Market from the walk');
    await navigate('?walk=far');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('are joined by no market when they are ten', async () => {
    const ten = places.filter(({ kind }) => kind !== 'market').slice(0, 10);
    const dialog = await openDialog(`?walk=${ten.map(({ slug }) => slug)}`);
    expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    expect(dialog.queryByRole('group', { name: 'Add a market' })).not.toBeInTheDocument();
  });

  it('are not moved when there is one', async () => {
    const dialog = await openDialog('?walk=lamp');
    expect(dialog.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });
});

describe('the times of a walk', () => {
  const EVENING = 'start=2026-11-28T18:00&stay=lamp-90';
  const dialog = async () => within(await screen.findByRole('dialog'));

  it('restores stored times for an address that has only the stops', async () => {
    const walks = [{ stops: ['lamp', 'far'], times: `?${EVENING}` }];
    localStorage.setItem(WALKS.key, JSON.stringify({ version: 1, walks }));
    await visit('?walk=lamp,far#walk');
    expect((await dialog()).getByText('6 pm to 7:30 pm')).toBeVisible();
  });

  it('adds times from 6 pm to the address and to storage, and removes them', async () => {
    await visit('?walk=lamp,far#walk');
    const walk = await dialog();
    expect(walk.queryByText(/^\d.* to \d/)).not.toBeInTheDocument();
    await press('Add times');
    expect(query()).toMatch(/&start=20\d\d-\d\d-\d\dT18:00$/);
    expect(storedTimes()).toEqual([query().replace('walk=lamp,far&', '')]);
    await press('Remove times');
    expect(screen.getByRole('button', { name: 'Add times' })).toHaveFocus();
    expect(query()).not.toContain('start=');
  });

  it('keeps the times while stops change, and restores them with Undo', async () => {
    await visit(`?walk=lamp,far&${EVENING}#walk`);
    await dialog();
    await press('Remove Far from the walk');
    expect(storedTimes()).toEqual([`?${EVENING}`]);
    await press('Clear the walk');
    expect(query()).toBe('');
    await press('Undo');
    expect(query()).toBe(`?walk=lamp&${EVENING}`);
    expect(storedTimes()).toEqual([`?${EVENING}`]);
  });

  it('does not pass the times on to the next walk', async () => {
    await visit(`?walk=lamp&${EVENING}#walk`);
    await dialog();
    await press('Remove Lamp from the walk');
    await press('Close');
    await user.click(toggle('Far'));
    expect(query()).toBe('?walk=far');
  });
});

describe('a walk that leaves the page', () => {
  const link = 'http://localhost/travel/port-alder/?walk=lamp,lost,market';

  it('shows its link where copying is refused', async () => {
    jest.mocked(copyText).mockResolvedValue(false);
    await openDialog('?region=upperTown&walk=lamp,lost,market');
    await press('Share');
    expect(copyText).toHaveBeenCalledWith(link);
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ description: link }));
  });

  it('is shared with the device, and no error is reported when its sheet is closed', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('Closed', 'AbortError'));
    Object.assign(navigator, { share });
    await openDialog('?walk=lamp,lost,market');
    await press('Share');
    const text = '3 stops: Lamp, Lost and Market.';
    expect(share).toHaveBeenCalledWith({ title: 'A food walk in Port Alder', text, url: link });
    expect(copyText).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
  });

  it.each([
    ['KML', 'food-walk.kml', 'application/vnd.google-earth.kml+xml', 'http://www.opengis.net/kml/2.2'],
    ['GPX', 'food-walk.gpx', 'application/gpx+xml', 'http://www.topografix.com/GPX/1/1'],
    ['GeoJSON', 'food-walk.geojson', 'application/geo+json', 'FeatureCollection'],
  ])('is saved as %s, and the stops that the file leaves out are named', async (name, file, type, sign) => {
    await openDialog('?walk=lamp,lost,market');
    expect(screen.getByText(/Not in the file: Lost\./)).toBeVisible();
    await press(`Download ${name}`);
    const [[savedAs, text, savedType] = []] = jest.mocked(saveFile).mock.calls;
    expect([savedAs, savedType]).toEqual([file, type]);
    expect(text).toContain(sign);
    expect(text).toContain('http://localhost/travel/port-alder/?region=quayside#market');
  });

  it('offers no file when no stop has coordinates', async () => {
    await openDialog('?walk=lost,s1');
    expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
    expect(screen.getByText(/no pin yet, so there’s no distance or file/)).toBeVisible();
  });

  it('warns from six stops on that phone browsers take five', async () => {
    await openDialog('?walk=lamp,lost,market,far,s0,s1');
    expect(screen.getByText(/only 5 in a phone’s browser/)).toBeVisible();
    await press('Remove Far from the walk');
    expect(screen.queryByText(/only 5 in a phone’s browser/)).not.toBeInTheDocument();
  });
});
