import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recipe, serveRecipes } from '@/__tests__/recipe/served-recipes';
import { answer, fileOf } from '@/__tests__/search/search-file';
import { refuseAddress } from '@/__tests__/storage/refused';
import { RecipeFinder } from '@/components/recipe-list/recipe-finder.client';
import { RecipeSearch } from '@/components/search/recipe-search.client';
import { allRecipes } from '@/lib/recipe/all';
import { recipesFile } from '@/lib/recipe/recipe-data';
import { useRecipes } from '@/lib/recipe/use-recipes';
import { newestFirst } from '@/lib/recipe-list/facts';
import { countKinds } from '@/lib/recipe-list/filters';
import { recipeEntries } from '@/lib/recipe-list/recipe-entries';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/lib/recipe/use-recipes', () => ({ useRecipes: jest.fn() }));

const setAddress = (search: string) => window.history.replaceState(null, '', `/recipes/${search}`);
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const chip = (name: RegExp | string) => screen.getByRole('button', { name });
const press = (name: RegExp | string) => userEvent.click(chip(name));
const search = () => window.location.search;

describe('the finder of recipes', () => {
  const recipes = newestFirst(allRecipes());
  const everything = [
    'Lemon Noodles',
    'Herb Salad',
    'Brined Turnips',
    'Rice Bowls',
    'Barley Stew',
    'Chickpea Block',
    'Oat Dumplings',
  ];
  const visit = (address = '') => {
    setAddress(address);
    serveRecipes(recipesFile(recipes));
    render(
      <RecipeFinder kinds={countKinds(recipes)}>
        {everything.map((title) => (
          <h3 key={title}>{title}</h3>
        ))}
      </RecipeFinder>,
    );
  };
  const showsAll = () => expect(shown()).toEqual(everything);

  it.each([
    ['an empty kind', '?category=fish', 'Nothing under Fish yet.'],
    ['an unknown kind, which is text', '?category=%3Cb%3Esoup', /called “<b>soup” here/],
    ['an unknown diet beside a known one', '?diet=vegan,keto', 'There’s no diet called “keto” here.'],
  ])('the nearest recipes are listed for %s', async (_, address, text) => {
    visit(address);
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    expect(screen.getByText(/^Without .+: .+\.$/)).toBeVisible();
    expect(shown().length).toBeGreaterThan(0);
    await press('Show all recipes');
    showsAll();
    // An empty kind is a filter only while it is chosen.
    expect(screen.queryByRole('button', { name: 'Fish' })).not.toBeInTheDocument();
  });

  it('recipes are filtered when the browser refuses to change the address', async () => {
    visit();
    const refuse = refuseAddress();
    await press(/^Salads/);
    refuse.mockRestore();
    expect(shown()).toEqual(['Herb Salad', 'Brined Turnips']);
  });
});

describe('the finder of recipes that are loaded', () => {
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
    jest.mocked(useRecipes).mockImplementation(jest.requireActual('@/lib/recipe/use-recipes').useRecipes);
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
  it('reports that they cannot be loaded, keeps the page, and tries again', async () => {
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

  it('loads nothing before the first filter', async () => {
    visit('');
    expect(shown()).toEqual(['Home page']);
    expect(chip(/^Noodles/)).toHaveTextContent('60');
    expect(fetched).not.toHaveBeenCalled();
    await press(/^Noodles/);
    await shows(noodles.slice(0, 24));
  });

  it('announces the number of another kind together with its recipes, after more of the first was shown', async () => {
    serveRecipes({ ...file, recipes: file.recipes.slice(0, 99) });
    visit('?category=noodles');
    await shows(noodles.slice(0, 24));
    await press('Show 24 more');
    const replaced: (string | null)[] = [];
    new MutationObserver((changes) => replaced.push(...changes.map(({ oldValue }) => oldValue))).observe(
      screen.getByText('48 of 50 shown'),
      { subtree: true, characterData: true, characterDataOldValue: true },
    );
    await press(/^Legumes/);
    expect(await screen.findByText('24 of 49 shown')).toBeInTheDocument();
    expect(replaced).toEqual(['48 of 50 shown']);
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

  it('searches all of them for what is at home', async () => {
    visit('?have=turnip');
    await shows([title(101)]);
  });
});

describe('the search of recipes', () => {
  const field = () => screen.getByRole('combobox', { name: 'Search recipes' });
  const type = (text: string) => userEvent.type(field(), text);
  const offers = () => screen.queryAllByRole('option');
  const marked = () => offers().findIndex((option) => 'next' in option.dataset);
  const isClosed = (text: string) => {
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue(text);
    expect(offers()).toEqual([]);
  };

  beforeEach(() => {
    push.mockClear();
    global.fetch = answer(fileOf(recipeEntries([])));
    render(<RecipeSearch />);
  });

  it('goes nowhere from a text that finds nothing', async () => {
    await type('xyzzy');
    expect(screen.getByText('No recipes found')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(push).not.toHaveBeenCalled();
  });

  it('opens the first recipe when none is active, and is closed and cleared', async () => {
    await type('chickpea{Enter}');
    expect(push).toHaveBeenCalledWith('/chickpea-block/');
    isClosed('');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  it('opens a recipe by Enter that was pressed before it was loaded', async () => {
    fireEvent.change(field(), { target: { value: 'chickpea' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(push).not.toHaveBeenCalled();
    await waitFor(() => expect(push).toHaveBeenCalledWith('/chickpea-block/'));
    expect(field()).toHaveValue('');
  });

  it.each(['Enter', 'Escape'])('ignores %s that ends an IME composition, in Safari too', async (key) => {
    await type('chickpea');
    fireEvent.keyDown(field(), { key, isComposing: true });
    fireEvent.keyDown(field(), { key, keyCode: 229 });
    expect(push).not.toHaveBeenCalled();
    expect(offers()).not.toEqual([]);
    expect(field()).toHaveValue('chickpea');
  });

  it('marks the offer that Enter opens', async () => {
    await type('stew');
    expect(marked()).toBe(0);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toBe(1);
  });

  it('opens a pressed offer here, or in a new tab', async () => {
    await type('herb');
    const offer = screen.getByRole('option', { name: /Herb Salad/ });
    expect(offer).toHaveAttribute('href', '/recipes/herb-salad/');
    offer.parentElement?.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(offer, { ctrlKey: true });
    expect(push).not.toHaveBeenCalled();
    await userEvent.click(offer);
    expect(push).toHaveBeenCalledWith('/recipes/herb-salad/');
    isClosed('');
  });
});
