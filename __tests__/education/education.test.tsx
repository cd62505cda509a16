import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageRoute } from '@/app/address/page-route';
import { CupsToGrams, FlourFinder } from '@/components/education/flour-tools.client';
import { PickedRecipeCards } from '@/components/education/ingredient-sections';
import { PageView } from '@/components/pages/page-view';
import { PAGE_VIEWS } from '@/components/pages/sections/page-views';
import type { PageSection } from '@/lib/content/schema/page';
import { pageAt } from '@/lib/pages/addresses';
import { findSection } from '@/lib/pages/site-sections';

/** Queries within the section under a heading. */
function section(name: string) {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!found) throw new Error(`“${name}” is in no section.`);
  return within(found);
}

it('the page about flour shows flours, dishes, strengths and weights', () => {
  render(<PageRoute path="/flour" />);
  const cards = section('Four bags').getAllByRole('article');
  expect(cards.map((card) => card.id)).toEqual(['plain-flour', 'strong-flour', 'soft-flour', 'stone-flour']);
  expect(cards[0]).toHaveTextContent('10-12%');
  expect(cards[3]).toHaveTextContent('Read it on the bag');
  expect(section('At work').getByRole('link', { name: 'Ribbons' })).toHaveAttribute('href', '/noodles/');
  expect(section('At work').getByText('noodle')).toBeVisible();
  const ruler = section('Which flour?')
    .getAllByRole('term')
    .map((term) => term.textContent);
  expect(ruler).toEqual(['Soft', 'Plain', 'Strong']);
  const row = within(section('Which flour?').getByRole('row', { name: /^Biscuits/ }));
  expect(row.getByRole('link', { name: 'Plain flour' })).toHaveAttribute('href', '#plain-flour');
  expect(row.getByRole('link', { name: 'soft flour' })).toHaveAttribute('href', '#soft-flour');
  expect(section('Tips').getByRole('row', { name: '1 cup 125 to 130 g' })).toBeVisible();
});

describe('the page about salads', () => {
  const page = pageAt('/salads');
  if (!page) throw new Error('There is no page about salads.');
  const history: PageSection = {
    type: 'folds',
    title: 'Its history',
    folds: [{ title: 'Origins', paragraphs: ['It is old.'] }],
  };
  const salads = { ...page, sections: [...page.sections, history] };
  beforeEach(() => void render(<PageView page={salads} views={PAGE_VIEWS} />));
  const openFolds = () =>
    ['Etymology', 'Parts', 'Origins'].filter((name) =>
      screen.queryByRole('button', { name, expanded: true }),
    );

  it('opens one text at a time under each heading', async () => {
    for (const [fold, open] of [
      ['Etymology', ['Etymology']],
      ['Parts', ['Parts']],
      ['Origins', ['Parts', 'Origins']],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: fold }));
      expect(openFolds()).toEqual(open);
    }
  });

  it('shows its sections in the order of the file, with amounts as a side and as a meal, and links recipes', () => {
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings.join(', ')).toBe(
      'First, The word, How much, Leaves, Cook one, More like this, Its history',
    );
    const table = within(screen.getByRole('table', { name: 'How much' }));
    const cells = within(table.getByRole('row', { name: /^Dressing/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['15 ml', '30 ml']);
    const card = section('Cook one').getByRole('link', { name: 'Herb Salad' });
    expect(card).toHaveAttribute('href', '/recipes/herb-salad/');
  });
});

describe('the page about legumes', () => {
  const show = () => render(<PageRoute path="/legumes" />);
  const card = (id: string) => within(document.getElementById(id) ?? document.createElement('p'));

  afterEach(() => window.history.replaceState(null, '', '/'));

  it('shows times and warnings of legumes, and native names of products', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Two to know' }));
    expect(section('Soaking and cooking').getAllByRole('rowheader')).toHaveLength(2);
    expect(card('chickpeas').getByText('Never raw.')).toBeVisible();
    expect(card('borlotti').getByText('1 hour')).toBeVisible();
    expect(card('borlotti').queryByText('Take care')).not.toBeInTheDocument();
    expect(card('natto').getByRole('heading', { name: 'Natto 納豆' })).toBeVisible();
    expect(screen.getByText('納豆').closest('[lang]')).toHaveAttribute('lang', 'ja');
  });

  it('links to recipes of its types, to all recipes and from a product to its recipe', () => {
    show();
    const [recipe] = section('Cook them').getAllByRole('article') as [HTMLElement];
    expect(within(recipe).getByRole('link')).toHaveAttribute('href', '/chickpea-block/');
    expect(section('Cook them').getByRole('link', { name: 'Every dish' })).toHaveAttribute(
      'href',
      '/recipes/',
    );
    expect(card('natto').getByRole('link')).toHaveAttribute('href', '/chickpea-block/');
    const turned = section('In and out of the pot');
    expect(turned.getByRole('link', { name: 'A block' })).toHaveAttribute('href', '/chickpea-block/');
    expect(turned.getAllByRole('img').map((image) => image.getAttribute('alt'))).toContain(
      'Chickpeas in water',
    );
  });

  it('has no section of recipes where there are none', () => {
    render(<PickedRecipeCards section={{ type: 'recipeCards', title: 'Cook them', pick: { types: [] } }} />);
    expect(screen.queryByText('Cook them')).not.toBeInTheDocument();
  });
});

