import { screen, within } from '@testing-library/react';
import { pressUnhurried } from '@/__tests__/kept/unhurried';
import { salvageWalks, WALKS } from '@/lib/travel/walk/kept';
import { arrive, leave, move, press, toggle, user } from './shown-walk';

beforeEach(pressUnhurried);
afterEach(leave);

const EVENING = 'start=2026-11-28T18:00&stay=lamp-90';
const dialog = async () => within(await screen.findByRole('dialog'));
const keptTimes = () =>
  JSON.parse(localStorage.getItem(WALKS.key) ?? '{"walks":[]}').walks.map(
    ({ times = '' }: { times?: string }) => times,
  );
const query = () => window.location.search;

describe('the times of a walk', () => {
  test('come with the link of a friend, and are kept with the walk', async () => {
    await arrive(`?walk=lamp,far&${EVENING}#walk`);
    const walk = await dialog();
    expect(walk.getByText('6 pm to 7:30 pm')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    await press('Keep this walk');
    expect(keptTimes()).toEqual([`?${EVENING}`]);
  });

  test('are there again behind a link of the site, which has only the stops', async () => {
    localStorage.setItem(
      WALKS.key,
      JSON.stringify({ version: 1, walks: [{ stops: ['lamp', 'far'], times: `?${EVENING}` }] }),
    );
    await arrive('?walk=lamp,far#walk');
    expect((await dialog()).getByText('6 pm to 7:30 pm')).toBeVisible();
  });

  test('are set with a press, in the address and on the device, and taken away again', async () => {
    await arrive('?walk=lamp,far#walk');
    const walk = await dialog();
    expect(walk.queryByText(/^\d.* to \d/)).not.toBeInTheDocument();
    await press('Add times');
    expect(walk.getByLabelText(/^Start, in/)).toHaveFocus();
    expect(query()).toMatch(/&start=20\d\d-\d\d-\d\dT18:00$/);
    expect(keptTimes()).toEqual([query().replace('walk=lamp,far&', '')]);
    expect(walk.getByText('6 pm to 7 pm')).toBeVisible();
    await press('Take transit to Far');
    expect(query()).toContain('&transit=far');
    expect(walk.getByText(/from stop 1, \d+ minutes by transit$/)).toBeVisible();
    const stay = walk.getByLabelText('Minutes at Lamp');
    await user.clear(stay);
    await user.type(stay, '45');
    expect(walk.getByText('6 pm to 6:45 pm')).toBeVisible();
    await press('No times');
    expect(screen.getByRole('button', { name: 'Add times' })).toHaveFocus();
    expect(query()).not.toContain('start=');
  });

  test('stay while stops change, and come back with a walk that was cleared', async () => {
    await arrive(`?walk=lamp,far&${EVENING}#walk`);
    await dialog();
    await press('Take Far off the walk');
    expect(keptTimes()).toEqual([`?${EVENING}`]);
    await press('Clear the walk');
    expect(query()).toBe('');
    await press('Undo');
    expect(query()).toBe(`?walk=lamp&${EVENING}`);
    expect(keptTimes()).toEqual([`?${EVENING}`]);
  });

  test('are not those of the next walk', async () => {
    await arrive(`?walk=lamp&${EVENING}#walk`);
    await dialog();
    await press('Take Lamp off the walk');
    await press('Close');
    await user.click(toggle('Far'));
    expect(query()).toBe('?walk=far');
    await move('');
  });
});

test('times that are none are let go of where walks are read', () => {
  const read = (times: unknown) =>
    salvageWalks({ walks: [{ stops: ['lamp'], times }] })?.kept.walks.map((walk) => walk.times);
  expect(read(`?${EVENING}&walk=evil&x=<script>`)).toEqual([`?${EVENING}`]);
  for (const times of [null, 7, {}, [], 'start=tomorrow', '?stay=-1'])
    expect(read(times)).toEqual([undefined]);
});
