import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveRecipes } from '@/__tests__/recipe/served-recipes';
import { refuseAddress } from '@/__tests__/storage/refused';
import { RecipeFinder } from '@/components/recipe-list/recipe-finder.client';
import { allRecipes } from '@/lib/recipe/all';
import { recipesFile } from '@/lib/recipe/recipe-data';
import { newestFirst } from '@/lib/recipe-list/facts';
import { countKinds } from '@/lib/recipe-list/filters';

jest.mock('@/lib/recipe/use-recipes', () => ({ useRecipes: jest.fn() }));

const setAddress = (search: string) => window.history.replaceState(null, '', `/recipes/${search}`);
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const chip = (name: RegExp | string) => screen.getByRole('button', { name });
const press = (name: RegExp | string) => userEvent.click(chip(name));
const search = () => window.location.search;

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

it('a pressed kind is written into the address without a history entry, and removed again', async () => {
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
  ['an empty kind, and links its page', '?category=fish', 'Nothing under Fish yet.'],
  ['an unknown kind, as text', '?category=%3Cb%3Esoup', /called “<b>soup” here/],
  ['filters that no recipe passes', '?category=stews&diet=vegan', /match all of that/],
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

it('the filters that the address uses are expanded', () => {
  visit('?time=over');
  expect(chip(/More filters/)).toHaveAttribute('aria-expanded', 'true');
  expect(chip('Over 1 hr')).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toContain('Barley Stew');
});

it('recipes are ordered by what is at home, and what no recipe uses is named', () => {
  visit('?have=beef,+carots,+barley,+caviar');
  expect(shown()[0]).toBe('Barley Stew');
  expect(screen.getByText('Uses 3 of 4: beef, carots, barley')).toBeVisible();
  expect(screen.getByText('None of my recipes use caviar.')).toBeVisible();
  expect(shown().length).toBeLessThan(everything.length);
});

it('recipes are filtered when the browser refuses to change the address', async () => {
  visit();
  const refuse = refuseAddress();
  await press(/^Salads/);
  refuse.mockRestore();
  expect(shown()).toEqual(['Herb Salad', 'Brined Turnips']);
});
