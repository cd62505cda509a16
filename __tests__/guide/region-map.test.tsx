import { act, fireEvent, waitFor } from '@testing-library/react';
import { printOnly } from '@/lib/guide/print-only';
import { point, resting, scrollUnder } from './mouse';
import {
  button,
  EMPTY,
  inCity,
  isChosen,
  nextFrame,
  open,
  scrolledTo,
  shape,
  startByLink,
} from './shown-city';

beforeEach(startByLink);
afterEach(() => jest.restoreAllMocks());

describe('RegionMap', () => {
  const QUAYSIDE = 'Quayside 2 restaurants';
  const HINT = 'Choose a region on the map.';
  const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });
  const pin = () => document.querySelector('[data-pin=lamp]') as Element;

  it('ignores a resting mouse while the page scrolls under it', async () => {
    await open();
    point(document.body);
    scrollUnder(shape('upperTown'));
    scrollUnder(button('Upper Town'));
    expect(inCity().getByText('Card of lamp')).toBeVisible();
    point(button('Upper Town'));
    expect(inCity().getByText(EMPTY)).toBeVisible();
    fireEvent.pointerLeave(button('Upper Town'), resting());
    expect(inCity().getByText(EMPTY)).toBeVisible();
  });

  it('selects a clicked region in the address, beside its other parts, and logs it', async () => {
    const user = await open('?walk=lamp#more');
    const address = () => window.location.search + window.location.hash;
    await user.click(shape('quayside'));
    expect(address()).toBe('?walk=lamp&region=quayside#more');
    await user.click(shape('upperTown'));
    expect([isChosen(QUAYSIDE), isChosen('Upper Town')]).toEqual([false, true]);
    await user.click(shape('upperTown'));
    expect(isChosen('Upper Town')).toBe(false);
    expect(window.location.search).toBe('?walk=lamp');
    expect(jest.mocked(console.info).mock.calls).toEqual([['quayside'], ['upperTown']]);
  });

  it('draws the selected region above the others', async () => {
    const user = await open();
    const order = () =>
      [...document.querySelectorAll<SVGGElement>('[data-testid=city] g[data-region]')].map(
        ({ dataset }) => dataset.region,
      );
    expect(order()).toEqual(['quayside', 'upperTown']);
    await user.click(shape('quayside'));
    expect(order()).toEqual(['upperTown', 'quayside']);
  });

  describe('by touch', () => {
    it('hovers on touch start and selects once on touch end', async () => {
      await open();
      fireEvent.touchStart(shape('quayside'), at(10, 10));
      expect(inCity().getByRole('heading', { name: 'Quayside' })).toBeVisible();
      expect(isChosen(QUAYSIDE)).toBe(false);
      // Cancelling the touch end suppresses the click after it.
      expect(fireEvent.touchEnd(shape('quayside'))).toBe(false);
      expect(isChosen(QUAYSIDE)).toBe(true);
    });

    it.each([
      ['the finger moves', () => fireEvent.touchMove(shape('quayside'), at(10, 60))],
      ['the browser scrolls', () => fireEvent.touchCancel(shape('quayside'))],
      [
        'a second finger touches',
        () => fireEvent.touchStart(shape('quayside'), { touches: [{ clientX: 1 }, { clientX: 9 }] }),
      ],
    ])('selects nothing when %s', async (_, happens) => {
      await open();
      fireEvent.touchStart(shape('quayside'), at(10, 10));
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
  });

  describe('a pin', () => {
    it('shows the name of its place while hovered', async () => {
      await open();
      point(pin());
      expect(inCity().getByText('Lamp')).toBeInTheDocument();
      expect(inCity().getByRole('heading', { name: 'Quayside' })).toBeVisible();
      point(document.body);
      expect(inCity().queryByText('Lamp')).not.toBeInTheDocument();
    });

    it('selects its region when clicked, and keeps it when clicked again', async () => {
      const user = await open('?region=upperTown');
      for (const _ of ['first', 'second']) {
        await user.click(pin());
        expect(isChosen(QUAYSIDE)).toBe(true);
      }
    });
  });
});

