import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseAddress } from '@/__tests__/storage/refused';
import { CityGuide } from '@/components/pages/city-guide';
import { guideOf } from '@/lib/guide/guides';
import { printOnly } from '@/lib/guide/print-only';
import { point, resting, scrollUnder } from './mouse';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const QUAYSIDE = 'Quayside 2 restaurants';
const UPPER_TOWN = 'Upper Town 3 restaurants';
const HINT = 'Choose a region on the map.';

const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });
const element = (selector: string) => document.querySelector(selector) as Element;
const shape = (region: string) => element(`g[data-region=${region}]`);
const pin = () => element('[data-pin=ferry-kitchen]');
const inCity = () => within(document.getElementById('map-city') as HTMLElement);
const card = (name: string) =>
  inCity().getByRole('heading', { level: 4, name: new RegExp(name), hidden: true });
const button = (name: string) => screen.getByRole('button', { name });
const isChosen = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

const scrolledTo = jest.fn();
/** Waits for the animation frame in which the page would scroll. */
const nextFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

/** Shows the guide to Port Alder at an address. */
async function open(search = '') {
  window.history.replaceState(null, '', `/travel/port-alder/${search}`);
  render(
    <>
      {/* The utility class, as on a screen. */}
      <style>{'.unscripted { display: none }'}</style>
      <CityGuide guide={guideOf('port-alder')} />
    </>,
  );
  await act(async () => undefined);
  return userEvent.setup();
}

beforeEach(() => {
  scrolledTo.mockClear();
  Object.assign(window, { innerWidth: 1280 });
  Element.prototype.scrollIntoView = function scroll(options) {
    scrolledTo(this.id, options);
  };
  // The page was opened by a link.
  fireEvent.click(document.body);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the region of the address', () => {
  it('scrolls to its map, but not when the visitor came back', async () => {
    await open('?region=eastwick');
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith('map-coast', { behavior: 'instant' }));
    cleanup();
    scrolledTo.mockClear();
    fireEvent.popState(window);
    await open('?region=eastwick#oyster-hut');
    expect(isChosen('Eastwick 1 restaurant')).toBe(true);
    await nextFrame();
    await nextFrame();
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it('does not undo a choice that the browser refused to write', async () => {
    const user = await open('?region=quayside');
    refuseAddress();
    await user.click(button(UPPER_TOWN));
    fireEvent.popState(window);
    expect(isChosen(UPPER_TOWN)).toBe(true);
  });

  it('is scrolled to again by a link to it, unless the link opens a new tab', async () => {
    await open('?region=eastwick#oyster-hut');
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledTimes(1));
    const link = document.createElement('a');
    link.href = window.location.href;
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    fireEvent.click(link, { ctrlKey: true });
    fireEvent.click(link);
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledTimes(2));
    await nextFrame();
    expect(scrolledTo).toHaveBeenCalledTimes(2);
    link.remove();
  });
});

describe('a map of regions', () => {
  it('ignores a resting mouse while the page scrolls under it', async () => {
    await open();
    point(document.body);
    scrollUnder(shape('upperTown'));
    scrollUnder(button(UPPER_TOWN));
    expect(card('Blue Door')).toBeVisible();
    point(button(UPPER_TOWN));
    expect(card('Blue Door')).not.toBeVisible();
    fireEvent.pointerLeave(button(UPPER_TOWN), resting());
    expect(card('Blue Door')).not.toBeVisible();
  });

  it('draws the selected region above the others, and logs each selected one', async () => {
    const user = await open();
    const order = () =>
      [...document.querySelectorAll<SVGGElement>('#map-city g[data-region]')].map(
        ({ dataset }) => dataset.region,
      );
    expect(order()).toEqual(['quayside', 'upperTown', 'northHill']);
    await user.click(shape('quayside'));
    expect(order()).toEqual(['upperTown', 'northHill', 'quayside']);
    await user.click(shape('upperTown'));
    await user.click(shape('upperTown'));
    expect(jest.mocked(console.info).mock.calls).toEqual([['quayside'], ['upperTown']]);
  });

  it.each([
    ['the finger moves', () => fireEvent.touchMove(shape('quayside'), at(10, 60))],
    ['the browser scrolls', () => fireEvent.touchCancel(shape('quayside'))],
    [
      'a second finger touches',
      () => fireEvent.touchStart(shape('quayside'), { touches: [{ clientX: 1 }, { clientX: 9 }] }),
    ],
  ])('selects nothing by a touch when %s', async (_, happens) => {
    await open();
    fireEvent.touchStart(shape('quayside'), at(10, 10));
    expect(inCity().getByRole('heading', { name: 'Quayside' })).toBeVisible();
    happens();
    expect(fireEvent.touchEnd(shape('quayside'))).toBe(true);
    expect(inCity().getByText(HINT)).toBeVisible();
    expect(isChosen(QUAYSIDE)).toBe(false);
  });

  it('unmarks a pin when the touch becomes a scroll', async () => {
    await open();
    fireEvent.touchStart(pin(), at(9, 9));
    expect(pin()).toHaveAttribute('data-hovered');
    fireEvent.touchCancel(pin());
    fireEvent.touchEnd(pin());
    expect(pin()).not.toHaveAttribute('data-hovered');
    expect(inCity().getByText(HINT)).toBeVisible();
  });

  it('shows the name of the place of a hovered pin', async () => {
    await open();
    point(pin());
    expect(inCity().getByText('Ferry Kitchen', { selector: 'text *, text' })).toBeInTheDocument();
    expect(inCity().getByRole('heading', { name: 'Quayside' })).toBeVisible();
    point(document.body);
    expect(inCity().queryByText('Ferry Kitchen', { selector: 'text *, text' })).not.toBeInTheDocument();
  });

  it('is scrolled to by a button of a region in a narrow window, but not in a wide one', async () => {
    const user = await open();
    await user.click(button(QUAYSIDE));
    await nextFrame();
    expect(scrolledTo).not.toHaveBeenCalled();
    window.innerWidth = 390;
    await user.click(button(UPPER_TOWN));
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith('map-city', expect.anything()));
  });
});

it('a region is printed with the title and the credit of its map, and the whole page after that', () => {
  render(
    <article>
      {/* The utility class, as on paper. */}
      <style>{'.print\\:hidden { display: none }'}</style>
      <header>
        <h1>Port Alder</h1>
        <p>About it</p>
      </header>
      <section id="one">Old Quay</section>
      <section>
        <h2>Coast</h2>
        <p data-credit>The licence</p>
      </section>
    </article>,
  );
  const texts = ['Port Alder', 'About it', 'Old Quay', 'Coast', 'The licence'];
  const printed = () => texts.filter((text) => getComputedStyle(screen.getByText(text)).display !== 'none');
  let onSheet: unknown;
  window.print = () => {
    onSheet = printed();
  };
  const onEnd = jest.fn();
  printOnly(screen.getByText('Old Quay'), onEnd);
  expect(onSheet).toEqual(['Port Alder', 'Old Quay', 'The licence']);
  window.dispatchEvent(new Event('afterprint'));
  expect(printed()).toEqual(texts);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
