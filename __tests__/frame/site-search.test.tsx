import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButtons } from '@/components/frame/menu/menu-buttons.client';
import { searchTries } from '@/components/frame/search/search-tries';
import { navigation } from '@/lib/content/navigation';
import { site } from '@/lib/content/site';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import { siteEntries } from '@/lib/search/site/entries/all';
import type { SiteEntry, SiteFound } from '@/lib/search/site/entry';
import { createSiteSearch } from '@/lib/search/site/search';

let path = '/';
const search = jest.fn<SiteFound, [string]>();
const load = jest.fn();
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => ({ push: jest.fn() }) }));
jest.mock('@/lib/search/site/load', () => ({ loadSiteSearch: () => load() }));

const entry = (title: string, more: Partial<SiteEntry> = {}): SiteEntry => ({
  href: `/${title.toLowerCase().replaceAll(' ', '-')}/`,
  group: 'recipe',
  title,
  note: 'Stew, 45 min',
  ...more,
});
const stew = entry('Barley Stew', { native: { text: '보리국', lang: 'ko' } });
const places = ['Pho One', 'Pho Two', 'Pho Three', 'Phở Four', 'Pho Five', 'Pho Six', 'Pho Seven'].map(
  (title) => entry(title, { group: 'place', note: 'Fish Hall' }),
);
const nothing: SiteFound = { groups: [], count: 0, corrected: null, partial: false };
const answers: Record<string, SiteFound> = {
  noodle: {
    groups: [
      { group: 'recipe', entries: [stew], total: 1 },
      { group: 'place', entries: places, total: 7 },
    ],
    count: 8,
    corrected: null,
    partial: false,
  },
  barly: {
    groups: [{ group: 'recipe', entries: [stew], total: 1 }],
    count: 1,
    corrected: 'barley',
    partial: false,
  },
  'noodle xyzzy': {
    groups: [{ group: 'recipe', entries: [stew], total: 1 }],
    count: 1,
    corrected: null,
    partial: true,
  },
  here: {
    groups: [{ group: 'guide', entries: [entry('This page', { href: '/' })], total: 1 }],
    count: 1,
    corrected: null,
    partial: false,
  },
};

const header = () => (
  <>
    <MenuButtons
      items={[...navigation.header]}
      siteName={site.name}
      socials={site.socials}
      tries={['Barley Stew', 'Gluten-free']}
    />
    <main id="main" tabIndex={-1}>
      <input aria-label="A field" />
      <input type="checkbox" aria-label="A box to tick" />
    </main>
  </>
);
const dialog = () => screen.findByRole('dialog', { name: 'Search' });
const field = () => screen.getByRole('combobox', { name: 'Search this site' });
const open = async () => {
  const user = userEvent.setup();
  const view = render(header());
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await dialog();
  return { user, ...view };
};
const find = async (text = 'noodle') => {
  const opened = await open();
  await opened.user.type(field(), text);
  await screen.findByRole('listbox');
  return opened;
};
const activeOption = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const addressOf = (link: Element) => link.getAttribute('href');

/** The addresses followed in the test, which jsdom does not go to. */
let followed: (string | null)[] = [];
const onClick = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  followed.push(addressOf(link));
  event.preventDefault();
};

beforeEach(() => {
  path = '/';
  followed = [];
  localStorage.clear();
  search.mockImplementation((typed) => answers[typed.trim()] ?? nothing);
  load.mockReset().mockResolvedValue(search);
  window.addEventListener('click', onClick);
});
afterEach(() => window.removeEventListener('click', onClick));

