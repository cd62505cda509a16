import { act, fireEvent, render, screen } from '@testing-library/react';
import { RestaurantSearch } from '@/components/travel/search/search-box.client';

const push = jest.fn();
const toast = jest.fn();
const loads = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/lib/search/corrector', () => ({ loadCorrector: () => loads() }));
jest.mock('@/components/ui/toast', () => ({ toast: (message: unknown) => toast(message) }));

const START = '/travel/port-alder/';

/** Brings the words that a search waits for. */
let arrive: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  push.mockClear();
  toast.mockClear();
  window.history.replaceState(null, '', START);
  const words = new Promise((resolve) => {
    const meant = (typed: string) => (typed === 'persain' ? 'Persian' : null);
    arrive = () => resolve({ offer: meant, search: meant, spelling: meant });
  });
  loads.mockReturnValue(words);
});
afterEach(() => jest.useRealTimers());

function setup() {
  const page = render(
    <>
      <RestaurantSearch />
      <a href="#islands">Islands</a>
      <a href="https://maps.example" target="_blank" rel="noreferrer">
        Map
      </a>
    </>,
  );
  for (const link of screen.getAllByRole('link')) link.addEventListener('click', (e) => e.preventDefault());
  return page;
}

const search = (text: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  fireEvent.submit(screen.getByRole('search'));
};

/** All that a search waits for happens, and all its time passes. */
const settle = () =>
  act(async () => {
    arrive();
    await jest.advanceTimersByTimeAsync(3000);
  });

test('a search that nothing comes between goes to its results, once', async () => {
  setup();
  search('persain');
  expect(push).not.toHaveBeenCalled();
  await settle();
  expect(push.mock.calls).toEqual([['/travel/port-alder/search/?q=Persian']]);
  expect(toast).toHaveBeenCalledTimes(1);
});

test('a search waits a moment for the words of the site, but no longer', async () => {
  setup();
  search('persain');
  expect(push).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(push.mock.calls).toEqual([['/travel/port-alder/search/?q=persain']]);
  expect(toast).not.toHaveBeenCalled();
});

describe('a search that waits for its correction is given up', () => {
  test.each<[string, (page: ReturnType<typeof setup>) => void]>([
    ['where its box has gone', ({ unmount }) => unmount()],
    ['where a link was pressed', () => fireEvent.click(screen.getByRole('link', { name: 'Islands' }))],
    ['where the visitor went back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
    ['on another page', () => window.history.pushState(null, '', '/about/')],
  ])('%s', async (_, leave) => {
    const page = setup();
    search('persain');
    leave(page);
    await settle();
    expect(push).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
  });

  test('also when the words never come', async () => {
    setup();
    search('persain');
    fireEvent.click(screen.getByRole('link', { name: 'Islands' }));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(push).not.toHaveBeenCalled();
  });

  test('for the search that followed it', async () => {
    setup();
    search('persain');
    search('oyster');
    await settle();
    expect(push.mock.calls).toEqual([['/travel/port-alder/search/?q=oyster']]);
    expect(toast).not.toHaveBeenCalled();
  });
});

test('a search goes on where a link opened elsewhere, or where the address of the page was rewritten', async () => {
  setup();
  search('persain');
  fireEvent.click(screen.getByRole('link', { name: 'Map' }));
  window.history.replaceState(null, '', `${START}?region=quayside`);
  await settle();
  expect(push.mock.calls).toEqual([['/travel/port-alder/search/?q=Persian']]);
});

test('a search can follow one that was given up', async () => {
  setup();
  search('persain');
  fireEvent.click(screen.getByRole('link', { name: 'Islands' }));
  search('oyster');
  await settle();
  expect(push.mock.calls).toEqual([['/travel/port-alder/search/?q=oyster']]);
});

describe('the walk in the address', () => {
  test('goes along to the results, with nothing else of the map', async () => {
    setup();
    window.history.replaceState(
      null,
      '',
      `${START}?region=northHill&walk=blue-door,night-lamp&category=lunch`,
    );
    search('oyster & rice');
    await settle();
    expect(push.mock.calls).toEqual([
      ['/travel/port-alder/search/?q=oyster+%26+rice&walk=blue-door,night-lamp'],
    ]);
  });

  test('goes along with a correction that is pressed', async () => {
    window.history.replaceState(null, '', `${START}?walk=blue-door`);
    setup();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'persain' } });
    await settle();
    expect(screen.getByRole('link', { name: 'Persian' })).toHaveAttribute(
      'href',
      '/travel/port-alder/search/?q=Persian&walk=blue-door',
    );
  });
});
