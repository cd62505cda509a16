import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillStorage } from '@/__tests__/storage/refused';
import { bar, cleanUp, visit } from '@/__tests__/walk/shown-walk';
import { CopyAttribution, withSource } from '@/components/guide/copy-attribution.client';
import { HiddenGems } from '@/components/guide/hidden-gems.client';
import { StartWalk } from '@/components/guide/market-tools.client';
import { OpenNowText } from '@/components/guide/open-now.client';
import { toast } from '@/components/ui/toast';
import type { GemMessages } from '@/lib/content/schema/guide';
import type { OpeningHours, Restaurant } from '@/lib/content/schema/restaurant';
import { WEEKDAYS } from '@/lib/content/schema/weekdays';
import { guideOf, marketsOf } from '@/lib/guide/guides';
import { hoursNote, marketHours } from '@/lib/guide/hours-text';
import { restaurantEntries, searchIdeas } from '@/lib/guide/restaurant-entries';
import { allRestaurants, restaurantsOfRecipe } from '@/lib/guide/restaurants';
import { searchFile } from '@/lib/pages/search-index';
import { createRestaurantSearch } from '@/lib/search/restaurant-search';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/guide/restaurants', () => {
  const actual = jest.requireActual('@/lib/guide/restaurants');
  return { ...actual, allRestaurants: jest.fn(actual.allRestaurants) };
});
jest.mock('@/lib/content/build-day', () => ({ buildDay: () => '2026-11-21' }));

describe('the restaurants of a site', () => {
  it('are neither drafts nor disabled', () => {
    const slugs = allRestaurants().map(({ slug }) => slug);
    expect(slugs).toContain('blue-door');
    expect(slugs).not.toContain('draft-grill');
    expect(slugs).not.toContain('closed-cafe');
  });

  it('are in the order of the regions, the best first', () => {
    const listed = allRestaurants('port-alder');
    expect([...new Set(listed.map(({ region }) => region))]).toEqual([
      'quayside',
      'upperTown',
      'northHill',
      'eastwick',
      'millford',
    ]);
    const upperTown = listed.filter(({ region }) => region === 'upperTown');
    expect(upperTown.map(({ slug }) => slug)).toEqual(['mill-bakery', 'night-lamp', 'quiet-spoon']);
  });

  it('are found by the recipe of a dish that they serve', () => {
    expect(restaurantsOfRecipe('barley-stew').map(({ slug }) => slug)).toEqual(['ferry-kitchen']);
    expect(restaurantsOfRecipe('herb-salad')).toEqual([]);
  });
});

describe('entries of the search', () => {
  const portAlder = guideOf('port-alder');

  it('have a name once in each neighbourhood', () => {
    const [first] = allRestaurants('port-alder');
    const named = (slug: string, name: string) => ({ ...(first as Restaurant), slug, name });
    jest
      .mocked(allRestaurants)
      .mockReturnValueOnce([
        named('one', 'Kip (Old Quay)'),
        named('two', 'KIP (Old Quay)'),
        named('three', 'Kip (Tanners Row)'),
      ]);
    const entries = restaurantEntries(portAlder);
    expect(entries.map(({ listed }) => listed !== undefined)).toEqual([true, false, true]);
  });

  it('have ideas in the order of how much they find, and each finds something', async () => {
    const { cuisines, districts } = searchIdeas(allRestaurants('port-alder'), 6);
    const { search } = await createRestaurantSearch(searchFile(), 'port-alder');
    expect(Math.min(cuisines.length, districts.length)).toBeGreaterThan(1);
    for (const idea of [...cuisines, ...districts]) expect(search(idea).found).not.toEqual([]);
    const kinds = ['Greek', 'Korean', 'Korean', 'Thai'].map((cuisine) => ({ name: 'Kip', cuisine }));
    expect(searchIdeas(kinds, 2)).toEqual({ cuisines: ['Korean', 'Greek'], districts: [] });
  });
});

