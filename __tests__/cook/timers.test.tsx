import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressUnhurried } from '@/__tests__/storage/unhurried';
import { TimerTray } from '@/components/cook/timer-tray.client';
import { startTimer, TIMERS } from '@/lib/cook/timers';
import { button, comeAtNoon, NOON, open, openAt, pass, user } from './shown-cook-mode';
import { installWebAudio } from './web-audio';

jest.mock('next/navigation', () => ({ usePathname: () => '/barley-stew' }));

describe('the timers of cook mode', () => {
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

  it('a timer moves the focus from Cancel to Done when it ends', async () => {
    open();
    await start();
    act(() => button('Cancel: Brown the beef').focus());
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
});

describe('the tray of timers', () => {
  // The last dialog of cook mode returns the focus in a task of its own.
  beforeAll(() => new Promise((resolve) => setTimeout(resolve, 10)));

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

    it('moves to the next timer when one is cancelled, and from Pause to Dismiss when it ends', async () => {
      store(timer('Simmer the stew', 8), timer('Boil the eggs', 5), timer('Rest it', 9));
      renderOnPage();
      await user.click(button('Cancel: Boil the eggs'));
      expect(button('Pause: Simmer the stew')).toHaveFocus();
      expect(screen.getByText('Boil the eggs: timer cancelled')).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(8 * MINUTE));
      expect(button('Dismiss: Simmer the stew')).toHaveFocus();
    });

    it.each([
      ['where it came from', () => button('Save')],
      ['the page if it came from nowhere', () => screen.getByRole('main')],
    ])('moves to %s when the last timer is cancelled', async (place, target) => {
      store(timer('Boil the eggs', 5));
      renderOnPage();
      if (place === 'where it came from') act(() => button('Save').focus());
      await user.click(button('Cancel: Boil the eggs'));
      expect(target()).toHaveFocus();
      expect(screen.getByText('Boil the eggs: timer cancelled')).toBeInTheDocument();
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
});
