import { act, render, screen } from '@testing-library/react';
import { TimerTrayLoader } from '@/components/cook/timer-tray-loader.client';
import { startTimer, TIMERS } from '@/lib/timers';

const mockTray = jest.fn();
jest.mock('@/components/cook/timer-tray.client', () => ({
  get TimerTray() {
    return mockTray();
  },
}));

test('a page without network goes on without the tray, and gets it when the network is back', async () => {
  const spec = {
    id: 'a',
    label: 'Boil the eggs',
    recipe: 'Chickpea Block',
    path: '/chickpea-block/',
    total: 60_000,
  };
  localStorage.setItem(TIMERS.key, JSON.stringify([startTimer(spec, Date.now())]));
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
