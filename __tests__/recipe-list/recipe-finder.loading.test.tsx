import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recipe } from '@/__tests__/recipe/served-recipes';
import { RecipeFinder } from '@/components/recipe-list/recipe-finder.client';

const setAddress = (search: string) => window.history.replaceState(null, '', `/recipes/${search}`);
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const chip = (name: RegExp | string) => screen.getByRole('button', { name });
const press = (name: RegExp | string) => userEvent.click(chip(name));
const search = () => window.location.search;

const numbers = Array.from({ length: 120 }, (_, index) => index);
const title = (index: number) => `Dish ${index}`;
const noodles = numbers.filter((index) => index % 2 === 0).map(title);
const file = {
  recipes: numbers.map((index) =>
    recipe({
      slug: `dish-${index}`,
      types: [index % 2 === 0 ? 'noodles' : 'legumes'],
      items: [{ name: index === 101 ? 'turnips' : 'barley' }],
    }),
  ),
  groceries: {},
};

let isOnline = true;
const fetched = jest.fn(async (_path: string) => {
  if (!isOnline) throw new TypeError('no network');
  return { ok: true, json: async () => file };
});
beforeEach(() => {
  fetched.mockClear();
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = fetched as unknown as typeof fetch;
});

const visit = (address: string) => {
  setAddress(address);
  render(
    <RecipeFinder kinds={{ '': 120, noodles: 60, legumes: 60 }}>
      <h3>Home page</h3>
    </RecipeFinder>,
  );
};
const shows = (titles: string[]) => waitFor(() => expect(shown()).toEqual(titles), { timeout: 10_000 });

// The first test, since a loaded file stays in memory.
it('the list of recipes reports that the recipes cannot be loaded, keeps the page, and tries again', async () => {
  isOnline = false;
  visit('?category=noodles');
  expect(await screen.findByRole('alert')).toHaveTextContent('The recipes didn’t load.');
  expect(shown()).toEqual(['Home page']);
  expect(search()).toBe('?category=noodles');
  isOnline = true;
  await press('Try again');
  await shows(noodles.slice(0, 24));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the list of recipes loads nothing before the first filter', async () => {
  visit('');
  expect(shown()).toEqual(['Home page']);
  expect(chip(/^Noodles/)).toHaveTextContent('60');
  expect(fetched).not.toHaveBeenCalled();
  await press(/^Noodles/);
  await shows(noodles.slice(0, 24));
});

it('the list of recipes shows more on a press, with count, focus and address', async () => {
  visit('?category=noodles');
  await shows(noodles.slice(0, 24));
  await press('Show 24 more');
  await shows(noodles.slice(0, 48));
  expect(screen.getByText('48 of 60 shown')).toHaveAttribute('role', 'status');
  expect(document.activeElement).toHaveTextContent('Dish 48');
  expect(search()).toBe('?category=noodles&show=48');
  await press('Show 12 more');
  await shows(noodles);
  await press(/^Legumes/);
  await waitFor(() => expect(shown()).toHaveLength(24));
  expect(search()).toBe('?category=legumes');
});

it('the list of recipes shows as many as the address asks for, if it is a number of pages', async () => {
  visit('?category=noodles&show=48');
  await shows(noodles.slice(0, 48));
  await act(async () => setAddress('?show=-3e9&category=noodles'));
  await shows(noodles.slice(0, 24));
});

it('the list of recipes searches all of them for what is at home', async () => {
  visit('?have=turnip');
  await shows([title(101)]);
});
