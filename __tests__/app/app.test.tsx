import { render, screen, within } from '@testing-library/react';
import { recipeHref } from '@/__tests__/recipe/recipe-href';
import { PageRoute } from '@/app/address/page-route';
import HomeRoute from '@/app/page';
import { generateMetadata, generateStaticParams } from '@/app/recipes/[id]/page';
import Recipes from '@/app/recipes/page';
import { Hero } from '@/components/pages/home/hero';
import { LaidTable } from '@/components/pages/home/laid-table';
import { home } from '@/lib/content/server';
import { listedRecipes, recipeBySlug } from '@/lib/recipe/all';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

/** Expects one eager picture, the first of the page, and no picture twice. */
function expectPictures(page: ParentNode) {
  const pictures = [...page.querySelectorAll('img')];
  const sources = pictures.map(({ src }) => src);
  expect(new Set(sources).size).toBe(sources.length);
  const eager = pictures.filter((picture) => picture.getAttribute('loading') === 'eager');
  expect(eager).toEqual(pictures.slice(0, 1));
}

/** The section under a heading. */
const under = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);
const links = (place: Pick<typeof screen, 'queryAllByRole'>) =>
  place.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the home page', () => {
  describe('with everything', () => {
    beforeEach(() => void render(<HomeRoute />));

    it('links the dish of its large picture', () => {
      expect(screen.getByRole('heading', { level: 1, name: 'Plain Peppered' })).toBeVisible();
      expect(screen.getByText('Stews, the ferry timetable, and a little about flour.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Cook the stew' })).toHaveAttribute('href', '/barley-stew/');
    });

    it('links the kinds of recipes by name and text', () => {
      const tiles = under('What shall it be');
      expect(tiles.getAllByRole('link').map((tile) => tile.textContent)).toEqual([
        'Every dish',
        'Stews One pot and an afternoon.',
        'Filling Meals 25 g of protein and more.',
        'Noodles Ribbons and threads.',
        'Fish Still in the water.',
      ]);
      expect(links(tiles)).toContain('/noodles/');
    });

    it('has a price card for each coaching program', () => {
      const band = under('Learn it at my stove');
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
      const table = under('What stands on the table');
      expect(table.getByRole('img', { name: 'A laid table with stew, dumplings and a salad' })).toBeVisible();
      expect(links(table).join(' ')).toBe(
        '/recipes/herb-salad/ /recipes/oat-dumplings/ /recipes/lemon-noodles/',
      );
    });
  });

  describe('of a site', () => {
    it('without recipes shows the raw ingredient, without a dish and a table', () => {
      render(<Hero hero={home.hero} siteName="Plain" />);
      expect(screen.getByRole('img')).toHaveAccessibleName('A sack of barley with a scoop in it');
      expect(links(screen)).toEqual(['/recipes/shopping-list/', '/recipes/saved/']);
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
});

describe('a page of sections', () => {
  const show = (path: string) => render(<PageRoute path={path} />);

  it.each(['/noodles', '/recipes/batch', '/recipes/batch/filling', '/pottery'])(
    '%s loads its first picture eagerly and shows no picture twice',
    (path) => expectPictures(show(path).container),
  );

  describe('of many kinds', () => {
    beforeEach(() => void show('/noodles'));

    it('links other pages', () => {
      expect(screen.getByRole('link', { name: 'Every dish' })).toHaveAttribute('href', '/recipes/');
      expect(links(under('Hungry'))).toEqual(['/recipes/lemon-noodles/']);
    });

    it('shows cards of a recipe, another site and a dish to come', () => {
      const cards = under('Cook one').getAllByRole('article');
      expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
        'Barley Stew',
        'Elsewhere (opens in a new tab)',
        'Soba-like',
      ]);
      const [stew, elsewhere, soon] = cards.map((card) => within(card));
      expect(stew?.getByText('Stew, 40 min prep, 1 hr 20 min in all, serves 4')).toBeVisible();
      expect(stew && links(stew)).toEqual(['/barley-stew/']);
      expect(elsewhere?.getByRole('link')).toHaveAttribute('target', '_blank');
      expect(soon && links(soon)).toEqual([]);
      expect(cards[2]).toHaveTextContent('Coming Soon');
      expect(cards[0]).not.toHaveTextContent('Soon');
      expect(screen.getByText('More to come.')).toBeVisible();
    });

    it('lists the recipes of a kind, with room for more', () => {
      expect(links(under('From this site'))).toEqual(['/recipes/lemon-noodles/']);
      expect(under('From this site').getByRole('heading', { name: 'And more' })).toBeVisible();
    });

    it('shows tips with a heading and a drawing each', () => {
      const tips = under('Boiling').getAllByRole('listitem');
      expect(tips).toHaveLength(2);
      for (const tip of tips) {
        expect(within(tip).getByRole('heading')).toBeVisible();
        expect(tip.querySelector('svg')).not.toBeNull();
      }
    });
  });

  it('is shown under its other addresses', () => {
    show('/threads');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Noodles and Ribbons');
  });

  it('that is to come is marked, and links others until then', () => {
    show('/pottery');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('coming soon');
    expect(links(under('Until then'))).toEqual(['/barley-stew/']);
  });

  it('lists full meals with a sentence each, and the kinds of recipes in their order', () => {
    show('/recipes/batch');
    expect(links(under('Fills a box'))).toEqual(['/recipes/rice-bowls/']);
    expect(under('Fills a box').getByText('Four boxes from one pan and one pot.')).toBeVisible();
    expect(links(under('Kinds'))).toEqual([
      '/recipes/?category=stews',
      '/recipes/batch/filling/',
      '/noodles/',
      '/recipes/?category=fish',
      '/recipes/',
    ]);
  });

  it('shows protein, yield and difficulty of recipes where they are known', () => {
    show('/recipes/batch/filling');
    const section = under('All of them');
    expect(links(section)).toEqual(['/barley-stew/', '/chickpea-block/', '/recipes/rice-bowls/']);
    const cardOf = (name: string) =>
      within(section.getByRole('heading', { name }).closest('article') as HTMLElement);
    expect(cardOf('Rice Bowls').getByText('34 g per serving')).toBeVisible();
    expect(cardOf('Rice Bowls').getByText('Filling, 45 min, 4 boxes, Easy')).toBeVisible();
    expect(cardOf('Barley Stew').getByText(/, serves 4, Medium$/)).toBeVisible();
    expect(cardOf('Chickpea Block').queryByText(/per serving/)).not.toBeInTheDocument();
    expect(screen.getByText('Grams a serving.')).toBeVisible();
  });
});

describe('the page of recipes', () => {
  beforeEach(() => void render(<Recipes />));

  it('lists and counts every recipe', () => {
    expect(links(screen)).toEqual(expect.arrayContaining(listedRecipes().map(recipeHref)));
    const said = screen.getAllByRole('status', { name: '' }).map(({ textContent }) => textContent);
    expect(said).toContain(`${listedRecipes().length} recipes`);
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

  it('loads one picture eagerly and shows none twice', () => expectPictures(document));
});

describe('the pages /recipes/[id]/', () => {
  it('are the slugs of recipes without an own address, and the numbers of all', () => {
    const ids = generateStaticParams().map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['herb-salad', 'brined-turnips', 'lemon-noodles', '1', '3']));
    for (const other of ['barley-stew', 'harbour-pie', 'draft-soup', 'old-pie', '8'])
      expect(ids).not.toContain(other);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['1', 'https://example.com/barley-stew/'],
    ['herb-salad', 'https://example.com/recipes/herb-salad/'],
  ])('have at /recipes/%s/ the canonical address %s', async (id, canonical) => {
    const { alternates } = await generateMetadata({ params: Promise.resolve({ id }) });
    expect(alternates?.canonical).toBe(canonical);
  });
});
