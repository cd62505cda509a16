import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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
