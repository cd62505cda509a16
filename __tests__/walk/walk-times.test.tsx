import { screen, within } from '@testing-library/react';
import { pressUnhurried } from '@/__tests__/storage/unhurried';
import { cleanUp, press, storedTimes, toggle, user, visit } from '@/__tests__/walk/shown-walk';
import { WALKS } from '@/lib/walk/saved-walks';

beforeEach(pressUnhurried);
afterEach(cleanUp);

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
