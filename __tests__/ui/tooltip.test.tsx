import { act, fireEvent, render, screen } from '@testing-library/react';
import { LazyTooltip } from '@/components/ui/tooltip/lazy-tooltip.client';

beforeAll(() => {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const button = (name: string) => screen.getByRole('button', { name });
const rest = (name: string) => {
  fireEvent.pointerEnter(button(name), { pointerType: 'mouse' });
  fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
};
const leave = (name: string) => fireEvent.pointerLeave(button(name));
const close = () => fireEvent.keyDown(document, { key: 'Escape' });
const tip = () => screen.queryByRole('tooltip')?.textContent ?? null;

beforeEach(async () => {
  // Closed tooltips of the tests before are long gone.
  jest.setSystemTime(Date.now() + 60_000);
  render(
    <>
      <LazyTooltip content="Open till late">
        <button type="button">One</button>
      </LazyTooltip>
      <LazyTooltip content="Closed on Monday">
        <button type="button">Two</button>
      </LazyTooltip>
    </>,
  );
  // Their script comes with the first pointer.
  for (const name of ['One', 'Two']) {
    rest(name);
    leave(name);
  }
  await act(async () => {
    await import('@/components/ui/tooltip/tooltip.client');
  });
  await pass(1000);
});

test('a tooltip opens after resting for 700 milliseconds', async () => {
  rest('One');
  await pass(690);
  expect(tip()).toBeNull();
  await pass(20);
  expect(tip()).toBe('Open till late');
});

test('the next one opens at once within 300 milliseconds, and waits again later', async () => {
  rest('One');
  await pass(710);
  close();
  leave('One');
  expect(tip()).toBeNull();
  await pass(200);
  rest('Two');
  expect(tip()).toBe('Closed on Monday');
  close();
  leave('Two');
  await pass(400);
  rest('One');
  expect(tip()).toBeNull();
  await pass(710);
  expect(tip()).toBe('Open till late');
});

test('keyboard focus opens it, blur, press, scroll and Escape close it', () => {
  const closers = [
    () => act(() => button('One').blur()),
    () => fireEvent.click(button('One')),
    () => fireEvent.pointerDown(button('One')),
    () => fireEvent.scroll(document),
    close,
  ];
  for (const closed of closers) {
    act(() => button('One').blur());
    act(() => button('One').focus());
    expect(tip()).toBe('Open till late');
    closed();
    expect(tip()).toBeNull();
    fireEvent.pointerUp(document);
  }
});