describe('the tools for flour', () => {
  const calculator = findSection('tipLists')?.section.cups;
  const flourFinder = findSection('flourFinder')?.section;
  const flours = findSection('flours')?.section.flours;
  if (!calculator || !flourFinder || !flours) throw new Error('The page about flour has lost a section.');
  const { perCup, ...cupsMessages } = calculator;
  const { bakes, finder: finderMessages } = flourFinder;

  const at = (search: string) => window.history.replaceState(null, '', `/flour/${search}`);
  const answer = () => screen.getByRole('status');

  beforeEach(() => at(''));

  describe('CupsToGrams', () => {
    const show = (search = '') => {
      at(search);
      return render(<CupsToGrams perCup={perCup} messages={cupsMessages} />);
    };
    const cups = () => screen.getByRole('textbox', { name: 'Cups' });

    it('converts grams into cups and empties the other field', async () => {
      show('?cups=2');
      await userEvent.type(screen.getByRole('textbox', { name: 'or grams' }), '320');
      expect(cups()).toHaveValue('');
      expect(answer()).toHaveTextContent('about 2½ cups');
      expect(window.location.search).toBe('?grams=320');
    });

    it('names unreadable input and keeps the rest of the address', async () => {
      show('?from=mail#cups-and-grams');
      await userEvent.type(cups(), 'plenty');
      expect(cups()).toBeInvalid();
      expect(answer()).toHaveTextContent('No number.');
      await userEvent.clear(cups());
      expect(`${window.location.search}${window.location.hash}`).toBe('?from=mail#cups-and-grams');
    });

    it.each([
      ['?cups=1%C2%BD', '188 to 195 g'],
      ['?cups=101', 'More than 100 cups'],
      ['?cups=0.001', 'Too little'],
      ['?grams=14000', 'Too much'],
      ['?grams=0.5', 'Less than 1 g'],
      ['?cups=%3Cimg%20src=x%3E', 'No number.'],
    ])('answers the address %s with “%s”', (search, words) => {
      const { container } = show(search);
      expect(answer()).toHaveTextContent(words);
      expect(container.querySelector('img')).toBeNull();
    });
  });

  describe('FlourFinder', () => {
    const show = (search = '', messages = finderMessages) => {
      at(search);
      render(<FlourFinder bakes={bakes} flours={flours} messages={messages} />);
    };
    const dish = () => screen.getByRole('combobox', { name: 'I am making' });
    const links = () =>
      within(answer())
        .getAllByRole('link')
        .map((link) => link.textContent);

    it('links the flours for a dish, and finds every flour of a strength without the dish', async () => {
      show();
      await userEvent.selectOptions(dish(), 'Rusks');
      const link = within(answer()).getByRole('link', { name: 'stone-ground flour' });
      expect(link).toHaveAttribute('href', '#stone-flour');
      expect(answer()).not.toHaveTextContent('Mix');
      expect(window.location.search).toBe('?bake=rusks');
      await userEvent.type(screen.getByRole('textbox', { name: /protein/ }), '12 %');
      expect(dish()).toHaveValue('');
      expect(links()).toEqual(['plain flour', 'strong flour']);
    });

    it('names the mixture that replaces the flour in the middle', () => {
      show('?bake=biscuits');
      expect(answer()).toHaveTextContent('No plain flour? 60 g strong flour and 40 g soft flour.');
      expect(answer()).toHaveTextContent('8% for soft flour and 13% for strong flour.');
    });

    it('mixes nothing where the page names no flours for it', () => {
      show('?protein=12', { ...finderMessages, mixture: undefined });
      expect(links()).toHaveLength(2);
      expect(answer()).not.toHaveTextContent(/ g /);
    });

    it.each([
      ['?protein=9.5', 'No single flour'],
      ['?protein=9.5', 'Mix 30 g strong flour and 70 g soft flour.'],
      ['?protein=99', 'They end at 14%'],
      ['?protein=3', 'They begin at 7%'],
      ['?protein=much', 'That is no number.'],
      ['?bake=concrete', 'From 7 to 14%'],
    ])('answers the address %s with “%s”', (search, words) => {
      show(search);
      expect(answer()).toHaveTextContent(words);
    });
  });
});
