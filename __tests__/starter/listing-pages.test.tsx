import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { recipeHref } from '@/__tests__/recipe/recipe-href';
import { SectionsView } from '@/app/address/sections-view';
import Recipes from '@/app/recipes/page';
import { allRecipes } from '@/lib/recipe/all';

const Beef = () => <SectionsView path="/beef" />;
const MealPrepAlias = () => <SectionsView path="/meal-prep" />;
const Noodles = () => <SectionsView path="/noodles" />;
const Pork = () => <SectionsView path="/pork" />;
const FullMeals = () => <SectionsView path="/recipes/meal-prep/full-meals" />;
const HighProtein = () => <SectionsView path="/recipes/meal-prep/high-protein" />;
const MealPrep = () => <SectionsView path="/recipes/meal-prep" />;

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
  ['meal prep', MealPrep],
  ['high protein', HighProtein],
  ['full meals', FullMeals],
  ['noodles', Noodles],
  ['pork', Pork],
  ['beef', Beef],
])('%s opens with a picture and shows none twice', (_, Page) => {
  const { container } = show(<Page />);
  const pictures = [...container.querySelectorAll('img')];
  const addresses = pictures.map((picture) => picture.getAttribute('src'));
  expect(addresses.filter((address, index) => addresses.indexOf(address) < index)).toEqual([]);
  expect(pictures.filter((picture) => picture.getAttribute('loading') === 'eager')).toEqual([pictures[0]]);
});

describe('pork', () => {
  it('shows one card, the buttered pork, and says that more is coming', () => {
    show(<Pork />);
    // The page is an article too; a card has none in it.
    const cards = screen
      .getAllByRole('article')
      .filter((each) => within(each).queryByRole('article') === null);
    expect(titles(cards)).toEqual(['Buttered Pork Recipe']);
    leadsTo('Buttered Pork Recipe', '/buttered-pork/');
    expect(screen.getByText('More Pork Recipes Coming Soon')).toBeVisible();
  });

  it('links the other dishes with pork', () => {
    show(<Pork />);
    const others = allRecipes().filter(
      ({ types, category }) => types.includes('pork') && category !== 'Pork',
    );
    expect(others.length).toBeGreaterThan(0);
    expect(hrefs(under('Also with pork').getAllByRole('link'))).toEqual(others.map(recipeHref));
  });
});

