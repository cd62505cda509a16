import { act, render, screen, within } from '@testing-library/react';
import { MarketGuide } from '@/components/travel/markets/market-guide';
import { OpenNow } from '@/components/travel/markets/open-now.client';
import { guideOf, marketsOf } from '@/lib/travel/guides/all';
import type { Market } from '@/lib/travel/guides/market';
import { marketHours } from '@/lib/travel/hours-words';

const toronto = guideOf('toronto');
const marketOf = (slug: string): Market => {
  const market = marketsOf().find((each) => each.slug === slug);
  if (!market) throw new Error(`there is no market ${slug}`);
  return market;
};
const stLawrence = marketOf('st-lawrence-market');
const kensington = marketOf('kensington-market');

const words = { open: 'Open now', closed: 'Closed now' };

function showAt(instant: string) {
  jest.useFakeTimers({ now: new Date(instant) });
  return render(<OpenNow hours={stLawrence.hours} zone="America/Toronto" words={words} />);
}

afterEach(() => jest.useRealTimers());

describe('A market says whether it is open', () => {
  it.each([
    ['before dawn on a Saturday', '2026-05-02T05:00:00-04:00', 'Open now'],
    ['a minute before that', '2026-05-02T04:59:00-04:00', 'Closed now'],
    ['when it closes on a Saturday', '2026-05-02T16:00:00-04:00', 'Closed now'],
    ['on a Monday at noon', '2026-05-04T12:00:00-04:00', 'Closed now'],
    ['on a winter Tuesday at half past five', '2026-01-06T17:30:00-05:00', 'Open now'],
  ])('%s, in Toronto’s time', (_when, instant, said) => {
    showAt(instant);
    expect(screen.getByText(said)).toBeInTheDocument();
  });

  it('and notices when the doors close while the page is open', () => {
    showAt('2026-05-02T15:59:30-04:00');
    expect(screen.getByText('Open now')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Closed now')).toBeInTheDocument();
  });
});

describe.each([
  ['st-lawrence-market', stLawrence],
  ['kensington-market', kensington],
] as const)('The guide to %s', (slug, market) => {
  it('says when and how to go, what to eat in which order, and how it came to be', () => {
    render(<MarketGuide guide={toronto} market={market} />);
    for (const name of ['How to go', 'What to eat, in this order', 'How it came to be']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    const order = screen
      .getAllByRole('list')
      .find((list) => list.tagName === 'OL' && within(list).queryAllByRole('heading').length > 0);
    if (!order) throw new Error('there is no numbered list');
    expect(within(order).getAllByRole('listitem').length).toBeGreaterThan(4);
  });

  it('can be found on a map, printed, and made the start of a walk', () => {
    render(<MarketGuide guide={toronto} market={market} />);
    const map = screen.getByRole('link', { name: /Find it on a map/ });
    expect(new URL(map.getAttribute('href') ?? '').searchParams.get('query')).toContain(market.name);
    expect(screen.getByRole('link', { name: /Start a walk here/ })).toHaveAttribute(
      'href',
      expect.stringMatching(`^/travel/toronto/?\\?walk=${slug}$`),
    );
    expect(screen.getByRole('button', { name: /Print the guide/ })).toBeVisible();
  });
});

describe('Opening hours of the markets', () => {
  it('read the same in words and in the guides', () => {
    expect(marketHours(stLawrence)).toBe('Tue to Fri 8 am to 6 pm, Sat 5 am to 4 pm, closed Sun and Mon');
    expect(marketHours(kensington)).toBe('Most shops: every day 11 am to 7 pm');
    const rows = (page: Market) =>
      page.sections.flatMap((section) => (section.type === 'facts' ? section.rows : []));
    expect(rows(stLawrence)).toEqual(
      expect.arrayContaining([
        { name: 'Tuesday to Friday', value: '8am-6pm' },
        { name: 'Saturday', value: '5am-4pm' },
        { name: 'Sunday and Monday', value: 'Closed' },
      ]),
    );
    expect(rows(kensington)).toContainEqual(
      expect.objectContaining({ name: 'Most shops', value: '11am-7pm' }),
    );
  });
});
