import { render } from '@testing-library/react';
import { pressUnhurried } from '@/__tests__/kept/unhurried';
import { WalkToggle } from '@/components/travel/walk/walk-toggle.client';
import { toast } from '@/components/ui/toast';
import { bar, keep, kept, leave, move, places, show, toggle, user } from './shown-walk';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

beforeEach(pressUnhurried);
afterEach(leave);

describe('the buttons on the cards', () => {
  test('add and take off places in any order, in the address, which keeps what else it says', async () => {
    await show('?region=quayside');
    expect(bar()).not.toBeInTheDocument();
    await user.click(toggle('Market'));
    await user.click(toggle('Lamp'));
    expect(toggle('Lamp')).toHaveAccessibleName('Stop 2 of your walk: take Lamp off');
    expect(window.location.search).toBe('?region=quayside&walk=market,lamp');
    await user.click(toggle('Market'));
    expect(toggle('Lamp')).toHaveAccessibleName('Stop 1 of your walk: take Lamp off');
    expect(toggle('Market')).toHaveAccessibleName('Add Market to your Walk');
    await user.click(toggle('Lamp'));
    expect(window.location.search).toBe('?region=quayside');
    expect(bar()).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  test('say that an eleventh stop does not fit', async () => {
    const ten = places.slice(0, 10).map(({ slug }) => slug);
    await show(`?walk=${ten}`);
    await user.click(toggle('Stop 7'));
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'A walk holds 10 stops' }));
    expect(window.location.search).toBe(`?walk=${ten}`);
  });

  test('are not there on a page without a walk', () => {
    const { container } = render(<WalkToggle slug="lamp" name="Lamp" />);
    expect(container).toBeEmptyDOMElement();
  });

  test('work on when the browser will not change the address any more', async () => {
    await show();
    const replace = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    await user.click(toggle('Lamp'));
    await user.click(toggle('Far'));
    expect(toggle('Far')).toHaveAccessibleName('Stop 2 of your walk: take Far off');
    replace.mockRestore();
    await move('?region=upperTown');
    expect(bar()).toHaveTextContent('Your walk: 2 stops');
    await user.click(toggle('Market'));
    expect(window.location.search).toBe('?region=upperTown&walk=lamp,far,market');
    keep('lost');
    await move('?walk=lost');
    expect(toggle('Lost')).toHaveAccessibleName('Stop 1 of the walk: take Lost off');
  });
});
