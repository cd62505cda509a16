import { fireEvent, waitFor } from '@testing-library/react';
import {
  button,
  inCity,
  isChosen,
  nextFrame,
  onCoast,
  open,
  scrolledTo,
  shape,
  startByLink,
} from './shown-city';

beforeEach(startByLink);
afterEach(() => jest.restoreAllMocks());

describe('the region buttons', () => {
  it('leave out a count of zero', async () => {
    await open();
    expect(button('Upper Town')).toBeInTheDocument();
    expect(button('Eastwick 1 restaurant')).toBeInTheDocument();
  });

  it('choose and clear by keyboard', async () => {
    const user = await open();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
    expect(inCity().getByRole('heading', { name: 'Quayside' })).toBeVisible();
    await user.keyboard(' ');
    expect(isChosen('Quayside 2 restaurants')).toBe(false);
  });

  it('of the wider area bring the page to their map', async () => {
    const user = await open();
    await user.click(button('Eastwick 1 restaurant'));
    await waitFor(() => expect(scrolledTo.mock.calls).toEqual([['map-coast', { behavior: 'smooth' }]]));
    expect(onCoast().getByText('Card of hut')).toBeVisible();
  });

  it('of the city leave a wide page where it is, and bring a narrow one to the map', async () => {
    const user = await open();
    await user.click(button('Quayside 2 restaurants'));
    await nextFrame();
    expect(scrolledTo).not.toHaveBeenCalled();
    window.innerWidth = 390;
    await user.click(button('Upper Town'));
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith('map-city', expect.anything()));
  });

  it('chosen by a finger leave no other region looking pointed at', async () => {
    await open();
    fireEvent.touchStart(shape('upperTown'), { touches: [{ clientX: 1, clientY: 1 }] });
    fireEvent.touchEnd(shape('upperTown'));
    fireEvent.click(button('Quayside 2 restaurants'));
    expect(isChosen('Quayside 2 restaurants')).toBe(true);
    expect(shape('upperTown')).not.toHaveAttribute('data-hovered');
  });
});
