import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressUnhurried } from '@/__tests__/kept/unhurried';
import { CookMode, type CookModeProps } from '@/components/cook/cook-mode.client';
import { writeStored } from '@/lib/kept/write';
import { pictureSources } from '@/lib/pictures';
import { type CookRecipe, cookPlaceOf, cookStart, PLACE_KEPT } from '@/lib/recipe/cook';

const NOON = Date.UTC(2026, 4, 1, 12);

const recipe: CookRecipe = {
  base: 4,
  slug: 'barley-stew',
  title: 'Barley Stew',
  path: '/barley-stew',
  language: { recipe: {}, site: {} },
  ingredients: [
    { id: 'beef', name: 'beef shin', amount: 400, unit: 'g' },
    { id: 'oil', name: 'neutral oil', amount: 60, unit: 'ml' },
    { id: 'egg', name: 'egg', plural: 'eggs', amount: 2, round: 'half' },
    { id: 'plum', name: 'pickled plums' },
  ],
  steps: [
    {
      id: 'fry',
      title: 'Brown the beef',
      text: 'Warm {oil|1/2} to {@150} and fry for {~fry}.',
      durations: [{ id: 'fry', label: 'Brown the beef', minutes: 5, attention: 'active' }],
      cue: 'It smells nutty.',
      beyond: { upTo: 6, text: 'Fry it in {*} batches, no deeper than {#2 cm}.', repeats: ['fry'] },
    },
    {
      id: 'simmer',
      title: 'Simmer the stew',
      text: 'Add {beef} and simmer for {~simmer}.',
      durations: [{ id: 'simmer', label: 'Simmer the stew', minutes: [8, 10], attention: 'passive' }],
    },
    {
      id: 'rest',
      title: 'Rest it',
      text: 'Leave the pot for {~rest}.',
      durations: [{ id: 'rest', label: 'Overnight rest', minutes: [600, 1440], attention: 'passive' }],
    },
    { id: 'serve', title: 'Serve', text: 'Halve {egg} and put out {plum}.', durations: [] },
  ],
};

const onClose = jest.fn();

function open(props: Partial<CookModeProps> = {}) {
  const mode = {
    recipe,
    factor: 1,
    system: 'metric',
    variant: null,
    shareHref: 'mailto:hello@example.com',
  } as const;
  return render(<CookMode {...mode} open onClose={onClose} {...props} />);
}