test('beef says that it is coming soon and leads to the other recipes', () => {
  show(<Beef />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('coming soon');
  leadsTo('Browse Other Recipes', '/recipes/');
});

describe('noodles', () => {
  beforeEach(() => {
    show(<Noodles />);
  });

  it('leads home and to the person who cooks', () => {
    leadsTo('Back to Home', '/');
    leadsTo(/Follow My Journey/, '/about/');
  });

  it('tells of three families', () => {
    expect(
      under('Three families')
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Asian noodles', 'Italian pasta', 'Fusion']);
  });

  it('shows six bowls with their times and servings, of which one can be cooked', () => {
    const bowls = cards('Six bowls');
    expect(titles(bowls)).toEqual([
      'Pad Thai',
      'Carbonara',
      'Korean Jjajangmyeon',
      'Pho',
      'Dan Dan Noodles',
      'Cacio e Pepe',
    ]);
    const lines = [
      'Noodles, 25 min, serves 4',
      'Pasta, 20 min, serves 4',
      'Noodles, 45 min prep, 1 hr 15 min in all, serves 4',
      'Noodles, 3 hrs, serves 6',
      'Noodles, 30 min, serves 4',
      'Pasta, 15 min, serves 4',
    ];
    bowls.forEach((bowl, index) => {
      expect(within(bowl).getByText(lines[index] ?? '')).toBeVisible();
    });
    expect(hrefs(under('Six bowls').getAllByRole('link'))).toEqual(['/jjajangmyeon/']);
    const coming = bowls.filter((bowl) => bowl.textContent?.includes('Coming Soon'));
    expect(titles(coming)).not.toContain('Korean Jjajangmyeon');
    expect(coming).toHaveLength(5);
    expect(screen.getByText('More Recipes Coming Soon')).toBeVisible();
  });
});

describe('meal prep ideas', () => {
  it.each([
    ['/recipes/meal-prep', MealPrep],
    ['/meal-prep', MealPrepAlias],
  ])('at %s are four, each with its time and difficulty', (_, Page) => {
    show(<Page />);
    leadsTo('Back to Home', '/');
    const ideas = cards('Four ideas');
    expect(titles(ideas)).toEqual([
      'Chicken and Veggie Bowls',
      'Overnight Oats Variety',
      'Tofu Stir Fry Containers',
      'Protein Pasta Salad',
    ]);
    for (const idea of ideas) {
      const line = within(idea).getByText(/^\d+ min, (Beginner|Easy|Medium)$/).textContent ?? '';
      expect(Number.parseInt(line, 10)).toBeGreaterThanOrEqual(15);
      expect(Number.parseInt(line, 10)).toBeLessThanOrEqual(45);
    }
    expect(under(/philosophy/).getAllByText(/\w{4}/).length).toBeGreaterThan(0);
    leadsTo('Explore More Recipes', '/recipes/');
  });

  it('that are full meals are the recipes that say so', () => {
    show(<FullMeals />);
    const full = allRecipes().filter((recipe) => recipe.fullMeal);
    expect(full.length).toBeGreaterThan(0);
    expect(hrefs(under('A whole meal in one box').getAllByRole('link'))).toEqual(full.map(recipeHref));
    expect(screen.getByRole('button', { name: 'See what is coming' })).toBeEnabled();
  });
});

describe('high protein', () => {
  beforeEach(() => {
    show(<HighProtein />);
  });

  it.each([
    ['Teriyaki Chicken Bowls', '/recipes/teriyaki-chicken/', '35g per serving', 'High Protein, 40 min'],
    ['Turkey Taco Bowls', '/recipes/turkey-taco-bowls/', '28g per serving', 'High Protein, 35 min'],
    [
      'Mediterranean Salmon Containers',
      '/recipes/mediterranean-salmon/',
      '32g per serving',
      'High Protein, 45 min',
    ],
    [
      'Tofu Vegetable Stir Fry',
      '/recipes/tofu-vegetable-stir-fry/',
      '22g per serving',
      'Plant Protein, 30 min',
    ],
  ])('shows %s once with its protein, category, time and difficulty', (title, href, protein, line) => {
    const [card, ...more] = cards('By what a serving holds').filter((one) => within(one).queryByText(title));
    expect(more).toEqual([]);
    if (!card) throw new Error(`There is no card of ${title}`);
    expect(hrefs(within(card).getAllByRole('link'))).toEqual([href]);
    expect(within(card).getByText(protein)).toBeVisible();
    expect(within(card).getByText(new RegExp(`^${line}.*, (Beginner|Easy|Medium)$`))).toBeVisible();
  });

  it('says that more is coming', () => {
    expect(screen.getByRole('heading', { name: 'More Coming Soon' })).toBeVisible();
  });

  it('leads to the seven types of recipes in their order and to all of them', () => {
    expect(hrefs(under('Types of Recipes').getAllByRole('link'))).toEqual([
      '/recipes/?category=one-pot',
      '/recipes/meal-prep/high-protein/',
      '/recipes/?category=chicken',
      '/recipes/?category=beef',
      '/pork/',
      '/recipes/?category=noodles',
      '/pasta/',
      '/recipes/',
    ]);
    leadsTo('Browse All Recipes', '/recipes/');
    leadsTo('Explore More Recipes', '/recipes/');
  });

  it('gives five tips with the daily amount and the time after a workout', () => {
    const tips = under('Protein Nutrition Tips').getAllByRole('listitem');
    expect(tips).toHaveLength(5);
    for (const tip of tips) {
      expect(within(tip).getByRole('heading')).toBeVisible();
      expect(tip.querySelector('svg')).not.toBeNull();
    }
    expect(screen.getByText(/0\.7 to 1 g per pound of body weight daily/)).toBeVisible();
    expect(screen.getByText(/within 45 minutes after a workout/)).toBeVisible();
  });

  it('names four benefits', () => {
    expect(
      under('Why High Protein?')
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Muscle building', 'Increased metabolism', 'Better recovery', 'Appetite regulation']);
  });
});

describe('all recipes', () => {
  it('are listed once each before anything is pressed', () => {
    show(<Recipes />);
    const links = new Set(hrefs(screen.getAllByRole('link')));
    for (const recipe of allRecipes()) expect(links).toContain(recipeHref(recipe));
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent(`${allRecipes().length} recipes`);
  });

  it('stand in three groups with the page that explains each', () => {
    show(<Recipes />);
    const group = under('Learn the ingredient');
    expect(group.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Legumes',
      'Flour',
      'Salads',
    ]);
    expect(hrefs(group.getAllByRole('link'))).toEqual(
      expect.arrayContaining([
        '/legumes/',
        '/flour/',
        '/salads/',
        '/tofu/',
        '/pasta/',
        '/greek-salad-recipe/',
      ]),
    );
  });

  it('lead to the seven kinds, to what is saved and to the shopping list', () => {
    show(<Recipes />);
    expect(under('By kind').getAllByRole('link')).toHaveLength(7);
    leadsTo('Saved recipes', '/recipes/saved/');
    leadsTo('Shopping list', '/recipes/shopping-list/');
  });
});
