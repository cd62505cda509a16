import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecipePage } from '@/components/pages/recipe-page';
import { PhotoViewer } from '@/components/recipe/photo-viewer.client';
import { photosLabel, photosOf } from '@/components/recipe/prep-photos';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { PrepPhoto } from '@/lib/content/schema/recipe-block';
import { cookRecipe } from '@/lib/cook/cook-recipe';
import { recipeBySlug } from '@/lib/recipe/all';

describe('the photo viewer', () => {
  const TITLES = ['Flour', 'Dough', 'Sheet', 'Noodles', 'Bowl'];

  const button = (name: string) => screen.getByRole('button', { name });
  const press = (name: string) => fireEvent.click(button(name));
  const isShown = (number: number) =>
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(
      `Photo ${number} of 5: ${TITLES[number - 1]}`,
    );
  /** Lets the time pass in which so many photos are shown. */
  async function wait(photos: number) {
    for (let photo = 0; photo < photos; photo += 1) await act(() => jest.advanceTimersByTimeAsync(900));
  }
  const picture = (title: string) =>
    screen.getByRole<HTMLImageElement>('img', { name: `${title}, seen from above` });

  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/stew/');
    const photos = TITLES.map((title) => ({
      title,
      thumb: null,
      picture: <img src="/bowl.webp" alt={`${title}, seen from above`} loading="lazy" />,
      caption: <p>{title}</p>,
    }));
    render(
      <PhotoViewer photos={photos} icons={{ back: null, on: null, play: null, pause: null }} language={{}} />,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('plays again from the first photo after the last, and announces photos only while it is used', async () => {
    const region = screen.getByText('Flour').closest('[aria-live]');
    // A caption whose units change is not news.
    expect(region).toHaveAttribute('aria-live', 'off');
    act(() => button('Next photo').focus());
    expect(region).toHaveAttribute('aria-live', 'polite');
    press('Play all 5');
    expect(region).toHaveAttribute('aria-live', 'off');
    await wait(7);
    isShown(5);
    expect(region).toHaveAttribute('aria-live', 'polite');
    press('Play all 5');
    isShown(1);
    await wait(1);
    isShown(2);
  });

  it.each([
    ['an arrow is pressed', () => press('Next photo'), 3],
    ['a thumb is pressed', () => press('Photo 4 of 5: Noodles'), 4],
    [
      'the tab is hidden',
      () => {
        jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        fireEvent(document, new Event('visibilitychange'));
      },
      2,
    ],
    [
      'the photo is scrolled out of view',
      () =>
        jest
          .spyOn(Element.prototype, 'getBoundingClientRect')
          .mockReturnValue(new DOMRect(0, -900, 400, 300)),
      2,
    ],
    [
      'reduced motion is turned on',
      () => {
        window.matchMedia = (query) => ({ matches: query.includes('reduce') }) as MediaQueryList;
      },
      2,
    ],
  ])('stops when %s', async (_, happen, shown) => {
    press('Play all 5');
    await wait(1);
    happen();
    isShown(shown);
    await wait(2);
    isShown(shown);
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });

  it('turns by swipes, and hides all photos but one from screen readers', () => {
    const [frame] = screen.getAllByRole('figure') as [HTMLElement];
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(frame, { touches: [{ clientX: from, clientY: 200 }] });
      fireEvent.touchEnd(frame, { changedTouches: [{ clientX: to, clientY: 210 }] });
    };
    swipe(300, 100);
    isShown(2);
    expect(picture('Dough')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Flour, seen from above' })).not.toBeInTheDocument();
    swipe(100, 300);
    isShown(1);
  });

  it('loads the next picture ahead, waits for it, and skips the wait for one that fails', async () => {
    let arrive = () => {};
    picture('Dough').decode = () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      });
    picture('Sheet').decode = () => Promise.reject(new Error('no network'));
    press('Play all 5');
    expect(picture('Dough')).toHaveAttribute('loading', 'eager');
    expect(picture('Sheet')).toHaveAttribute('loading', 'lazy');
    await wait(4);
    isShown(1);
    await act(async () => arrive());
    isShown(2);
    await wait(1);
    isShown(3);
  });

  describe('the strip of thumbs, wider than its window', () => {
    let strip: HTMLElement;
    const scroll = (left: number) => {
      strip.scrollLeft = left;
      fireEvent.scroll(strip);
    };
    beforeEach(() => {
      strip = screen.getByRole('toolbar', { name: 'Prep photos' });
      Object.defineProperties(strip, { scrollWidth: { value: 800 }, clientWidth: { value: 400 } });
      strip.scrollTo = jest.fn();
    });

    it('selects a photo by hand scrolling, also before its start as in right-to-left scripts', () => {
      fireEvent.touchMove(strip);
      scroll(200);
      isShown(3);
      scroll(-100);
      isShown(2);
    });

    it('selects no photo by a page scroll over it', async () => {
      press('Play all 5');
      fireEvent.wheel(strip, { deltaY: 120 });
      scroll(20);
      await wait(1);
      isShown(2);
    });

    it('scrolls to the selected thumb without selecting another', () => {
      press('Photo 4 of 5: Noodles');
      expect(strip.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 300 }));
      scroll(120);
      isShown(4);
    });
  });
});

