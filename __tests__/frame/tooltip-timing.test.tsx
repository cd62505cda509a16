import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, TooltipGroup } from '@/components/ui/tooltip/tooltip.client';

beforeAll(() => {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (time: number) => act(() => void jest.advanceTimersByTime(time));
const button = (name: string) => screen.getByRole('button', { name });
const rest = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
const tip = () => screen.queryByRole('tooltip')?.textContent ?? null;

const pair = (
  <TooltipGroup>
    <Tooltip content="Open till late">
      <button type="button">One</button>
    </Tooltip>
    <Tooltip content="Closed on Monday">
      <button type="button">Two</button>
    </Tooltip>
  </TooltipGroup>
);

test('a tooltip opens after resting for 700 milliseconds', () => {
  render(pair);
  rest('One');
  pass(690);
  expect(tip()).toBeNull();
  pass(20);
  expect(tip()).toBe('Open till late');
});

test('the next one opens at once within 300 milliseconds, and waits again later', () => {
  render(pair);
  rest('One');
  pass(710);
  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.pointerLeave(button('One'));
  expect(tip()).toBeNull();
  pass(200);
  rest('Two');
  expect(tip()).toBe('Closed on Monday');
  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.pointerLeave(button('Two'));
  pass(400);
  rest('One');
  expect(tip()).toBeNull();
  pass(710);
  expect(tip()).toBe('Open till late');
});

test('keyboard focus opens it, blur, press, scroll and Escape close it', () => {
  render(
    <Tooltip content="Open till late">
      <button type="button">One</button>
    </Tooltip>,
  );
  const closers = [
    () => fireEvent.blur(button('One')),
    () => fireEvent.click(button('One')),
    () => fireEvent.pointerDown(button('One')),
    () => fireEvent.scroll(document),
    () => fireEvent.keyDown(document, { key: 'Escape' }),
  ];
  for (const close of closers) {
    fireEvent.focus(button('One'));
    expect(tip()).toBe('Open till late');
    close();
    expect(tip()).toBeNull();
    fireEvent.pointerUp(document);
  }
});
