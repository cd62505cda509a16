import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { recipeHref } from '@/__tests__/recipe/recipe-href';
import { SectionsView } from '@/app/address/sections-view';
import Recipes from '@/app/recipes/page';
import { RecipeList } from '@/components/listing/recipe-list';
import { pickedRecipes } from '@/lib/listing/cards';
import { allRecipes, listedRecipes } from '@/lib/recipe/all';

const Batch = () => <SectionsView path="/recipes/batch" />;
const Filling = () => <SectionsView path="/recipes/batch/filling" />;
const Noodles = () => <SectionsView path="/noodles" />;
const Pottery = () => <SectionsView path="/pottery" />;

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const show = (page: ReactElement) => render(page);
/** The part of the page under a heading. */
const under = (name: string | RegExp) => {
  const part = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!part) throw new Error(`No section is headed ${name}`);
  return within(part);
};
const cards = (name: string | RegExp) => under(name).getAllByRole('article');
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const titles = (list: HTMLElement[]) => list.map((card) => within(card).getByRole('heading').textContent);
const leadsTo = (name: string | RegExp, href: string) =>
  expect(hrefs([screen.getByRole('link', { name })])).toEqual([href]);

it.each([
  ['all recipes', Recipes],
  ['a page of many sections', Noodles],
  ['a page that leads to others', Batch],
  ['a page of recipes', Filling],
  ['a page of what is to come', Pottery],
])('%s opens with a picture and shows none twice', (_, Page) => {
  const { container } = show(<Page />);
  const pictures = [...container.querySelectorAll('img')];
  const addresses = pictures.map((picture) => picture.getAttribute('src'));
  expect(addresses.filter((address, index) => addresses.indexOf(address) < index)).toEqual([]);
  expect(pictures.filter((picture) => picture.getAttribute('loading') === 'eager')).toEqual(
    pictures.slice(0, 1),
  );
});

describe('a page of many sections', () => {
  beforeEach(() => {
    show(<Noodles />);
  });

  it('leads back and on', () => {
    leadsTo('Every dish', '/recipes/');
    expect(hrefs(under('Hungry').getAllByRole('link'))).toEqual(['/recipes/lemon-noodles/']);
  });

  it('shows cards: of a recipe, of another site, of what is to come', () => {
    const shown = cards('Cook one');
    expect(titles(shown)).toEqual(['Barley Stew', 'Elsewhere (opens in a new tab)', 'Soba-like']);
    const [stew, elsewhere, soon] = shown.map((card) => within(card));
    expect(stew?.getByText('Stew, 40 min prep, 1 hr 20 min in all, serves 4')).toBeVisible();
    expect(hrefs(stew?.getAllByRole('link') ?? [])).toEqual(['/barley-stew/']);
    expect(elsewhere?.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(soon?.queryByRole('link')).not.toBeInTheDocument();
    expect(shown[2]).toHaveTextContent('Coming Soon');
    expect(shown[0]).not.toHaveTextContent('Soon');
    expect(screen.getByText('More to come.')).toBeVisible();
  });

  it('shows the recipes of a kind, and a place for more', () => {
    const noodles = allRecipes().filter(({ types }) => types.includes('noodles'));
    expect(hrefs(under('From this site').getAllByRole('link'))).toEqual(noodles.map(recipeHref));
    expect(under('From this site').getByRole('heading', { name: 'And more' })).toBeVisible();
  });

  it('gives its tips a drawing and a heading each', () => {
    const tips = under('Boiling').getAllByRole('listitem');
    expect(tips).toHaveLength(2);
    for (const tip of tips) {
      expect(within(tip).getByRole('heading')).toBeVisible();
      expect(tip.querySelector('svg')).not.toBeNull();
    }
  });
});

test('a page answers at its other addresses too', () => {
  show(<SectionsView path="/threads" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Noodles and Ribbons');
});

test('what is to come says so', () => {
  show(<Pottery />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('coming soon');
  expect(hrefs(under('Until then').getAllByRole('link'))).toEqual(['/barley-stew/']);
});

describe('a page that leads to others', () => {
  beforeEach(() => {
    show(<Batch />);
  });

  it('lists as full meals the recipes that say so, with a sentence each', () => {
    const full = allRecipes().filter(({ fullMeal }) => fullMeal);
    expect(full).not.toEqual([]);
    expect(hrefs(under('Fills a box').getAllByRole('link'))).toEqual(full.map(recipeHref));
    for (const { dek } of full) expect(under('Fills a box').getByText(dek)).toBeVisible();
  });

  it('leads to the kinds of recipes that have a tile, in their order, and to all of them', () => {
    expect(hrefs(under('Kinds').getAllByRole('link'))).toEqual([
      '/recipes/?category=stews',
      '/recipes/batch/filling/',
      '/noodles/',
      '/recipes/?category=fish',
      '/recipes/',
    ]);
  });
});

describe('a page of recipes by their protein', () => {
  it('shows each once with its figure where it is known, its line and its difficulty', () => {
    show(<Filling />);
    const shown = cards('All of them');
    const filling = allRecipes().filter(({ types }) => types.includes('filling'));
    expect(shown.map((card) => hrefs(within(card).getAllByRole('link')))).toEqual(
      filling.map((recipe) => [recipeHref(recipe)]),
    );
    const cardOf = (title: string) => {
      const card = shown.find((each) => within(each).queryByText(title));
      if (!card) throw new Error(`There is no card of ${title}`);
      return within(card);
    };
    expect(cardOf('Rice Bowls').getByText('34g per serving')).toBeVisible();
    expect(cardOf('Rice Bowls').getByText('Filling, 45 min, 4 boxes, Easy')).toBeVisible();
    expect(cardOf('Barley Stew').getByText(/, serves 4, Medium$/)).toBeVisible();
    expect(cardOf('Chickpea Block').queryByText(/per serving/)).not.toBeInTheDocument();
    expect(screen.getByText('Grams a serving.')).toBeVisible();
  });

  it('leaves out the categories it names', () => {
    const { pick, without } = { pick: { types: ['salads'] }, without: ['Pickle'] };
    expect(pickedRecipes({ pick, without }).map(({ slug }) => slug)).toEqual(['herb-salad']);
    expect(pickedRecipes({ pick }).map(({ slug }) => slug)).toEqual(['brined-turnips', 'herb-salad']);
  });
});

describe('all recipes', () => {
  beforeEach(() => {
    show(<Recipes />);
  });

  it('are listed once each before anything is pressed', () => {
    const links = new Set(hrefs(screen.getAllByRole('link')));
    for (const recipe of listedRecipes()) expect(links).toContain(recipeHref(recipe));
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent(`${listedRecipes().length} recipes`);
  });

  it('stand in groups with the page that explains each', () => {
    const group = under('Read about the ingredient');
    expect(group.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Legumes',
      'Flour',
    ]);
    expect(hrefs(group.getAllByRole('link'))).toEqual(
      expect.arrayContaining(['/legumes/', '/flour/', '/chickpea-block/', '/recipes/lemon-noodles/']),
    );
  });

  it('lead to their kinds, to what is saved and to the shopping list', () => {
    expect(under('By kind').getAllByRole('link')).toHaveLength(4);
    leadsTo('Saved recipes', '/recipes/saved/');
    leadsTo('Shopping list', '/recipes/shopping-list/');
  });
});

test('a site without a recipe says so in the place of the list', () => {
  show(<RecipeList recipes={[]} words={{ all: 'Every dish' }} />);
  expect(screen.getByText('The first recipe is still on the stove.')).toBeVisible();
});
