import { render, screen, within } from '@testing-library/react';
import { recipeHref } from '@/__tests__/recipe/recipe-href';
import Recipes from '@/app/recipes/page';
import { listedRecipes } from '@/lib/recipe/all';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

beforeEach(() => void render(<Recipes />));

const under = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);
const links = (section: Pick<typeof screen, 'getAllByRole'>) =>
  section.getAllByRole('link').map((link) => link.getAttribute('href'));

it('lists and counts every recipe', () => {
  expect(links(screen)).toEqual(expect.arrayContaining(listedRecipes().map(recipeHref)));
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent(`${listedRecipes().length} recipes`);
});

it('groups recipes under the page that explains them', () => {
  const group = under('Read about the ingredient');
  const titles = group.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Legumes', 'Flour']);
  expect(links(group)).toEqual(
    expect.arrayContaining(['/legumes/', '/flour/', '/chickpea-block/', '/recipes/lemon-noodles/']),
  );
});

it('links the kinds, the saved recipes and the shopping list', () => {
  expect(links(under('By kind'))).toHaveLength(4);
  expect(links(screen)).toEqual(expect.arrayContaining(['/recipes/saved/', '/recipes/shopping-list/']));
});

it('loads one picture eagerly and shows none twice', () => {
  const pictures = [...document.querySelectorAll('img')];
  const sources = pictures.map(({ src }) => src);
  expect(new Set(sources).size).toBe(sources.length);
  expect(pictures.filter((picture) => picture.getAttribute('loading') === 'eager')).toEqual(
    pictures.slice(0, 1),
  );
});
