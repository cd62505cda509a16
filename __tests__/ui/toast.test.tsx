import { screen } from '@testing-library/react';
import { toast } from '@/components/ui/toast';

jest.mock('@/components/ui/toaster.client', () => {
  throw Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
});

it('a toast is announced as text alone, for a while, where the chunk of toasts fails to load', async () => {
  jest.useFakeTimers();
  await toast({ title: 'Cook mode didn’t load', description: 'Press again.', kind: 'error' });
  const status = screen.getByRole('status');
  await jest.advanceTimersByTimeAsync(100);
  expect(status).toHaveTextContent('Cook mode didn’t load. Press again.');
  await toast({ title: 'Saved for later' });
  await jest.advanceTimersByTimeAsync(100);
  expect(status).toHaveTextContent(/^Saved for later$/);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(status).toBeEmptyDOMElement();
});
