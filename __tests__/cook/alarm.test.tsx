import { act, fireEvent, render, screen } from '@testing-library/react';
import { TimerTrayLoader } from '@/components/cook/timer-tray-loader.client';
import { pauseTimer, startTimer, TIMERS, type Timer } from '@/lib/cook/timers';
import { primeAlarm, testAlarm, useAlarm } from '@/lib/cook/use-alarm';
import { writeStored } from '@/lib/storage/write';
import { audioState, installWebAudio, tones } from './web-audio';

jest.mock('@/components/cook/timer-tray.client', () => ({
  get TimerTray() {
    return mockTray();
  },
}));

const NOON = Date.UTC(2026, 4, 1, 12);
const MINUTE = 60_000;

const strikes = () => tones.length / 2;

function Bell({ done, now = NOON }: { done: Timer[]; now?: number }) {
  useAlarm(done, now);
  return null;
}

/** A timer that ended so many milliseconds ago. */
const ended = (ago: number): Timer => {
  const spec = { id: `fry-${ago}`, label: 'Brown the beef', recipe: 'Barley Stew', path: '/', total: MINUTE };
  return startTimer(spec, NOON - ago - MINUTE);
};

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  installWebAudio();
  Object.assign(navigator, { vibrate: jest.fn() });
  primeAlarm();
});
afterEach(() => jest.useRealTimers());

it('the alarm sounds for a minute and vibrates, and stops when it is dismissed', () => {
  const view = render(<Bell done={[ended(0)]} />);
  expect(strikes()).toBe(25);
  expect(Math.max(...tones.map((tone) => tone.start.mock.calls[0][0]))).toBeLessThan(10 + 61);
  expect(navigator.vibrate).toHaveBeenCalledWith([300, 150, 300]);
  expect(tones[0]?.stop).toHaveBeenCalledTimes(1);
  view.rerender(<Bell done={[]} />);
  expect(tones[0]?.stop).toHaveBeenCalledTimes(2);
  expect(navigator.vibrate).toHaveBeenLastCalledWith(0);
});

it('the alarm sounds once where two places show the timer', () => {
  const done = [ended(1)];
  render(
    <>
      <Bell done={done} />
      <Bell done={done} />
    </>,
  );
  expect(tones.filter((tone) => tone.stop.mock.calls.length === 1).length / 2).toBeLessThanOrEqual(25);
});

it('a press resumes the audio while there is a timer, and never without one', () => {
  audioState.isSuspended = true;
  const view = render(<Bell done={[]} />);
  fireEvent.pointerDown(document);
  expect(audioState.resumes).toBe(0);
  view.rerender(<Bell done={[ended(-1)]} />);
  fireEvent.pointerDown(document);
  expect(audioState.resumes).toBe(1);
});

it('the alarm strikes once for a timer that ended while the page was closed, and only the first time', () => {
  const late = [ended(10 * MINUTE)];
  render(<Bell done={late} />).unmount();
  render(<Bell done={late} />);
  expect(strikes()).toBe(1);
});

it('the alarm changes the title in a browser without sound and vibration', () => {
  Object.assign(window, { AudioContext: undefined });
  Object.assign(navigator, { vibrate: undefined });
  primeAlarm();
  render(<Bell done={[ended(2)]} />);
  expect(document.title).toBe('Brown the beef: done');
});

describe('the audio session of an iPhone', () => {
  const session = { type: 'auto' };
  const timer = (id: string, minutes: number): Timer => {
    const spec = { id, label: id, recipe: 'Barley Stew', path: '/', total: minutes * MINUTE };
    return startTimer(spec, NOON);
  };
  const [short, long] = [timer('short', 1), timer('long', 10)];
  /** Shows timers so many milliseconds after noon, with the clocks of the device at that time. */
  function showAt(after: number, timers: Timer[]) {
    act(() => void jest.advanceTimersByTime(NOON + after - Date.now()));
    return <Bell done={timers} now={NOON + after} />;
  }

  beforeEach(() => {
    session.type = 'auto';
    Object.assign(navigator, { audioSession: session });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'audioSession'));

  it('is playback from the start of a timer to the end of its alarm, so that it rings in silent mode', () => {
    const view = render(showAt(0, [short]));
    expect(session.type).toBe('playback');
    view.rerender(showAt(MINUTE, [short]));
    expect(session.type).toBe('playback');
    act(() => void jest.advanceTimersByTime(55_000));
    expect(session.type).toBe('playback');
    act(() => void jest.advanceTimersByTime(10_000));
    expect(session.type).toBe('auto');
    view.unmount();
  });

  it('is restored when the alarm is dismissed', () => {
    const view = render(showAt(0, [short]));
    view.rerender(showAt(MINUTE, [short]));
    view.rerender(showAt(MINUTE + 5000, []));
    expect(session.type).toBe('auto');
    view.unmount();
  });

  it('is restored while every timer is paused', () => {
    const view = render(showAt(0, [long]));
    view.rerender(showAt(1000, [pauseTimer(long, NOON + 1000)]));
    expect(session.type).toBe('auto');
    view.unmount();
  });

  it('stays playback after the alarm of one timer while another runs', () => {
    const view = render(showAt(0, [short, long]));
    view.rerender(showAt(MINUTE, [short, long]));
    act(() => void jest.advanceTimersByTime(70_000));
    expect(session.type).toBe('playback');
    view.rerender(showAt(MINUTE + 80_000, [long]));
    expect(session.type).toBe('playback');
    view.unmount();
    expect(session.type).toBe('auto');
  });

  it('is left as another script has set it where no timer runs', () => {
    session.type = 'ambient';
    render(showAt(0, [])).unmount();
    expect(session.type).toBe('ambient');
  });

  it('is playback during a test of the sound, which strikes once', () => {
    session.type = 'ambient';
    testAlarm();
    expect(session.type).toBe('playback');
    expect(strikes()).toBe(1);
    act(() => void jest.advanceTimersByTime(2000));
    expect(session.type).toBe('ambient');
  });
});

const mockTray = jest.fn();

it('the tray of timers is loaded once a timer is set, and again when the network is back', async () => {
  mockTray.mockImplementation(() => {
    throw new Error('Loading chunk failed');
  });
  render(<TimerTrayLoader />);
  expect(mockTray).not.toHaveBeenCalled();
  const spec = { id: 'a', label: 'Boil the eggs', recipe: 'Curd', path: '/curd/', total: 60_000 };
  await act(async () => void writeStored(TIMERS, [startTimer(spec, Date.now())]));
  expect(screen.queryByText('Tray')).not.toBeInTheDocument();
  mockTray.mockReturnValue(() => <p>Tray</p>);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Tray')).toBeVisible();
});
