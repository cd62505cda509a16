import { act, fireEvent, render, screen } from '@testing-library/react';
import { RestaurantSearch } from '@/components/frame/menu/restaurant-search.client';

const push = jest.fn();
const toast = jest.fn();
const loads = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/lib/search/corrector', () => ({ loadCorrector: () => loads() }));
jest.mock('@/components/ui/toast', () => ({ toast: (message: unknown) => toast(message) }));

const START = '/travel/toronto/';

/** Brings the words that a search waits for. */
let arrive: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  push.mockClear();
  toast.mockClear();
  window.history.replaceState(null, '', START);
  const words = new Promise((resolve) => {
    const meant = (typed: string) => (typed === 'korian' ? 'Korean' : null);
    arrive = () => resolve({ offer: meant, search: meant, spelling: meant });
  });
  loads.mockReturnValue(words);
});
afterEach(() => jest.useRealTimers());

function setup() {
  const page = render(
    <>
      <RestaurantSearch />
      <a href="#japan">Japan</a>
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
  search('korian');
  expect(push).not.toHaveBeenCalled();
  await settle();
  expect(push.mock.calls).toEqual([['/travel/toronto/search/?q=Korean']]);
  expect(toast).toHaveBeenCalledTimes(1);
});

describe('a search that waits for its correction is given up', () => {
  test.each<[string, (page: ReturnType<typeof setup>) => void]>([
    ['where its box has gone', ({ unmount }) => unmount()],
    ['where a link was pressed', () => fireEvent.click(screen.getByRole('link', { name: 'Japan' }))],
    ['where the visitor went back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
    ['on another page', () => window.history.pushState(null, '', '/about/')],
  ])('%s', async (_, leave) => {
    const page = setup();
    search('korian');
    leave(page);
    await settle();
    expect(push).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
  });

  test('also when the words never come', async () => {
    setup();
    search('korian');
    fireEvent.click(screen.getByRole('link', { name: 'Japan' }));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(push).not.toHaveBeenCalled();
  });

  test('for the search that followed it', async () => {
    setup();
    search('korian');
    search('thai');
    await settle();
    expect(push.mock.calls).toEqual([['/travel/toronto/search/?q=thai']]);
    expect(toast).not.toHaveBeenCalled();
  });
});

test('a search goes on where a link opened elsewhere, or where the address of the page was rewritten', async () => {
  setup();
  search('korian');
  fireEvent.click(screen.getByRole('link', { name: 'Map' }));
  window.history.replaceState(null, '', `${START}?region=downtown`);
  await settle();
  expect(push.mock.calls).toEqual([['/travel/toronto/search/?q=Korean']]);
});

test('a search can follow one that was given up', async () => {
  setup();
  search('korian');
  fireEvent.click(screen.getByRole('link', { name: 'Japan' }));
  search('thai');
  await settle();
  expect(push.mock.calls).toEqual([['/travel/toronto/search/?q=thai']]);
});

describe('the walk in the address', () => {
  test('goes along to the results, with nothing else of the map', async () => {
    setup();
    window.history.replaceState(null, '', `${START}?region=york&walk=pai,seven-lives&category=brunch`);
    search('thai & rice');
    await settle();
    expect(push.mock.calls).toEqual([['/travel/toronto/search/?q=thai+%26+rice&walk=pai,seven-lives']]);
  });

  test('goes along with a correction that is pressed', async () => {
    window.history.replaceState(null, '', `${START}?walk=pai`);
    setup();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'korian' } });
    await settle();
    expect(screen.getByRole('link', { name: 'Korean' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/travel\/toronto\/search\/?\?q=Korean&walk=pai$/),
    );
  });
});
