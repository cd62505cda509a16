import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PagedFinder, RecipeFinder } from '@/components/recipe-list/recipe-finder.client';
import { allRecipes } from '@/lib/recipe/all';
import { newestFirst, recipeFacts } from '@/lib/recipe-list/facts';
import type { CardsPart, FactsPart, IngredientsPart } from '@/lib/recipe-list/loaded';
import { onPage } from '@/lib/recipe-list/pages';

const setAddress = (search: string) => window.history.replaceState(null, '', `/recipes/${search}`);
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const chip = (name: RegExp | string) => screen.getByRole('button', { name });
const press = (name: RegExp | string) => userEvent.click(chip(name));
const search = () => window.location.search;

describe('a list on one page', () => {
  const facts = newestFirst(allRecipes()).map(recipeFacts);
  const everything = facts.map(({ title }) => title);
  const cards = Object.fromEntries(facts.map(({ slug, title }) => [slug, <h3 key={slug}>{title}</h3>]));
  const visit = (address = '') => {
    setAddress(address);
    render(
      <RecipeFinder recipes={facts} cards={cards}>
        {Object.values(cards)}
      </RecipeFinder>,
    );
  };
  const showsAll = () => expect(shown()).toEqual(everything);

  it('shows and counts every recipe without filters', () => {
    visit();
    showsAll();
    expect(screen.getByRole('status')).toHaveTextContent(`${everything.length} recipes`);
    expect(chip(/^All/)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('reads a kind from the address, and focuses the first filter when it is cleared', async () => {
    visit('?category=legumes');
    expect(shown()).toEqual(['Chickpea Block']);
    expect(screen.getByRole('status')).toHaveTextContent(/^1 recipe$/);
    await press('Clear filters');
    showsAll();
    expect(search()).toBe('');
    expect(chip(/^All/)).toHaveFocus();
    await act(async () => setAddress('?category=noodles'));
    expect(shown()).toEqual(['Lemon Noodles']);
  });

  it('writes a pressed kind into the address without a history entry, and removes it again', async () => {
    visit('?from=mail');
    const entries = window.history.length;
    await press(/^Noodles/);
    expect(search()).toBe('?from=mail&category=noodles');
    await press(/^Noodles/);
    showsAll();
    expect(search()).toBe('?from=mail');
    expect(window.history.length).toBe(entries);
  });

  it.each([
    ['an empty kind, and links its page', '?category=fish', 'Where fish will stand'],
    ['an unknown kind, as text', '?category=%3Cb%3Esoup', /called “<b>soup” here/],
    ['filters that no recipe passes', '?category=stews&diet=vegan', /fits all of that at once/],
  ])('shows no recipes for %s', async (_, address, text) => {
    visit(address);
    expect(screen.getByRole('heading', { name: 'No recipes found' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    await press('Show all recipes');
    showsAll();
    // An empty kind is a filter only while it is chosen.
    expect(screen.queryByRole('button', { name: 'Fish' })).not.toBeInTheDocument();
  });

  it('combines kind, time and diet', async () => {
    visit('?category=stews');
    for (const name of ['More filters', 'Up to 1 hr', 'Vegetarian']) await press(name);
    expect(shown()).toEqual(['Oat Dumplings']);
    expect(search()).toBe('?category=stews&time=60&diet=vegetarian');
  });

  it('expands the filters that the address uses', () => {
    visit('?time=over');
    expect(chip(/More filters/)).toHaveAttribute('aria-expanded', 'true');
    expect(chip('Over 1 hr')).toHaveAttribute('aria-pressed', 'true');
    expect(shown()).toContain('Barley Stew');
  });

  it('orders by what is at home, and names what no recipe uses', async () => {
    visit();
    await press('More filters');
    await userEvent.type(screen.getByLabelText('What I have'), 'beef, carots, barley, caviar');
    expect(shown()[0]).toBe('Barley Stew');
    expect(screen.getByText('Uses 3 of 4: beef, carots, barley')).toBeVisible();
    expect(screen.getByText('None of my recipes uses caviar.')).toBeVisible();
    expect(shown().length).toBeLessThan(everything.length);
    expect(search()).toBe('?have=beef,+carots,+barley,+caviar');
  });

  it('filters when the browser refuses to change the address', async () => {
    visit();
    const refuse = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    await press(/^Salads/);
    refuse.mockRestore();
    expect(shown()).toEqual(['Herb Salad', 'Brined Turnips']);
  });
});

describe('a list on many pages', () => {
  const numbers = Array.from({ length: 120 }, (_, index) => index);
  const title = (index: number) => `Dish ${index}`;
  const noodles = numbers.filter((index) => index % 2 === 0).map(title);
  const facts: FactsPart = {
    ...{ version: 'a', types: ['noodles', 'legumes'], diets: ['vegan'] },
    rows: numbers.map((index) => [20, [index % 2], []]),
  };
  const ingredients: IngredientsPart = {
    ...{ version: 'a', names: ['barley', 'turnips'] },
    rows: numbers.map((index) => [index === 101 ? 1 : 0]),
  };
  const sources = { alt: 'A dish', avif: '', webp: '/dish.webp 1w', src: '/dish.webp', width: 4, height: 3 };
  const cards = (page: number): CardsPart => ({
    version: 'a',
    cards: onPage(numbers, page).map((index) => ({ title: title(index), href: `/dish-${index}`, sources })),
  });

  let isOnline = true;
  const fetched = jest.fn(async (path: string) => {
    if (!isOnline) throw new TypeError('no network');
    const [, page] = /cards-(\d+)/.exec(path) ?? [];
    const part = page ? cards(Number(page)) : path.endsWith('facts.json') ? facts : ingredients;
    return { ok: true, json: async () => part };
  });
  beforeEach(() => {
    fetched.mockClear();
    AbortSignal.timeout = () => new AbortController().signal;
    globalThis.fetch = fetched as unknown as typeof fetch;
  });

  const visit = (address: string) => {
    setAddress(address);
    render(
      <PagedFinder kinds={{ '': 120, noodles: 60, legumes: 60 }}>
        <h3>The first page</h3>
      </PagedFinder>,
    );
  };
  const shows = (titles: string[]) => waitFor(() => expect(shown()).toEqual(titles), { timeout: 10_000 });

  // First, as what was fetched once stays in memory.
  it('reports a shard that cannot be loaded, keeps the page, and tries again', async () => {
    isOnline = false;
    visit('?category=noodles');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(shown()).toEqual(['The first page']);
    expect(search()).toBe('?category=noodles');
    isOnline = true;
    await press('Try again');
    await shows(noodles.slice(0, 24));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('loads nothing before the first filter', async () => {
    visit('');
    expect(shown()).toEqual(['The first page']);
    expect(chip(/^Noodles/)).toHaveTextContent('60');
    expect(fetched).not.toHaveBeenCalled();
    await press(/^Noodles/);
    await shows(noodles.slice(0, 24));
  });

  it('shows more on a press, with count, focus and address', async () => {
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

  it('shows as many as the address asks for, if it is a number of pages', async () => {
    visit('?category=noodles&show=48');
    await shows(noodles.slice(0, 48));
    await act(async () => setAddress('?show=-3e9&category=noodles'));
    await shows(noodles.slice(0, 24));
  });

  it('searches all recipes for what is at home', async () => {
    visit('?have=turnip');
    await shows([title(101)]);
  });
});
