import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { CopyAttribution, withSource } from '@/components/travel/picks/copy-attribution.client';
import { PicksGuide } from '@/components/travel/picks/picks-guide';
import { RegionSection } from '@/components/travel/picks/region-section';
import { toast } from '@/components/ui/toast';
import { guideOf } from '@/lib/travel/guides/all';
import { point, resting, scrollUnder } from './mouse';

const islands = guideOf('islands');

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

afterEach(() => document.body.replaceChildren());

/** jsdom draws no stylesheet: what the page hides says so with this attribute. */
const shownNames = () =>
  screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .filter((heading) => heading.closest('[data-shown="true"]'))
    .map((heading) => heading.textContent);

const hintShown = () =>
  screen.getByText('Choose an island on the map.').closest('[data-shown="true"]') !== null;

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

describe('a map that holds a region', () => {
  beforeEach(() => render(<RegionSection guide={islands} />));

  it('has a button for each region and the hint at first', () => {
    const names = within(screen.getByRole('group', { name: 'Regions of the Lantern Islands' })).getAllByRole(
      'button',
    );
    expect(names.map((entry) => entry.textContent)).toEqual([
      'North Island',
      'Middle Island',
      'South Island',
    ]);
    expect(hintShown()).toBe(true);
    expect(shownNames()).toEqual([]);
  });

  it('shows the region the mouse was last on, as far as the panel, and none once it leaves both', () => {
    point(shape('middle'));
    expect(shownNames()).toEqual(['Middle Island 中島']);
    expect(hintShown()).toBe(false);
    point(shape('north'));
    expect(shownNames()).toEqual(['North Island 北島']);
    // The sea, for as long as it takes, and the panel.
    point(screen.getByRole('img', { name: 'Map of the Lantern Islands' }));
    point(screen.getByText(/^Ramen counters/));
    expect(shownNames()).toEqual(['North Island 北島']);
    point(document.body);
    expect(hintShown()).toBe(true);
    expect(shownNames()).toEqual([]);
  });

  it('points at nothing with a mouse that rests while the page moves', () => {
    point(document.body);
    scrollUnder(shape('middle'));
    expect(hintShown()).toBe(true);
    point(shape('middle'));
    // Nor is a region left by that.
    fireEvent.pointerLeave(shape('middle'), resting());
    expect(shownNames()).toEqual(['Middle Island 中島']);
  });

  it.each([
    ['clicked', () => userEvent.click(shape('middle'))],
    ['chosen with its button', () => userEvent.click(button('Middle Island'))],
    [
      'chosen with a key',
      async () => {
        act(() => button('Middle Island').focus());
        await userEvent.keyboard('{Enter}');
      },
    ],
  ])('holds a region that was %s, until the next one, a press beside, or Escape', async (_, choose) => {
    await choose();
    point(shape('north'));
    point(document.body);
    act(() => (document.activeElement as HTMLElement).blur());
    expect(shownNames()).toEqual(['Middle Island 中島']);
    await userEvent.click(shape('north'));
    expect(shownNames()).toEqual(['North Island 北島']);
    await userEvent.click(document.body);
    expect(hintShown()).toBe(true);
    await choose();
    await userEvent.keyboard('{Escape}');
    point(document.body);
    expect(hintShown()).toBe(true);
  });

  it('keeps the focus of the keyboard in the panel when the detail that had it goes', async () => {
    act(() => button('South Island').focus());
    const link = screen.getAllByRole('link', { name: / on a map, opens in a new tab$/ }).at(-1);
    act(() => link?.focus());
    expect(shownNames()).toEqual(['South Island 南島']);
    await userEvent.keyboard('{Escape}');
    expect(hintShown()).toBe(true);
    expect(document.activeElement).toContainElement(screen.getByText('Choose an island on the map.'));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('shows a region while its button has the focus, marks that button, and says its places', async () => {
    await userEvent.tab();
    expect(button('North Island')).toHaveFocus();
    expect(shownNames()).toEqual(['North Island 北島']);
    expect(button('North Island')).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('North Island: Crab House, The Drying Line');
    await userEvent.tab();
    expect(shownNames()).toEqual(['Middle Island 中島']);
    expect(button('North Island')).not.toHaveAttribute('aria-current');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(hintShown()).toBe(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps a tapped region and marks it on the map, until Escape', async () => {
    touch(shape('south'));
    expect(shownNames()).toEqual(['South Island 南島']);
    expect(
      screen.getByRole('img', { name: 'Map of the Lantern Islands, South Island selected' }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(hintShown()).toBe(true);
    expect(screen.getByRole('img', { name: 'Map of the Lantern Islands' })).toBeInTheDocument();
  });

  it('keeps a tapped region through a scroll and a tap on its text, and drops it at a tap beside the map', () => {
    touch(shape('middle'));
    touch(document.body, true);
    touch(shape('north'), true);
    touch(screen.getByText('Ramen with clams'));
    touch(button('Middle Island'));
    return waitFor(() => expect(shownNames()).toEqual(['Middle Island 中島'])).then(() => {
      touch(document.body);
      expect(hintShown()).toBe(true);
    });
  });

  it('leads the keyboard from the buttons to the links of the region it chose', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(shownNames()).toEqual(['Middle Island 中島']);
    act(() => button('South Island').focus());
    await userEvent.tab();
    expect(shownNames()).toEqual(['North Island 北島']);
  });
});

describe('the favourites', () => {
  it('stand in their region, each with a cuisine and stars out of five', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<RegionSection guide={islands} />);
    document.body.replaceChildren(page);
    for (const { name, favourites: restaurants } of Object.values(islands.regions)) {
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
          `${place.native ?? place.name}, ${place.place}, The Lantern Islands`,
        );
        expect(card.getByText(`${place.rating}/5`)).toBeInTheDocument();
      }
    }
  });
});

