import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FlourPage } from '@/components/learn/flour-page';
import { CupsToGrams, FlourFinder } from '@/components/learn/flour-tools.client';
import { flour } from './small-pages';

const at = (address: string) => window.history.replaceState(null, '', address);
const { cups: calculator } = flour.tips ?? {};
if (!calculator || !flour.which || !flour.flours) throw new Error('The small page has lost a part.');
const { perCup, ...cupsWords } = calculator;
const { bakes, finder: finderWords } = flour.which;
const { flours } = flour.flours;

beforeEach(() => at('/flour/'));

describe('cups and grams', () => {
  const cups = () => screen.getByRole('textbox', { name: 'Cups' });
  const grams = () => screen.getByRole('textbox', { name: 'or grams' });

  it('turns cups into the grams they may weigh, and keeps them in the address', async () => {
    render(<CupsToGrams perCup={perCup} words={cupsWords} />);
    await userEvent.type(cups(), '2 1/2');
    expect(screen.getByRole('status')).toHaveTextContent('313 to 325 g');
    expect(new URLSearchParams(window.location.search).get('cups')).toBe('2 1/2');
  });

  it('turns grams into cups, and empties the other field', async () => {
    render(<CupsToGrams perCup={perCup} words={cupsWords} />);
    await userEvent.type(cups(), '2');
    await userEvent.type(grams(), '320');
    expect(cups()).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('about 2½ cups');
    expect(window.location.search).toBe('?grams=320');
  });

  it('starts from the address', () => {
    at('/flour/?cups=1%C2%BD');
    render(<CupsToGrams perCup={perCup} words={cupsWords} />);
    expect(cups()).toHaveValue('1½');
    expect(screen.getByRole('status')).toHaveTextContent('188 to 195 g');
  });

  it('says what is wrong with what cannot be read, and keeps the rest of the address', async () => {
    at('/flour/?from=mail#cups-and-grams');
    render(<CupsToGrams perCup={perCup} words={cupsWords} />);
    await userEvent.type(cups(), 'plenty');
    expect(cups()).toBeInvalid();
    expect(screen.getByRole('status')).toHaveTextContent('That is no number.');
    await userEvent.clear(cups());
    expect(`${window.location.search}${window.location.hash}`).toBe('?from=mail#cups-and-grams');
  });

  it('takes text in the address for text', () => {
    at('/flour/?cups=%3Cimg%20src=x%3E');
    const { container } = render(<CupsToGrams perCup={perCup} words={cupsWords} />);
    expect(cups()).toHaveValue('<img src=x>');
    expect(container.querySelector('img')).toBeNull();
  });

  it.each([
    ['?cups=101', 'More than 100 cups'],
    ['?cups=0.001', 'Too little'],
    ['?grams=14000', 'Too much'],
    ['?grams=0.5', 'Less than 1 g'],
    ['?grams=much', 'That is no number.'],
  ])('answers the address %s', (address, words) => {
    at(`/flour/${address}`);
    render(<CupsToGrams perCup={perCup} words={cupsWords} />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('goes on where the browser refuses to change the address', async () => {
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    render(<CupsToGrams perCup={perCup} words={cupsWords} />);
    await userEvent.type(cups(), '4');
    expect(screen.getByRole('status')).toHaveTextContent('500 to 520 g');
    jest.restoreAllMocks();
  });
});

describe('which flour', () => {
  const finder = <FlourFinder bakes={bakes} flours={flours} words={finderWords} />;
  const dish = () => screen.getByRole('combobox', { name: 'I am making' });
  const protein = () => screen.getByRole('textbox', { name: /protein/ });
  const answer = () => screen.getByRole('status');

  it('names the flours for a dish and why', async () => {
    render(finder);
    await userEvent.selectOptions(dish(), 'Rusks');
    expect(within(answer()).getByRole('link', { name: 'stone-ground flour' })).toHaveAttribute(
      'href',
      '#stone',
    );
    expect(answer()).toHaveTextContent('They may be coarse.');
    expect(answer()).not.toHaveTextContent('Mix');
    expect(window.location.search).toBe('?bake=rusks');
  });

  it('says what to mix where the flour in the middle is missing', async () => {
    render(finder);
    await userEvent.selectOptions(dish(), 'Biscuits');
    expect(answer()).toHaveTextContent('No plain flour? 60 g strong flour and 40 g soft flour.');
    expect(answer()).toHaveTextContent('8% for soft flour and 13% for strong flour.');
  });

  it('finds every flour of a strength', async () => {
    at('/flour/?bake=rusks');
    render(finder);
    await userEvent.type(protein(), '12 %');
    expect(dish()).toHaveValue('');
    expect(
      within(answer())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['plain flour', 'strong flour']);
    expect(answer()).toHaveTextContent('Or 80 g strong flour and 20 g soft flour.');
  });

  it('mixes a strength that none of them has', () => {
    at('/flour/?protein=9.5');
    render(finder);
    expect(answer()).toHaveTextContent('No single flour');
    expect(answer()).toHaveTextContent('Mix 30 g strong flour and 70 g soft flour.');
  });

  it('mixes nothing where the page names no flours for it', () => {
    at('/flour/?protein=12');
    render(<FlourFinder bakes={bakes} flours={flours} words={{ ...finderWords, mixture: undefined }} />);
    expect(within(answer()).getAllByRole('link')).toHaveLength(2);
    expect(answer()).not.toHaveTextContent(/ g /);
  });

  it.each([
    ['?protein=99', 'They end at 14%'],
    ['?protein=3', 'They begin at 7%'],
    ['?protein=much', 'That is no number.'],
    ['?bake=concrete', 'From 7 to 14%'],
  ])('answers the address %s', (address, words) => {
    at(`/flour/${address}`);
    render(finder);
    expect(answer()).toHaveTextContent(words);
  });
});

/** What stands under a heading of the page. */
const part = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`“${name}” stands in no section.`);
  return within(section);
};

describe('the page about flour', () => {
  it('leads from its contents to parts that are there', () => {
    render(<FlourPage page={flour} />);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'At work',
      'Grains',
      'Bags',
      'Which?',
      'Tips',
      'Storing',
      'Cups and grams',
    ]);
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? '');
    }
  });

  it('shows each flour with what is known of its protein', () => {
    render(<FlourPage page={flour} />);
    const cards = part('Bags').getAllByRole('article');
    expect(cards.map((card) => card.id)).toEqual(['plain', 'strong', 'soft', 'stone']);
    expect(cards[0]).toHaveTextContent('10-12%');
    expect(cards[3]).toHaveTextContent('Read it on the bag');
  });

  it('badges a dish and leads to it', () => {
    render(<FlourPage page={flour} />);
    expect(part('At work').getByRole('link', { name: 'A loaf' })).toHaveAttribute('href', '/bread/');
    expect(part('At work').getByText('bread')).toBeVisible();
  });

  it('puts the flours with a figure on one ruler, the weakest first, and all of them into the table', () => {
    render(<FlourPage page={flour} />);
    const terms = part('Which?').getAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual(['Soft', 'Plain', 'Strong']);
    const row = part('Which?').getByRole('row', { name: /^Biscuits/ });
    expect(within(row).getByRole('link', { name: 'Plain flour' })).toHaveAttribute('href', '#plain');
    expect(within(row).getByRole('link', { name: 'soft flour' })).toHaveAttribute('href', '#soft');
  });

  it('says what a cup weighs', () => {
    render(<FlourPage page={flour} />);
    expect(part('Tips').getByRole('row', { name: '1 cup 125 to 130 g' })).toBeVisible();
  });

  it('goes without any of its parts', () => {
    const { title, path, dek, description, sections, status } = flour;
    render(<FlourPage page={{ title, path, dek, description, sections, status }} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
  });
});