test('the magnifier opens the search with the field ready, and Escape gives the focus back', async () => {
  const { user } = await open();
  expect(field()).toHaveFocus();
  await user.keyboard('{Escape}');
  await gone();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

test('a slash opens the search, also from a box to tick, and is not typed into it', async () => {
  const user = userEvent.setup();
  render(header());
  await user.click(screen.getByRole('checkbox', { name: 'A box to tick' }));
  await user.keyboard('/');
  await dialog();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

test('a slash in a field, with a modifier or in an open dialog is left alone', async () => {
  const user = userEvent.setup();
  render(header());
  await user.type(screen.getByRole('textbox', { name: 'A field' }), 'and/or');
  expect(screen.getByRole('textbox', { name: 'A field' })).toHaveValue('and/or');
  await user.click(screen.getByRole('checkbox', { name: 'A box to tick' }));
  await user.keyboard('{Control>}/{/Control}{Meta>}/{/Meta}{Alt>}/{/Alt}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await user.keyboard('/');
  expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
});

test('the slash key can be switched off and on again', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Search', hidden: true });
  expect(button).toHaveAttribute('aria-keyshortcuts', '/');
  await user.click(screen.getByRole('checkbox', { name: 'Press / to search' }));
  expect(localStorage.getItem('rtr:search-key')).toBe('"off"');
  expect(button).not.toHaveAttribute('aria-keyshortcuts');
  await user.keyboard('{Escape}');
  await gone();
  await user.keyboard('/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(button);
  await dialog();
  await user.click(screen.getByRole('checkbox', { name: 'Press / to search' }));
  expect(localStorage.getItem('rtr:search-key')).toBeNull();
  await user.keyboard('{Escape}');
  await gone();
  await user.keyboard('/');
  await dialog();
});

test('results stand in groups, counted, with the letters marked that were searched for', async () => {
  await find();
  const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option');
  expect(group('Recipes').map((option) => option.textContent)).toEqual([
    expect.stringMatching(/Barley Stew 보리국.*Stew, 45 min/),
  ]);
  expect(screen.getByText('보리국').closest('[lang]')).toHaveAttribute('lang', 'ko');
  expect(addressOf(screen.getByRole('option', { name: /Barley Stew/ }))).toBe('/barley-stew/');
  expect(screen.getByRole('status')).toHaveTextContent('8 results');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

test('the keys go through the results and around, and Enter follows the active one', async () => {
  const { user } = await find();
  expect(activeOption()).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toMatch(/^Barley Stew/);
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toMatch(/^Pho One/);
  await user.keyboard('{End}');
  expect(activeOption()).toBe('Search Port Alder restaurants for “noodle”');
  await user.keyboard('{Home}{ArrowUp}');
  expect(activeOption()).toBe('Search Port Alder restaurants for “noodle”');
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(followed).toEqual(['/pho-one/']);
  await gone();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Enter with nothing chosen follows the best result', async () => {
  const { user } = await find();
  await user.keyboard('{Enter}');
  expect(followed).toEqual(['/barley-stew/']);
});

test('Enter that finishes a word of another script follows nothing', async () => {
  await find();
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  // What Safari says of it.
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 });
  expect(followed).toEqual([]);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(field()).toHaveValue('noodle');
});

test('five of a long group are shown, and the rest is reached in the list by keyboard', async () => {
  const { user } = await find();
  expect(screen.queryByRole('option', { name: /Pho Six/ })).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown>7/}');
  expect(activeOption()).toBe('Show all 7');
  await user.keyboard('{Enter}');
  expect(activeOption()).toMatch(/^Pho Six/);
  expect(screen.getByRole('option', { name: /Pho Seven/ })).toBeInTheDocument();
  expect(screen.queryByText('Show all 7')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('a result opened in a new tab leaves the search as it is', async () => {
  await find();
  fireEvent.click(screen.getByRole('option', { name: /Pho One/ }), { ctrlKey: true });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(field()).toHaveValue('noodle');
});

test('a corrected search says what it shows', async () => {
  await find('barly');
  expect(screen.getByRole('status')).toHaveTextContent('Showing results for “barley”: 1 result');
  expect(screen.getByText('Barley', { selector: 'mark' })).toBeInTheDocument();
});

test('where nothing is found, the restaurants can be searched and other searches are offered', async () => {
  const { user } = await find('<b>zzz</b> &');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “<b>zzz</b> &”.');
  const query = new URLSearchParams({ q: '<b>zzz</b> &' });
  expect(addressOf(screen.getByRole('option'))).toBe(`/travel/port-alder/search/?${query}`);
  await user.click(screen.getByRole('button', { name: 'Gluten-free' }));
  expect(field()).toHaveValue('Gluten-free');
  expect(field()).toHaveFocus();
});

test('Escape clears the field before it closes, as the foot says, and a press clears it too', async () => {
  const { user } = await find();
  const foot = () => screen.getByText('Esc').parentElement;
  expect(foot()).toHaveTextContent('Esc clear');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(foot()).toHaveTextContent('Esc close');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.type(field(), 'noodle');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  await user.keyboard('{Escape}');
  await gone();
});

test('before anything is typed it offers searches and the main pages', async () => {
  const { user } = await open();
  for (const { name, href } of navigation.footer.flatMap(({ links }) => links)) {
    const link = screen.getByRole('link', { name });
    expect(addressOf(link)).toBe(`${href}/`);
  }
  await user.click(screen.getByRole('button', { name: 'Barley Stew' }));
  expect(search).toHaveBeenLastCalledWith('Barley Stew');
});

test('a new page closes the search', async () => {
  const { rerender } = await open();
  path = '/about/';
  rerender(header());
  await gone();
});

test('a step in the history to another place on the same page closes the search and leads there', async () => {
  await find();
  window.history.replaceState(null, '', '#elsewhere');
  fireEvent.popState(window);
  await gone();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the page one is on, chosen, is shown from its top', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { user } = await find();
  await user.keyboard('{Enter}');
  expect(scrollTo).not.toHaveBeenCalled();
  await gone();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(field(), 'here{Enter}');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  await gone();
  expect(screen.getByRole('main')).toHaveFocus();
  scrollTo.mockRestore();
});

test('Enter that was pressed before the search is there follows the best result as soon as it is', async () => {
  let arrive: (found: typeof search | null) => void = () => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { user } = await open();
  await user.type(field(), 'noodle{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(followed).toEqual([]);
  await act(async () => arrive(search));
  expect(followed).toEqual(['/barley-stew/']);
  await gone();
});

test.each([
  ['that was typed on after', 'nood{Enter}le', true],
  ['on a text that was cleared', 'noodle{Enter}{Escape}noodle', true],
  ['for a search that could not be loaded', 'noodle{Enter}', false],
])('Enter %s follows nothing', async (_, keys, isThere) => {
  let arrive: (found: typeof search | null) => void = () => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { user } = await open();
  await user.type(field(), keys);
  await act(async () => arrive(isThere ? search : null));
  expect(await screen.findAllByRole('option')).not.toHaveLength(0);
  expect(followed).toEqual([]);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('results that lack some of the words are shown as the closest', async () => {
  await find('noodle xyzzy');
  expect(screen.getByRole('status')).toHaveTextContent(/^Nothing has all of these words. Closest:$/);
  expect(screen.getByRole('option', { name: /Barley Stew/ })).toBeInTheDocument();
});

test('a search that could not be loaded says so and can be tried again', async () => {
  load.mockResolvedValueOnce(null);
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Search could not be loaded.');
  expect(screen.getByRole('link', { name: /every part of the site/ })).toHaveAttribute('href', '#site-map');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(field()).toHaveFocus();
  await user.type(field(), 'noodle');
  expect(await screen.findByRole('option', { name: /Barley Stew/ })).toBeInTheDocument();
});

test('each search that is offered finds something by what was typed', async () => {
  const find = await createSiteSearch(siteEntries());
  // A dish of one foreign word comes first, where there is one.
  const dish = { ...recipeBySlug('barley-stew'), cardTitle: 'Stew' };
  expect(searchTries()).toEqual(['Gluten-free', 'Fish Hall', 'Strong flour']);
  expect(searchTries([dish, ...allRecipes()])).toEqual(['Stew', ...searchTries()]);
  for (const text of searchTries([dish, ...allRecipes()])) {
    const { count, corrected } = find(text);
    expect([text, count > 0, corrected]).toEqual([text, true, null]);
  }
});
