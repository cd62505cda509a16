import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { MenuLists } from '@/components/frame/menu-lists.client';
import { OfflineLists } from '@/components/frame/offline-lists.client';
import { recount } from '@/lib/frame/recount';
import { SAVED } from '@/lib/saved/saved';
import { readCounts } from '@/lib/storage/counts';
import { writeStored } from '@/lib/storage/write';
import { WALKS } from '@/lib/walk/saved-walks';

jest.mock('@/lib/recipe/use-recipes', () => ({ loadRecipes: () => Promise.reject(new Error('offline')) }));
jest.mock('@/lib/search/search-file', () => ({
  loadPlaces: async () => new Set(['blue-door', 'night-lamp']),
}));

/** Counts what is stored under these keys. */
async function countsOf(entries: Readonly<Record<string, string>>) {
  for (const [key, text] of Object.entries(entries)) localStorage.setItem(`rtr:${key}`, text);
  await recount().catch(() => {});
  return readCounts(localStorage.getItem('rtr:counts'));
}

const EVERYTHING = {
  shopping:
    '{"version":1,"recipes":[{"slug":"a","servings":2},{"slug":"b","servings":2},{"slug":"b","servings":2,"variant":"soy"}],"ticked":[],"own":[{"id":"o1","text":"Salt"},{"id":"o2","text":"Salt"}]}',
  saved: '{"favourites":["pie","stew"],"later":["pie"]}',
  walks: '{"version":1,"walks":[{"stops":["mill","blue-door"]}]}',
  'list-items': '{"version":1,"count":34,"of":"a:,0"}',
  timers: JSON.stringify([
    { id: 'a', label: 'Fry', recipe: 'Curd', path: '/curd/', total: 60_000, left: 5000 },
  ]),
};

describe('recount', () => {
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('counts what an earlier version of the site stored', async () => {
    expect(await countsOf(EVERYTHING)).toEqual({
      shopping: 5,
      'shopping-recipes': 3,
      'shopping-own': 2,
      'list-items': 34,
      saved: 2,
      'saved-favourites': 2,
      'saved-later': 1,
      walks: 1,
      timers: 1,
    });
  });

  it('counts the lines of a shopping list without recipes', async () => {
    const own = '[{"id":"o1","text":"Salt"},{"id":"o2","text":"Milk"}]';
    const shopping = `{"version":1,"recipes":[],"ticked":[],"own":${own}}`;
    const counts = await countsOf({ shopping, 'list-items': '{"version":1,"count":34,"of":"a:,0"}' });
    expect(counts).toEqual({ shopping: 2, 'shopping-own': 2, 'list-items': 2 });
  });

  it('counts each valid entry once', async () => {
    const saved = '{"favourites":["pie",7,null,"pie",{}],"later":"all"}';
    expect(await countsOf({ saved })).toEqual({ saved: 1, 'saved-favourites': 1 });
  });

  it.each(['{', '7', '{"recipes":{"length":9}}', '{"version":2,"recipes":[{"slug":"a","servings":2}]}'])(
    'counts nothing of a shopping list stored as %s, whose count was 3',
    async (shopping) => {
      expect(await countsOf({ shopping, counts: '{"shopping":3,"shopping-recipes":3}' })).toEqual({});
    },
  );

  it('replaces counts that cannot be read', async () => {
    expect(await countsOf({ walks: EVERYTHING.walks, counts: '{"walks":' })).toEqual({ walks: 1 });
  });

  it('counts timers until six hours after the last has ended', async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12) });
    const ended = (id: string, hours: number) => {
      const names = { id, label: 'Fry', recipe: 'Curd', path: '/curd/', total: 60_000 };
      return { ...names, endsAt: Date.now() - hours * 3_600_000 };
    };
    const timers = JSON.stringify([ended('a', 7), ended('b', 5), ended('c', 1)]);
    expect(await countsOf({ timers })).toEqual({ timers: 2 });
    jest.setSystemTime(Date.UTC(2026, 10, 28, 16, 59));
    const text = localStorage.getItem('rtr:counts');
    expect(readCounts(text)).toEqual({ timers: 2 });
    jest.setSystemTime(Date.UTC(2026, 10, 28, 17, 1));
    expect(readCounts(text)).toEqual({});
  });

  it('counts everything for which style sheets reserve space', async () => {
    const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(`components/${file}`, 'utf8'));
    const used = sheets.flatMap((css) =>
      [...css.matchAll(/--stored-([\w-]+)|\[data-stored[~*]="([\w-]+)"/g)].map(
        ([, property, mark]) => property ?? mark,
      ),
    );
    expect(used).toContain('saved-favourites');
    expect(Object.keys(await countsOf(EVERYTHING))).toEqual(expect.arrayContaining(used));
  });
});

describe('rows of lists', () => {
  const storeWalk = (...stops: string[]) => writeStored(WALKS, { version: 1, walks: [{ stops }] });
  const storeFavourite = () => writeStored(SAVED, { favourites: ['barley-stew'], later: [] });

  /** The pages that the device has copies of. */
  const haveCopies = (...paths: string[]) =>
    Object.assign(globalThis, {
      caches: { match: async (path: string) => (paths.includes(path) ? 'copy' : undefined) },
    });

  beforeEach(() => localStorage.clear());

  it('show a walk without a place that is left as empty', async () => {
    storeWalk('gone-cafe');
    render(<MenuLists onSelect={() => {}} />);
    expect(await screen.findByRole('link', { name: 'Your walk empty' })).toBeInTheDocument();
  });

  it('are not shown offline to a visitor without things, and where caches are blocked', async () => {
    haveCopies('/recipes/shopping-list/', '/recipes/saved/');
    const { container, unmount } = render(<OfflineLists />);
    expect(container).toBeEmptyDOMElement();
    unmount();
    storeFavourite();
    const match = jest.fn(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    Object.assign(globalThis, { caches: { match } });
    const blocked = render(<OfflineLists />);
    await Promise.allSettled(match.mock.results.map(({ value }) => value));
    expect(match).toHaveBeenCalledWith('/recipes/saved/', { ignoreVary: true });
    expect(blocked.container).toBeEmptyDOMElement();
  });
});
