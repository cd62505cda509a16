import { act, render, screen } from '@testing-library/react';
import { TimerTrayLoader } from '@/components/cook/timer-tray-loader.client';
import { primeAlarm, useAlarm } from '@/lib/hooks/kitchen/use-alarm';
import { writeStored } from '@/lib/kept/write';
import { startTimer, TIMERS, type Timer } from '@/lib/timers';

jest.mock('next/navigation', () => ({ usePathname: () => '/lemon-noodles' }));

const NOON = Date.UTC(2026, 4, 1, 12);
const MINUTE = 60_000;

const oscillators: { start: jest.Mock; stop: jest.Mock }[] = [];
const level = () => ({
  setValueAtTime: jest.fn(),
  linearRampToValueAtTime: jest.fn(),
  exponentialRampToValueAtTime: jest.fn(),
});
const gain = () => ({ gain: level(), connect: jest.fn((to: unknown) => to), disconnect: jest.fn() });

class Sound {
  state = 'running';
  currentTime = 10;
  destination = {};
  resume = jest.fn().mockResolvedValue(undefined);
  createGain = gain;
  createOscillator = () => {
    const note = { frequency: { value: 0 }, connect: (to: unknown) => to, start: jest.fn(), stop: jest.fn() };
    oscillators.push(note);
    return note;
  };
}

function Bell({ done }: { done: Timer[] }) {
  useAlarm(done);
  return null;
}

const ended = (ago: number): Timer => ({
  ...startTimer(
    { id: `fry-${ago}`, label: 'Brown the beef', recipe: 'Barley Stew', path: '/', total: MINUTE },
    NOON - ago - MINUTE,
  ),
});

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  Object.assign(window, { AudioContext: Sound });
  Object.assign(navigator, { vibrate: jest.fn() });
  oscillators.length = 0;
  primeAlarm();
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const strikes = () => oscillators.length / 2;

test('an alarm strikes for a minute, shakes the phone, and stops when it is dismissed', () => {
  const view = render(<Bell done={[ended(0)]} />);
  expect(strikes()).toBe(25);
  const latest = Math.max(...oscillators.map((note) => note.start.mock.calls[0][0]));
  expect(latest).toBeLessThan(10 + 61);
  expect(navigator.vibrate).toHaveBeenCalledWith([300, 150, 300]);
  const stops = oscillators[0]?.stop.mock.calls.length ?? 0;
  view.rerender(<Bell done={[]} />);
  expect(oscillators[0]?.stop.mock.calls.length).toBe(stops + 1);
  expect(navigator.vibrate).toHaveBeenLastCalledWith(0);
});

test('it falls silent by itself after a minute', () => {
  render(<Bell done={[ended(0)]} />);
  act(() => jest.advanceTimersByTime(2 * MINUTE));
  expect(navigator.vibrate).toHaveBeenLastCalledWith(0);
});

test('two places that show timers ring once', () => {
  const done = [ended(1)];
  render(
    <>
      <Bell done={done} />
      <Bell done={done} />
    </>,
  );
  const open = oscillators.filter((note) => note.stop.mock.calls.length === 1);
  expect(open.length / 2).toBeLessThanOrEqual(25);
});

test('one that ended while nobody was here strikes once, and only the first time it is seen', () => {
  const late = [ended(10 * MINUTE)];
  render(<Bell done={late} />).unmount();
  expect(strikes()).toBe(1);
  render(<Bell done={late} />);
  expect(strikes()).toBe(1);
});

test('there is no alarm in a browser without sound, and no error', () => {
  Object.assign(window, { AudioContext: undefined });
  Object.assign(navigator, { vibrate: undefined });
  expect(() => {
    primeAlarm();
    render(<Bell done={[ended(2)]} />);
  }).not.toThrow();
  expect(document.title).toBe('Brown the beef: done');
});

test('the tray is fetched once a timer is set', async () => {
  render(<TimerTrayLoader />);
  expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument();
  act(() => {
    writeStored(TIMERS, [
      startTimer(
        {
          id: 'a',
          label: 'Boil the eggs',
          recipe: 'Chickpea Block',
          path: '/chickpea-block/',
          total: MINUTE,
        },
        NOON,
      ),
    ]);
  });
  expect(await screen.findByText('Boil the eggs')).toBeVisible();
});
