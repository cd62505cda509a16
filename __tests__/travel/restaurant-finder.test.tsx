import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { answer, words } from '@/__tests__/search/few-words';
import { box, entries, finder, goTo, line, names, open } from './shown-finder';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => {
  push.mockClear();
  global.fetch = answer(words);
});
afterEach(() => jest.useRealTimers());

describe('the results', () => {
  it('are counted over the restaurants, those of that name first', async () => {
    await open('chowder');
    expect(line()).toHaveTextContent(/^Places for "chowder", 3 of them$/);
    expect(names()).toEqual(['Chowder Kitchen', 'Amber House', 'Corner Table']);
  });

  it('are one result where there is one', async () => {
    await open('  bakery ');
    expect(line()).toHaveTextContent(/^One place for "bakery"$/);
    expect(names()).toEqual(['Lamp']);
  });

  it('name the region of each restaurant and lead to it on the map', async () => {
    await open('amber');
    expect(screen.getByRole('link', { name: /^North Hill/ })).toHaveAttribute(
      'href',
      '/travel/port-alder/?region=northHill#amber-house',
    );
  });

  it('give way to ideas where there are none, each of which searches', async () => {
    await open('zzzz');
    expect(line()).toHaveTextContent('No place found');
    expect(screen.getByText(/^Nothing for/)).toHaveTextContent('Nothing for "zzzz"');
    expect(names()).toEqual([]);
    await screen.findByText('Begin anew');
    const idea = (term: string, name: string) =>
      within(screen.getByText(term).parentElement as HTMLElement).getByRole('link', { name });
    expect(idea('Try a cuisine', 'Bakery')).toHaveAttribute('href', expect.stringMatching(/\?q=Bakery$/));
    expect(idea('Try a quarter', 'Ropewalk')).toHaveAttribute('href', expect.stringMatching(/\?q=Ropewalk$/));
    expect(idea('Begin anew', 'Every place there is')).toHaveAttribute('href', '/travel/port-alder/search/');
    expect(screen.queryByText('Look at the spelling')).not.toBeInTheDocument();
  });

  it('are every restaurant under a hint while nothing is searched', async () => {
    await open(null);
    expect(line()).toHaveTextContent('Every place');
    expect(screen.getByText(/Say what you are hungry for/)).toBeVisible();
    expect(screen.queryByText(/Nothing for|Places? for|One place/)).not.toBeInTheDocument();
    expect(names()).toHaveLength(4);
  });

  it('stand in the page before any script runs', () => {
    goTo('bakery');
    const html = renderToStaticMarkup(finder());
    for (const { name } of entries) expect(html).toContain(name);
    expect(html).toContain('Every place');
  });

  it('are all of the city’s for its name', async () => {
    await open('Port Alder');
    expect(line()).toHaveTextContent(/^Places for "Port Alder", 4 of them$/);
  });

  it('come with the guide of a market that the search names, whether or not there are any', async () => {
    await open('Gannet');
    expect(line()).toHaveTextContent('No place found');
    const market = (await screen.findByText(/^Market:/)).closest('p');
    expect(market).toHaveTextContent('Market: Gannet Market');
    expect(market?.parentElement).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Gannet Market' })).toHaveAttribute(
      'href',
      '/travel/port-alder/gannet-market/',
    );
  });

  it('come with both guides for “market”, and with none for anything else', async () => {
    await open('market');
    const markets = (await screen.findByText(/^Markets:/)).closest('p');
    expect(markets).toHaveTextContent('Markets: Fish Market, Gannet Market');
    await act(async () => goTo('chowder'));
    expect(screen.queryByText(/^Markets?:/)).not.toBeInTheDocument();
  });

  it('lead back to the map', async () => {
    await open(null);
    expect(screen.getByRole('link', { name: 'Back to the map' })).toHaveAttribute(
      'href',
      '/travel/port-alder/',
    );
  });
});

