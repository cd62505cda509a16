import { act, fireEvent, screen, within } from '@testing-library/react';
import { pictureSources } from '@/lib/content/pictures';
import { button, chosen, comeAtNoon, heading, onClose, open, openAt, recipe, user } from './shown-cook-mode';

beforeEach(comeAtNoon);
afterEach(() => jest.useRealTimers());

const press = (name: string | RegExp) => user.click(button(name));
const turn = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });

const curd = pictureSources({ name: 'step-curds', alt: 'Soft curd in clear whey' });
const layer = pictureSources({ name: 'photo-layer', alt: 'Beef in one layer' });

it('cook mode loads the picture of the next step ahead', () => {
  const steps = recipe.steps.map((step, index) => ({
    ...step,
    pictures: [undefined, [curd], [layer]][index],
  }));
  open({ recipe: { ...recipe, steps } });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByAltText('Soft curd in clear whey')).toHaveAttribute('loading', 'eager');
  expect(screen.queryByAltText('Beef in one layer')).not.toBeInTheDocument();
  turn('End');
  turn('ArrowLeft');
  expect(screen.getByRole('img')).toHaveAccessibleName('Beef in one layer');
});

/** A choice between two grains; the second adds an ingredient. */
const variants: NonNullable<typeof recipe.variants> = {
  type: 'variants',
  id: 'grain',
  title: 'Choose the grain',
  options: [
    { id: 'barley', title: 'Pearl barley', text: '', items: [] },
    {
      id: 'oats',
      title: 'Whole oats',
      text: '',
      items: [{ id: 'oat', name: 'whole oats', amount: 200, unit: 'g' }],
    },
  ],
};