describe('the page of a guide with such a map', () => {
  it('has markets with their names in the writing of the country, the next festivals, and the way to all of them', async () => {
    await act(async () => void render(<PicksGuide guide={islands} />));
    const section = (title: string) =>
      within(screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement);
    const markets = section('Two morning markets').getAllByRole('heading', { level: 3 });
    expect(markets.map((entry) => entry.textContent)).toEqual([
      'Net Market, Northport 網市場',
      'Arcade Market, Midtown 商店市場',
    ]);
    expect(section('Two morning markets').getByText('商店市場')).toHaveAttribute('lang', 'ja');
    expect(section('Festivals to come').getByRole('list').children).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Every festival' })).toHaveAttribute(
      'href',
      '/travel/islands/events/',
    );
    expect(screen.getByText('Map of the islands: invented, CC0')).toBeVisible();
  });

  it('tells of the festivals that come next on the day of the visit, whenever it was built', async () => {
    process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 0, 20) / 1000);
    jest.useFakeTimers({ now: Date.UTC(2026, 5, 20), advanceTimers: true });
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<PicksGuide guide={islands} />);
    const festivals = () =>
      [...page.querySelectorAll('a[href*="/travel/islands/events"][href*="#"]')].map(
        (link) => link.getAttribute('href')?.split('#')[1],
      );
    expect(festivals()).toEqual(['snow-fires', 'tea-harvest']);
    const root = await act(() => hydrateRoot(page, <PicksGuide guide={islands} />));
    expect(festivals()).toEqual(['boat-drums', 'snow-fires']);
    act(() => root.unmount());
    jest.useRealTimers();
    delete process.env.SOURCE_DATE_EPOCH;
  });

  it('lists every favourite with a map search in the writing of the country', async () => {
    await act(async () => void render(<PicksGuide guide={islands} />));
    const link = screen.getByRole('link', { name: /^Broth Boat\s*, map/ });
    expect(new URL((link as HTMLAnchorElement).href).searchParams.get('query')).toBe(
      '汁船, Southquay, The Lantern Islands',
    );
    expect(screen.getAllByRole('link', { name: /, map, opens in a new tab$/ })).toHaveLength(
      Object.values(islands.regions).flatMap(({ favourites }) => favourites).length,
    );
  });
});

describe('the source of a copied text', () => {
  const source = { name: 'Salt & "Pepper"', url: 'https://example.com/travel/islands/?a=1&b=2' };
  const plain = (text: string) => withSource({ plain: text, html: text }, source)?.plain;

  it('is left out of ten characters and added to eleven, each sign counted once', () => {
    expect(plain('1234567890')).toBeUndefined();
    expect(plain('12345678901')).toBe(
      '12345678901\n\nSource: Salt & "Pepper", https://example.com/travel/islands/?a=1&b=2',
    );
    expect(plain('𠮷'.repeat(10))).toBeUndefined();
    expect(plain('𠮷'.repeat(11))).toMatch(/^𠮷{11}\n\nSource: /u);
    expect(plain('')).toBeUndefined();
  });

  it('stands in the markup as an escaped paragraph of its own', () => {
    expect(withSource({ plain: 'Clam broth, hot', html: '<b>Clam broth</b>, hot' }, source)?.html).toBe(
      '<b>Clam broth</b>, hot<p>Source: Salt &amp; &quot;Pepper&quot;, https://example.com/travel/islands/?a=1&amp;b=2</p>',
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
    window.history.replaceState(null, '', '/travel/islands/?from=here#map');
    render(
      <div>
        <CopyAttribution site="Salt and Pepper" />
        <p data-testid="long">
          <b>Clam broth</b>, <a href="/bread/">bread</a>
          <button type="button">Map</button>
          <span data-shown="false"> and what is not shown</span>
        </p>
        <p data-testid="short">Clam broth</p>
        <textarea aria-label="Notes" defaultValue="Longer than ten characters" />
      </div>,
    );
  });

  it('adds the source without query or anchor, keeps the formatting, and says so for three seconds', () => {
    mark(screen.getByTestId('long'));
    const { event, data } = copy(screen.getByTestId('long'));
    expect(event.defaultPrevented).toBe(true);
    expect(data.get('text/plain')).toMatch(
      /^Clam broth, bread.*\n\nSource: Salt and Pepper, http:\/\/localhost\/travel\/islands\/$/,
    );
    expect(data.get('text/html')).toBe(
      '<b>Clam broth</b>, <a href="http://localhost/bread/">bread</a><p>Source: Salt and Pepper, http://localhost/travel/islands/</p>',
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
