import { screen, waitFor, within } from '@testing-library/react';
import { pressUnhurried } from '@/__tests__/storage/unhurried';
import { WALKS } from '@/lib/walk/saved-walks';
import { cleanUp, navigate, openDialog, places, press, storedTimes, toggle, user, visit } from './shown-walk';

beforeEach(pressUnhurried);
afterEach(cleanUp);

describe('the stops of a walk', () => {
  const button = (name: string) => screen.getByRole('button', { name });
  const noUndo = () => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

  it('lists the stops with address, order and distances', async () => {
    const dialog = await openDialog('?walk=lamp,market,lost');
    const [first, second, third] = dialog.getAllByRole('listitem');
    expect(first).toHaveTextContent('1Lamp18 Rope Street, Net Lofts, Port AlderOrder Crab soup');
    expect(second).toHaveTextContent('2MarketNet Lofts, Port AlderAbout 1.8 km from stop 1');
    expect(third).not.toHaveTextContent('km');
    expect(dialog.getByText(/^About 1.8 km on foot\. 1 stop has no pin yet/)).toBeVisible();
  });

  it('removes a stop and restores it with Undo, but not into another walk', async () => {
    await openDialog('?walk=lamp,market,lost');
    await press('Remove Market from the walk');
    expect(window.location.search).toBe('?walk=lamp,lost');
    expect(screen.getByRole('status')).toHaveTextContent('Removed Market from the walk.');
    expect(button('Undo')).toHaveFocus();
    await press('Undo');
    expect(window.location.search).toBe('?walk=lamp,market,lost');
    noUndo();
    await press('Remove Market from the walk');
    await navigate('?walk=far');
    noUndo();
  });

  it('clears the walk, restores it with Undo, and focuses the page when an empty walk is closed', async () => {
    await openDialog('?walk=lamp,market');
    await press('Clear the walk');
    expect(window.location.search).toBe('');
    expect(screen.getByText(/^No stops yet/)).toBeVisible();
    await press('Undo');
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(['Lamp', 'Market']);
    await press('Clear the walk');
    await press('Remove the walk to Lamp and Market');
    await press('Close');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('orders by distance when that changes the order, and undoes it', async () => {
    await openDialog('?walk=lamp,lost,market,far');
    await press('Order by distance');
    expect(window.location.search).toBe('?walk=lamp,far,market,lost');
    expect(screen.queryByRole('button', { name: 'Order by distance' })).not.toBeInTheDocument();
    await press('Undo');
    expect(window.location.search).toBe('?walk=lamp,lost,market,far');
  });

  it('offers no market when the walk has ten stops', async () => {
    const ten = places.filter(({ kind }) => kind !== 'market').slice(0, 10);
    const dialog = await openDialog(`?walk=${ten.map(({ slug }) => slug)}`);
    expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    expect(dialog.queryByRole('group', { name: 'Add a market' })).not.toBeInTheDocument();
  });

  it('offers no reordering of a single stop', async () => {
    const dialog = await openDialog('?walk=lamp');
    expect(dialog.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });
});

describe('the times of a walk', () => {
  const EVENING = 'start=2026-11-28T18:00&stay=lamp-90';
  const dialog = async () => within(await screen.findByRole('dialog'));
  const query = () => window.location.search;

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
