import { act, screen } from '@testing-library/react';
import { pressUnhurried } from '@/__tests__/storage/unhurried';
import {
  bar,
  cleanUp,
  navigate,
  press,
  storedWalks,
  storeWalks,
  toggle,
  user,
  visit,
  visitOwn,
} from '@/__tests__/walk/shown-walk';

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

describe('stored walks', () => {
  it('hold one entry per walk while stops are added, and keep a cleared walk', async () => {
    await visit();
    for (const name of ['Lamp', 'Far', 'Market']) await user.click(toggle(name));
    expect(storedWalks()).toEqual(['lamp,far,market']);
    await press('Open the walk');
    await screen.findByRole('dialog', { name: 'Your walk' });
    await press('Clear the walk');
    expect(storedWalks()).toEqual(['lamp,far,market']);
    expect(screen.getByRole('heading', { name: 'Your last walks' })).toBeVisible();
  });

  it('are all stored when links lead from one walk to another or to none', async () => {
    await visit();
    for (const name of ['Far', 'Stop 4', 'Far']) await user.click(toggle(name));
    await screen.findByRole('dialog', { name: 'Your walk' });
    await press('Take Far off the walk');
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
    expect(bar()).toHaveTextContent('Only in this page’s link.');
    // Clears the copy in memory, as an event from another tab does.
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  });
});
