import { act, fireEvent, render, screen } from '@testing-library/react';
import { RestaurantSearch } from '@/components/guide/search/search-box.client';
import { toast } from '@/components/ui/toast';
import { loadRestaurantSearch } from '@/lib/search/load';
import type { RestaurantIndex } from '@/lib/search/restaurant-search';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/lib/search/load', () => ({ loadRestaurantSearch: jest.fn() }));
jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

const START = '/travel/port-alder/';
const RESULTS = '/travel/port-alder/search/?q=';

/** Loads the search that a correction waits for. */
let load: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
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
afterEach(() => jest.useRealTimers());

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

it('the search box is a labelled form that works without JavaScript', () => {
  show();
  const field = screen.getByPlaceholderText('Chowder, brunch, Old Quay');
  expect(field).toHaveAccessibleName('Search Port Alder restaurants');
  expect(field).toHaveAttribute('name', 'q');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/travel/port-alder/search/');
});

it('a search opens the results of the correction once, with a toast', async () => {
  show();
  search('persain');
  wentTo();
  await settle();
  wentTo(`${RESULTS}Persian`);
  expect(toast).toHaveBeenCalledTimes(1);
});

it('a search opens the results of the text as typed when the correction takes too long', async () => {
  show();
  search('persain');
  wentTo();
  await act(() => jest.advanceTimersByTimeAsync(1500));
  wentTo(`${RESULTS}persain`);
});

it.each([
  ['', []],
  ['   ', []],
  ['Waffles  Pancakes', [`${RESULTS}Waffles++Pancakes`]],
])('a search for “%s” opens %j, without a toast', async (text, pages) => {
  show();
  search(text);
  await settle();
  wentTo(...pages);
  expect(toast).not.toHaveBeenCalled();
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

describe('a waiting search', () => {
  it.each<[string, (page: ReturnType<typeof show>) => void]>([
    ['the box was removed', ({ unmount }) => unmount()],
    ['a link was pressed', () => press('Islands')],
    ['the visitor went back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
    ['another page was opened', () => window.history.pushState(null, '', '/about/')],
  ])('is cancelled when %s', async (_, leave) => {
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
  ])('is replaced by %s', async (_, happens) => {
    show();
    search('persain');
    happens();
    search('oyster');
    await settle();
    wentTo(`${RESULTS}oyster`);
    expect(toast).not.toHaveBeenCalled();
  });

  it('continues when a link opens a new tab or the address of the page is rewritten', async () => {
    show();
    search('persain');
    press('Map');
    window.history.replaceState(null, '', `${START}?region=quayside`);
    await settle();
    wentTo(`${RESULTS}Persian`);
  });
});

it('a search passes on the walk of the address, and nothing else of it', async () => {
  show();
  window.history.replaceState(null, '', `${START}?region=northHill&walk=blue-door,night-lamp&category=lunch`);
  type('persain');
  await settle();
  const offer = screen.getByRole('link', { name: 'Persian' });
  expect(offer).toHaveAttribute('href', `${RESULTS}Persian&walk=blue-door,night-lamp`);
  search('oyster & rice');
  await settle();
  wentTo(`${RESULTS}oyster+%26+rice&walk=blue-door,night-lamp`);
});
