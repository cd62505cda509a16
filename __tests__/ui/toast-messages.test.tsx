import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/components/ui/toast';

const shown = () => screen.queryAllByText(/^Toast /).filter((node) => !node.closest('[data-removed="true"]'));

test('one toast at a time, read out politely, gone when dismissed', async () => {
  await act(() => toast({ title: 'Toast one', description: 'REMARK15', kind: 'success' }));
  expect(await screen.findByText('Toast one')).toBeVisible();
  expect(screen.getByText('REMARK15')).toBeVisible();
  expect(screen.getByText('Toast one').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');

  await act(() => toast({ title: 'Toast two', kind: 'error' }));
  await screen.findByText('Toast two');
  await waitFor(() => expect(shown().map((node) => node.textContent)).toEqual(['Toast two']));

  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  await waitFor(() => expect(shown()).toEqual([]));
});

test.each(['success', 'error', 'info', 'warning', 'loading'] as const)(
  'there is a toast of the kind %s',
  async (kind) => {
    await act(() => toast({ title: `Toast ${kind}`, kind }));
    expect(await screen.findByText(`Toast ${kind}`)).toBeVisible();
  },
);

test('a toast goes by itself after its time', async () => {
  await act(() => toast({ title: 'Toast brief', duration: 300 }));
  await screen.findByText('Toast brief');
  await waitFor(() => expect(shown()).toEqual([]), { timeout: 2000 });
});

describe('with its time running', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  /** Shows a toast and gives it the moment it needs to come up. */
  async function show(message: Parameters<typeof toast>[0]) {
    await act(async () => {
      void toast(message);
      await jest.advanceTimersByTimeAsync(100);
    });
  }
  const titles = () => shown().map((node) => node.textContent);

  test('a toast stays for five seconds', async () => {
    await show({ title: 'Toast plain' });
    await wait(4500);
    expect(titles()).toEqual(['Toast plain']);
    await wait(1500);
    expect(titles()).toEqual([]);
  });

  test.each([
    ['a button', { action: { text: 'Copy address', run: () => {} } }],
    ['a link', { link: { href: '/recipes/shopping-list/', text: 'See the list' } }],
    ['a link and a short time of its own', { link: { href: '/a/', text: 'See' }, duration: 3000 }],
  ])('a toast with %s stays for twenty', async (_, extra) => {
    await show({ title: 'Toast to press', ...extra });
    await wait(19_000);
    expect(titles()).toEqual(['Toast to press']);
    await wait(2000);
    expect(titles()).toEqual([]);
  });

  test('a toast does not go from under the keyboard, and goes after focus left it', async () => {
    await show({ title: 'Toast in use', action: { text: 'Copy address', run: () => {} } });
    act(() => screen.getByRole('button', { name: 'Copy address' }).focus());
    await wait(60_000);
    expect(titles()).toEqual(['Toast in use']);
    expect(screen.getByRole('button', { name: 'Copy address' })).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await wait(60_000);
    expect(titles()).toEqual(['Toast in use']);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    await wait(19_000);
    expect(titles()).toEqual(['Toast in use']);
    await wait(2000);
    expect(titles()).toEqual([]);
  });

  test('a toast does not go from under the pointer', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await show({ title: 'Toast pointed at' });
    await user.hover(screen.getByText('Toast pointed at'));
    await wait(60_000);
    expect(titles()).toEqual(['Toast pointed at']);
    await user.unhover(screen.getByText('Toast pointed at'));
    await wait(6000);
    expect(titles()).toEqual([]);
  });

  test('dismissed by keyboard, a toast gives focus back and does not return', async () => {
    await show({ title: 'Toast dismissed' });
    const page = document.body.appendChild(document.createElement('button'));
    page.focus();
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    await wait(100);
    fireEvent.click(dismiss);
    await wait(1000);
    expect(page).toHaveFocus();
    page.remove();
    // Browsers differ in whether what is taken away while it has focus reports that; this one does, and late.
    fireEvent.focusOut(screen.getByRole('region', { name: /^Messages/ }));
    await wait(1000);
    expect(titles()).toEqual([]);
  });

  test('answered by another toast, focus returns to where it came from', async () => {
    const page = document.body.appendChild(document.createElement('button'));
    page.focus();
    await show({ title: 'Toast asking', action: { text: 'Copy address', run: () => {} } });
    act(() => screen.getByRole('button', { name: 'Copy address' }).focus());
    await show({ title: 'Toast answering', kind: 'success' });
    expect(page).toHaveFocus();
    await wait(1000);
    expect(titles()).toEqual(['Toast answering']);
    await wait(5000);
    expect(titles()).toEqual([]);
    page.remove();
  });
});
