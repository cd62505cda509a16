import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseAddress } from '@/__tests__/storage/refused';
import { RegionSection } from '@/components/guide/region-section';
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
const shape = (region: string) => element(`g[data-region="${region}"]`);
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

/** Names of the regions that the stylesheet, which jsdom does not apply, shows. */
const shown = () =>
  screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .filter((heading) => heading.closest('[data-shown="true"]'))
    .map(({ textContent }) => textContent?.trim());
/** A tap, or the start of a scroll. */
function touch(target: Element, isScroll = false) {
  const finger = { pointerType: 'touch' };
  const at = (y: number) => ({ touches: [{ clientX: 5, clientY: y }] });
  fireEvent.pointerDown(target, finger);
  fireEvent.touchStart(target, at(5));
  if (isScroll) {
    fireEvent.touchMove(target, at(80));
    fireEvent.pointerCancel(target, finger);
  } else fireEvent.pointerUp(target, finger);
  fireEvent.touchEnd(target, { touches: [] });
}

it('the credit of two maps is shown once after the last map, which needs none', async () => {
  await open();
  expect(screen.getByText('Drawn with a ruler')).toBeVisible();
});

describe('a map that holds a region', () => {
  const hintShown = () =>
    screen.getByText('Choose an island on the map.').closest('[data-shown="true"]') !== null;
  const open = (opensWith?: string) => {
    window.history.replaceState(null, '', '/travel/islands/');
    render(<RegionSection guide={{ ...guideOf('islands'), ...(opensWith && { opensWith }) }} />);
  };

  it('holds a tapped region through scrolls and taps on its text, until a tap beside the map', () => {
    open();
    touch(shape('middle'));
    expect(
      screen.getByRole('img', { name: 'Map of the Lantern Islands, Middle Island selected' }),
    ).toBeInTheDocument();
    touch(document.body, true);
    touch(shape('north'), true);
    touch(screen.getByText('Ramen with clams'));
    touch(button('Middle Island'));
    expect(shown()).toEqual(['Middle Island 中島']);
    touch(document.body);
    expect(hintShown()).toBe(true);
  });

  it('shows its default region unannounced until another one or Escape', () => {
    open('middle');
    expect(shown()).toEqual(['Middle Island 中島']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    touch(document.body);
    expect(shown()).toEqual(['Middle Island 中島']);
    fireEvent.click(button('North Island'));
    expect(shown()).toEqual(['North Island 北島']);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(hintShown()).toBe(true);
  });
});

describe('a map on which a press selects a region', () => {
  const open = (search = '', opensWith?: string) => {
    window.history.replaceState(null, '', `/travel/valley/${search}`);
    render(<RegionSection guide={{ ...guideOf('valley'), ...(opensWith && { opensWith }) }} />);
  };

  it('keeps a focused region when the focus enters the panel', () => {
    open('', 'uplands');
    act(() => button('Riverbank').focus());
    fireEvent.focus(document.querySelector('[data-panel]') as HTMLElement);
    expect(shown()).toEqual(['Riverbank']);
  });

  it('does not take the scroll to a pressed region for a hover', async () => {
    open();
    const panel = screen.getByText('Choose a part on the map.').closest('[tabindex]') as HTMLElement;
    const section = panel.parentElement as HTMLElement;
    const scrolled = jest.fn();
    section.scrollIntoView = scrolled;
    // The panel is below the fold, and the map would fit on the screen.
    panel.getBoundingClientRect = () => ({ top: 760 }) as DOMRect;
    section.getBoundingClientRect = () => ({ top: 400 }) as DOMRect;
    fireEvent.pointerDown(button('Delta'), resting());
    fireEvent.click(button('Delta'));
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    scrollUnder(shape('uplands'));
    expect(shown()).toEqual(['Delta']);
    point(shape('uplands'));
    expect(shown()).toEqual(['Uplands']);
  });

  it.each(['?region=RiverBank&from=mail', '?from=mail&region=riverbank'])(
    'reads and writes the region of %s',
    (search) => {
      open(search);
      expect(shown()).toEqual(['Riverbank']);
      fireEvent.click(button('Riverbank'));
      expect(window.location.search).toBe('?from=mail');
      window.history.replaceState(null, '', '?region=uplands');
      fireEvent.popState(window);
      expect(shown()).toEqual(['Uplands']);
    },
  );

  it('shows no region for an unknown one, and leaves it in the address', () => {
    open('?region=<b>mars');
    expect(shown()).toEqual([]);
    expect(window.location.search).toContain('mars');
  });
});

describe('a map with restaurants', () => {
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

  describe('its regions', () => {
    it('ignore a resting mouse while the page scrolls under it', async () => {
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

    it('are drawn with the selected one above the others, and each selected one is logged', async () => {
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
    ])('are not selected by a touch when %s', async (_, happens) => {
      await open();
      fireEvent.touchStart(shape('quayside'), at(10, 10));
      expect(inCity().getByRole('heading', { name: 'Quayside' })).toBeVisible();
      happens();
      expect(fireEvent.touchEnd(shape('quayside'))).toBe(true);
      expect(inCity().getByText(HINT)).toBeVisible();
      expect(isChosen(QUAYSIDE)).toBe(false);
    });

    it('have a pin that is unmarked when the touch becomes a scroll', async () => {
      await open();
      fireEvent.touchStart(pin(), at(9, 9));
      expect(pin()).toHaveAttribute('data-hovered');
      fireEvent.touchCancel(pin());
      fireEvent.touchEnd(pin());
      expect(pin()).not.toHaveAttribute('data-hovered');
      expect(inCity().getByText(HINT)).toBeVisible();
    });

    it('have pins that show the name of their place while hovered', async () => {
      await open();
      point(pin());
      expect(inCity().getByText('Ferry Kitchen', { selector: 'text *, text' })).toBeInTheDocument();
      expect(inCity().getByRole('heading', { name: 'Quayside' })).toBeVisible();
      point(document.body);
      expect(inCity().queryByText('Ferry Kitchen', { selector: 'text *, text' })).not.toBeInTheDocument();
    });

    it('are scrolled to by their buttons in a narrow window, but not in a wide one', async () => {
      const user = await open();
      await user.click(button(QUAYSIDE));
      await nextFrame();
      expect(scrolledTo).not.toHaveBeenCalled();
      window.innerWidth = 390;
      await user.click(button(UPPER_TOWN));
      await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith('map-city', expect.anything()));
    });
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
