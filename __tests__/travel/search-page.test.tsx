import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { RestaurantSearch } from '@/components/frame/menu/restaurant-search.client';
import { RestaurantFinder } from '@/components/travel/search/restaurant-finder.client';
import type { SearchEntry } from '@/lib/search/restaurants';
import { guideOf } from '@/lib/travel/guides/all';
import { searchWords as searchWordsOf } from '@/lib/travel/guides/pages';
import { placeAddress } from '@/lib/travel/place';

const searchWords = searchWordsOf(guideOf('toronto'));

let address = new URLSearchParams();
const push = jest.fn();
const toast = jest.fn();
jest.mock('next/navigation', () => ({ useSearchParams: () => address, useRouter: () => ({ push }) }));
const loads = jest.fn();
jest.mock('@/lib/search/corrector', () => ({ loadCorrector: () => loads() }));
jest.mock('@/components/ui/toast', () => ({ toast: (message: unknown) => toast(message) }));

const place = (name: string, part: Partial<SearchEntry>): SearchEntry => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    slug,
    name,
    district: 'Chinatown',
    cuisine: 'Chinese',
    categories: ['Lunch'],
    favoriteOrder: 'Noodles',
    region: 'downtown',
    regionName: 'Downtown',
    city: 'Toronto',
    path: placeAddress({ guide: 'toronto', region: part.region ?? 'downtown', slug }),
    ...part,
  };
};

const north = { region: 'northYork', regionName: 'North York' } as const;
const entries = [
  place('Pai', { cuisine: 'Thai' }),
  place('Seoul House', { cuisine: 'Korean', ...north }),
  place('Corner Table', { cuisine: 'Korean' }),
  place('Korean Kitchen', { cuisine: 'Fusion' }),
];
const finder = () => (
  <RestaurantFinder
    entries={entries}
    cards={Object.fromEntries(entries.map(({ slug, name }) => [slug, <h3 key={slug}>{name}</h3>]))}
    guides={[
      { name: 'St. Lawrence Market', path: '/travel/toronto/st-lawrence-market' },
      { name: 'Kensington Market', path: '/travel/toronto/kensington-market' },
    ]}
    ideas={{ cuisines: ['Korean', 'Thai'], districts: ['Chinatown'] }}
    icons={{ back: null, map: null }}
    words={searchWords}
  />
);

/** Goes to an address of the page, as a link or the back button does. */
const goTo = (q: string | null, others: Record<string, string> = {}) => {
  address = new URLSearchParams({ ...(q !== null && { q }), ...others });
  window.history.replaceState(null, '', `/travel/toronto/search/?${address}`);
};
const open = async (q: string | null, others?: Record<string, string>) => {
  goTo(q, others);
  const page = await act(async () => render(finder()));
  // What corrects a search is there with the first text.
  await act(async () => {});
  return page;
};
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const line = () => screen.getByRole('heading', { level: 2 });
const box = () => screen.getByRole('searchbox', { name: 'Search Toronto restaurants' });

const words = {
  site: ['korean', 'chinatown', 'bellwoods', 'trinity', 'seoul'],
  common: ['noodles', 'burger'],
};
const answer = (value: unknown) => jest.fn(async () => ({ ok: true, json: async () => value }) as Response);

const { loadCorrector } =
  jest.requireActual<typeof import('@/lib/search/corrector')>('@/lib/search/corrector');

beforeEach(() => {
  loads.mockImplementation(loadCorrector);
  push.mockClear();
  toast.mockClear();
  global.fetch = answer(words);
});
afterEach(() => jest.useRealTimers());