describe('a step with two pictures', () => {
  const [first, ...others] = recipe.steps;
  const pictured = { ...recipe, steps: first ? [{ ...first, pictures: [curd, layer] }, ...others] : [] };
  const shown = () => screen.getByRole('img');

  it('turns them round by arrows, and by a swipe, which does not turn the step', async () => {
    open({ recipe: pictured });
    expect(shown()).toHaveAccessibleName('Soft curd in clear whey');
    await press('Previous photo');
    expect(screen.getByText('Photo 2 of 2: Beef in one layer')).toBeInTheDocument();
    await press('Next photo');
    expect(shown()).toHaveAccessibleName('Soft curd in clear whey');
    expect(button('Next photo')).toHaveFocus();
    fireEvent.touchStart(shown(), { touches: [{ clientX: 300, clientY: 100 }] });
    fireEvent.touchEnd(shown(), { changedTouches: [{ clientX: 180, clientY: 105 }] });
    expect(shown()).toHaveAccessibleName('Beef in one layer');
    expect(heading('Brown the beef')).toBeVisible();
  });

  it('has no arrows with one picture', () => {
    open({ recipe: { ...recipe, steps: first ? [{ ...first, pictures: [curd] }, ...others] : [] } });
    expect(shown()).toHaveAccessibleName('Soft curd in clear whey');
    expect(screen.queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument();
  });
});

describe('the list of ingredients', () => {
  it('has the amounts of the choice, under the headings of the recipe', async () => {
    open({ chosen: chosen({ servings: 8 }), isSetHere: true });
    await press('Next');
    expect(screen.getByText('800 g', { selector: 'p span' })).toBeVisible();
    await press('Ingredients For 8 servings');
    const list = screen.getByRole('dialog', { name: 'Ingredients' });
    expect(list).toHaveAccessibleDescription('For 8 servings');
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '800 g beef shin',
      '120 ml neutral oil',
      '4 eggs',
      'pickled plums, to taste, may contain sulphites: read the label',
    ]);
    expect(within(list).getByRole('heading', { name: 'To serve' })).toBeVisible();
    turn('ArrowRight');
    await user.keyboard('{Escape}');
    expect(heading('Simmer the stew')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('ends with the ingredients of the chosen version', async () => {
    open({ recipe: { ...recipe, variants }, chosen: chosen({ variant: 'oats' }), isSetHere: true });
    await press(/^Ingredients/);
    expect(screen.getByRole('checkbox', { name: '200 g whole oats' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Whole oats' })).toBeVisible();
  });
});

describe('a step', () => {
  it('is shown with its text, its ingredients and its cue', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Cook mode: Barley Stew' })).toBeVisible();
    expect(heading('Brown the beef')).toHaveFocus();
    const text = 'Warm 30 ml neutral oil to 150 °C and fry for 5 min.';
    expect(screen.getByText(/and fry for/)).toHaveTextContent(text);
    const needed = within(screen.getByRole('list', { name: 'For this step' }));
    expect(needed.getByRole('listitem')).toHaveTextContent('30 ml neutral oil');
    expect(screen.getByText('It smells nutty.')).toBeVisible();
    const progress = screen.getByRole('progressbar', { name: 'Steps' });
    expect(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 4');
    expect(button('Back')).toBeDisabled();
  });

  it.each([
    [6, []],
    [14, ['Fry it in 3 batches, no deeper than ¾ inch.']],
  ])('for %d servings has the batches %j', (servings, batches) => {
    open({ chosen: chosen({ servings, system: 'us' }), isSetHere: true });
    expect(
      screen.queryAllByText(/batches/).map((each) => each.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(batches);
  });

  it('with a long wait shows when it will be ready instead of a timer', () => {
    jest.setSystemTime(new Date(2026, 4, 1, 12, 30));
    openAt('rest');
    expect(screen.getByText(/^Ready from 10:30 pm if you start now/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Overnight rest/ })).not.toBeInTheDocument();
  });
});

describe('the step of cook mode', () => {
  it('turns by arrow keys, Home and End wherever the focus is, and Escape closes cook mode', () => {
    open();
    for (const [key, title] of [
      ['ArrowRight', 'Simmer the stew'],
      ['ArrowRight', 'Rest it'],
      ['ArrowLeft', 'Simmer the stew'],
      ['End', 'Serve'],
      ['Home', 'Brown the beef'],
      ['ArrowLeft', 'Brown the beef'],
    ] as const) {
      turn(key);
      expect(heading(title)).toHaveFocus();
    }
    expect(screen.getByText('Step 1 of 4', { selector: '[aria-live] > *' })).toBeInTheDocument();
    turn('ArrowRight', { altKey: true });
    expect(heading('Brown the beef')).toBeVisible();
    turn('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a swipe to the left', 300, 400, 180, 410, 'Simmer the stew'],
    ['a finger that scrolls down', 300, 200, 220, 420, 'Brown the beef'],
    ['a short slip', 300, 400, 270, 400, 'Brown the beef'],
    ['a swipe from the edge, which is the browser’s', 5, 400, 300, 400, 'Brown the beef'],
  ])('turns, or stays, after %s', (_, x, y, toX, toY, title) => {
    open();
    const text = heading('Brown the beef');
    fireEvent.touchStart(text, { touches: [{ clientX: x, clientY: y }] });
    fireEvent.touchEnd(text, { changedTouches: [{ clientX: toX, clientY: toY }] });
    expect(heading(title)).toBeVisible();
  });

  it('stays when Escape closes the list of steps', async () => {
    open();
    const opener = button(/^Step 1 of 4/);
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is followed at the end by an offer to share the results, and to close', async () => {
    openAt('serve');
    await press('Finish');
    const share = screen.getByRole('link', { name: 'Share your results' });
    expect(share).toHaveAttribute('href', 'mailto:hello@example.com');
    await press('Close');
    expect(onClose).toHaveBeenCalled();
  });
});

describe('the end of cook mode', () => {
  const dish = { name: 'barley stew', picture: null, save: null, shareHref: 'mailto:hello@example.com' };

  it.each([
    ['the dish', false, 'Sit down and eat. Then show me how it came out: I read every one.'],
    [
      'the empty plate',
      true,
      'Sit down and eat until it looks like this. Then tell me how it came out: I read every one.',
    ],
  ])('has words that fit a picture of %s', async (_, isEaten, text) => {
    openAt('serve', { dish: { ...dish, isEaten } });
    await press('Finish');
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('cook mode after a reload', () => {
  it('names the version and units until the next turn', async () => {
    const versions = { recipe: { ...recipe, variants } };
    const first = open({ ...versions, chosen: chosen({ servings: 1, system: 'us', variant: 'oats' }) });
    first.unmount();
    open(versions);
    expect(screen.getByText('You’re at step 1, for 1 serving, Whole oats, US units.')).toBeVisible();
    await press('Next');
    expect(screen.queryByText(/, step 1\.$/)).not.toBeInTheDocument();
    expect(screen.getByText('For 1 serving, Whole oats, US units')).toBeVisible();
  });

  it('says so where the recipe has lost its step, and keeps the stored choice', async () => {
    const place = { step: 'gone', at: Date.now(), choice: '?servings=6&units=us' };
    localStorage.setItem('rtr:cook:barley-stew', JSON.stringify(place));
    open();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'The recipe has been edited, so you’re back at step 1, for 6 servings, US units.',
    );
    await press('Close cook mode');
    const stored = JSON.parse(localStorage.getItem('rtr:cook:barley-stew') ?? '');
    expect(stored).toMatchObject({ step: 'fry', choice: '?servings=6&units=us' });
  });

  it('stores nothing when it is closed at the first step', async () => {
    open({ chosen: chosen({ servings: 6 }) });
    await press('Close cook mode');
    expect(localStorage.getItem('rtr:cook:barley-stew')).toBeNull();
  });

  it('works and says so where storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('denied');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    open();
    await press(/start the timer/);
    expect(screen.getByText('5:00')).toBeVisible();
    expect(await screen.findByText(/This browser won’t save timers/)).toBeVisible();
    jest.restoreAllMocks();
    await press('Cancel: Brown the beef');
  });
});

describe('the screen wake lock', () => {
  const lock = { release: jest.fn().mockResolvedValue(undefined), addEventListener: jest.fn() };
  const request = jest.fn();
  afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

  it('is reported only while it is held, requested again and released on closing', async () => {
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    request.mockResolvedValue(lock);
    const view = open();
    expect(await screen.findByText('Screen stays on')).toBeVisible();
    act(() => lock.addEventListener.mock.calls[0][1]());
    expect(screen.getByText('Screen may turn off')).toBeVisible();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('Screen stays on')).toBeVisible();
    view.unmount();
    expect(lock.release).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['refused', { request: () => Promise.reject(new DOMException('low battery', 'NotAllowedError')) }],
    ['missing', undefined],
  ])('that is %s is reported', async (_, value) => {
    Object.defineProperty(navigator, 'wakeLock', { value, configurable: true });
    open();
    expect(await screen.findByText('Screen may turn off')).toBeVisible();
  });
});
