import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimerTray } from '@/components/cook/timer-tray.client';
import { startTimer, TIMERS } from '@/lib/timers';

jest.mock('next/navigation', () => ({ usePathname: () => '/barley-stew' }));

const NOON = Date.UTC(2026, 4, 1, 12);
const MINUTE = 60_000;
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const timer = (label: string, minutes: number, path = '/barley-stew/') =>
  startTimer({ id: label, label, recipe: 'Barley Stew', path, total: minutes * MINUTE }, NOON);

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  document.title = 'Recipes';
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const store = (...timers: unknown[]) => localStorage.setItem(TIMERS.key, JSON.stringify(timers));

test('shows the next to end, and the others on a press', async () => {
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

test('shows every timer that has run out and says so aloud', () => {
  store(timer('Simmer the stew', 8), timer('Boil the eggs', 5));
  render(<TimerTray />);
  act(() => jest.advanceTimersByTime(8 * MINUTE));
  expect(screen.getByText('Done 3 minutes ago')).toBeVisible();
  expect(screen.getByText('Done just now')).toBeVisible();
  expect(screen.getByText('Boil the eggs, Simmer the stew: done')).toBeInTheDocument();
});

test('gives the page its title back when it is left', () => {
  store(timer('Boil the eggs', 5));
  const view = render(<TimerTray />);
  act(() => jest.advanceTimersByTime(5 * MINUTE));
  expect(document.title).toBe('Boil the eggs: done');
  view.unmount();
  expect(document.title).toBe('Recipes');
});

test('shows nothing for storage that is not its own', () => {
  localStorage.setItem(TIMERS.key, '[{"id":1},"x",null]');
  render(<TimerTray />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('follows what another tab does', () => {
  store(timer('Boil the eggs', 5));
  render(<TimerTray />);
  act(() => {
    store();
    window.dispatchEvent(new StorageEvent('storage', { key: TIMERS.key }));
  });
  expect(screen.queryByText('Boil the eggs')).not.toBeInTheDocument();
});