describe('the results', () => {
  it('are counted over the restaurants, those of that name first', async () => {
    await open('korean');
    expect(line()).toHaveTextContent(/^Found 3 results for "korean"$/);
    expect(names()).toEqual(['Korean Kitchen', 'Seoul House', 'Corner Table']);
  });

  it('are one result where there is one', async () => {
    await open('  thai ');
    expect(line()).toHaveTextContent(/^Found 1 result for "thai"$/);
    expect(names()).toEqual(['Pai']);
  });

  it('name the region of each restaurant and lead to it on the map', async () => {
    await open('seoul');
    expect(screen.getByRole('link', { name: /^North York/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/travel\/toronto\/?\?region=northYork#seoul-house$/),
    );
  });

  it('give way to ideas where there are none, each of which searches', async () => {
    await open('zzzz');
    expect(line()).toHaveTextContent('No restaurants found');
    expect(screen.getByText(/^No results found for/)).toHaveTextContent('No results found for "zzzz"');
    expect(names()).toEqual([]);
    await screen.findByText('Start again');
    const idea = (term: string, name: string) =>
      within(screen.getByText(term).parentElement as HTMLElement).getByRole('link', { name });
    expect(idea('Try a cuisine', 'Thai')).toHaveAttribute('href', expect.stringMatching(/\?q=Thai$/));
    expect(idea('Try a neighbourhood', 'Chinatown')).toHaveAttribute(
      'href',
      expect.stringMatching(/\?q=Chinatown$/),
    );
    expect(idea('Start again', 'See all restaurants')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/travel\/toronto\/search\/?$/),
    );
    expect(screen.queryByText('Check the spelling')).not.toBeInTheDocument();
  });

  it('are every restaurant under a hint while nothing is searched', async () => {
    await open(null);
    expect(line()).toHaveTextContent('All restaurants');
    expect(screen.getByText(/Type what you are hungry for/)).toBeVisible();
    expect(screen.queryByText(/results? found|Found/)).not.toBeInTheDocument();
    expect(names()).toHaveLength(4);
  });

  it('stand in the page before any script runs', () => {
    goTo('thai');
    const html = renderToStaticMarkup(finder());
    for (const { name } of entries) expect(html).toContain(name);
    expect(html).toContain('All restaurants');
  });

  it('are all of Toronto’s for the name of the town', async () => {
    await open('Toronto');
    expect(line()).toHaveTextContent(/^Found 4 results for "Toronto"$/);
  });

  it('come with the guide of a market that the search names, whether or not there are any', async () => {
    await open('Kensington');
    expect(line()).toHaveTextContent('No restaurants found');
    expect(await screen.findByText(/^Guide:/)).toHaveTextContent('Guide: Kensington Market');
    expect(screen.getByText(/^Guide:/).parentElement).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Kensington Market' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/travel\/toronto\/kensington-market\/?$/),
    );
  });

  it('come with both guides for “market”, and with none for anything else', async () => {
    const { rerender } = await open('market');
    expect(await screen.findByText(/^Guides:/)).toHaveTextContent(
      'Guides: St. Lawrence Market, Kensington Market',
    );
    goTo('korean');
    await act(async () => rerender(finder()));
    expect(screen.queryByText(/^Guides?:/)).not.toBeInTheDocument();
  });

  it('lead back to the map', async () => {
    await open(null);
    expect(screen.getByRole('link', { name: 'Back to Toronto Food Map' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/travel\/toronto\/?$/),
    );
  });
});

describe('a walk in the address', () => {
  const there = (href: RegExp) => ({ href: expect.stringMatching(href) });
  const openWalk = async (q: string | null) => {
    return open(q, { walk: 'pai,seven-lives' });
  };

  it('goes back to the map by every way', async () => {
    await openWalk('seoul');
    expect(screen.getByRole('link', { name: /^North York/ })).toMatchObject(
      there(/\/travel\/toronto\/?\?region=northYork&walk=pai,seven-lives#seoul-house$/),
    );
    expect(screen.getByRole('link', { name: 'Back to Toronto Food Map' })).toMatchObject(
      there(/\/travel\/toronto\/?\?walk=pai,seven-lives$/),
    );
  });

  it('goes along with another search', async () => {
    const user = userEvent.setup();
    await openWalk('zzzz');
    expect(await screen.findByRole('link', { name: 'Thai' })).toMatchObject(
      there(/\/search\/?\?q=Thai&walk=pai,seven-lives$/),
    );
    expect(screen.getByRole('link', { name: 'See all restaurants' })).toMatchObject(
      there(/\/search\/?\?walk=pai,seven-lives$/),
    );
    await user.type(box(), 'x{Enter}');
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith('/travel/toronto/search/?q=zzzzx&walk=pai,seven-lives'),
    );
  });

  it('stays where it is while the visitor types', async () => {
    jest.useFakeTimers();
    await openWalk(null);
    window.history.replaceState(null, '', '/travel/toronto/search/?walk=pai,seven-lives');
    fireEvent.change(box(), { target: { value: 'seoul' } });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(window.location.search).toBe('?walk=pai,seven-lives&q=seoul');
  });
});

describe('the term', () => {
  it.each([
    '<b>$& noodles</b>',
    '100%',
    '%',
    '%00',
    '{count}',
    '{term}',
    '"quoted"',
    'طعام',
    '<script>alert(1)</script>',
  ])('%s is shown as it is', async (term) => {
    const { container } = await open(term);
    expect(screen.getByText(/^No results found for/)).toHaveTextContent(`No results found for "${term}"`, {
      normalizeWhitespace: false,
    });
    expect(box()).toHaveValue(term);
    expect(container.querySelector('b, script')).toBeNull();
  });

  it('is cut where it is long', async () => {
    await open('x'.repeat(300));
    expect(screen.getByText(/^No results found for/)).toHaveTextContent(`"${'x'.repeat(80)}…"`);
  });

  it('comes from the address again when that changes', async () => {
    const { rerender } = await open('korean');
    goTo('thai');
    await act(async () => rerender(finder()));
    expect(box()).toHaveValue('thai');
    expect(names()).toEqual(['Pai']);
    goTo(null);
    await act(async () => rerender(finder()));
    expect(box()).toHaveValue('');
    expect(names()).toHaveLength(4);
  });
});

describe('typing', () => {
  it('changes the results, then the address, without an entry in the history', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open('korean');
    const before = window.history.length;
    await user.clear(box());
    await user.type(box(), 'seoul ');
    expect(names()).toEqual(['Seoul House']);
    act(() => jest.advanceTimersByTime(1000));
    expect(window.location.search).toBe('?q=seoul');
    expect(window.history.length).toBe(before);
    expect(push).not.toHaveBeenCalled();
    expect(box()).toHaveValue('seoul ');
  });

  it('keeps other parameters of the address and takes the search out of it when it is cleared', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open('korean');
    window.history.replaceState(null, '', '/travel/toronto/search/?q=korean&from=mail');
    await user.clear(box());
    act(() => jest.advanceTimersByTime(1000));
    expect(window.location.search).toBe('?from=mail');
  });

  it('is told to screen readers once it rests', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open(null);
    await user.type(box(), 'korea');
    expect(screen.queryByText('3 restaurants')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('3 restaurants')).toHaveAttribute('role', 'status');
  });

  it('does not change the address of the page it was left for', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { unmount } = await open(null);
    await user.type(box(), 'seoul');
    unmount();
    window.history.replaceState(null, '', '/about/');
    jest.advanceTimersByTime(1000);
    expect(window.location.href).toMatch(/\/about\/$/);
  });

  it('goes on where a search that set off before arrives only now', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { rerender } = await open(null);
    await user.type(box(), 'thai{Enter}');
    expect(push).toHaveBeenCalledWith('/travel/toronto/search/?q=thai');
    await user.clear(box());
    await user.type(box(), 'seoul');
    act(() => jest.advanceTimersByTime(1000));
    expect(window.location.search).toBe('');
    goTo('thai');
    await act(async () => rerender(finder()));
    expect(box()).toHaveValue('seoul');
    act(() => jest.advanceTimersByTime(1000));
    expect(window.location.search).toBe('?q=seoul');
    expect(names()).toEqual(['Seoul House']);
  });

  it('is in the address before a link that is pressed at once sets off, and calls it back no more', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open(null);
    await user.type(box(), 'seoul');
    const [link] = screen.getAllByRole('link');
    let asPressed = '';
    link?.addEventListener('click', (event) => {
      asPressed = window.location.search;
      event.preventDefault();
    });
    await user.click(link as HTMLElement);
    expect(asPressed).toBe('?q=seoul');
    const rewriting = jest.spyOn(window.history, 'replaceState');
    act(() => jest.advanceTimersByTime(1000));
    expect(rewriting).not.toHaveBeenCalled();
    rewriting.mockRestore();
  });

  it('survives half a character', async () => {
    jest.useFakeTimers();
    await open(null);
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(box());
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).paste('pai \uD800');
    act(() => jest.advanceTimersByTime(1000));
    expect(new URLSearchParams(window.location.search).get('q')).toBe('pai \uFFFD');
  });
});

