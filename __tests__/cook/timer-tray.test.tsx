import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressUnhurried } from '@/__tests__/storage/unhurried';
import { TimerTray } from '@/components/cook/timer-tray.client';
import { startTimer, TIMERS } from '@/lib/cook/timers';

jest.mock('next/navigation', () => ({ usePathname: () => '/barley-stew' }));

const NOON = Date.UTC(2026, 4, 1, 12);
const MINUTE = 60_000;
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const timer = (label: string, minutes: number, path = '/barley-stew/') =>
  startTimer({ id: label, label, recipe: 'Barley Stew', path, total: minutes * MINUTE }, NOON);
const store = (...timers: unknown[]) => localStorage.setItem(TIMERS.key, JSON.stringify(timers));

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  document.title = 'Recipes';
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('the tray shows the next timer to end, and the others on a press', async () => {
  store(timer('Simmer the stew', 8), timer('Boil the eggs', 5, '/chickpea-block/'));
  render(<TimerTray />);
  expect(screen.getByText('5:00')).toBeVisible();
  expect(screen.queryByText('Simmer the stew')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Boil the eggs' })).toHaveAttribute('href', '/chickpea-block/');
  await user.click(screen.getByRole('button', { name: '1 more timer' }));
  expect(screen.getByText('Simmer the stew')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.queryByText('Simmer the stew')).not.toBeInTheDocument();
});

it('the tray shows and announces every timer that has ended, and restores the page title when it is removed', () => {
  store(timer('Simmer the stew', 8), timer('Boil the eggs', 5));
  const view = render(<TimerTray />);
  act(() => jest.advanceTimersByTime(8 * MINUTE));
  expect(screen.getByText('Done 3 minutes ago')).toBeVisible();
  expect(screen.getByText('Done just now')).toBeVisible();
  expect(screen.getByText('Boil the eggs, Simmer the stew: done')).toBeInTheDocument();
  view.unmount();
  expect(document.title).toBe('Recipes');
});

describe('the focus in the tray', () => {
  const button = (name: string) => screen.getByRole('button', { name });
  const renderOnPage = () =>
    render(
      <main id="main" tabIndex={-1}>
        <button type="button">Save</button>
        <TimerTray />
      </main>,
    );
  beforeEach(() => pressUnhurried());
  afterEach(() => jest.restoreAllMocks());

  it('stays on the timer that is paused, which keeps its place', async () => {
    store(timer('Boil the eggs', 5), timer('Simmer the stew', 8));
    renderOnPage();
    await user.click(button('Pause: Boil the eggs'));
    expect(button('Resume: Boil the eggs')).toHaveFocus();
    expect(screen.getByText('Boil the eggs: paused, 5:00 left')).toBeInTheDocument();
    act(() => button('Save').focus());
    expect(screen.queryByRole('button', { name: 'Resume: Boil the eggs' })).not.toBeInTheDocument();
    expect(button('Pause: Simmer the stew')).toBeVisible();
  });

  it('moves to the next timer when one is cancelled', async () => {
    store(timer('Boil the eggs', 5), timer('Simmer the stew', 8));
    renderOnPage();
    await user.click(button('Cancel: Boil the eggs'));
    expect(button('Pause: Simmer the stew')).toHaveFocus();
    expect(screen.getByText('Boil the eggs: timer cancelled')).toBeInTheDocument();
  });

  it('moves to where it came from when the last timer is cancelled', async () => {
    store(timer('Boil the eggs', 5));
    renderOnPage();
    act(() => button('Save').focus());
    await user.click(button('Cancel: Boil the eggs'));
    expect(button('Save')).toHaveFocus();
    expect(screen.getByText('Boil the eggs: timer cancelled')).toBeInTheDocument();
  });

  it('moves to the page if it came from nowhere', async () => {
    store(timer('Boil the eggs', 5));
    renderOnPage();
    await user.click(button('Cancel: Boil the eggs'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves from Pause to Dismiss when the timer ends', () => {
    store(timer('Boil the eggs', 5), timer('Simmer the stew', 8));
    renderOnPage();
    act(() => button('Pause: Boil the eggs').focus());
    act(() => jest.advanceTimersByTime(5 * MINUTE));
    expect(button('Dismiss: Boil the eggs')).toHaveFocus();
  });

  it('is not taken by the tray after a press elsewhere', async () => {
    store(timer('Boil the eggs', 5));
    renderOnPage();
    act(() => button('Pause: Boil the eggs').focus());
    act(() => button('Pause: Boil the eggs').blur());
    await act(async () => jest.advanceTimersByTime(5 * MINUTE));
    expect(document.body).toHaveFocus();
  });
});

it('the tray announces the time left after each added minute', async () => {
  store(timer('Simmer the stew', 15));
  render(<TimerTray />);
  await user.click(screen.getByRole('button', { name: '+1 min: Simmer the stew' }));
  const first = screen.getByText('16 minutes left');
  act(() => jest.advanceTimersByTime(MINUTE));
  await user.click(screen.getByRole('button', { name: '+1 min: Simmer the stew' }));
  // The same text in a new element, which screen readers announce again.
  expect(screen.getByText('16 minutes left')).not.toBe(first);
});
