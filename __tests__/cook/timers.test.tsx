import { act, fireEvent, screen, within } from '@testing-library/react';
import { pressUnhurried } from '@/__tests__/storage/unhurried';
import { button, comeAtNoon, NOON, open, openAt, pass, user } from './shown-cook-mode';
import { installWebAudio } from './web-audio';

beforeEach(comeAtNoon);
afterEach(() => jest.useRealTimers());

const press = (name: string | RegExp) => user.click(button(name));
const start = () => press(/start the timer/);

it('a timer takes a double press of Pause as one', async () => {
  open();
  await start();
  await user.dblClick(button('Pause: Brown the beef'));
  expect(button('Resume: Brown the beef')).toBeVisible();
});

it.each([60, -60])(
  'a timer ends on time when the clock of the device is set by %d minutes',
  async (minutes) => {
    open();
    await start();
    pass(60_000);
    jest.setSystemTime(Date.now() + minutes * 60_000);
    pass(1000);
    expect(screen.getByText('3:59')).toBeVisible();
    pass(239_000);
    expect(screen.getByText('Done just now')).toBeVisible();
    // Pages opened from now on read the corrected end from storage.
    jest.setSystemTime(Date.now() + minutes * 60_000);
    pass(60_000);
    expect(screen.getByText('Done 1 minute ago')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('rtr:timers') ?? '')[0].endsAt).toBe(Date.now() - 60_000);
  },
);

it.each(['Pause', 'Cancel'])('a timer moves the focus from %s to Done when it ends', async (name) => {
  open();
  await start();
  act(() => button(`${name}: Brown the beef`).focus());
  pass(300_000);
  expect(button('Done: Brown the beef')).toHaveFocus();
});

it('a timer announces its end, in the title too, until it is dismissed', async () => {
  open();
  await start();
  pass(300_000);
  const announced = screen.getByText('Brown the beef: done', { selector: '[aria-live="assertive"]' });
  expect(announced).toBeInTheDocument();
  expect(screen.getByText('Done just now')).toBeVisible();
  const titles = [document.title];
  pass(1000);
  titles.push(document.title);
  expect(titles.sort()).toEqual(['Barley Stew', 'Brown the beef: done']);
  await press('Done: Brown the beef');
  expect(document.title).toBe('Barley Stew');
});

it('a timer shows how long ago it ended while the page was closed', async () => {
  const view = open();
  await start();
  view.unmount();
  jest.setSystemTime(NOON + 9 * 60_000);
  open();
  expect(screen.getByText('Done 4 minutes ago')).toBeVisible();
});

it('a timer shows the right time when the phone wakes', async () => {
  open();
  await start();
  // Asleep: the clock moves on without a tick.
  jest.setSystemTime(NOON + 4 * 60_000);
  expect(screen.getByText('5:00')).toBeVisible();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('1:00')).toBeVisible();
});

it('a timer takes the shorter time of a range, explains it and then offers the rest', async () => {
  openAt('simmer');
  const timer = button('Simmer the stew 8:00');
  expect(timer).toHaveAccessibleDescription('8 to 10 min: it’ll ring at the shorter time. Check then.');
  await user.click(timer);
  pass(8 * 60_000);
  await press('+2 min: Simmer the stew');
  expect(screen.getByText('2:00')).toBeVisible();
});

it('a timer stays visible on every step and is counted at the end', async () => {
  open();
  await start();
  await press('Next');
  await press('Simmer the stew 8:00');
  fireEvent.keyDown(document.body, { key: 'End' });
  const tray = within(screen.getByRole('region', { name: 'Timers' }));
  expect(tray.getAllByRole('listitem')).toHaveLength(2);
  expect(tray.getByText('Brown the beef')).toBeVisible();
  await press('Finish');
  expect(screen.getByText('2 timers aren’t done yet.')).toBeVisible();
});

it('a cancelled timer gives the focus to the next timer, the last one to the step', async () => {
  pressUnhurried();
  open();
  await start();
  await press('Next');
  await press('Simmer the stew 8:00');
  await press('Cancel: Brown the beef');
  expect(button('Pause: Simmer the stew')).toHaveFocus();
  expect(screen.getByText('Brown the beef: timer cancelled')).toBeInTheDocument();
  await press('Cancel: Simmer the stew');
  expect(screen.getByRole('heading', { name: 'Simmer the stew' })).toHaveFocus();
  jest.restoreAllMocks();
});

it('an ended timer keeps the focus on +1 min when that restarts it', async () => {
  open();
  await start();
  pass(300_000);
  await press('+1 min: Brown the beef');
  expect(button('+1 min: Brown the beef')).toHaveFocus();
  expect(screen.getByText('1:00')).toBeVisible();
});

describe('the first timer that is started on a device', () => {
  const RING = 'It rings through the speaker, so keep the volume up. Leave this page open.';
  beforeEach(() => {
    localStorage.removeItem('rtr:ring-shown');
    installWebAudio();
  });

  it('announces how it rings with the press that starts it, and only once', async () => {
    const view = open();
    await start();
    expect(screen.getByText(`Brown the beef: timer started, 5:00. ${RING}`)).toBeInTheDocument();
    expect(screen.getByText(RING)).toBeVisible();
    await press('OK');
    expect(screen.queryByText(RING)).not.toBeInTheDocument();
    expect(button('Pause: Brown the beef')).toHaveFocus();
    expect(screen.getByText('Keep this page open to hear the timer.')).toBeInTheDocument();
    await press('Cancel: Brown the beef');
    await start();
    expect(screen.getByText('Brown the beef: timer started, 5:00')).toBeInTheDocument();
    expect(screen.queryByText(RING)).not.toBeInTheDocument();
    view.unmount();
    open();
    await press('Cancel: Brown the beef');
    await start();
    expect(screen.queryByText(RING)).not.toBeInTheDocument();
  });

  it('offers no test in a browser without Web Audio', async () => {
    Object.assign(window, { AudioContext: undefined });
    open();
    await start();
    expect(screen.getByText(/^This browser can’t play sound/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Test the sound' })).not.toBeInTheDocument();
  });
});
