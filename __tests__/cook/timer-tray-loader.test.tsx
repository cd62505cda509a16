import { act, render, screen } from '@testing-library/react';
import { TimerTrayLoader } from '@/components/cook/timer-tray-loader.client';
import { startTimer, TIMERS } from '@/lib/cook/timers';
import { writeStored } from '@/lib/storage/write';

const mockTray = jest.fn();
jest.mock('@/components/cook/timer-tray.client', () => ({
  get TimerTray() {
    return mockTray();
  },
}));

it('the tray of timers is loaded once a timer is set, and again when the network is back', async () => {
  mockTray.mockImplementation(() => {
    throw new Error('Loading chunk failed');
  });
  render(<TimerTrayLoader />);
  expect(mockTray).not.toHaveBeenCalled();
  const spec = { id: 'a', label: 'Boil the eggs', recipe: 'Curd', path: '/curd/', total: 60_000 };
  await act(async () => void writeStored(TIMERS, [startTimer(spec, Date.now())]));
  expect(screen.queryByText('Tray')).not.toBeInTheDocument();
  mockTray.mockReturnValue(() => <p>Tray</p>);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Tray')).toBeVisible();
});
