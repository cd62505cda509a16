import { act, render, screen } from '@testing-library/react';
import { TimerTrayLoader } from '@/components/cook/timer-tray-loader.client';
import { TIMERS_KEY } from '@/lib/timers';

const mockTray = jest.fn();
jest.mock('@/components/cook/timer-tray.client', () => ({
  get TimerTray() {
    return mockTray();
  },
}));

test('a page without network goes on without the tray, and gets it when the network is back', async () => {
  localStorage.setItem(TIMERS_KEY, '[{}]');
  mockTray.mockImplementation(() => {
    throw new Error('Loading chunk failed');
  });
  await act(async () => {
    render(<TimerTrayLoader />);
  });
  expect(screen.queryByText('Tray')).not.toBeInTheDocument();
  mockTray.mockReturnValue(() => <p>Tray</p>);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByText('Tray')).toBeVisible();
  localStorage.clear();
});
