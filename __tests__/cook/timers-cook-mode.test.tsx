import { act, fireEvent, screen, within } from '@testing-library/react';
import { pressUnhurried } from '@/__tests__/kept/unhurried';
import { button, comeAtNoon, NOON, open, openAt, pass, user } from './shown-cook-mode';

beforeEach(comeAtNoon);
afterEach(() => jest.useRealTimers());

describe('timers', () => {
  test('run by the clock, pause, go on, take a minute more and end', async () => {
    pressUnhurried();
    open();
    await user.click(button('5:00, start the timer: Brown the beef'));
    expect(screen.getByText('Brown the beef: timer started, 5:00')).toBeInTheDocument();
    pass(60_000);
    expect(screen.getByText('4:00')).toBeVisible();
    await user.click(button('Pause: Brown the beef'));
    pass(600_000);
    expect(screen.getByText('4:00')).toBeVisible();
    await user.click(button('Resume: Brown the beef'));
    await user.click(button('+1 min: Brown the beef'));
    pass(1000);
    expect(screen.getByText('4:59')).toBeVisible();
    await user.click(button('Cancel: Brown the beef'));
    expect(screen.queryByText('4:59')).not.toBeInTheDocument();
    expect(button('5:00, start the timer: Brown the beef')).toBeVisible();
    jest.restoreAllMocks();
  });

  test('take a double press of pause for one', async () => {
    open();
    await user.click(button(/start the timer/));
    await user.dblClick(button('Pause: Brown the beef'));
    expect(button('Resume: Brown the beef')).toBeVisible();
  });

  test.each([60, -60])('run on when the clock of the device is set by %d minutes', async (minutes) => {
    open();
    await user.click(button(/start the timer/));
    pass(60_000);
    jest.setSystemTime(Date.now() + minutes * 60_000);
    pass(1000);
    expect(screen.getByText('3:59')).toBeVisible();
    pass(239_000);
    expect(screen.getByText('Done just now')).toBeVisible();
    // Whoever opens the page from now on reads the right end.
    jest.setSystemTime(Date.now() + minutes * 60_000);
    pass(60_000);
    expect(screen.getByText('Done 1 minute ago')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('rtr:timers') ?? '')[0].endsAt).toBe(Date.now() - 60_000);
  });

  test('ring with words, in the title too, until they are dismissed', async () => {
    open();
    await user.click(button(/start the timer/));
    pass(300_000);
    expect(
      screen.getByText('Brown the beef: done', { selector: '[aria-live="assertive"]' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Done just now')).toBeVisible();
    const titles = [document.title];
    pass(1000);
    titles.push(document.title);
    expect(titles.sort()).toEqual(['Barley Stew', 'Brown the beef: done']);
    await user.click(button('Dismiss: Brown the beef'));
    expect(document.title).toBe('Barley Stew');
  });

  test('go on through a reload, and one that ended meanwhile says how long ago', async () => {
    const view = open();
    await user.click(button(/start the timer/));
    view.unmount();
    jest.setSystemTime(NOON + 2 * 60_000);
    const again = open();
    expect(screen.getByText('3:00')).toBeVisible();
    again.unmount();
    jest.setSystemTime(NOON + 9 * 60_000);
    open();
    expect(screen.getByText('Done 4 minutes ago')).toBeVisible();
  });

  test('catch up at once when the phone wakes', async () => {
    open();
    await user.click(button(/start the timer/));
    // Asleep: the clock moves on, no tick arrives.
    jest.setSystemTime(NOON + 4 * 60_000);
    expect(screen.getByText('5:00')).toBeVisible();
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText('1:00')).toBeVisible();
  });

  test('of a range take the shorter first, say so, and then offer the rest', async () => {
    openAt('simmer');
    const start = button('Simmer the stew 8:00');
    expect(start).toHaveAccessibleDescription('8 to 10 min: the timer takes the shorter, then you look.');
    await user.click(start);
    pass(8 * 60_000);
    await user.click(button('+2 min: Simmer the stew'));
    expect(screen.getByText('2:00')).toBeVisible();
  });

  test('stay in sight on every step', async () => {
    open();
    await user.click(button(/start the timer/));
    await user.click(button('Next'));
    await user.click(button('Simmer the stew 8:00'));
    fireEvent.keyDown(document.body, { key: 'End' });
    const tray = within(screen.getByRole('region', { name: 'Timers' }));
    expect(tray.getAllByRole('listitem')).toHaveLength(2);
    expect(tray.getByText('Brown the beef')).toBeVisible();
    expect(tray.getByText('Simmer the stew')).toBeVisible();
    await user.click(button('Finish'));
    expect(screen.getByText('2 timers have time left.')).toBeVisible();
  });
});