function openAt(step: string) {
  writeStored(cookPlaceOf(recipe.slug), { step, at: Date.now() });
  return open();
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const heading = (name: string) => screen.getByRole('heading', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  document.title = 'Barley Stew';
  onClose.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('one step at a time', () => {
  it('shows the picture of a step that is hard to say', () => {
    const picture = pictureSources({ name: 'step-curds', alt: 'Soft curd in clear whey' });
    const [first, ...others] = recipe.steps;
    if (!first) throw new Error('a recipe has steps');
    open({ recipe: { ...recipe, steps: [{ ...first, picture }, ...others] } });
    expect(screen.getByRole('img', { name: 'Soft curd in clear whey' })).toBeVisible();
  });

  test('opens at the first step with its sentences, its ingredients and its cue', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Cook mode: Barley Stew' })).toBeVisible();
    expect(heading('Brown the beef')).toHaveFocus();
    expect(screen.getByText(/and fry for/)).toHaveTextContent(
      'Warm 30 ml neutral oil to 150 °C and fry for 5 min.',
    );
    const needed = within(screen.getByRole('list', { name: 'For this step' }));
    expect(needed.getByRole('listitem')).toHaveTextContent('30 ml neutral oil');
    expect(screen.getByText('It smells nutty.')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute(
      'aria-valuetext',
      'Step 1 of 4',
    );
    expect(button('Back')).toBeDisabled();
  });

  test('is nothing at all while it is closed', () => {
    open({ open: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows the chosen servings and units', async () => {
    open({ factor: 2 });
    expect(screen.getByRole('listitem')).toHaveTextContent('60 ml neutral oil');
    await user.click(button('Next'));
    expect(screen.getByRole('listitem')).toHaveTextContent('800 g beef shin');
    expect(screen.getByText('800 g', { selector: 'p b' })).toBeVisible();
  });

  test('says what to do with more than the pan holds, and only then', () => {
    const { unmount } = open({ factor: 1.5 });
    expect(screen.queryByText(/batches/)).not.toBeInTheDocument();
    unmount();
    open({ factor: 3.5, system: 'us' });
    expect(screen.getByText(/batches/)).toHaveTextContent('Fry it in 3 batches, no deeper than ¾ inch.');
  });

  test('speaks Fahrenheit in US units', () => {
    open({ system: 'us' });
    expect(screen.getByText(/°F/)).toBeVisible();
  });

  test('goes on, back and to the end, and gives each heading the focus', async () => {
    open();
    await user.click(button('Next'));
    expect(heading('Simmer the stew')).toHaveFocus();
    expect(screen.getByText('Step 2 of 4', { selector: '[aria-live]' })).toBeInTheDocument();
    await user.click(button('Back'));
    expect(heading('Brown the beef')).toHaveFocus();
  });

  test('turns by arrow keys, Home and End and closes by Escape, wherever the focus is', () => {
    open();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(heading('Rest it')).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(heading('Simmer the stew')).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'End' });
    expect(heading('Serve')).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'Home' });
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(heading('Brown the beef')).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
    expect(heading('Brown the beef')).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a swipe to the left turns on', 300, 400, 180, 410, 'Simmer the stew'],
    ['a finger that moves down scrolls', 300, 200, 220, 420, 'Brown the beef'],
    ['a short slip stays', 300, 400, 270, 400, 'Brown the beef'],
    ['a swipe from the edge is the browser’s', 5, 400, 300, 400, 'Brown the beef'],
  ])('%s', (_, x, y, toX, toY, title) => {
    open();
    const text = heading('Brown the beef');
    fireEvent.touchStart(text, { touches: [{ clientX: x, clientY: y }] });
    fireEvent.touchEnd(text, { changedTouches: [{ clientX: toX, clientY: toY }] });
    expect(heading(title)).toBeVisible();
  });

  test('the list of steps jumps, and Escape closes only the list', async () => {
    open();
    const where = button(/^Step 1 of 4/);
    await user.click(where);
    expect(where).toHaveAttribute('aria-expanded', 'true');
    expect(button('1 Brown the beef')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(where).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(where);
    await user.click(button('3 Rest it'));
    expect(heading('Rest it')).toHaveFocus();
  });

  test('says when a long wait is over instead of offering a timer', () => {
    openAt('rest');
    // Ten hours on, in the 24 hours of the planner, with the day where it is another.
    const ready = new Date(NOON + 10 * 60 * 60_000);
    const day = ready.toLocaleDateString('en-GB', { weekday: 'long' });
    const isToday = ready.toDateString() === new Date(NOON).toDateString();
    const words = `Ready from ${isToday ? '' : `${day} `}${ready.toTimeString().slice(0, 5)} if it starts now`;
    expect(screen.getByText(new RegExp(words))).toBeVisible();
    expect(screen.queryByRole('button', { name: /Overnight rest/ })).not.toBeInTheDocument();
  });

  test('ends with a way to share and a way out', async () => {
    openAt('serve');
    await user.click(button('Finish'));
    expect(heading('That was the last step')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Share your results' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    await user.click(button('Close'));
    expect(onClose).toHaveBeenCalled();
  });
});

describe('the place', () => {
  test('is kept over a reload, and a finished meal starts over', async () => {
    const first = open();
    await user.click(button('Next'));
    first.unmount();
    const second = open();
    expect(heading('Simmer the stew')).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'End' });
    await user.click(button('Finish'));
    second.unmount();
    open();
    expect(heading('Brown the beef')).toBeVisible();
  });

  test.each(['{', '"x"', '{"step":"nowhere","at":1}', '{"step":7,"at":1}'])('ignores %s', (raw) => {
    localStorage.setItem(cookPlaceOf('barley-stew').key, raw);
    open();
    expect(heading('Brown the beef')).toBeVisible();
  });

  test('is forgotten after half a day, and one from the future is not believed', () => {
    const place = { step: 'serve', at: NOON };
    expect(cookStart(recipe.steps, place, NOON + PLACE_KEPT)).toBe(3);
    expect(cookStart(recipe.steps, place, NOON + PLACE_KEPT + 1)).toBe(0);
    expect(cookStart(recipe.steps, place, NOON - 1)).toBe(0);
  });

  test('works where storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('denied');
    };
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const remove = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    const view = open();
    await user.click(button(/start the timer/));
    expect(screen.getByText('5:00')).toBeVisible();
    expect(screen.getByText(/This device keeps nothing for me/)).toBeVisible();
    await user.click(button('Cancel: Brown the beef'));
    view.unmount();
    for (const spy of [get, set, remove]) spy.mockRestore();
  });
});

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

  test('ignore what is not theirs in storage', () => {
    localStorage.setItem('rtr:timers', '{"a":[1');
    open();
    expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument();
  });
});

describe('the screen', () => {
  const lock = { release: jest.fn().mockResolvedValue(undefined), addEventListener: jest.fn() };
  const request = jest.fn();

  beforeEach(() => {
    jest.clearAllMocks();
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

  test('is said to stay on only while it does, and is let go on closing', async () => {
    request.mockResolvedValue(lock);
    const view = open();
    expect(await screen.findByText('Screen stays on')).toBeVisible();
    const released = lock.addEventListener.mock.calls[0][1];
    act(() => released());
    expect(screen.getByText('Screen may turn off')).toBeVisible();
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(request).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Screen stays on')).toBeVisible();
    view.unmount();
    expect(lock.release).toHaveBeenCalledTimes(1);
  });

  test('is said to turn off where the browser refuses', async () => {
    request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
    open();
    expect(await screen.findByText('Screen may turn off')).toBeVisible();
  });

  test('is said to turn off where the browser cannot', async () => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    open();
    expect(await screen.findByText('Screen may turn off')).toBeVisible();
  });
});
