import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/components/ui/toast';

const titles = () =>
  screen
    .queryAllByText(/^Toast /)
    .filter((node) => !node.closest('[data-removed="true"]'))
    .map((node) => node.textContent);
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
async function show(message: Parameters<typeof toast>[0]) {
  await act(async () => {
    void toast(message);
    await jest.advanceTimersByTimeAsync(100);
  });
}
const button = (name: string) => screen.getByRole('button', { name });
const focus = (name: string) => act(() => button(name).focus());
const action = { text: 'Copy address', run: () => {} };
const focusedButton = () => {
  const page = document.body.appendChild(document.createElement('button'));
  page.focus();
  return page;
};

// The first toast loads its chunk.
beforeAll(() => import('@/components/ui/toaster.client'));
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await wait(60_000);
  jest.useRealTimers();
});

describe('a toast', () => {
  it('replaces the one before, is announced politely, and goes when it is dismissed', async () => {
    await show({ title: 'Toast one', description: 'REMARK15', kind: 'success' });
    expect(screen.getByText('REMARK15')).toBeVisible();
    expect(screen.getByText('Toast one').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await show({ title: 'Toast two', kind: 'error' });
    await wait(1000);
    expect(titles()).toEqual(['Toast two']);
    fireEvent.click(button('Dismiss'));
    await wait(1000);
    expect(titles()).toEqual([]);
  });

  it.each([
    ['success', { kind: 'success' }, 5000],
    ['error', { kind: 'error' }, 5000],
    ['info', { kind: 'info' }, 5000],
    ['warning', { kind: 'warning' }, 5000],
    ['plain', {}, 5000],
    ['brief', { duration: 3000 }, 3000],
    ['with a button', { action }, 20_000],
    ['with a link', { link: { href: '/a/', text: 'See' } }, 20_000],
    ['with a link and its own time', { link: { href: '/a/', text: 'See' }, duration: 3000 }, 20_000],
  ] as const)('%s stays for its time', async (_, options, time) => {
    await show({ title: 'Toast to read', ...options });
    await wait(time - 500);
    expect(titles()).toEqual(['Toast to read']);
    await wait(1500);
    expect(titles()).toEqual([]);
  });

  it('stays while it has focus, and goes after focus has left', async () => {
    await show({ title: 'Toast in use', action });
    for (const name of ['Copy address', 'Dismiss']) {
      focus(name);
      await wait(60_000);
      expect(titles()).toEqual(['Toast in use']);
      expect(button(name)).toHaveFocus();
    }
    act(() => button('Dismiss').blur());
    await wait(19_000);
    expect(titles()).toEqual(['Toast in use']);
    await wait(2000);
    expect(titles()).toEqual([]);
  });

  it('stays under the pointer', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await show({ title: 'Toast pointed at' });
    await user.hover(screen.getByText('Toast pointed at'));
    await wait(60_000);
    expect(titles()).toEqual(['Toast pointed at']);
    await user.unhover(screen.getByText('Toast pointed at'));
    await wait(6000);
    expect(titles()).toEqual([]);
  });

  it('dismissed by keyboard gives focus back and does not return', async () => {
    const page = focusedButton();
    await show({ title: 'Toast dismissed' });
    const dismiss = button('Dismiss');
    focus('Dismiss');
    await wait(100);
    fireEvent.click(dismiss);
    await wait(1000);
    expect(page).toHaveFocus();
    page.remove();
    // Some browsers report late that the removed element lost focus.
    fireEvent.focusOut(screen.getByRole('region', { name: /^Messages/ }));
    await wait(1000);
    expect(titles()).toEqual([]);
  });

  it('that replaces the focused one gives focus back', async () => {
    const page = focusedButton();
    await show({ title: 'Toast asking', action });
    focus('Copy address');
    await show({ title: 'Toast answering', kind: 'success' });
    expect(page).toHaveFocus();
    await wait(1000);
    expect(titles()).toEqual(['Toast answering']);
    page.remove();
  });
});
