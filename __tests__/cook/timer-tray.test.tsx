import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('shows the next timer to end, and the others on a press', async () => {
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

it('shows and announces every timer that has ended, and restores the page title when it is removed', () => {
  store(timer('Simmer the stew', 8), timer('Boil the eggs', 5));
  const view = render(<TimerTray />);
  act(() => jest.advanceTimersByTime(8 * MINUTE));
  expect(screen.getByText('Done 3 minutes ago')).toBeVisible();
  expect(screen.getByText('Done just now')).toBeVisible();
  expect(screen.getByText('Boil the eggs, Simmer the stew: done')).toBeInTheDocument();
  view.unmount();
  expect(document.title).toBe('Recipes');
});
