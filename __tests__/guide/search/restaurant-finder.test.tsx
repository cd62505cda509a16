import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { answer, fileOf, restaurant } from '@/__tests__/search/search-file';
import { RestaurantFinder } from '@/components/guide/search/restaurant-finder.client';
import { RestaurantSearch } from '@/components/guide/search/search-box.client';
import { toast } from '@/components/ui/toast';
import { searchMessages } from '@/lib/guide/guide-pages';
import { guideOf } from '@/lib/guide/guides';
import type { SiteEntry } from '@/lib/search/entry';
import { loadRestaurantSearch } from '@/lib/search/load';
import type { RestaurantIndex } from '@/lib/search/restaurant-search';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/search/load', () => {
  const { loadRestaurantSearch } = jest.requireActual('@/lib/search/load');
  return { loadRestaurantSearch: jest.fn(loadRestaurantSearch) };
});

const place = (name: string, cuisine: string) =>
  restaurant(name, cuisine, ['Pancakes', 'Ropewalk', 'Quayside']);
const few = [place('Lamp', 'Bakery'), place('Amber House', 'Chowder'), place('Chowder Kitchen', 'Fusion')];
const many = Array.from({ length: 120 }, (_, index) =>
  place(`Place ${index}`, index < 75 ? 'Korean' : 'Thai'),
);
const words = {
  site: ['chowder', 'ropewalk', 'quarters', 'tanners', 'amber'],
  common: ['pancakes', 'waffles'],
};

const finder = (entries: readonly SiteEntry[] = few) => (
  <RestaurantFinder
    places={entries.map(({ href, title }) => ({ href, regionName: 'Quayside', card: <h3>{title}</h3> }))}
    ideas={{ cuisines: ['Chowder', 'Bakery'], districts: ['Ropewalk'] }}
    icons={{ back: null, map: null }}
    messages={searchMessages(guideOf('port-alder'))}
  />
);

const setAddress = (search: string) =>
  window.history.replaceState(null, '', `/travel/port-alder/search/${search}`);
const visit = async (search = '', entries = few) => {
  setAddress(search);
  const page = await act(async () => render(finder(entries)));
  // The corrector is loaded with the first text.
  await act(async () => {});
  return page;
};
/** With fake timers. */
const visitWithClock = async (search = '') => {
  jest.useFakeTimers();
  const page = await visit(search);
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
};
const pause = () => act(() => jest.advanceTimersByTimeAsync(1000));
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const line = () => screen.getByRole('heading', { level: 2 });
const findStatus = (text: string) => screen.findByText(text, undefined, { timeout: 10_000 });
const box = () => screen.getByRole('searchbox', { name: 'Search Port Alder restaurants' });
const ideas = (term: string) => within(screen.getByText(term).parentElement as HTMLElement);
const addressOf = (link: HTMLElement) => link.getAttribute('href')?.replace('/travel/port-alder/search/', '');

beforeAll(async () => {
  global.fetch = answer(fileOf([...few, ...many], { words }));
  await loadRestaurantSearch('port-alder');
});
beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.useRealTimers());

describe('a search without results', () => {
  it('offers other searches, which keep the walk of the address', async () => {
    await visit('?q=zzzz&walk=lamp,two-doors');
    expect(line()).toHaveTextContent('No place found');
    expect(names()).toEqual([]);
    await screen.findByText('Begin anew');
    for (const [term, name, address] of [
      ['Try a cuisine', 'Bakery', '?q=Bakery&walk=lamp,two-doors'],
      ['Try a quarter', 'Ropewalk', '?q=Ropewalk&walk=lamp,two-doors'],
      ['Begin anew', 'Every place there is', '?walk=lamp,two-doors'],
    ] as const)
      expect(addressOf(ideas(term).getByRole('link', { name }))).toBe(address);
    expect(screen.queryByText('Look at the spelling')).not.toBeInTheDocument();
  });

  it.each([
    ['ropewlak', 'Ropewalk'],
    ['chowder zzzzzz', 'chowder'],
  ])('offers for “%s” the search “%s”', async (typed, offer) => {
    await visit(`?q=${typed}`);
    await screen.findByText('Look at the spelling');
    expect(await ideas('Look at the spelling').findByRole('link', { name: offer })).toBeVisible();
  });

  it.each(['<b>$& zzz</b>', '%00', '{term}', 'طعام'])('shows the term %s as it is', async (term) => {
    await visit(`?${new URLSearchParams({ q: term })}`);
    expect(screen.getByText(/^Nothing for/)).toHaveTextContent(`Nothing for "${term}"`);
    expect(box()).toHaveValue(term);
  });
});

it('an offered correction changes nothing here when it is opened in a new tab', async () => {
  await visit('?q=chowdah');
  const offer = within(screen.getAllByRole('status')[0] as HTMLElement).getByRole('link');
  offer.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(offer, { ctrlKey: true });
  expect(box()).toHaveValue('chowdah');
  expect(offer).toBeVisible();
});

it('the search of restaurants follows the address', async () => {
  await visit('?q=chowder');
  await act(async () => setAddress('?q=bakery'));
  expect(box()).toHaveValue('bakery');
  expect(names()).toEqual(['Lamp']);
  await act(async () => setAddress(''));
  expect(box()).toHaveValue('');
  expect(line()).toHaveTextContent('Every place');
  expect(names()).toHaveLength(3);
});

