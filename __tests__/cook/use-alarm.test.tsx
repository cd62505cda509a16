import { render } from '@testing-library/react';
import { startTimer, type Timer } from '@/lib/cook/timers';
import { primeAlarm, useAlarm } from '@/lib/cook/use-alarm';

const NOON = Date.UTC(2026, 4, 1, 12);
const MINUTE = 60_000;

/** Every tone that was started: when it starts, and how often its end was set. */
const tones: { start: jest.Mock; stop: jest.Mock }[] = [];
const strikes = () => tones.length / 2;

/** As much of the Web Audio API as an alarm uses, which jsdom lacks. */
class Sound {
  state = 'running';
  currentTime = 10;
  destination = {};
  resume = async () => undefined;
  createGain = () => {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (to: unknown) => to, disconnect() {} };
  };
  createOscillator = () => {
    const tone = { frequency: { value: 0 }, connect: (to: unknown) => to, start: jest.fn(), stop: jest.fn() };
    tones.push(tone);
    return tone;
  };
}

function Bell({ done }: { done: Timer[] }) {
  useAlarm(done);
  return null;
}

/** A timer that ended so many milliseconds ago. */
const ended = (ago: number): Timer => {
  const spec = { id: `fry-${ago}`, label: 'Brown the beef', recipe: 'Barley Stew', path: '/', total: MINUTE };
  return startTimer(spec, NOON - ago - MINUTE);
};

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  Object.assign(window, { AudioContext: Sound });
  Object.assign(navigator, { vibrate: jest.fn() });
  tones.length = 0;
  primeAlarm();
});
afterEach(() => jest.useRealTimers());

it('sounds for a minute and vibrates, and stops when it is dismissed', () => {
  const view = render(<Bell done={[ended(0)]} />);
  expect(strikes()).toBe(25);
  expect(Math.max(...tones.map((tone) => tone.start.mock.calls[0][0]))).toBeLessThan(10 + 61);
  expect(navigator.vibrate).toHaveBeenCalledWith([300, 150, 300]);
  expect(tones[0]?.stop).toHaveBeenCalledTimes(1);
  view.rerender(<Bell done={[]} />);
  expect(tones[0]?.stop).toHaveBeenCalledTimes(2);
  expect(navigator.vibrate).toHaveBeenLastCalledWith(0);
});

it('sounds once where two places show the timer', () => {
  const done = [ended(1)];
  render(
    <>
      <Bell done={done} />
      <Bell done={done} />
    </>,
  );
  expect(tones.filter((tone) => tone.stop.mock.calls.length === 1).length / 2).toBeLessThanOrEqual(25);
});

it('strikes once for a timer that ended while the page was closed, and only the first time', () => {
  const late = [ended(10 * MINUTE)];
  render(<Bell done={late} />).unmount();
  render(<Bell done={late} />);
  expect(strikes()).toBe(1);
});

it('changes the title in a browser without sound and vibration', () => {
  Object.assign(window, { AudioContext: undefined });
  Object.assign(navigator, { vibrate: undefined });
  primeAlarm();
  render(<Bell done={[ended(2)]} />);
  expect(document.title).toBe('Brown the beef: done');
});