describe('hours', () => {
  const weekend: OpeningHours = { sat: [['09:00', '16:00']], sun: [['10:00', '14:00']] };
  const daily = Object.fromEntries(WEEKDAYS.map((day) => [day, [['11:00', '19:00']]])) as OpeningHours;

  it.each([
    ['Sat 9 am to 4 pm, Sun 10 am to 2 pm, closed Mon to Fri', { hours: weekend }],
    [
      'Most shops: Sat 9 am to 4 pm, Sun 10 am to 2 pm, closed Mon to Fri',
      { hours: weekend, manyShops: true },
    ],
    ['Most shops: every day 11 am to 7 pm', { hours: daily, manyShops: true }],
    [
      'Most shops: every day 11 am to 7 pm; closed on 24 December, Christmas Day and 31 December 2026',
      {
        hours: daily,
        manyShops: true,
        closedOn: ['12-24', 'Christmas Day', '2026-11-20', '2026-12-31'],
      },
    ],
    // The only day is over.
    ['Sat 9 am to 4 pm, Sun 10 am to 2 pm, closed Mon to Fri', { hours: weekend, closedOn: ['2026-11-20'] }],
  ] satisfies [string, Parameters<typeof marketHours>[0]][])(
    'of a market are described as “%s”',
    (words, market) => {
      expect(marketHours(market)).toBe(words);
    },
  );

  it.each([
    [
      'Every day 11 am to 7 pm; closed on Christmas Day; checked 3 May 2026',
      { hours: daily, checkedOn: '2026-05-03', closedOn: ['Christmas Day'] },
    ],
    ['Every day 11 am to 7 pm; checked 3 May 2026', { hours: daily, checkedOn: '2026-05-03' }],
    [
      'Hours not confirmed, check before you go; closed on 24 December',
      { hours: daily, closedOn: ['12-24'] },
    ],
    ['Hours not confirmed, check before you go', {}],
    [
      'Tue to Thu 11 am to 10 pm, Fri 11:30 am to midnight, Sat noon to 3 pm and 5 pm to 1 am, closed Sun and Mon; checked 3 May 2026',
      {
        hours: {
          tue: [['11:00', '22:00']],
          wed: [['11:00', '22:00']],
          thu: [['11:00', '22:00']],
          fri: [['11:30', '00:00']],
          sat: [
            ['12:00', '15:00'],
            ['17:00', '01:00'],
          ],
        },
        checkedOn: '2026-05-03',
      },
    ],
  ] satisfies [string, Parameters<typeof hoursNote>[0]][])('are on a card “%s”', (words, restaurant) => {
    expect(hoursNote(restaurant)).toBe(words);
  });
});