describe('the photos of a recipe', () => {
  /** Three photos of the first step, four of the second, the others of the third. */
  const STEPS = [...Array(3).fill('season'), ...Array(4).fill('cut'), ...Array(5).fill('brown')] as string[];
  const photos = STEPS.map((step, index) => {
    const number = index + 1;
    const picture = { name: 'step-curds', alt: `Picture ${number}` };
    return { picture, title: `Photo called ${number}`, text: 'As it should look.', step };
  });
  const stew = recipeBySlug('barley-stew');
  const recipe: Recipe = {
    ...stew,
    blocks: stew.blocks.map((block) =>
      block.type === 'photos' ? { ...block, title: 'The stew in 12 photos', photos } : block,
    ),
  };

  function open(hash = '') {
    window.history.replaceState(null, '', `/barley-stew/${hash}`);
    render(<RecipePage recipe={recipe} />);
  }
  const expectPhoto = (number: number) =>
    expect(screen.getByRole('button', { name: /^Photo \d+ of 12:/, pressed: true })).toHaveAccessibleName(
      `Photo ${number} of 12: Photo called ${number}`,
    );

  beforeAll(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });

  it('turn from the first to the last and back, and to the first one of a step by its link', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
    expectPhoto(12);
    screen.getByRole('button', { name: /^Photo 12 of 12:/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expectPhoto(1);
    await userEvent.click(screen.getByRole('link', { name: 'Photos 4 to 7' }));
    expectPhoto(4);
  });

  it.each([
    ['#photo-9', 9],
    ['#photo-99', 1],
  ])('are shown for the address %s from photo %d', (hash, number) => {
    open(hash);
    expectPhoto(number);
  });

  it('are in cook mode with their step, in order', () => {
    const given = cookRecipe(recipe).steps.map(({ id, pictures }) => [id, pictures?.map(({ alt }) => alt)]);
    expect(Object.fromEntries(given)).toMatchObject({
      season: ['Picture 1', 'Picture 2', 'Picture 3'],
      cut: ['Picture 4', 'Picture 5', 'Picture 6', 'Picture 7'],
      simmer: undefined,
    });
    expect(cookRecipe(stew).steps.find(({ id }) => id === 'brown')?.pictures).toHaveLength(2);
  });

  it.each([
    [[5], 'Photo 5'],
    [[7, 8], 'Photos 7 and 8'],
    [[1, 2, 3], 'Photos 1 to 3'],
    [[1, 2, 3, 9], 'Photos 1 to 3 and 9'],
    [[1, 2, 9], 'Photos 1, 2 and 9'],
  ])('with the numbers %j are named “%s”', (numbers, label) => {
    expect(photosLabel(numbers)).toBe(label);
  });

  it('of a step are found by their numbers', () => {
    const all = ['a', 'b', 'a'].map((step) => ({ step }) as PrepPhoto);
    expect(photosOf({ blocks: [{ type: 'photos', title: '', photos: all }] }, 'a')).toEqual([1, 3]);
  });
});
