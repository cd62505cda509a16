import { act, fireEvent, render, screen } from '@testing-library/react';
import { PhotoViewer } from '@/components/recipe/photo-viewer.client';

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

it('the photo viewer plays again from the first photo after the last, and announces photos only while it is used', async () => {
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
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 400, 300)),
    2,
  ],
  [
    'reduced motion is turned on',
    () => {
      window.matchMedia = (query) => ({ matches: query.includes('reduce') }) as MediaQueryList;
    },
    2,
  ],
])('the photo viewer stops when %s', async (_, happen, shown) => {
  press('Play all 5');
  await wait(1);
  happen();
  isShown(shown);
  await wait(2);
  isShown(shown);
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});

it('the photo viewer turns by swipes, and hides all photos but one from screen readers', () => {
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

it('the photo viewer loads the next picture ahead, waits for it, and skips the wait for one that fails', async () => {
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