describe('typed text', () => {
  it('does not change the address after the page was left', async () => {
    const { user, unmount } = await visitWithClock();
    await user.type(box(), 'amber');
    unmount();
    window.history.replaceState(null, '', '/about/');
    await pause();
    expect(window.location.href).toMatch(/\/about\/$/);
  });

  it('is not undone by an earlier search that arrives late', async () => {
    const { user } = await visitWithClock();
    await user.type(box(), 'bakery{Enter}');
    expect(push).toHaveBeenCalledWith('/travel/port-alder/search/?q=bakery');
    await user.clear(box());
    await user.type(box(), 'amber');
    await pause();
    expect(window.location.search).toBe('');
    await act(async () => setAddress('?q=bakery'));
    expect(box()).toHaveValue('amber');
    await pause();
    expect(window.location.search).toBe('?q=amber');
    expect(names()).toEqual(['Amber House']);
  });

  it('is written before a pressed link is followed, and not again', async () => {
    const { user } = await visitWithClock();
    await user.type(box(), 'amber');
    const [link] = screen.getAllByRole('link');
    let search = '';
    link?.addEventListener('click', (event) => {
      ({ search } = window.location);
      event.preventDefault();
    });
    await user.click(link as HTMLElement);
    expect(search).toBe('?q=amber');
    act(() => window.history.replaceState(null, '', '/about/'));
    await pause();
    expect(window.location.search).toBe('');
  });
});

describe('many results', () => {
  it('are drawn fifty at a time, and the focus moves to the first new one', async () => {
    await visit('?q=korean', many);
    await findStatus('75 restaurants');
    expect(line()).toHaveTextContent('Places for "korean", 75 of them');
    expect(names()).toHaveLength(50);
    fireEvent.click(screen.getByRole('button', { name: '25 more' }));
    expect(names()).toHaveLength(75);
    expect(document.activeElement).toHaveTextContent('Place 50');
    expect(screen.queryByText(/^\d+ more$/)).not.toBeInTheDocument();
    await act(async () => setAddress('?q=quayside'));
    await findStatus('120 restaurants');
    expect(names()).toHaveLength(50);
    expect(screen.getByRole('button', { name: '50 more' })).toBeVisible();
  });

  it('are all in the exported page', () => {
    const html = renderToStaticMarkup(finder(many));
    expect(html.match(/<h3>/g)).toHaveLength(120);
    expect(html).not.toContain('50 more');
  });
});

describe('the search box of a guide', () => {
  const START = '/travel/port-alder/';
  const RESULTS = '/travel/port-alder/search/?q=';

  /** Loads the search that a correction waits for, with one correction. */
  let load: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', START);
    const meant = (typed: string) => (typed === 'persain' ? 'Persian' : null);
    const index: RestaurantIndex = {
      search: () => ({ found: [], isNear: false }),
      elsewhere: async () => [],
      marketsFor: () => [],
      correct: meant,
      nearest: meant,
    };
    const loaded = new Promise<RestaurantIndex>((resolve) => {
      load = () => resolve(index);
    });
    jest.mocked(loadRestaurantSearch).mockReturnValue(loaded);
  });

  function show() {
    const page = render(
      <>
        <RestaurantSearch placeholder="Chowder, brunch, Old Quay" />
        <a href="#islands">Islands</a>
        <a href="https://maps.example" target="_blank" rel="noreferrer">
          Map
        </a>
      </>,
    );
    for (const link of screen.getAllByRole('link')) link.addEventListener('click', (e) => e.preventDefault());
    return page;
  }
  const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  const search = (text: string) => {
    type(text);
    fireEvent.submit(screen.getByRole('search'));
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  /** Loads the search and lets all timers pass. */
  const settle = () =>
    act(async () => {
      load();
      await jest.advanceTimersByTimeAsync(3000);
    });
  const wentTo = (...pages: string[]) => expect(push.mock.calls).toEqual(pages.map((page) => [page]));

  it('opens the results of the text as typed when the correction takes too long', async () => {
    show();
    search('persain');
    wentTo();
    await act(() => jest.advanceTimersByTimeAsync(1500));
    wentTo(`${RESULTS}persain`);
  });

  describe('while a correction loads', () => {
    it.each<[string, (page: ReturnType<typeof show>) => void]>([
      ['the box was removed', ({ unmount }) => unmount()],
      ['a link was pressed', () => press('Islands')],
      ['the visitor went back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
      ['another page was opened', () => window.history.pushState(null, '', '/about/')],
    ])('a search is cancelled when %s', async (_, leave) => {
      const page = show();
      search('persain');
      leave(page);
      await act(() => jest.advanceTimersByTimeAsync(3000));
      await settle();
      wentTo();
      expect(toast).not.toHaveBeenCalled();
    });

    it.each([
      ['a later search', () => undefined],
      ['a search after a link', () => press('Islands')],
    ])('a search is replaced by %s', async (_, happens) => {
      show();
      search('persain');
      happens();
      search('oyster');
      await settle();
      wentTo(`${RESULTS}oyster`);
      expect(toast).not.toHaveBeenCalled();
    });

    it('a search continues when a link opens a new tab or the address of the page is rewritten', async () => {
      show();
      search('persain');
      press('Map');
      window.history.replaceState(null, '', `${START}?region=quayside`);
      await settle();
      wentTo(`${RESULTS}Persian`);
      expect(toast).toHaveBeenCalledTimes(1);
    });
  });

  it('passes on the walk of the address, and nothing else of it', async () => {
    show();
    window.history.replaceState(
      null,
      '',
      `${START}?region=northHill&walk=blue-door,night-lamp&category=lunch`,
    );
    type('persain');
    await settle();
    const offer = screen.getByRole('link', { name: 'Persian' });
    expect(offer).toHaveAttribute('href', `${RESULTS}Persian&walk=blue-door,night-lamp`);
    search('oyster & rice');
    await settle();
    wentTo(`${RESULTS}oyster+%26+rice&walk=blue-door,night-lamp`);
  });
});
