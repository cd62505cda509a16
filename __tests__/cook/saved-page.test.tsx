import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavedRecipes } from '@/components/saved/saved-recipes.client';
import { pictureSources } from '@/lib/pictures';
import { SAVED_KEY, type SavedRecipes as Saved } from '@/lib/recipe/saved';
import { exportSaved, SAVED_FILE } from '@/lib/recipe/saved-file';

const sources = pictureSources({ name: 'tofu', alt: 'A block of tofu' });

const recipes = [
  { slug: 'jjajangmyeon', title: 'Jjajangmyeon', meta: '45 min, serves 4', href: '/jjajangmyeon', sources },
  { slug: 'tofu', title: 'Tofu from Scratch', meta: '10 to 24 hrs, 1 block', href: '/tofu', sources },
  { slug: 'pasta', title: 'Spaghetti with Basil Pesto', meta: '30 min, serves 4', href: '/pasta', sources },
];

const store = (saved: Saved) => localStorage.setItem(SAVED_KEY, JSON.stringify(saved));
const stored = () => JSON.parse(localStorage.getItem(SAVED_KEY) ?? 'null');
const list = (name: RegExp) => within(screen.getByRole('region', { name }));
const choose = (text: string) =>
  userEvent.upload(
    screen.getByLabelText('Import file'),
    new File([text], 'saved.json', { type: 'application/json' }),
  );

afterEach(() => localStorage.clear());

test('an empty list points to the recipes', () => {
  render(<SavedRecipes recipes={recipes} />);
  expect(screen.getByText(/Nothing is saved on this device yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'my recipes' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/recipes/),
  );
  expect(screen.queryByRole('button', { name: 'Export file' })).not.toBeInTheDocument();
});

test('both lists stand under their names, the latest first', () => {
  store({ favourites: ['tofu', 'jjajangmyeon'], later: ['pasta'] });
  render(<SavedRecipes recipes={recipes} />);
  const names = list(/Favourites/)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual(['Tofu from Scratch', 'Jjajangmyeon']);
  expect(list(/Saved for later/).getByText('30 min, serves 4')).toBeVisible();
});

test('a removed recipe can be put back where it was', async () => {
  store({ favourites: ['tofu', 'jjajangmyeon'], later: [] });
  render(<SavedRecipes recipes={recipes} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tofu from Scratch from favourites' }));
  expect(stored().favourites).toEqual(['jjajangmyeon']);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(stored().favourites).toEqual(['tofu', 'jjajangmyeon']);
});

test('recipes the site no longer has are reported and kept until forgotten', async () => {
  store({ favourites: ['tofu', 'old-soup'], later: ['old-soup'] });
  render(<SavedRecipes recipes={recipes} />);
  expect(screen.getByText(/One saved recipe is not on this site at the moment/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Forget it' }));
  expect(stored()).toEqual({ favourites: ['tofu'], later: [] });
  expect(screen.getByText('The missing recipe is forgotten.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(stored()).toEqual({ favourites: ['tofu', 'old-soup'], later: ['old-soup'] });
  expect(document.body).not.toHaveFocus();
});

test('what another tab changed meanwhile stays changed when a removal is undone', async () => {
  store({ favourites: ['tofu', 'jjajangmyeon'], later: ['pasta'] });
  render(<SavedRecipes recipes={recipes} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tofu from Scratch from favourites' }));
  store({ favourites: ['pasta', 'jjajangmyeon'], later: [] });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: SAVED_KEY }));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(stored()).toEqual({ favourites: ['tofu', 'jjajangmyeon', 'pasta'], later: [] });
});

test('a file adds to what is here and loses nothing', async () => {
  store({ favourites: ['tofu'], later: [] });
  render(<SavedRecipes recipes={recipes} />);
  await choose(exportSaved({ favourites: ['jjajangmyeon', 'tofu'], later: ['pasta'] }, 0));
  expect(await screen.findByText('Added 2 entries. 1 was here already.')).toBeVisible();
  expect(stored()).toEqual({ favourites: ['tofu', 'jjajangmyeon'], later: ['pasta'] });
});

test.each([
  ['{', /damaged or incomplete/],
  ['{"recipes":[]}', /was not exported from this page/],
  ['x'.repeat(SAVED_FILE.most + 1), /too large/],
])('a bad file changes nothing and says why', async (text, words) => {
  store({ favourites: ['tofu'], later: [] });
  render(<SavedRecipes recipes={recipes} />);
  await choose(text);
  expect(await screen.findByText(words)).toBeVisible();
  expect(stored()).toEqual({ favourites: ['tofu'], later: [] });
});

test('the export is a file with the lists in it', async () => {
  store({ favourites: ['tofu'], later: ['pasta'] });
  let file: Blob | undefined;
  let name = '';
  URL.createObjectURL = (blob: Blob) => {
    file = blob;
    return 'blob:saved';
  };
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  render(<SavedRecipes recipes={recipes} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export file' }));
  expect(name).toBe('saved-recipes.json');
  expect(file?.type).toBe('application/json');
  expect(screen.getByText('Saved 2 entries to saved-recipes.json.')).toBeVisible();
  click.mockRestore();
});

test.each(['{', '7', '{"favourites":"all","later":[]}'])('corrupt storage %s reads as empty', (raw) => {
  localStorage.setItem(SAVED_KEY, raw);
  render(<SavedRecipes recipes={recipes} />);
  expect(screen.getByText(/Nothing is saved/)).toBeVisible();
});
