import { act, render, screen } from '@testing-library/react';
import { bar, cleanUp, user, visit } from '@/__tests__/walk/shown-walk';
import { StartWalk } from '@/components/guide/market-tools.client';
import { OpenNowText } from '@/components/guide/open-now.client';
import { marketsOf } from '@/lib/guide/guides';

const words = { open: 'Open now', closed: 'Closed now', holiday: 'Holiday hours may differ' };
const { hours = {} } = marketsOf().find(({ slug }) => slug === 'fish-hall') ?? {};

afterEach(() => {
  jest.useRealTimers();
  cleanUp();
});

function showAt(instant: string) {
  jest.useFakeTimers({ now: new Date(instant) });
  const days = { closedOn: ['2026-05-08'], holidays: ['12-26', '2026-05-09'] };
  render(<OpenNowText place={{ hours, ...days, zone: 'Europe/Dublin' }} messages={words} />);
}

it.each([
  ['2026-05-02T05:00:00+01:00', 'Open now'],
  ['2026-05-02T04:59:00+01:00', 'Closed now'],
  ['2026-05-02T15:00:00+01:00', 'Closed now'],
  ['2026-05-04T12:00:00+01:00', 'Closed now'],
  ['2026-01-09T17:30:00Z', 'Open now'],
  ['2026-05-08T12:00:00+01:00', 'Closed now'],
  ['2026-05-09T12:00:00+01:00', 'Holiday hours may differ'],
  ['2026-12-26T10:00:00Z', 'Holiday hours may differ'],
  ['2026-12-26T23:30:00Z', 'Closed now'],
])('at %s a market in Dublin shows “%s”', (instant, text) => {
  showAt(instant);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('a market that closes while the page is open is shown as closed', () => {
  showAt('2026-05-02T14:59:30+01:00');
  expect(screen.getByText('Open now')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Closed now')).toBeInTheDocument();
});

it('a market starts a walk of the visitor’s own', async () => {
  render(
    <StartWalk href="/travel/port-alder/?walk=market" slug="market">
      Start a walk here
    </StartWalk>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Start a walk here' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await visit(new URL(link.href).search);
  expect(bar()).toHaveTextContent('Your walk: 1 stopSaved on this device.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
