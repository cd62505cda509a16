import { act, fireEvent, screen, within } from '@testing-library/react';
import { pictureSources } from '@/lib/pictures';
import { cookPlaceOf } from '@/lib/recipe/cook-place';
import {
  button,
  chosen,
  comeAtNoon,
  heading,
  NOON,
  onClose,
  open,
  openAt,
  recipe,
  user,
} from './shown-cook-mode';

beforeEach(comeAtNoon);
afterEach(() => jest.useRealTimers());

describe('one step at a time', () => {
  it('shows the picture of a step that is hard to say', () => {
    const picture = pictureSources({ name: 'step-curds', alt: 'Soft curd in clear whey' });
    const [first, ...others] = recipe.steps;
    if (!first) throw new Error('a recipe has steps');
    open({ recipe: { ...recipe, steps: [{ ...first, picture }, ...others] } });
    expect(screen.getByRole('img', { name: 'Soft curd in clear whey' })).toBeVisible();
  });

  describe('on a wide screen', () => {
    beforeEach(() => {
      window.matchMedia = () =>
        ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
    });
    afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

    const picture = pictureSources({ name: 'step-curds', alt: 'Soft curd in clear whey' });
    const photo = pictureSources({ name: 'photo-layer', alt: 'Beef in one layer' });
    const steps = recipe.steps.map((step, index) => ({ ...step, ...[{}, { picture }, { photo }][index] }));

    it('shows the picture of a step, or the photo of the series, and none where there is none', async () => {
      open({ recipe: { ...recipe, steps } });
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
      await user.click(button('Next'));
      expect(screen.getByRole('img')).toHaveAccessibleName('Soft curd in clear whey');
      await user.click(button('Next'));
      expect(screen.getByRole('img')).toHaveAccessibleName('Beef in one layer');
      await user.click(button('Next'));
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
    });

    it('fetches the picture of the next step ahead', async () => {
      open({ recipe: { ...recipe, steps } });
      const ahead = screen.getByAltText('Soft curd in clear whey');
      expect(ahead).not.toBeVisible();
      expect(ahead).toHaveAttribute('loading', 'eager');
      expect(screen.queryByAltText('Beef in one layer')).not.toBeInTheDocument();
    });
  });

  it('leaves the photos of the series out where there is no room for them', () => {
    const photo = pictureSources({ name: 'photo-layer', alt: 'Beef in one layer' });
    open({ recipe: { ...recipe, steps: recipe.steps.map((step) => ({ ...step, photo })) } });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
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
    const { unmount } = open({ chosen: chosen({ system: 'us' }) });
    expect(screen.getByText(/°F/)).toBeVisible();
    unmount();
    open({ chosen: chosen({ servings: 8 }), isOwn: true });
    expect(screen.getByRole('listitem')).toHaveTextContent('60 ml neutral oil');
    await user.click(button('Next'));
    expect(screen.getByRole('listitem')).toHaveTextContent('800 g beef shin');
    expect(screen.getByText('800 g', { selector: 'p b' })).toBeVisible();
  });

  test('says what to do with more than the pan holds, and only then', () => {
    const { unmount } = open({ chosen: chosen({ servings: 6 }) });
    expect(screen.queryByText(/batches/)).not.toBeInTheDocument();
    unmount();
    open({ chosen: chosen({ servings: 14, system: 'us' }), isOwn: true });
    expect(screen.getByText(/batches/)).toHaveTextContent('Fry it in 3 batches, no deeper than ¾ inch.');
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

  it('continues with what was being cooked, names it, and starts over with what the page chooses', async () => {
    const first = open({ chosen: chosen({ servings: 6 }) });
    await user.click(button('Next'));
    first.unmount();
    open();
    expect(heading('Simmer the stew')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('For 6 servings, step 2.');
    expect(screen.getByRole('listitem')).toHaveTextContent('600 g beef shin');
    await user.click(button('Start over'));
    expect(heading('Brown the beef')).toHaveFocus();
    expect(screen.getByRole('listitem')).toHaveTextContent('30 ml neutral oil');
    expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
  });

  it('names version and units that are not those of the recipe', async () => {
    const variants: NonNullable<typeof recipe.variants> = {
      type: 'variants',
      id: 'grain',
      title: 'Choose the grain',
      options: [
        { id: 'barley', title: 'Pearl barley', text: '', items: [] },
        { id: 'oats', title: 'Whole oats', text: '', items: [] },
      ],
    };
    const first = open({
      recipe: { ...recipe, variants },
      chosen: chosen({ servings: 1, system: 'us', variant: 'oats' }),
    });
    await user.click(button('Next'));
    first.unmount();
    open({ recipe: { ...recipe, variants } });
    expect(screen.getByText('For 1 serving, Whole oats, US units, step 2.')).toBeVisible();
  });

  it('names what is being cooked until the next turn', async () => {
    openAt('simmer');
    expect(screen.getByText('For 4 servings, step 2.')).toBeVisible();
    await user.click(button('Next'));
    expect(screen.queryByText(/^For 4 servings/)).not.toBeInTheDocument();
  });

  it('stores the first step with what is being cooked while cook mode is open, for a reload', () => {
    const first = open({ chosen: chosen({ servings: 6 }) });
    first.unmount();
    open();
    expect(screen.getByText('For 6 servings, step 1.')).toBeVisible();
  });

  it('stores nothing when cook mode is closed at the first step', async () => {
    open({ chosen: chosen({ servings: 6 }) });
    await user.click(button('Close cook mode'));
    expect(localStorage.getItem('rtr:cook:barley-stew')).toBeNull();
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
