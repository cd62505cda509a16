import { act, render, screen } from '@testing-library/react';
import { MarketGuide } from '@/components/travel/markets/market-guide';
import { OpenNow } from '@/components/travel/markets/market-tools.client';
import { WEEKDAYS } from '@/lib/content/schema/weekdays';
import { guideOf, marketsOf } from '@/lib/travel/guides/all';
import type { Market } from '@/lib/travel/guides/market';
import { marketHours } from '@/lib/travel/hours-words';

const guide = guideOf('port-alder');
const marketOf = (slug: string): Market => {
  const market = marketsOf().find((each) => each.slug === slug);
  if (!market) throw new Error(`there is no market ${slug}`);
  return market;
};
const fishHall = marketOf('fish-hall');
const hillMarket = marketOf('hill-market');

const words = { open: 'Open now', closed: 'Closed now' };

function showAt(instant: string) {
  jest.useFakeTimers({ now: new Date(instant) });
  return render(<OpenNow hours={fishHall.hours} zone="Europe/Dublin" words={words} />);
}

afterEach(() => jest.useRealTimers());

describe('A market says whether it is open', () => {
  it.each([
    ['before dawn on a Saturday', '2026-05-02T05:00:00+01:00', 'Open now'],
    ['a minute before that', '2026-05-02T04:59:00+01:00', 'Closed now'],
    ['when it closes on a Saturday', '2026-05-02T15:00:00+01:00', 'Closed now'],
    ['on a Monday at noon', '2026-05-04T12:00:00+01:00', 'Closed now'],
    ['on a winter Friday at half past five', '2026-01-09T17:30:00Z', 'Open now'],
  ])('%s, in the time of its city', (_when, instant, said) => {
    showAt(instant);
    expect(screen.getByText(said)).toBeInTheDocument();
  });

  it('and notices when the doors close while the page is open', () => {
    showAt('2026-05-02T14:59:30+01:00');
    expect(screen.getByText('Open now')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Closed now')).toBeInTheDocument();
  });
});

describe.each([
  ['fish-hall', fishHall],
  ['hill-market', hillMarket],
] as const)('The guide to %s', (slug, market) => {
  it('tells all of its sections', () => {
    render(<MarketGuide guide={guide} market={market} />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const told = market.sections.flatMap((section) => section.title ?? []);
    expect(told).not.toEqual([]);
    expect(titles).toEqual(told);
  });

  it('can be found on a map, printed, and made the start of a walk', () => {
    render(<MarketGuide guide={guide} market={market} />);
    const map = screen.getByRole('link', { name: /Find it on a map/ });
    expect(new URL(map.getAttribute('href') ?? '').searchParams.get('query')).toContain(market.name);
    expect(screen.getByRole('link', { name: /Start a walk here/ })).toHaveAttribute(
      'href',
      `/travel/port-alder/?walk=${slug}`,
    );
    expect(screen.getByRole('button', { name: /Print the guide/ })).toBeVisible();
  });
});

describe('Opening hours of a market in words', () => {
  it('name its days, with those that are closed', () => {
    expect(marketHours(fishHall)).toBe(
      'Tue to Thu 6 am to 1 pm, Fri 6 am to 6 pm, Sat 5 am to 3 pm, closed Sun and Mon',
    );
  });

  it('are those of most shops where there are many, and begin small where they are the same every day', () => {
    expect(marketHours(hillMarket)).toBe(
      'Most shops: Sat 9 am to 4 pm, Sun 10 am to 2 pm, closed Mon to Fri',
    );
    const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, [['11:00', '19:00']]]));
    expect(marketHours({ hours, manyShops: true })).toBe('Most shops: every day 11 am to 7 pm');
  });
});
