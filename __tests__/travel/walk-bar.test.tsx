import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { pressUnhurried } from '@/__tests__/kept/unhurried';
import { bar, keep, layOut, leave, move, Page, show, toggle, user } from './shown-walk';

beforeEach(pressUnhurried);
afterEach(leave);

describe('the bar', () => {
  test('is there at once on the visitor’s own walk and says where it lives', async () => {
    await show('?walk=lost,lamp');
    expect(bar()).toHaveTextContent('Your walk: 2 stops');
    expect(bar()).toHaveTextContent('Kept on this device.');
    expect(toggle('Lamp')).toHaveAccessibleName('Stop 2 of the walk: take Lamp off');
  });

  test('is not in the page as the server sends it, whatever the address', () => {
    window.history.replaceState(null, '', '/?walk=lamp');
    const html = renderToString(<Page />);
    expect(html).toContain('to your ');
    expect(html).not.toContain(' walk: take ');
    expect(html).not.toContain('Open the walk');
  });

  test('tells the page its height while it shows', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(63);
    await show('?walk=lamp');
    const told = () => document.documentElement.style.getPropertyValue('--walk-bar');
    layOut();
    expect(told()).toBe('63px');
    await user.click(toggle('Lamp'));
    expect(told()).toBe('');
    height.mockRestore();
  });

  test('goes when a link leads to the same page without a walk', async () => {
    await show('?region=upperTown&walk=lamp');
    await move('');
    expect(bar()).not.toBeInTheDocument();
    expect(toggle('Lamp')).toHaveAccessibleName('Add Lamp to your Walk');
  });

  test('is told when it changes, politely and in words', async () => {
    await show('?walk=far');
    const told = screen.getByRole('status');
    await waitFor(() => expect(told).toHaveTextContent(/^Your walk: 1 stop$/));
    await user.click(toggle('Lamp'));
    await waitFor(() => expect(told).toHaveTextContent(/^Added to your walk: 2 stops$/));
    expect(toggle('Lamp')).toHaveFocus();
    await user.click(toggle('Lamp'));
    await waitFor(() => expect(told).toHaveTextContent(/^Taken off your walk: 1 stop$/));
    await user.click(toggle('Far'));
    await waitFor(() => expect(told).toHaveTextContent(/^Taken off your walk: 0 stops$/));
  });

  test('tells the first stop in a status that was there before the words', async () => {
    await show();
    await user.click(toggle('Lamp'));
    const told = await screen.findByRole('status');
    expect(told).toBeEmptyDOMElement();
    await waitFor(() => expect(told).toHaveTextContent('Added to your walk: 1 stop'));
  });

  test('follows the browser back to another walk', async () => {
    await show('?walk=lamp');
    keep('lamp', 'far,market,lost');
    await move('?walk=far,market,lost');
    expect(bar()).toHaveTextContent('Your walk: 3 stops');
    expect(toggle('Far')).toHaveAccessibleName('Stop 1 of the walk: take Far off');
  });

  test('is not loaded for walks that were all let go of', async () => {
    keep();
    await show();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await user.click(toggle('Lamp'));
    expect(await screen.findByRole('status')).toBeInTheDocument();
  });
});
