import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { CopyAttribution } from '@/components/travel/picks/copy-attribution.client';
import { PickRegions } from '@/components/travel/picks/pick-regions';
import { PicksGuide } from '@/components/travel/picks/picks-guide';
import { toast } from '@/components/ui/toast';
import { withSource } from '@/lib/travel/attribution';
import { guideOf } from '@/lib/travel/guides/all';
import { point, resting, scrollUnder } from './mouse';

const japan = guideOf('japan');

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

afterEach(() => document.body.replaceChildren());

/** jsdom draws no stylesheet: what the page hides says so with this attribute. */
const shownNames = () =>
  screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .filter((heading) => heading.closest('[data-shown="true"]'))
    .map((heading) => heading.textContent);

const hintShown = () =>
  screen.getByText('Choose a region on the map.').closest('[data-shown="true"]') !== null;

const button = (name: string) => screen.getByRole('button', { name });

function shape(id: string): Element {
  const found = document.querySelector(`[data-region="${id}"]`);
  if (!found) throw new Error(`no region ${id} on the map`);
  return found;
}

/** A finger that touches and, unless it goes on to scroll, comes up again. */
function touch(target: Element, isScroll = false) {
  const finger = { pointerType: 'touch' };
  const at = (y: number) => ({ touches: [{ clientX: 5, clientY: y }] });
  fireEvent.pointerDown(target, finger);
  fireEvent.touchStart(target, at(5));
  if (isScroll) {
    fireEvent.touchMove(target, at(80));
    fireEvent.pointerCancel(target, finger);
  } else {
    fireEvent.pointerUp(target, finger);
  }
  fireEvent.touchEnd(target, { touches: [] });
}

