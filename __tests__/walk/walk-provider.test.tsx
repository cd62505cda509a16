import { act, screen, waitFor } from '@testing-library/react';
import { pressUnhurried } from '@/__tests__/storage/unhurried';
import {
  bar,
  cleanUp,
  navigate,
  places,
  press,
  storedWalks,
  storeWalks,
  toggle,
  user,
  visit,
  visitOwn,
} from '@/__tests__/walk/shown-walk';
import { removeStored } from '@/lib/storage/write';
import { traversal } from '@/lib/ui/traversal';
import { WALKS } from '@/lib/walk/saved-walks';

beforeEach(pressUnhurried);
afterEach(cleanUp);

describe('a shared walk', () => {
  it('opens once per visit and becomes the visitor’s walk when it is changed', async () => {
    await visit('?walk=far,s3');
    await screen.findByRole('dialog', { name: 'A shared walk' });
    await press('Close');
    const shared = screen.getByRole('region', { name: 'A shared walk' });
    expect(shared).toHaveTextContent('A shared walk: 2 stopsFrom the link you opened.');
    expect(toggle('Far')).toHaveAccessibleName('On the walk as stop 1: Far, see the whole walk');
    expect(toggle('Lost')).toHaveAccessibleName('Add Lost to the Walk');
    await navigate('');
    await navigate('?walk=far,s3');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    await user.click(toggle('Lost'));
    expect(toggle('Far')).toHaveAccessibleName('On your walk as stop 1: Far, see the whole walk');
    expect(storedWalks()).toEqual(['far,s3,lost']);
    expect(bar()).toHaveTextContent('Your walk: 3 stops');
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
});

describe('places that are no longer on the map', () => {
  it('are counted in a stored walk, which stays the visitor’s', async () => {
    storeWalks('market,nowhere,lamp', 'lost,gone');
    await visit('?walk=market,nowhere,lamp');
    expect(bar()).toHaveTextContent('Your walk: 2 stopsOne place of this walk is no longer on the map.');
    await press('Open the walk');
    await screen.findByRole('dialog', { name: 'Your walk' });
    expect(screen.getByRole('button', { name: 'Lost 1 stop, 1 no longer on the map' })).toBeVisible();
    await press('Remove Lamp from the walk');
    expect(storedWalks()).toEqual(['market', 'lost,gone']);
  });

  it('are told apart from stops beyond the tenth', async () => {
    await visit(`?walk=${[...places.map(({ slug }) => slug), 'nowhere']}`);
    expect(await screen.findByRole('dialog', { name: 'A shared walk' })).toHaveAccessibleDescription(
      /^One place of this walk is no longer on the map\. A walk has room for 10 stops, so 2 stops in this link were left out\./,
    );
  });
});

describe('the walk at an older entry of the history', () => {
  const goBack = (search: string) =>
    act(async () => {
      window.history.replaceState(null, '', `/travel/port-alder/${search}`);
      traversal.to = window.location.href;
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

  it('is the first one of the visit at an entry without a walk, but links close it', async () => {
    await visit();
    await user.click(toggle('Stop 1'));
    await goBack('');
    expect(window.location.search).toBe('?walk=s1');
    await navigate('');
    expect(window.location.search).toBe('');
    expect(bar()).not.toBeInTheDocument();
  });
});

describe('stored walks', () => {
  it('hold one entry per walk while stops are added, and keep a cleared walk', async () => {
    await visit();
    for (const name of ['Lamp', 'Far', 'Market']) await user.click(toggle(name));
    expect(storedWalks()).toEqual(['lamp,far,market']);
    await press('Open the walk');
    await screen.findByRole('dialog', { name: 'Your walk' });
    await press('Clear the walk');
    expect(storedWalks()).toEqual(['lamp,far,market']);
    expect(screen.getByRole('heading', { name: 'Your recent walks' })).toBeVisible();
  });

  it('are all stored when links lead from one walk to another or to none', async () => {
    await visit();
    for (const name of ['Far', 'Stop 4', 'Far']) await user.click(toggle(name));
    await screen.findByRole('dialog', { name: 'Your walk' });
    await press('Remove Far from the walk');
    await press('Close');
    expect(storedWalks()).toEqual(['s4']);
    for (const search of ['', '?walk=far,s4', '?walk=s4']) await navigate(search);
    expect(storedWalks()).toEqual(['far,s4', 's4']);
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
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(toggle('Lamp'));
    await waitFor(() => expect(bar()).toHaveTextContent('Only in this page’s link.'));
    jest.restoreAllMocks();
    // Also removes the copy in memory.
    act(() => void removeStored(WALKS));
  });
});
