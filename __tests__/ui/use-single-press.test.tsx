import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useSinglePress } from '@/lib/ui/use-single-press';

function Toggle() {
  const [isOn, setOn] = useState(false);
  return (
    <button type="button" aria-pressed={isOn} {...useSinglePress(() => setOn(!isOn))}>
      Save
    </button>
  );
}

let time = 0;
beforeEach(() => {
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => time);
  render(<Toggle />);
});
afterEach(() => jest.restoreAllMocks());

it('takes presses within half a second as one', () => {
  const pressAt = (moment: number) => {
    time = moment;
    fireEvent.click(screen.getByRole('button'));
    return screen.queryByRole('button', { pressed: true }) !== null;
  };
  expect([1000, 1200, 1499, 1500, 1600, 2100].map(pressAt)).toEqual([true, true, true, false, false, true]);
});

it('ignores the key repeat of Enter', () => {
  const button = screen.getByRole('button');
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
});