describe('the map of Japan', () => {
  beforeEach(() => render(<PickRegions guide={japan} />));

  it('has a button for each of the ten regions and the hint at first', () => {
    const names = within(screen.getByRole('group', { name: 'Regions of Japan' })).getAllByRole('button');
    expect(names.map((entry) => entry.textContent)).toEqual([
      'Hokkaido',
      'Tohoku',
      'Tokyo',
      'Kanto',
      'Chubu',
      'Kansai',
      'Chugoku',
      'Shikoku',
      'Kyushu',
      'Okinawa',
    ]);
    expect(hintShown()).toBe(true);
    expect(shownNames()).toEqual([]);
  });

  it('shows the region the mouse was last on, as far as the panel, and none once it leaves both', () => {
    point(shape('kansai'));
    expect(shownNames()).toEqual(['Kansai 関西']);
    expect(hintShown()).toBe(false);
    point(shape('chubu'));
    expect(shownNames()).toEqual(['Chubu 中部']);
    // The sea, for as long as it takes, and the panel.
    point(screen.getByRole('img', { name: 'Map of Japan' }));
    point(screen.getByText(/^Osaka grills and fries/));
    expect(shownNames()).toEqual(['Chubu 中部']);
    point(document.body);
    expect(hintShown()).toBe(true);
    expect(shownNames()).toEqual([]);
  });

  it('points at nothing with a mouse that rests while the page moves', () => {
    point(document.body);
    scrollUnder(shape('kansai'));
    expect(hintShown()).toBe(true);
    point(shape('kansai'));
    // Nor is a region left by that.
    fireEvent.pointerLeave(shape('kansai'), resting());
    expect(shownNames()).toEqual(['Kansai 関西']);
  });

  it.each([
    ['clicked', () => userEvent.click(shape('kansai'))],
    ['chosen with its button', () => userEvent.click(button('Kansai'))],
    [
      'chosen with a key',
      async () => {
        act(() => button('Kansai').focus());
        await userEvent.keyboard('{Enter}');
      },
    ],
  ])('holds a region that was %s, until the next one, a press beside, or Escape', async (_, choose) => {
    await choose();
    point(shape('chubu'));
    point(document.body);
    act(() => (document.activeElement as HTMLElement).blur());
    expect(shownNames()).toEqual(['Kansai 関西']);
    await userEvent.click(shape('chubu'));
    expect(shownNames()).toEqual(['Chubu 中部']);
    await userEvent.click(document.body);
    expect(hintShown()).toBe(true);
    await choose();
    await userEvent.keyboard('{Escape}');
    point(document.body);
    expect(hintShown()).toBe(true);
  });

  it('keeps the focus of the keyboard in the panel when the detail that had it goes', async () => {
    act(() => button('Okinawa').focus());
    const link = screen.getAllByRole('link', { name: / on a map, opens in a new tab$/ }).at(-1);
    act(() => link?.focus());
    expect(shownNames()).toEqual(['Okinawa 沖縄']);
    await userEvent.keyboard('{Escape}');
    expect(hintShown()).toBe(true);
    expect(document.activeElement).toContainElement(screen.getByText('Choose a region on the map.'));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('shows a region while its button has the focus, marks that button, and says its places', async () => {
    await userEvent.tab();
    expect(button('Hokkaido')).toHaveFocus();
    expect(shownNames()).toEqual(['Hokkaido 北海道']);
    expect(button('Hokkaido')).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Hokkaido: Aji no Sanpei, Sapporo Beer Garden, Magic Spice',
    );
    await userEvent.tab();
    expect(shownNames()).toEqual(['Tohoku 東北']);
    expect(button('Hokkaido')).not.toHaveAttribute('aria-current');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(hintShown()).toBe(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps a tapped region and marks it on the map, until Escape', async () => {
    touch(shape('okinawa'));
    expect(shownNames()).toEqual(['Okinawa 沖縄']);
    expect(screen.getByRole('img', { name: 'Map of Japan, Okinawa selected' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(hintShown()).toBe(true);
    expect(screen.getByRole('img', { name: 'Map of Japan' })).toBeInTheDocument();
  });

  it('keeps a tapped region through a scroll and a tap on its text, and drops it at a tap beside the map', () => {
    touch(shape('kyushu'));
    touch(document.body, true);
    touch(shape('hokkaido'), true);
    touch(screen.getByText('Champon, in the house it comes from'));
    touch(button('Kyushu'));
    return waitFor(() => expect(shownNames()).toEqual(['Kyushu 九州'])).then(() => {
      touch(document.body);
      expect(hintShown()).toBe(true);
    });
  });

  it('leads the keyboard from the buttons to the links of the region it chose', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(shownNames()).toEqual(['Tohoku 東北']);
    act(() => button('Okinawa').focus());
    await userEvent.tab();
    expect(shownNames()).toEqual(['Hokkaido 北海道']);
  });
});

describe('the favourites', () => {
  it('are two or three in each region, with a cuisine and stars out of five', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<PickRegions guide={japan} />);
    document.body.replaceChildren(page);
    for (const { name, favourites: restaurants } of Object.values(japan.regions)) {
      expect(restaurants.length).toBeGreaterThanOrEqual(2);
      expect(restaurants.length).toBeLessThanOrEqual(3);
      const heading = within(page)
        .getAllByRole('heading', { level: 3 })
        .find((entry) => entry.textContent?.startsWith(name));
      const detail = within(heading?.closest('[data-shown]') as HTMLElement);
      for (const place of restaurants) {
        const card = within(
          detail
            .getByRole('heading', { level: 4, name: new RegExp(`^${place.name}`) })
            .closest('article') as HTMLElement,
        );
        const link = card.getByRole<HTMLAnchorElement>('link', { name: / on a map, opens in a new tab$/ });
        expect(link.parentElement).toHaveTextContent(`${place.cuisine}, ${place.place}`);
        const { href } = link;
        expect(new URL(href).searchParams.get('query')).toBe(
          `${place.native ?? place.name}, ${place.place}, Japan`,
        );
        expect(card.getByText(`${place.rating}/5`)).toBeInTheDocument();
      }
    }
  });
});

describe('the page of Japan', () => {
  it('has two markets with their names in Japanese, three festivals, and the way to all of them', async () => {
    await act(async () => void render(<PicksGuide guide={japan} />));
    const section = (title: string) =>
      within(screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement);
    const markets = section('Two markets').getAllByRole('heading', { level: 3 });
    expect(markets.map((entry) => entry.textContent)).toEqual([
      'Tsukiji Outer Market, Tokyo 築地場外市場',
      'Nishiki Market, Kyoto 錦市場',
    ]);
    expect(section('Two markets').getByText('錦市場')).toHaveAttribute('lang', 'ja');
    expect(section('Upcoming festivals').getByRole('list').children).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'View All Events' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/travel\/japan\/events\/?$/),
    );
    expect(screen.getByText('Map of Japan: MapSVG, CC BY 4.0, regions merged')).toBeVisible();
  });

  it('tells of the festivals that come next on the day of the visit, whenever it was built', async () => {
    process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 0, 20) / 1000);
    jest.useFakeTimers({ now: Date.UTC(2026, 8, 20), advanceTimers: true });
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<PicksGuide guide={japan} />);
    const festivals = () =>
      [...page.querySelectorAll('a[href*="/travel/japan/events"][href*="#"]')].map(
        (link) => link.getAttribute('href')?.split('#')[1],
      );
    expect(festivals()).toEqual(['sapporo-snow-festival', 'hakata-gion-yamakasa', 'gion-matsuri']);
    const root = await act(() => hydrateRoot(page, <PicksGuide guide={japan} />));
    expect(festivals()).toEqual([
      'takayama-autumn-festival',
      'sapporo-snow-festival',
      'hakata-gion-yamakasa',
    ]);
    act(() => root.unmount());
    jest.useRealTimers();
    delete process.env.SOURCE_DATE_EPOCH;
  });

  it('lists every favourite with a map search in Japanese', async () => {
    await act(async () => void render(<PicksGuide guide={japan} />));
    const link = screen.getByRole('link', { name: /^Shikairo\s*, map/ });
    expect(new URL((link as HTMLAnchorElement).href).searchParams.get('query')).toBe(
      '四海樓, Nagasaki, Japan',
    );
    expect(screen.getAllByRole('link', { name: /, map, opens in a new tab$/ })).toHaveLength(
      Object.values(japan.regions).flatMap(({ favourites }) => favourites).length,
    );
  });
});

