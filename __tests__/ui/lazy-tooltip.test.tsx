import { act, fireEvent, render, screen } from '@testing-library/react';
import { LazyTooltip } from '@/components/ui/lazy-tooltip.client';

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const button = (name: string) => screen.getByRole('button', { name });
const rest = (name: string) => {
  fireEvent.pointerEnter(button(name), { pointerType: 'mouse' });
  fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
};
const leave = (name: string) => fireEvent.pointerLeave(button(name));
const pressEscape = () => fireEvent.keyDown(document, { key: 'Escape' });
const tip = () => screen.queryByRole('tooltip')?.textContent ?? null;

beforeAll(() => {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(async () => {
  // A minute after the tooltips of the last test.
  jest.useFakeTimers({ now: Date.now() + 60_000 });
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
  // The first pointer loads the chunk.
  for (const name of ['One', 'Two']) {
    rest(name);
    leave(name);
  }
  await act(() => import('@/components/ui/tooltip.client'));
  await pass(1000);
});
afterEach(() => jest.useRealTimers());

describe('a tooltip', () => {
  it('opens after 700 ms under the mouse', async () => {
    rest('One');
    await pass(690);
    expect(tip()).toBeNull();
    await pass(20);
    expect(tip()).toBe('Open till late');
  });

  it('opens at once within 300 ms after another one, and waits again later', async () => {
    rest('One');
    await pass(710);
    pressEscape();
    leave('One');
    expect(tip()).toBeNull();
    await pass(200);
    rest('Two');
    expect(tip()).toBe('Closed on Monday');
    pressEscape();
    leave('Two');
    await pass(400);
    rest('One');
    expect(tip()).toBeNull();
  });

  it.each<[string, () => unknown]>([
    ['blur', () => act(() => button('One').blur())],
    ['a click', () => fireEvent.click(button('One'))],
    ['a press', () => fireEvent.pointerDown(button('One'))],
    ['scrolling', () => fireEvent.scroll(document)],
    ['Escape', pressEscape],
  ])('opens on keyboard focus and is closed by %s', (_, close) => {
    act(() => button('One').focus());
    expect(tip()).toBe('Open till late');
    close();
    expect(tip()).toBeNull();
    fireEvent.pointerUp(document);
  });
});
