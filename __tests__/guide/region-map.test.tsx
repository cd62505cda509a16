import { fireEvent } from '@testing-library/react';
import { point, resting, scrollUnder } from '@/__tests__/guide/mouse';
import { button, EMPTY, inCity, isChosen, open, shape, startByLink } from '@/__tests__/guide/shown-city';

const QUAYSIDE = 'Quayside 2 restaurants';
const HINT = 'Choose a region on the map.';
const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });
const pin = () => document.querySelector('[data-pin=lamp]') as Element;

beforeEach(startByLink);
afterEach(() => jest.restoreAllMocks());

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
