import { fireEvent, waitFor } from '@testing-library/react';
import {
  button,
  isChosen,
  nextFrame,
  open,
  scrolledTo,
  shape,
  startByLink,
} from '@/__tests__/guide/shown-city';

beforeEach(startByLink);
afterEach(() => jest.restoreAllMocks());

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
