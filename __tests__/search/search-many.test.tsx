import {
  act,
  configure,
  fireEvent,
  getConfig,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RestaurantFinder } from '@/components/travel/search/restaurant-finder.client';
import type { SearchEntry } from '@/lib/search/restaurants';
import { guideOf } from '@/lib/travel/guides/all';
import { searchWords as searchWordsOf } from '@/lib/travel/guides/pages';
import { manyRestaurants } from './many-restaurants';

const searchWords = searchWordsOf(guideOf('port-alder'));

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

// Not in jsdom. Without it every link asks for a moment of its own.
global.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// A machine that does something else takes its time with as many.
jest.setTimeout(90_000);

const COUNT = 5000;
const AT_FIRST = 50;

const pick = <T,>(list: readonly T[], number: number): T => list[number % list.length] as T;
const starts = ['Kor', 'Min', 'Tav', 'Sel', 'Bra', 'Chi', 'Dol', 'Fen', 'Gar', 'Hok', 'Lam', 'Por', 'Ros'];
const ends = ['andar', 'essel', 'irino', 'ombay', 'ukko', 'ailette', 'oushima', 'anner', 'ettle', 'iwood'];
const word = (n: number) => pick(starts, n) + pick(ends, Math.floor(n / starts.length));

const many = manyRestaurants(COUNT, word);

const drawn = jest.fn();

/** As much as a real card holds: a heading, badges, a line, four buttons. */
function Card({ entry }: { entry: SearchEntry }) {
  drawn(entry.slug);
  return (
    <article>
      {entry.categories.map((category) => (
        <span key={category}>{category}</span>
      ))}
      <h3>{entry.name}</h3>
      <p>{entry.cuisine}</p>
      <p>{entry.favoriteOrder}</p>
      {['Hours', 'Map', 'Video', 'Walk'].map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </article>
  );
}

const cards = Object.fromEntries(many.map((entry) => [entry.slug, <Card key={entry.slug} entry={entry} />]));
const finder = (
  <RestaurantFinder
    entries={many}
    cards={cards}
    guides={[]}
    ideas={{ cuisines: ['Korean'], districts: [] }}
    icons={{ back: null, map: null }}
    words={searchWords}
  />
);

const results = () => screen.queryAllByRole('article', { hidden: true });
const line = () => screen.getByRole('heading', { level: 2 });
const box = () => screen.getByRole('searchbox') as HTMLInputElement;

beforeEach(() => {
  window.history.replaceState(null, '', '/travel/port-alder/search/');
  global.fetch = jest.fn(
    async () => ({ ok: true, json: async () => ({ site: [], common: [] }) }) as Response,
  );
  drawn.mockClear();
});

const open = () => act(async () => render(finder));
const type = async (value: string) => {
  fireEvent.change(box(), { target: { value } });
  // The search comes with the first letter.
  await waitFor(() => expect(line()).toHaveTextContent(`"${value}"`), { timeout: 30_000 });
};

test('fifty of five thousand restaurants are drawn, under the number of all that were found', async () => {
  await open();
  expect(results()).toHaveLength(AT_FIRST);
  const korean = many.filter(({ cuisine }) => cuisine === 'Korean').length;
  await type('korean');
  expect(line()).toHaveTextContent(`Places for "korean", ${korean} of them`);
  expect(results()).toHaveLength(AT_FIRST);
});

test('more of them come by the button, and the visitor goes on from the first of these', async () => {
  await open();
  await type('korean');
  fireEvent.click(screen.getByRole('button', { name: '50 more' }));
  expect(results()).toHaveLength(2 * AT_FIRST);
  const focused = document.activeElement as HTMLElement;
  expect(within(focused).getByRole('article')).toBe(results()[AT_FIRST]);
  await type('korean north');
  expect(results()).toHaveLength(AT_FIRST);
});

test('the last of them leave no button behind', async () => {
  await open();
  await type('korean north hill');
  const found = Number(/\d+/.exec(line().textContent ?? '')?.[0]);
  expect(found).toBeGreaterThan(AT_FIRST);
  expect(found).toBeLessThan(2 * AT_FIRST);
  fireEvent.click(screen.getByText(`${found - AT_FIRST} more`));
  expect(results()).toHaveLength(found);
  expect(screen.queryByText(/^\d+ more$/)).not.toBeInTheDocument();
});

test('all five thousand stand in the page before any script runs', () => {
  const html = renderToStaticMarkup(finder);
  expect(html.match(/<article>/g)).toHaveLength(COUNT);
  expect(html).not.toContain('50 more');
});

test('a keystroke draws no card that was there before, and none that is not shown', async () => {
  await open();
  await type('korea');
  drawn.mockClear();
  await type('korean');
  expect(drawn).not.toHaveBeenCalled();
  await type('korean north hill');
  expect(drawn.mock.calls.length).toBeLessThanOrEqual(AT_FIRST);
});

test('a keystroke is in the box at once, whatever the results take', async () => {
  await open();
  const act = getConfig().eventWrapper;
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  const typed = ['korean north hill', 'koreen noodels', 'zzzzzz', 'tavandar', 'minessel lombay'].flatMap(
    (text) => Array.from(text, (_, end) => text.slice(0, end + 1)),
  );
  // Without React's own wrapper for tests, which would wait for everything: as in a browser, what is not urgent
  // follows in slices after the keystroke.
  const global = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  configure({ eventWrapper: (callback) => callback() });
  global.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    for (const value of [...typed, ...typed]) {
      fireEvent.change(box(), { target: { value } });
      expect(box()).toHaveValue(value);
      await settled();
    }
  } finally {
    configure({ eventWrapper: act });
    global.IS_REACT_ACT_ENVIRONMENT = true;
  }
  // The slices may still be on their way on a busy machine.
  await waitFor(() => expect(line()).toHaveTextContent('minessel lombay'));
});
