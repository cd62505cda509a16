import { render, screen, waitFor } from '@testing-library/react';
import { pressUnhurried } from '@/__tests__/storage/unhurried';
import {
  bar,
  cleanUp,
  navigate,
  places,
  storeWalks,
  toggle,
  user,
  visitOwn,
} from '@/__tests__/walk/shown-walk';
import { toast } from '@/components/ui/toast';
import { WalkToggle } from '@/components/walk/walk-toggle.client';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

beforeEach(pressUnhurried);
afterEach(cleanUp);

it('rejects an eleventh stop with a toast', async () => {
  const ten = places.slice(0, 10).map(({ slug }) => slug);
  await visitOwn(`?walk=${ten}`);
  await user.click(toggle('Stop 7'));
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'A walk has room for 10 stops' }));
  expect(window.location.search).toBe(`?walk=${ten}`);
});

it('calls a walk of this visit the visitor’s where a link leads to it', async () => {
  await visitOwn();
  await user.click(toggle('Stop 2'));
  await navigate('');
  await navigate('?walk=s2');
  expect(toggle('Stop 3')).toHaveAccessibleName('Add Stop 3 to your Walk');
});

it('renders nothing outside a walk provider', () => {
  expect(render(<WalkToggle slug="lamp" name="Lamp" />).container).toBeEmptyDOMElement();
});

it('keeps the walk when the browser refuses to change the address', async () => {
  await visitOwn();
  const replace = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  await user.click(toggle('Lamp'));
  await user.click(toggle('Far'));
  expect(toggle('Far')).toHaveAccessibleName('On your walk as stop 2: Far, see the whole walk');
  replace.mockRestore();
  await navigate('?region=upperTown');
  expect(bar()).toHaveTextContent('Your walk: 2 stops');
  await user.click(toggle('Market'));
  expect(window.location.search).toBe('?region=upperTown&walk=lamp,far,market');
  storeWalks('lost');
  await navigate('?walk=lost');
  expect(toggle('Lost')).toHaveAccessibleName('On the walk as stop 1: Lost, see the whole walk');
});

it('opens the walk for a place that is a stop, and has the focus again when it is closed', async () => {
  await visitOwn('?walk=far,lamp');
  await user.click(toggle('Lamp'));
  expect(await screen.findByRole('dialog', { name: 'Your walk' })).toBeVisible();
  expect(window.location.search).toBe('?walk=far,lamp');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(toggle('Lamp')).toHaveFocus());
});