describe('the source of a copied text', () => {
  const source = { name: 'Raw & "Remarkable"', url: 'https://example.com/travel/japan/?a=1&b=2' };
  const plain = (text: string) => withSource({ plain: text, html: text }, source)?.plain;

  it('is left out of ten characters and added to eleven, each sign counted once', () => {
    expect(plain('1234567890')).toBeUndefined();
    expect(plain('12345678901')).toBe(
      '12345678901\n\nSource: Raw & "Remarkable", https://example.com/travel/japan/?a=1&b=2',
    );
    expect(plain('𠮷'.repeat(10))).toBeUndefined();
    expect(plain('𠮷'.repeat(11))).toMatch(/^𠮷{11}\n\nSource: /u);
    expect(plain('')).toBeUndefined();
  });

  it('stands in the markup as an escaped paragraph of its own', () => {
    expect(withSource({ plain: 'Miso ramen, hot', html: '<b>Miso ramen</b>, hot' }, source)?.html).toBe(
      '<b>Miso ramen</b>, hot<p>Source: Raw &amp; &quot;Remarkable&quot;, https://example.com/travel/japan/?a=1&amp;b=2</p>',
    );
  });
});

describe('copying', () => {
  /** Copies what is marked, the way the browser tells the page of it. */
  function copy(target: Element): { event: Event; data: Map<string, string> } {
    const data = new Map<string, string>();
    const event = new Event('copy', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', {
      value: { setData: (type: string, text: string) => data.set(type, text) },
    });
    fireEvent(target, event);
    return { event, data };
  }

  const mark = (element: Element) => document.getSelection()?.selectAllChildren(element);

  beforeEach(() => {
    jest.mocked(toast).mockClear();
    window.history.replaceState(null, '', '/travel/japan/?from=here#map');
    render(
      <div>
        <CopyAttribution site="Raw to Remarkable" />
        <p data-testid="long">
          <b>Miso ramen</b>, <a href="/tofu/">tofu</a>
          <button type="button">Map</button>
          <span data-shown="false"> and what is not shown</span>
        </p>
        <p data-testid="short">Miso ramen</p>
        <textarea aria-label="Notes" defaultValue="Longer than ten characters" />
      </div>,
    );
  });

  it('adds the source without query or anchor, keeps the formatting, and says so for three seconds', () => {
    mark(screen.getByTestId('long'));
    const { event, data } = copy(screen.getByTestId('long'));
    expect(event.defaultPrevented).toBe(true);
    expect(data.get('text/plain')).toMatch(
      /^Miso ramen, tofu.*\n\nSource: Raw to Remarkable, http:\/\/localhost\/travel\/japan\/$/,
    );
    expect(data.get('text/html')).toBe(
      '<b>Miso ramen</b>, <a href="http://localhost/tofu/">tofu</a><p>Source: Raw to Remarkable, http://localhost/travel/japan/</p>',
    );
    expect(toast).toHaveBeenCalledTimes(1);
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Content copied',
        description: 'Source attribution has been added to your copied text',
        duration: 3000,
      }),
    );
  });

  it('leaves ten characters alone', () => {
    mark(screen.getByTestId('short'));
    const { event, data } = copy(screen.getByTestId('short'));
    expect(event.defaultPrevented).toBe(false);
    expect(data.size).toBe(0);
    expect(toast).not.toHaveBeenCalled();
  });

  it('leaves what is copied in a field alone', () => {
    mark(screen.getByTestId('long'));
    const { event, data } = copy(screen.getByRole('textbox', { name: 'Notes' }));
    expect(event.defaultPrevented).toBe(false);
    expect(data.size).toBe(0);
  });
});
