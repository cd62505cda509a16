import { act, render, screen, within } from '@testing-library/react';
import { pressUnhurried } from '@/__tests__/kept/unhurried';
import { StartWalk } from '@/components/travel/markets/market-tools.client';
import { arrive, bar, keep, kept, leave, move, press, show, toggle, user } from './shown-walk';

beforeEach(pressUnhurried);
afterEach(leave);

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
