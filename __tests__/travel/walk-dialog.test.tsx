import { screen, waitFor } from '@testing-library/react';
import { pressUnhurried } from '@/__tests__/kept/unhurried';
import { leave, move, open, places, press, user } from './shown-walk';

beforeEach(pressUnhurried);
afterEach(leave);

const order = () =>
  screen.getAllByRole('heading', { level: 3 }).flatMap(({ textContent }) => textContent ?? []);

describe('the whole walk', () => {
  test('lists the stops with where they are, what to order, and how far apart', async () => {
    const dialog = await open('?walk=lamp,market,lost');
    const [first, second, third] = dialog.getAllByRole('listitem');
    expect(first).toHaveTextContent('1Lamp18 Rope Street, Net Lofts, Port AlderOrder Crab soup');
    expect(second).toHaveTextContent('2MarketNet Lofts, Port AlderAbout 1.4 km from stop 1');
    expect(third).not.toHaveTextContent('km');
    expect(
      dialog.getByText(
        'About 1.4 km as the crow flies. 1 stop has no pin yet, so the way there is not counted.',
      ),
    ).toBeVisible();
  });

  test('is put in another order by buttons that keep the focus and say what they did', async () => {
    await open('?walk=lamp,market,lost');
    await press('Move Lamp down');
    expect(window.location.search).toBe('?walk=market,lamp,lost');
    expect(screen.getByRole('status')).toHaveTextContent('Lamp is now stop 2 of 3.');
    expect(screen.getByRole('button', { name: 'Move Lamp down' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(window.location.search).toBe('?walk=market,lost,lamp');
    expect(screen.getByRole('button', { name: 'Move Lamp down' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move Lamp up' })).toHaveFocus();
  });

  test('loses a stop and gets it back in its place', async () => {
    await open('?walk=lamp,market,lost');
    await press('Take Market off the walk');
    expect(window.location.search).toBe('?walk=lamp,lost');
    expect(screen.getByRole('status')).toHaveTextContent('Market is off the walk.');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await press('Undo');
    expect(window.location.search).toBe('?walk=lamp,market,lost');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('does not undo over a walk that came after', async () => {
    await open('?walk=lamp,market,lost');
    await press('Take Market off the walk');
    await move('?walk=far');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('is cleared, brought back, and left empty with the focus on the page', async () => {
    await open('?walk=lamp,market');
    await press('Clear the walk');
    expect(window.location.search).toBe('');
    expect(screen.getByText(/^No stops yet/)).toBeVisible();
    await press('Undo');
    expect(order().slice(0, 2)).toEqual(['Lamp', 'Market']);
    await press('Clear the walk');
    await press('Let go of the walk to Lamp and Market');
    await press('Close');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('is put in order by distance where that changes it', async () => {
    await open('?walk=lamp,lost,market,far');
    await press('Order by distance');
    expect(window.location.search).toBe('?walk=lamp,far,market,lost');
    expect(screen.queryByRole('button', { name: 'Order by distance' })).not.toBeInTheDocument();
    await press('Undo');
    expect(window.location.search).toBe('?walk=lamp,lost,market,far');
  });

  test('takes in a market that is not on it, and keeps the focus in the dialog', async () => {
    const dialog = await open('?walk=lamp');
    await press('Add Market');
    expect(window.location.search).toBe('?walk=lamp,market');
    expect(dialog.getByRole('status')).toHaveTextContent('Market is now stop 2 of 2.');
    expect(dialog.queryByRole('group', { name: 'Add a market' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect(document.body).not.toHaveFocus();
  });

  test('of ten stops has no room for a market', async () => {
    const ten = places.filter(({ kind }) => kind !== 'market').slice(0, 10);
    const dialog = await open(`?walk=${ten.map(({ slug }) => slug)}`);
    expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    expect(dialog.queryByRole('group', { name: 'Add a market' })).not.toBeInTheDocument();
  });

  test('with a single stop has nothing to move', async () => {
    const dialog = await open('?walk=lamp');
    expect(dialog.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      expect.not.stringContaining('origin='),
    );
  });
});
