import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PagedFinder } from '@/components/listing/recipe-finder.client';
import type { CardsPart, FactsPart, IngredientsPart, ListCard } from '@/lib/listing/loaded';
import { onPage, pageCount, placeOnPage } from '@/lib/listing/pages';

const MANY = 120;
const numbers = Array.from({ length: MANY }, (_, index) => index);
const isNoodles = (index: number) => index % 2 === 0;
const titleOf = (index: number) => `Dish ${index}`;
const noodles = numbers.filter(isNoodles).map(titleOf);

const facts: FactsPart = {
  version: 'a',
  types: ['noodles', 'legumes'],
  diets: ['vegan'],
  rows: numbers.map((index) => [20, [isNoodles(index) ? 0 : 1], []]),
};
const ingredients: IngredientsPart = {
  version: 'a',
  names: ['barley', 'turnips'],
  rows: numbers.map((index) => [index === 101 ? 1 : 0]),
};
const cardsPart = (page: number): CardsPart => ({
  version: 'a',
  cards: onPage(numbers, page).map(
    (index): ListCard => ({
      title: titleOf(index),
      href: `/recipes/dish-${index}`,
      sources: { alt: 'A dish', avif: '', webp: '/dish.webp 1w', src: '/dish.webp', width: 4, height: 3 },
    }),
  ),
});

let isOnline = true;
const fetched: string[] = [];
beforeEach(() => {
  isOnline = true;
  fetched.length = 0;
  jest.resetModules();
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = (async (path: string) => {
    fetched.push(path);
    if (!isOnline) throw new TypeError('no network');
    const [, page] = /cards-(\d+)/.exec(path) ?? [];
    const part = page ? cardsPart(Number(page)) : path.endsWith('facts.json') ? facts : ingredients;
    return { ok: true, json: async () => part };
  }) as unknown as typeof fetch;
});

const shown = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const arrive = (search: string) => {
  window.history.replaceState(null, '', `/recipes/${search}`);
  render(
    <PagedFinder kinds={{ '': MANY, noodles: MANY / 2, legumes: MANY / 2 }}>
      <h3>The first page</h3>
    </PagedFinder>,
  );
};
const chip = (name: RegExp) => screen.getByRole('button', { name });

test.each([1, 23, 24, 500, 5000])('%i recipes stand on pages, each once', (count) => {
  const all = Array.from({ length: count }, (_, index) => index);
  const pages = Array.from({ length: pageCount(count) }, (_, index) => onPage(all, index + 1));
  expect(pages.flat()).toEqual(all);
  expect(pages.every((page) => page.length > 0 && page.length <= 24)).toBe(true);
  for (const index of pages.length > 1 ? all : []) {
    const { page, place } = placeOnPage(index);
    expect(pages[page - 1]?.[place]).toBe(index);
  }
});

// The first test of the parts: what was fetched once stays for the visit.
test('a page that could not be had says so, keeps what is there, and is tried again', async () => {
  isOnline = false;
  arrive('?category=noodles');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(shown()).toEqual(['The first page']);
  expect(window.location.search).toBe('?category=noodles');
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toEqual(noodles.slice(0, 24)));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('nothing is loaded before something narrows the list, and counts are there already', async () => {
  arrive('');
  expect(shown()).toEqual(['The first page']);
  expect(chip(/^Noodles/)).toHaveTextContent('60');
  expect(fetched).toEqual([]);
  await userEvent.click(chip(/^Noodles/));
  await waitFor(() => expect(shown()).toEqual(noodles.slice(0, 24)));
});

test('more of what was found comes with a press, is counted, and stays in the address', async () => {
  arrive('?category=noodles');
  await waitFor(() => expect(shown()).toHaveLength(24));
  await userEvent.click(screen.getByRole('button', { name: 'Show 24 more' }));
  await waitFor(() => expect(shown()).toEqual(noodles.slice(0, 48)));
  expect(screen.getByText('48 of 60 shown')).toHaveAttribute('role', 'status');
  expect(document.activeElement).toHaveTextContent('Dish 48');
  expect(window.location.search).toBe('?category=noodles&show=48');
  await userEvent.click(screen.getByRole('button', { name: 'Show 12 more' }));
  await waitFor(() => expect(shown()).toEqual(noodles));
  await userEvent.click(chip(/^Legumes/));
  await waitFor(() => expect(shown()).toHaveLength(24));
  expect(window.location.search).toBe('?category=legumes');
});

test('who comes back to an address finds as much as there was', async () => {
  arrive('?category=noodles&show=48');
  await waitFor(() => expect(shown()).toEqual(noodles.slice(0, 48)));
  await act(async () => window.history.replaceState(null, '', '/recipes/?show=-3e9&category=noodles'));
  await waitFor(() => expect(shown()).toHaveLength(24));
});

test('what is at home is looked for in all recipes', async () => {
  arrive('?have=turnip');
  await waitFor(() => expect(shown()).toEqual([titleOf(101)]));
});