describe('the hours of a market', () => {
  const words = { open: 'Open now', closed: 'Closed now', holiday: 'Holiday hours may differ' };
  const { hours = {} } = marketsOf().find(({ slug }) => slug === 'fish-hall') ?? {};

  afterEach(() => jest.useRealTimers());

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
  ])('are compared with the time in Dublin: at %s a market shows “%s”', (instant, text) => {
    showAt(instant);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('end while the page is open, which then shows the market as closed', () => {
    showAt('2026-05-02T14:59:30+01:00');
    expect(screen.getByText('Open now')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Closed now')).toBeInTheDocument();
  });
});

describe('the diamond of a guide', () => {
  const gems = guideOf('port-alder').gems as GemMessages;

  afterEach(() => {
    jest.restoreAllMocks();
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
  });

  const diamond = () => screen.getByRole('button', { name: gems.title });
  const _box = () => screen.queryByRole('region', { name: gems.title });
  const findBox = async () => within(await screen.findByRole('region', { name: gems.title }));
  const findDialog = () => screen.findByRole('dialog', { name: gems.dialog.title });
  const email = () => screen.getByLabelText(gems.dialog.label);
  const show = (subscribed?: string) => {
    if (subscribed) localStorage.setItem('rtr:subscribed', subscribed);
    render(<HiddenGems messages={gems} />);
    return userEvent.setup();
  };
  const subscribe = async (address: string) => {
    fireEvent.click(diamond());
    await findDialog();
    fireEvent.change(email(), { target: { value: address } });
    fireEvent.click(screen.getByRole('button', { name: gems.dialog.button }));
  };

  it.each(['"true"', '1', 'yes', '{'])('takes the stored value %s for no subscription', async (stored) => {
    show(stored);
    fireEvent.click(diamond());
    await findDialog();
  });

  it('opens to a subscriber for the visit when storage is full', async () => {
    fillStorage();
    show();
    await subscribe('a@b.example');
    fireEvent.click((await findBox()).getByRole('button', { name: 'Close' }));
    fireEvent.click(diamond());
    expect((await findBox()).getByText('Soon')).toBeVisible();
  });
});

describe('a copied text', () => {
  const source = { name: 'Salt & "Pepper"', url: 'https://example.com/travel/islands/?a=1&b=2' };
  const plain = (text: string) => withSource({ plain: text, html: text }, source)?.plain;

  it('has its source if it has more than ten characters', () => {
    expect(plain('𠮷'.repeat(10))).toBeUndefined();
    expect(plain('12345678901')).toBe(
      '12345678901\n\nSource: Salt & "Pepper", https://example.com/travel/islands/?a=1&b=2',
    );
    expect(plain('𠮷'.repeat(11))).toMatch(/^𠮷{11}\n\nSource: /u);
  });

  it('has its source escaped in HTML', () => {
    expect(withSource({ plain: 'Clam broth, hot', html: '<b>Clam broth</b>, hot' }, source)?.html).toBe(
      '<b>Clam broth</b>, hot<p>Source: Salt &amp; &quot;Pepper&quot;, https://example.com/travel/islands/?a=1&amp;b=2</p>',
    );
  });

  /** Selects the paragraph and fires the browser's copy event at an element. */
  function copy(target: Element) {
    const data = new Map<string, string>();
    const event = new Event('copy', { bubbles: true, cancelable: true });
    const value = { setData: (type: string, text: string) => data.set(type, text) };
    Object.defineProperty(event, 'clipboardData', { value });
    document.getSelection()?.selectAllChildren(screen.getByTestId('text'));
    fireEvent(target, event);
    return { isReplaced: event.defaultPrevented, data };
  }

  beforeEach(() => {
    window.history.replaceState(null, '', '/travel/islands/?from=here#map');
    render(
      <div>
        <CopyAttribution site="Salt and Pepper" />
        <p data-testid="text">
          <b>Clam broth</b>, <a href="/bread/">bread</a>
          <button type="button">Map</button>
          <span data-shown="false"> and hidden text</span>
        </p>
        <textarea aria-label="Notes" defaultValue="Longer than ten characters" />
      </div>,
    );
  });

  it('keeps links and formatting, drops controls and hidden text, and reports the source', () => {
    const { isReplaced, data } = copy(screen.getByTestId('text'));
    expect(isReplaced).toBe(true);
    expect(data.get('text/plain')).toMatch(
      /^Clam broth, bread.*\n\nSource: Salt and Pepper, http:\/\/localhost\/travel\/islands\/$/,
    );
    expect(data.get('text/html')).toBe(
      '<b>Clam broth</b>, <a href="http://localhost/bread/">bread</a><p>Source: Salt and Pepper, http://localhost/travel/islands/</p>',
    );
    const description = 'Source attribution has been added to your copied text';
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Content copied', description, duration: 3000 }),
    );
  });

  it('is unchanged if it is from a field', () => {
    const { isReplaced, data } = copy(screen.getByRole('textbox', { name: 'Notes' }));
    expect(isReplaced).toBe(false);
    expect(data.size).toBe(0);
  });
});

describe('a market', () => {
  afterEach(cleanUp);

  it('starts a walk of the visitor’s own', async () => {
    render(
      <StartWalk href="/travel/port-alder/?walk=market" slug="market">
        Start a walk here
      </StartWalk>,
    );
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Start a walk here' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await visit(new URL(link.href).search);
    expect(bar()).toHaveTextContent('Your walk: 1 stopSaved on this device.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
