import { fireEvent, screen, waitFor } from '@testing-library/react';
import { point, resting, scrollUnder } from './mouse';
import { button, EMPTY, inCity, isChosen, open, shape, startByLink } from './shown-city';

beforeEach(startByLink);
afterEach(() => jest.restoreAllMocks());

describe('the map of the city', () => {
  it('is one picture with a name, and says what is selected', async () => {
    const user = await open();
    expect(screen.getByRole('img', { name: 'Map of Port Alder' })).toBeInTheDocument();
    await user.click(shape('quayside'));
    expect(screen.getByRole('img', { name: 'Map of Port Alder, Quayside selected' })).toBeInTheDocument();
  });

  it('shows a region while the pointer is on it, and none after it has left', async () => {
    await open();
    point(shape('upperTown'));
    expect(inCity().getByRole('heading', { name: 'Upper Town' })).toBeVisible();
    expect(inCity().getByText(EMPTY)).toBeVisible();
    expect(inCity().getByText('Card of lamp')).not.toBeVisible();
    point(document.body);
    expect(inCity().getByText('Card of lamp')).toBeVisible();
  });

  it('is not pointed at by a mouse that rests while the page moves', async () => {
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

  it('keeps the pressed region, moves to the next one pressed, and clears on the same one', async () => {
    const user = await open('?walk=lamp#more');
    await user.click(shape('quayside'));
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
    expect(window.location.search + window.location.hash).toBe('?walk=lamp&region=quayside#more');
    point(shape('upperTown'));
    expect(inCity().getByText('Card of lamp')).toBeVisible();
    await user.click(shape('upperTown'));
    expect([isChosen('Quayside 2 restaurants'), isChosen('Upper Town')]).toEqual([false, true]);
    expect(inCity().getByText(EMPTY)).toBeVisible();
    await user.click(shape('upperTown'));
    expect(isChosen('Upper Town')).toBe(false);
    expect(window.location.search).toBe('?walk=lamp');
  });

  it('draws the chosen region after all others', async () => {
    const user = await open();
    const order = () =>
      [...document.querySelectorAll('[data-testid=city] g[data-region]')].map((each) =>
        each.getAttribute('data-region'),
      );
    expect(order()).toEqual(['quayside', 'upperTown']);
    await user.click(shape('quayside'));
    expect(order()).toEqual(['upperTown', 'quayside']);
  });

  it('adds no history entry and logs the region', async () => {
    const user = await open();
    const entries = window.history.length;
    await user.click(shape('quayside'));
    await user.click(shape('upperTown'));
    expect(window.history.length).toBe(entries);
    expect(jest.mocked(console.info).mock.calls).toEqual([['quayside'], ['upperTown']]);
  });
});

describe('a finger on the map', () => {
  const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });

  it('hovers when it lands and presses once when it lifts', async () => {
    await open();
    fireEvent.touchStart(shape('quayside'), at(10, 10));
    expect(inCity().getByRole('heading', { name: 'Quayside' })).toBeVisible();
    expect(isChosen('Quayside 2 restaurants')).toBe(false);
    // A cancelled touch end is what keeps the browser from sending a click after it.
    expect(fireEvent.touchEnd(shape('quayside'))).toBe(false);
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
  });

  it.each([
    ['moves away', () => fireEvent.touchMove(shape('quayside'), at(10, 60))],
    ['is taken over by the browser', () => fireEvent.touchCancel(shape('quayside'))],
    [
      'is joined by a second one',
      () => fireEvent.touchStart(shape('quayside'), { touches: [{ clientX: 1 }, { clientX: 9 }] }),
    ],
  ])('chooses nothing when it %s', async (_, happens) => {
    await open();
    fireEvent.touchStart(shape('quayside'), at(10, 10));
    happens();
    expect(fireEvent.touchEnd(shape('quayside'))).toBe(true);
    expect(inCity().getByText('Choose a region on the map.')).toBeVisible();
    expect(isChosen('Quayside 2 restaurants')).toBe(false);
  });
});

describe('pins and cards', () => {
  const pin = () => document.querySelector('[data-pin=lamp]') as Element;

  it('name the place a pin stands for while the pointer is on it', async () => {
    await open();
    point(pin());
    expect(inCity().getByText('Lamp')).toBeInTheDocument();
    expect(inCity().getByRole('heading', { name: 'Quayside' })).toBeVisible();
    point(document.body);
    expect(inCity().queryByText('Lamp')).not.toBeInTheDocument();
  });

  it('stay dark after a scroll that began on a pin', async () => {
    await open();
    fireEvent.touchStart(pin(), { touches: [{ clientX: 9, clientY: 9 }] });
    expect(pin()).toHaveAttribute('data-hovered');
    fireEvent.touchCancel(pin());
    fireEvent.touchEnd(pin());
    expect(pin()).not.toHaveAttribute('data-hovered');
    expect(inCity().getByText('Choose a region on the map.')).toBeVisible();
    expect(isChosen('Quayside 2 restaurants')).toBe(false);
  });

  it('lock the region of a pressed pin and bring its card up in the list', async () => {
    const user = await open('?region=upperTown');
    const card = inCity().getByText('Card of lamp').closest('[data-place]') as HTMLElement;
    const list = card.closest('[data-list]') as HTMLElement;
    const scroll = jest.fn();
    list.scrollTo = scroll;
    card.getBoundingClientRect = () => ({ top: 340 }) as DOMRect;
    await user.click(pin());
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
    await waitFor(() => expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 340 })));
    await user.click(pin());
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
  });
});