describe('a misspelling', () => {
  it('in the address is offered corrected, as a link that searches and leads to the results', async () => {
    const user = userEvent.setup();
    await open('korian');
    const offer = within(screen.getByText(/Did you mean/)).getByRole('link', { name: 'Korean' });
    expect(offer).toHaveAttribute('href', expect.stringMatching(/\?q=Korean$/));
    offer.addEventListener('click', (event) => event.preventDefault());
    await user.click(offer);
    expect(line()).toHaveTextContent('Found 3 results for "Korean"');
    expect(line()).toHaveFocus();
  });

  it('whose correction opens in another tab stays as it is', async () => {
    const user = userEvent.setup();
    await open('korian');
    const offer = within(screen.getByText(/Did you mean/)).getByRole('link', { name: 'Korean' });
    offer.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(offer);
    await user.keyboard('{/Control}');
    expect(box()).toHaveValue('korian');
    expect(offer).toBeVisible();
  });

  it('is corrected by the words of the site', async () => {
    await open('trinty belwoods');
    expect(await screen.findByRole('link', { name: 'Trinity bellwoods' })).toBeVisible();
  });

  it('is searched corrected on Enter, with a message for three seconds', async () => {
    const user = userEvent.setup();
    await open(null);
    await user.type(box(), ' chinatwon ');
    await screen.findByText(/Did you mean/);
    await user.keyboard('{Enter}');
    expect(push).toHaveBeenCalledWith('/travel/toronto/search/?q=Chinatown');
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Corrected to: "Chinatown"', duration: 3000 }),
    );
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  it('of a search without results is the way on where it finds something', async () => {
    await open('chinatwon');
    const row = (await screen.findByText('Check the spelling')).parentElement as HTMLElement;
    expect(await within(row).findByRole('link', { name: 'Chinatown' })).toBeVisible();
  });
});

it('a search that finds nothing offers the word of it that does', async () => {
  await open('korean zzzzzz');
  const row = (await screen.findByText('Check the spelling')).parentElement as HTMLElement;
  expect(await within(row).findByRole('link', { name: 'korean' })).toBeVisible();
});

describe('the search box by itself', () => {
  const setup = () => {
    render(<RestaurantSearch label="Find a place" placeholder="Noodles, brunch, Koreatown" />);
    return { user: userEvent.setup(), field: screen.getByPlaceholderText('Noodles, brunch, Koreatown') };
  };

  it('is named, and works as a plain form without script', () => {
    const { field } = setup();
    expect(field).toHaveAccessibleName('Find a place');
    expect(field).toHaveAttribute('name', 'q');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/travel/toronto/search/');
  });

  it('does nothing when it is blank', async () => {
    const { user, field } = setup();
    await user.type(field, '{Enter}   {Enter}');
    expect(push).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
  });

  it('says nothing of a correction where there is none', async () => {
    const { user, field } = setup();
    await user.type(field, 'Burger  Noodles{Enter}');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/travel/toronto/search/?q=Burger++Noodles'));
    expect(toast).not.toHaveBeenCalled();
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });
});

describe('while the words of the site', () => {
  /** What loads them, with nothing loaded so far. */
  const fresh = (fetched: typeof fetch) => {
    global.fetch = fetched;
    let load = loadCorrector;
    jest.isolateModules(() => {
      load =
        jest.requireActual<typeof import('@/lib/search/corrector')>('@/lib/search/corrector').loadCorrector;
    });
    return load;
  };

  it('cannot be fetched, the frequent misspellings are corrected, and the next box asks again', async () => {
    const failing = jest.fn(async () => Promise.reject(new TypeError('offline')));
    const load = fresh(failing);
    expect((await load()).search('korian')).toBe('Korean');
    expect((await load()).offer('chinatwon')).toBeNull();
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it.each([
    [null],
    [{}],
    [{ site: 'x', common: [] }],
    [{ site: [1], common: [] }],
    [{ site: [], common: [], places: [1] }],
  ])('are not what they should be (%j), nothing breaks', async (value) => {
    const load = fresh(answer(value));
    expect((await load()).search('korian')).toBe('Korean');
  });

  it('are known, they are fetched once', async () => {
    const fetched = answer(words);
    const load = fresh(fetched);
    expect((await load()).offer('chinatwon')).toBe('Chinatown');
    await load();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledWith('/search-words.json');
  });

  it('are on their way, a search waits a moment for them, but no longer', async () => {
    jest.useFakeTimers();
    loads.mockReturnValue(new Promise(() => {}));
    render(<RestaurantSearch />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'korian' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(push).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(push).toHaveBeenCalledWith('/travel/toronto/search/?q=korian');
    expect(toast).not.toHaveBeenCalled();
  });

  it('arrive just after the search set off, it is corrected all the same', async () => {
    render(<RestaurantSearch />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'korian' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/travel/toronto/search/?q=Korean'));
    expect(toast).toHaveBeenCalledTimes(1);
  });
});
