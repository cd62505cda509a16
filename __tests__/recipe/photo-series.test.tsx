import { act, fireEvent, render, screen } from '@testing-library/react';
import { PhotoViewer } from '@/components/recipe/photo-viewer.client';

const TITLES = ['Flour', 'Dough', 'Sheet', 'Noodles', 'Bowl'];

function open() {
  return render(
    <PhotoViewer
      photos={TITLES.map((title) => ({
        title,
        thumb: null,
        picture: <img src="/bowl.webp" alt={`${title}, seen from above`} loading="lazy" />,
        caption: <p>{title}</p>,
      }))}
      icons={{ back: null, on: null, play: null, pause: null }}
      language={{}}
    />,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const isShown = (number: number) =>
  expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(
    `Photo ${number} of 5: ${TITLES[number - 1]}`,
  );
/** As long as so many photos are seen when they play. */
async function wait(photos: number) {
  for (let photo = 0; photo < photos; photo += 1) await act(() => jest.advanceTimersByTimeAsync(900));
}
const picture = (title: string) =>
  screen.getByRole<HTMLImageElement>('img', { name: `${title}, seen from above` });

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/stew/');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('the photos follow each other by themselves to the last, and begin again when asked to', async () => {
  open();
  press('Play all 5');
  isShown(1);
  await wait(1);
  isShown(2);
  await wait(3);
  isShown(5);
  await wait(3);
  isShown(5);
  press('Play all 5');
  isShown(1);
  await wait(1);
  isShown(2);
});

test('a press holds them, and another goes on from there', async () => {
  open();
  press('Play all 5');
  await wait(2);
  press('Pause');
  await wait(3);
  isShown(3);
  press('Play on');
  await wait(1);
  isShown(4);
});

test.each([
  ['an arrow', () => press('Next photo'), 3],
  ['an arrow key', () => fireEvent.keyDown(button('Pause'), { key: 'ArrowLeft' }), 1],
  ['a thumb', () => press('Photo 4 of 5: Noodles'), 4],
])('%s is followed, and ends the playing', async (_, choose, shown) => {
  open();
  press('Play all 5');
  await wait(1);
  choose();
  isShown(shown);
  await wait(2);
  isShown(shown);
});

test('a finger turns them', () => {
  open();
  const [frame] = screen.getAllByRole('figure');
  if (!frame) throw new Error('there is no photo');
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(frame, { touches: [{ clientX: from, clientY: 200 }] });
    fireEvent.touchEnd(frame, { changedTouches: [{ clientX: to, clientY: 210 }] });
  };
  swipe(300, 100);
  isShown(2);
  swipe(100, 300);
  isShown(1);
});

test('a photo waits for the picture of the next one, and goes on without one that cannot be had', async () => {
  open();
  let arrive = () => {};
  picture('Dough').decode = () =>
    new Promise<void>((resolve) => {
      arrive = resolve;
    });
  picture('Sheet').decode = () => Promise.reject(new Error('no network'));
  press('Play all 5');
  await wait(4);
  isShown(1);
  await act(async () => arrive());
  isShown(2);
  await wait(1);
  isShown(3);
});

test('the next picture is fetched ahead, those behind it are not', async () => {
  open();
  press('Play all 5');
  expect(picture('Dough')).toHaveAttribute('loading', 'eager');
  expect(picture('Sheet')).toHaveAttribute('loading', 'lazy');
  press('Next photo');
  expect(picture('Sheet')).toHaveAttribute('loading', 'eager');
});

test('they rest when the tab is hidden', async () => {
  open();
  press('Play all 5');
  await wait(1);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  await wait(2);
  isShown(2);
  expect(button('Play on')).toBeVisible();
});

test('they rest when they have been scrolled out of the window', async () => {
  open();
  press('Play all 5');
  await wait(1);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 400, 300));
  await wait(2);
  isShown(2);
  expect(button('Play on')).toBeVisible();
});

test('they rest as soon as somebody asks for stillness', async () => {
  open();
  press('Play all 5');
  await wait(1);
  window.matchMedia = (query) => ({ matches: query.includes('reduce') }) as MediaQueryList;
  await wait(2);
  isShown(2);
});

test('a photo is read out when it was chosen, and not while they play', async () => {
  open();
  const region = screen.getByText('Flour').closest('[aria-live]');
  expect(region).toHaveAttribute('aria-live', 'polite');
  press('Play all 5');
  expect(region).toHaveAttribute('aria-live', 'off');
  // The last one is: it is the end.
  await wait(4);
  expect(region).toHaveAttribute('aria-live', 'polite');
});

test('only the photo on top is there for a screen reader', async () => {
  open();
  press('Next photo');
  expect(picture('Dough').closest('[aria-hidden]')).toBeNull();
  expect(screen.queryByRole('img', { name: 'Flour, seen from above' })).not.toBeInTheDocument();
});

describe('the strip, wider than its window', () => {
  function strip() {
    const box = screen.getByRole('toolbar', { name: 'Prep photos' });
    Object.defineProperties(box, { scrollWidth: { value: 800 }, clientWidth: { value: 400 } });
    box.scrollTo = jest.fn();
    return box;
  }
  const scroll = (box: HTMLElement, left: number) => {
    box.scrollLeft = left;
    fireEvent.scroll(box);
  };

  test('chooses as it is scrolled by hand, from the first at its beginning to the last at its end', () => {
    open();
    const box = strip();
    fireEvent.touchMove(box);
    scroll(box, 200);
    isShown(3);
    scroll(box, 400);
    isShown(5);
    // As far as it springs back, and in scripts that run the other way.
    scroll(box, -100);
    isShown(2);
    expect(box.scrollTo).not.toHaveBeenCalled();
  });

  test('runs along with what is chosen, which chooses nothing else', () => {
    open();
    const box = strip();
    press('Photo 4 of 5: Noodles');
    expect(box.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 300 }));
    scroll(box, 120);
    isShown(4);
  });

  test('stays with the photos when the page is scrolled over it', async () => {
    open();
    const box = strip();
    press('Play all 5');
    fireEvent.wheel(box, { deltaY: 120 });
    scroll(box, 20);
    await wait(1);
    isShown(2);
    fireEvent.wheel(box, { deltaX: 120 });
    scroll(box, 300);
    await wait(2);
    isShown(4);
  });
});
