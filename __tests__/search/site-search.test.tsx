import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigation } from '@/.content/navigation';
import { MenuButtons } from '@/components/frame/menu-buttons.client';
import type { SiteEntry, SiteFound } from '@/lib/search/entry';

const search = jest.fn<SiteFound, [string]>();
const load = jest.fn();
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ push: jest.fn() }) }));
jest.mock('@/lib/search/load', () => ({ loadSiteSearch: () => load() }));

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
type Results = Omit<SiteFound['groups'][number], 'ranks'>;
const found = (groups: readonly Results[], more: Partial<SiteFound> = {}): SiteFound => ({
  groups: groups.map((group) => ({ ...group, ranks: [] })),
  count: groups.reduce((sum, { total }) => sum + total, 0),
  corrected: null,
  partial: false,
  guides: [],
  ...more,
});
const stewAlone = [{ group: 'recipe' as const, entries: [stew], total: 1 }];
const inPortAlder = { guides: ['port-alder'] };
const answers: Record<string, SiteFound> = {
  noodle: found([...stewAlone, { group: 'place', entries: places, total: 7 }], inPortAlder),
  barly: found(stewAlone, { corrected: 'barley', ...inPortAlder }),
  'noodle xyzzy': found(stewAlone, { partial: true }),
  here: found([{ group: 'guide', entries: [entry('This page', { href: '/' })], total: 1 }]),
};

const field = () => screen.getByRole('combobox', { name: 'Search this site' });
const option = (name: RegExp) => screen.getByRole('option', { name });
const hasDialog = () => screen.queryByRole('dialog') !== null;
const gone = () => waitFor(() => expect(hasDialog()).toBe(false));
const activeOption = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};
const show = () =>
  render(
    <>
      <MenuButtons items={[]} siteName="Plain" socials={[]} tries={['Barley Stew', 'Gluten-free']} />
      <main id="main" tabIndex={-1}>
        <input type="checkbox" aria-label="A box" />
      </main>
    </>,
  );
async function open() {
  const user = userEvent.setup({ delay: null });
  show();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('dialog', { name: 'Search' });
  return user;
}
async function find(text = 'noodle') {
  const user = await open();
  await user.type(field(), text);
  await screen.findByRole('listbox');
  return user;
}

/** Addresses of the links that were followed, which jsdom does not do. */
let followed: (string | null)[] = [];
const onClick = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  followed.push(link.getAttribute('href'));
  event.preventDefault();
};

beforeEach(() => {
  followed = [];
  localStorage.clear();
  search.mockImplementation((typed) => answers[typed.trim()] ?? found([]));
  load.mockReset().mockResolvedValue(search);
  window.addEventListener('click', onClick);
});
afterEach(() => window.removeEventListener('click', onClick));

describe('the key /', () => {
  it('opens the search from a checkbox, and is not typed into it', async () => {
    show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'A box' }));
    await userEvent.keyboard('/');
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
  });

  it('does nothing with a modifier or in a dialog', async () => {
    show();
    await userEvent.keyboard('{Control>}/{/Control}{Meta>}/{/Meta}{Alt>}/{/Alt}');
    expect(hasDialog()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('/');
    expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
  });
});

describe('results', () => {
  it('have names in their language', async () => {
    await find();
    expect(option(/^Barley Stew 보리국.*Stew, 45 min/)).toHaveAttribute('href', '/barley-stew/');
    expect(screen.getByText('보리국').closest('[lang]')).toHaveAttribute('lang', 'ko');
  });

  it('of a long group are five, and the others are added by its last option', async () => {
    const user = await find();
    expect(screen.queryByRole('option', { name: /Pho Six/ })).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown>7/}');
    expect(activeOption()).toBe('Show all 7');
    await user.keyboard('{Enter}');
    expect(activeOption()).toMatch(/^Pho Six/);
    expect(option(/Pho Seven/)).toBeInTheDocument();
    expect(screen.queryByText('Show all 7')).not.toBeInTheDocument();
  });

  it('opened in a new tab leave the search open', async () => {
    await find();
    fireEvent.click(option(/Pho One/), { ctrlKey: true });
    expect(hasDialog()).toBe(true);
    expect(field()).toHaveValue('noodle');
  });

  it.each([
    ['barly', /^Showing results for “barley”: 1 result/],
    ['noodle xyzzy', /^No exact match. Try these:$/],
    ['<b>zzz</b> &', /^Nothing found for “<b>zzz<\/b> &”\./],
  ])('for “%s” have their status', async (text, status) => {
    const user = await open();
    await user.type(field(), text);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(status));
    if (text === 'barly') expect(screen.getByText('Barley', { selector: 'mark' })).toBeInTheDocument();
  });

  it('offer other searches where nothing is found', async () => {
    const user = await open();
    await user.type(field(), '<b>zzz</b> &');
    await user.click(await screen.findByRole('button', { name: 'Gluten-free' }));
    expect(field()).toHaveValue('Gluten-free');
    expect(field()).toHaveFocus();
  });

  it('end with the search of restaurants for the corrected text', async () => {
    await find('barly');
    const restaurants = option(/^Search Port Alder restaurants for “barley”$/);
    expect(restaurants).toHaveAttribute('href', '/travel/port-alder/search/?q=barley');
  });
});

describe('Enter', () => {
  it('that ends the composition of a word follows nothing, and Escape closes nothing', async () => {
    await find();
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    // Safari reports a composition by the key code.
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 });
    expect(followed).toEqual([]);
    expect(hasDialog()).toBe(true);
    expect(field()).toHaveValue('noodle');
  });

  it.each([
    ['follows the best result once the search has loaded', 'noodle{Enter}', true, ['/barley-stew/']],
    ['is dropped by more typing', 'nood{Enter}le', true, []],
    ['is dropped when the field is cleared', 'noodle{Enter}{Escape}noodle', true, []],
    ['is dropped when the search fails to load', 'noodle{Enter}', false, []],
  ])('before the search has loaded %s', async (_, keys, isLoaded, expected) => {
    let settle: () => void = () => {};
    load.mockReturnValue(
      new Promise((resolve, reject) => {
        settle = () => (isLoaded ? resolve(search) : reject(new TypeError('Failed to fetch')));
      }),
    );
    const user = await open();
    await user.type(field(), keys);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(followed).toEqual([]);
    await act(async () => settle());
    expect(followed).toEqual(expected);
    if (expected.length === 0) expect(hasDialog()).toBe(true);
  });

  it('on the result for the current page scrolls to its top', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const user = await find('here');
    await user.keyboard('{Enter}');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    await gone();
    expect(screen.getByRole('main')).toHaveFocus();
    scrollTo.mockRestore();
  });
});

describe('the search dialog', () => {
  it('offers the pages of the footer before anything is typed', async () => {
    await open();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/recipes/', '/flour/', '/travel/islands/', '/about/']));
    expect(links.length).toBeGreaterThanOrEqual(navigation.footer.flatMap((column) => column.links).length);
  });

  it('closes when Back or Forward leads to another place on the page', async () => {
    await find();
    window.history.replaceState(null, '', '#elsewhere');
    fireEvent.popState(window);
    await gone();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('reports an index that failed to load, with the list of pages and another try', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const user = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The search didn’t load.');
    expect(screen.getByRole('link', { name: /every part of the site/ })).toHaveAttribute('href', '#site-map');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(field()).toHaveFocus();
    await user.type(field(), 'noodle');
    expect(await screen.findByRole('option', { name: /Barley Stew/ })).toBeInTheDocument();
  });
});