describe('a walk in the address', () => {
  const there = (href: RegExp) => ({ href: expect.stringMatching(href) });
  const openWalk = async (q: string | null) => {
    return open(q, { walk: 'lamp,two-doors' });
  };

  it('goes back to the map by every way', async () => {
    await openWalk('amber');
    expect(screen.getByRole('link', { name: /^North Hill/ })).toMatchObject(
      there(/\/travel\/port-alder\/\?region=northHill&walk=lamp,two-doors#amber-house$/),
    );
    expect(screen.getByRole('link', { name: 'Back to the map' })).toMatchObject(
      there(/\/travel\/port-alder\/\?walk=lamp,two-doors$/),
    );
  });

  it('goes along with another search', async () => {
    const user = userEvent.setup();
    await openWalk('zzzz');
    expect(await screen.findByRole('link', { name: 'Bakery' })).toMatchObject(
      there(/\/search\/\?q=Bakery&walk=lamp,two-doors$/),
    );
    expect(screen.getByRole('link', { name: 'Every place there is' })).toMatchObject(
      there(/\/search\/\?walk=lamp,two-doors$/),
    );
    await user.type(box(), 'x{Enter}');
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith('/travel/port-alder/search/?q=zzzzx&walk=lamp,two-doors'),
    );
  });

  it('stays where it is while the visitor types', async () => {
    jest.useFakeTimers();
    await openWalk(null);
    window.history.replaceState(null, '', '/travel/port-alder/search/?walk=lamp,two-doors');
    fireEvent.change(box(), { target: { value: 'amber' } });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(window.location.search).toBe('?walk=lamp,two-doors&q=amber');
  });
});

describe('the term', () => {
  it.each([
    '<b>$& pancakes</b>',
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
    expect(screen.getByText(/^Nothing for/)).toHaveTextContent(`Nothing for "${term}"`, {
      normalizeWhitespace: false,
    });
    expect(box()).toHaveValue(term);
    expect(container.querySelector('b, script')).toBeNull();
  });

  it('is cut where it is long', async () => {
    await open('x'.repeat(300));
    expect(screen.getByText(/^Nothing for/)).toHaveTextContent(`"${'x'.repeat(80)}…"`);
  });

  it('comes from the address again when that changes', async () => {
    await open('chowder');
    await act(async () => goTo('bakery'));
    expect(box()).toHaveValue('bakery');
    expect(names()).toEqual(['Lamp']);
    await act(async () => goTo(null));
    expect(box()).toHaveValue('');
    expect(names()).toHaveLength(4);
  });
});

describe('typing', () => {
  it('changes the results, then the address, without an entry in the history', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open('chowder');
    const before = window.history.length;
    await user.clear(box());
    await user.type(box(), 'amber ');
    expect(names()).toEqual(['Amber House']);
    act(() => jest.advanceTimersByTime(1000));
    expect(window.location.search).toBe('?q=amber');
    expect(window.history.length).toBe(before);
    expect(push).not.toHaveBeenCalled();
    expect(box()).toHaveValue('amber ');
  });

  it('keeps other parameters of the address and takes the search out of it when it is cleared', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open('chowder');
    window.history.replaceState(null, '', '/travel/port-alder/search/?q=chowder&from=mail');
    await user.clear(box());
    act(() => jest.advanceTimersByTime(1000));
    expect(window.location.search).toBe('?from=mail');
  });

  it('is told to screen readers once it rests', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open(null);
    await user.type(box(), 'chowd');
    expect(screen.queryByText('3 restaurants')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('3 restaurants')).toHaveAttribute('role', 'status');
  });

  it('does not change the address of the page it was left for', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { unmount } = await open(null);
    await user.type(box(), 'amber');
    unmount();
    window.history.replaceState(null, '', '/about/');
    jest.advanceTimersByTime(1000);
    expect(window.location.href).toMatch(/\/about\/$/);
  });

  it('goes on where a search that set off before arrives only now', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open(null);
    await user.type(box(), 'bakery{Enter}');
    expect(push).toHaveBeenCalledWith('/travel/port-alder/search/?q=bakery');
    await user.clear(box());
    await user.type(box(), 'amber');
    act(() => jest.advanceTimersByTime(1000));
    expect(window.location.search).toBe('');
    await act(async () => goTo('bakery'));
    expect(box()).toHaveValue('amber');
    act(() => jest.advanceTimersByTime(1000));
    expect(window.location.search).toBe('?q=amber');
    expect(names()).toEqual(['Amber House']);
  });

  it('is in the address before a link that is pressed at once sets off, and calls it back no more', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open(null);
    await user.type(box(), 'amber');
    const [link] = screen.getAllByRole('link');
    let asPressed = '';
    link?.addEventListener('click', (event) => {
      asPressed = window.location.search;
      event.preventDefault();
    });
    await user.click(link as HTMLElement);
    expect(asPressed).toBe('?q=amber');
    const rewriting = jest.spyOn(window.history, 'replaceState');
    act(() => jest.advanceTimersByTime(1000));
    expect(rewriting).not.toHaveBeenCalled();
    rewriting.mockRestore();
  });

  it('survives half a character', async () => {
    jest.useFakeTimers();
    await open(null);
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(box());
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).paste('lamp \uD800');
    act(() => jest.advanceTimersByTime(1000));
    expect(new URLSearchParams(window.location.search).get('q')).toBe('lamp \uFFFD');
  });
});
