import { render, screen, within } from '@testing-library/react';
import Home from '@/app/page';
import { Hero } from '@/components/pages/home/hero';
import { LaidTable } from '@/components/pages/home/laid-table';
import { home } from '@/lib/content/server';
import { recipeBySlug } from '@/lib/recipe/all';

const section = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the home page', () => {
  beforeEach(() => void render(<Home />));

  it('links the dish of its large picture', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Plain Peppered' })).toBeVisible();
    expect(screen.getByText('Stews, the ferry timetable, and a little about flour.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cook the stew' })).toHaveAttribute('href', '/barley-stew/');
  });

  it('links the kinds of recipes by name and text', () => {
    const tiles = section('What shall it be').getAllByRole('link');
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      'Every dish',
      'Stews One pot and an afternoon.',
      'Filling Meals 25 g of protein and more.',
      'Noodles Ribbons and threads.',
      'Fish Still in the water.',
    ]);
    expect(hrefs(tiles)).toContain('/noodles/');
  });

  it('has a price card for each coaching program', () => {
    const band = section('Learn it at my stove');
    const cards = band.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li'));
    expect(cards.map((card) => card?.textContent)).toEqual([
      expect.stringMatching(/One Hour.*cooked together.*\$80.*1 hour/),
      expect.stringMatching(/A Season.*\$1,200.*12 weeks/),
      expect.stringMatching(/Kitchen Plan.*On request.*2-3 weeks/),
    ]);
    expect(cards.map((card) => /Optional/.test(card?.textContent ?? ''))).toEqual([false, false, true]);
    expect(band.getByRole('link', { name: 'A Season' })).toHaveAttribute('href', '/coaching/#season');
    expect(band.getByRole('link', { name: 'Learn more , A Season' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(band.getByText('pots of stew')).toBeVisible();
  });

  it('links each dish of the laid table', () => {
    const table = section('What stands on the table');
    expect(table.getByRole('img', { name: 'A laid table with stew, dumplings and a salad' })).toBeVisible();
    expect(hrefs(table.getAllByRole('link'))).toEqual([
      '/recipes/herb-salad/',
      '/recipes/oat-dumplings/',
      '/recipes/lemon-noodles/',
    ]);
  });
});

describe('the home page of a site', () => {
  it('without recipes shows the raw ingredient, without a link and a table', () => {
    render(<Hero hero={home.hero} siteName="Plain" />);
    expect(screen.getByRole('img')).toHaveAccessibleName('A sack of barley with a scoop in it');
    expect(screen.queryByRole('link')).toBeNull();
    const table = home.sections.find((section) => section.type === 'table');
    if (!table) throw new Error('The home page has no table.');
    const empty = render(<LaidTable section={table} recipes={[]} />);
    expect(empty.container).toBeEmptyDOMElement();
  });

  it('whose chosen dish is gone links another one', () => {
    const soup = { ...recipeBySlug('barley-stew'), slug: 'soup', customLink: undefined };
    render(<Hero hero={{ ...home.hero, recipe: 'gone' }} recipe={soup} siteName="Soups" />);
    expect(screen.getByRole('link', { name: 'Cook this' })).toHaveAttribute('href', '/recipes/soup/');
  });
});
