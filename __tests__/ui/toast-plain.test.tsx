import { screen } from '@testing-library/react';
import { toast } from '@/components/ui/toast';

// What shows toasts cannot be loaded here.
jest.mock('@/components/ui/toaster.client', () => {
  throw Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
});

test('where the display cannot be loaded, the words are said without it, and go by themselves', async () => {
  jest.useFakeTimers();
  await toast({ title: 'Cook mode did not load', description: 'Press again.', kind: 'error' });
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  await jest.advanceTimersByTimeAsync(100);
  expect(place).toHaveTextContent('Cook mode did not load. Press again.');
  await toast({ title: 'Saved for later' });
  await jest.advanceTimersByTimeAsync(100);
  expect(place).toHaveTextContent(/^Saved for later$/);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(place).toBeEmptyDOMElement();
});