describe('RegionButtons', () => {
  it('scrolls a narrow page to the main map, but not a wide one', async () => {
    const user = await open();
    await user.click(button('Quayside 2 restaurants'));
    await nextFrame();
    expect(scrolledTo).not.toHaveBeenCalled();
    window.innerWidth = 390;
    await user.click(button('Upper Town'));
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith('map-city', expect.anything()));
  });

  it('removes the hover that a touch left on another region', async () => {
    await open();
    fireEvent.touchStart(shape('upperTown'), { touches: [{ clientX: 1, clientY: 1 }] });
    fireEvent.touchEnd(shape('upperTown'));
    fireEvent.click(button('Quayside 2 restaurants'));
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
    expect(shape('upperTown')).not.toHaveAttribute('data-hovered');
  });
});

describe('RegionPanel', () => {
  it('moves the focus to its header when the focused element is hidden', async () => {
    await open();
    const hours = inCity().getByRole('button', { name: 'Hours of lamp' });
    act(() => hours.focus());
    point(shape('upperTown'));
    expect(hours).not.toBeVisible();
    expect(document.activeElement).toHaveTextContent('Upper Town');
    expect(document.body).not.toHaveFocus();
  });

  it('counts and shows the places that pass the filters, in the list and on the map', async () => {
    await open('?category=dinner&region=quayside');
    expect(inCity().getAllByText('1 of 2 restaurants')[0]).toBeVisible();
    expect(inCity().getByText('Card of reed')).toBeVisible();
    expect(inCity().getByText('Card of lamp')).not.toBeVisible();
    expect(document.querySelector('[data-pin=lamp]')).toBeNull();
    expect(button('Quayside 1 restaurant')).toBeVisible();
  });

  it('offers to clear filters that no place of the region passes', async () => {
    const user = await open('?category=lunch&cuisine=noodles&region=quayside');
    expect(inCity().getByText('None of my places here match the filters.')).toBeVisible();
    expect(button('Quayside')).toBeVisible();
    await user.click(inCity().getByRole('button', { name: 'Clear filters' }));
    expect(inCity().getByText('Card of lamp')).toBeVisible();
    expect(inCity().getByText('Card of reed')).toBeVisible();
    expect(window.location.search).toBe('?region=quayside');
  });

  describe('on paper', () => {
    const printed = () =>
      [...document.querySelectorAll('article')]
        .filter((card) => !card.hidden && !card.closest('[hidden],.screen-only,.print\\:hidden'))
        .map(({ id }) => id);
    let print: jest.Mock;
    beforeEach(() => {
      print = jest.fn();
      window.print = print;
    });

    it.each(['', '?region=quayside', '?region=all'])('%s lists every place', async (search) => {
      await open(search);
      expect(printed()).toEqual(['lamp', 'reed', 'hut']);
    });

    it('names the selected region', async () => {
      await open('?region=quayside');
      expect(
        inCity().getByText('Selected on screen: Quayside. Every place is listed here.'),
      ).toBeInTheDocument();
    });

    it('lists only the selected region on request, and every place again after that', async () => {
      const user = await open('?region=quayside');
      const onSheet = new Promise<string[]>((resolve) => print.mockImplementation(() => resolve(printed())));
      await user.click(inCity().getByRole('button', { name: 'Print Quayside' }));
      expect(await onSheet).toEqual(['lamp', 'reed']);
      expect(inCity().getByText('Only Quayside is listed here.')).toBeInTheDocument();
      act(() => void window.dispatchEvent(new Event('afterprint')));
      expect(inCity().queryByText('Only Quayside is listed here.')).not.toBeInTheDocument();
      expect(printed()).toEqual(['lamp', 'reed', 'hut']);
    });
  });
});

describe('printOnly', () => {
  it('prints one part with the title and the credit of the map, and the whole page after that', () => {
    document.body.innerHTML = `
    <article>
      <header><h1>Port Alder</h1><p>About it</p></header>
      <section><h2>Explore</h2><div id="one">Old Quay</div></section>
      <section><h2>Coast</h2><p>Eastwick</p><p data-credit>The licence</p></section>
    </article>`;
    const unprinted = () => [...document.querySelectorAll('.print\\:hidden')].map((each) => each.textContent);
    let onSheet: unknown;
    window.print = () => {
      onSheet = unprinted();
    };
    const onEnd = jest.fn();
    printOnly(document.querySelector('#one') as Element, onEnd);
    expect(onSheet).toEqual(['About it', 'Explore', 'Coast', 'Eastwick']);
    window.dispatchEvent(new Event('afterprint'));
    expect(unprinted()).toEqual([]);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
