import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { pressUnhurried } from '@/__tests__/storage/unhurried';
import {
  cleanUp,
  layOut,
  Page,
  places,
  press,
  storedWalks,
  storeWalks,
  toggle,
  user,
  visitOwn,
} from '@/__tests__/walk/shown-walk';

beforeEach(pressUnhurried);
afterEach(cleanUp);

it('is not in the exported page, whatever the address', () => {
  window.history.replaceState(null, '', '/?walk=lamp');
  const html = renderToString(<Page />);
  expect(html).toContain('to your ');
  expect(html).not.toContain(' walk: take ');
  expect(html).not.toContain('Open the walk');
});

it('reserves its height on the page while it is shown', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(63);
  await visitOwn('?walk=lamp');
  const reserved = () => document.documentElement.style.getPropertyValue('--walk-bar');
  layOut();
  expect(reserved()).toBe('63px');
  await user.click(toggle('Lamp'));
  await screen.findByRole('dialog');
  await press('Remove Lamp from the walk');
  expect(reserved()).toBe('');
});

it('is loaded with the first stop and announces it in an existing status', async () => {
  storeWalks();
  await visitOwn();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.click(toggle('Lamp'));
  const status = await screen.findByRole('status');
  expect(status).toBeEmptyDOMElement();
  await waitFor(() => expect(status).toHaveTextContent('Added to your walk: 1 stop'));
});

it('announces a refused eleventh stop in the words of the toast, and keeps the walk', async () => {
  const ten = places.slice(0, 10).map(({ slug }) => slug);
  await visitOwn(`?walk=${ten}`);
  await user.click(toggle('Stop 6'));
  const status = await screen.findByText(
    /^A walk has room for 10 stops\. Remove one to make room for this one\.$/,
  );
  expect(status).toHaveAttribute('role', 'status');
  expect(screen.queryByText(/Removed from your walk/)).not.toBeInTheDocument();
  expect(storedWalks()).toEqual([ten.join()]);
});
