import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CupsToGrams } from '@/components/learn/flour/cups-to-grams.client';
import { FlourFinder } from '@/components/learn/flour/flour-finder.client';
import { FlourPage } from '@/components/learn/flour/flour-page';
import { bakes } from '@/data/learn/bakes';
import { flours, GRAMS_PER_CUP } from '@/data/learn/flours';
import { flourBlend, flourTools } from '@/data/pages/learn/flour';

const at = (address: string) => window.history.replaceState(null, '', address);
const region = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`“${name}” stands in no section.`);
  return within(section);
};

beforeEach(() => at('/flour/'));

describe('cups and grams', () => {
  const cups = () => screen.getByRole('textbox', { name: 'Cups' });
  const grams = () => screen.getByRole('textbox', { name: 'or grams' });

  it('turns cups into the grams they may weigh, and keeps them in the address', async () => {
    render(<CupsToGrams perCup={GRAMS_PER_CUP} words={flourTools.cups.words} />);
    await userEvent.type(cups(), '2 1/2');
    expect(screen.getByRole('status')).toHaveTextContent('313 to 325 g');
    expect(new URLSearchParams(window.location.search).get('cups')).toBe('2 1/2');
  });

  it('turns grams into cups, and empties the other field', async () => {
    render(<CupsToGrams perCup={GRAMS_PER_CUP} words={flourTools.cups.words} />);
    await userEvent.type(cups(), '2');
    await userEvent.type(grams(), '320');
    expect(cups()).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('about 2½ cups');
    expect(window.location.search).toBe('?grams=320');
  });

  it('starts from the address', () => {
    at('/flour/?cups=1%C2%BD');
    render(<CupsToGrams perCup={GRAMS_PER_CUP} words={flourTools.cups.words} />);
    expect(cups()).toHaveValue('1½');
    expect(screen.getByRole('status')).toHaveTextContent('188 to 195 g');
  });

  it('says what is wrong with what cannot be read, and keeps the rest of the address', async () => {
    at('/flour/?from=mail#cups-and-grams');
    render(<CupsToGrams perCup={GRAMS_PER_CUP} words={flourTools.cups.words} />);
    await userEvent.type(cups(), 'plenty');
    expect(cups()).toBeInvalid();
    expect(screen.getByRole('status')).toHaveTextContent('Cups as a number, please');
    await userEvent.clear(cups());
    expect(`${window.location.search}${window.location.hash}`).toBe('?from=mail#cups-and-grams');
  });

  it('takes text in the address for text', () => {
    at('/flour/?cups=%3Cimg%20src=x%3E');
    const { container } = render(<CupsToGrams perCup={GRAMS_PER_CUP} words={flourTools.cups.words} />);
    expect(cups()).toHaveValue('<img src=x>');
    expect(container.querySelector('img')).toBeNull();
  });

  it.each([
    ['?cups=101', 'more than 100 cups'],
    ['?cups=0.001', 'less than a spoon can hold'],
    ['?grams=14000', 'more than 100 cups'],
    ['?grams=0.5', 'Less than 1 g'],
    ['?grams=much', 'Grams as a number, please'],
  ])('answers the address %s', (address, words) => {
    at(`/flour/${address}`);
    render(<CupsToGrams perCup={GRAMS_PER_CUP} words={flourTools.cups.words} />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('goes on where the browser refuses to change the address', async () => {
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    render(<CupsToGrams perCup={GRAMS_PER_CUP} words={flourTools.cups.words} />);
    await userEvent.type(cups(), '4');
    expect(screen.getByRole('status')).toHaveTextContent('500 to 520 g');
    jest.restoreAllMocks();
  });
});

describe('which flour', () => {
  const finder = <FlourFinder bakes={bakes} flours={flours} blend={flourBlend} words={flourTools.finder} />;
  const dish = () => screen.getByRole('combobox', { name: 'I am making' });
  const protein = () => screen.getByRole('textbox', { name: /protein/ });
  const answer = () => screen.getByRole('status');

  it('names the flours for a dish and why', async () => {
    render(finder);
    await userEvent.selectOptions(dish(), 'Pasta without egg');
    expect(within(answer()).getByRole('link', { name: 'semolina' })).toHaveAttribute('href', '#semolina');
    expect(answer()).toHaveTextContent('Durum holds a shape');
    expect(window.location.search).toBe('?bake=pasta');
  });

  it('says what to mix where all-purpose flour is missing', async () => {
    render(finder);
    await userEvent.selectOptions(dish(), 'Cookies');
    expect(answer()).toHaveTextContent(
      'No all-purpose flour at hand? For every 100 g, 60 g bread flour and 40 g cake and pastry flour.',
    );
    expect(answer()).toHaveTextContent('8% for cake and pastry flour and 13% for bread flour');
  });

  it('finds every flour of a strength', async () => {
    at('/flour/?bake=pasta');
    render(finder);
    await userEvent.type(protein(), '12 %');
    expect(dish()).toHaveValue('');
    expect(
      within(answer())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['all-purpose flour', 'bread flour']);
    expect(answer()).toHaveTextContent(
      'Or mix it: for every 100 g, 80 g bread flour and 20 g cake and pastry flour',
    );
  });

  it('mixes a strength that none of them has', () => {
    at('/flour/?protein=9.5');
    render(finder);
    expect(answer()).toHaveTextContent('No single flour');
    expect(answer()).toHaveTextContent(
      'Mix it: for every 100 g, 30 g bread flour and 70 g cake and pastry flour',
    );
  });

  it.each([
    ['?protein=99', 'end at 14%'],
    ['?protein=3', 'begin at 7%'],
    ['?protein=strong', 'A number, please'],
    ['?bake=concrete', 'From 7 to 14%'],
  ])('answers the address %s', (address, words) => {
    at(`/flour/${address}`);
    render(finder);
    expect(answer()).toHaveTextContent(words);
  });
});

describe('the page about flour', () => {
  beforeEach(() => render(<FlourPage />));

  it('leads from its contents to parts that are there', () => {
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Flour in Action',
      'The Milling Process',
      'Wheat & Grain Varieties',
      'Understanding Different Flours',
      'Which flour?',
      'Flour Tips & Techniques',
      'Storing',
      'Cups and grams',
    ]);
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? '');
    }
  });

  it('badges jjajangmyeon as noodle and spaghetti as pasta, and every card leads somewhere', () => {
    const cards = region('Flour in Action').getAllByRole('article');
    expect(cards).toHaveLength(3);
    const [noodle, pasta] = cards.map((card) => within(card));
    expect(noodle?.getByText('noodle')).toBeVisible();
    expect(noodle?.getByRole('link')).toHaveAttribute('href', '/jjajangmyeon');
    expect(pasta?.getByText('pasta')).toBeVisible();
    expect(pasta?.getByRole('link')).toHaveAttribute('href', '/pasta');
    for (const card of cards) expect(within(card).getByRole('link')).toBeVisible();
  });

  it('shows each of the nine grains beside its name', () => {
    const grains = region('Wheat & Grain Varieties').getAllByRole('listitem');
    const shown = grains.map((grain) => [
      within(grain).getByRole('heading').textContent,
      within(grain).getByRole('img').getAttribute('alt'),
    ]);
    expect(shown).toHaveLength(9);
    expect(shown).toContainEqual(['Rye', expect.stringContaining('rye kernels')]);
  });

  it('shows nothing twice', () => {
    const seen = screen.getAllByRole('img').map((image) => image.getAttribute('alt') ?? image.ariaLabel);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('compares stone with roller milling', () => {
    const table = region('The Milling Process').getByRole('table');
    const names = within(table).getAllByRole('columnheader');
    expect(names.map((name) => name.textContent)).toEqual(['Stone milling', 'Roller milling']);
    expect(within(table).getByRole('row', { name: /Keeps/ })).toHaveTextContent('3-6 months');
  });

  it('explains exactly six flours with the protein that is certain', () => {
    const cards = region('Understanding Different Flours').getAllByRole('article');
    const titles = cards.map((card) => within(card).getByRole('heading').textContent);
    expect(titles).toEqual(['All-purpose', 'Bread', 'Cake and pastry', 'Whole wheat', '00', 'Semolina']);
    const [allPurpose, bread, cake] = cards;
    expect(allPurpose).toHaveTextContent('10-12%');
    expect(bread).toHaveTextContent('12-14%');
    expect(cake).toHaveTextContent('7-9%');
    expect(cards.map((card) => card.id)).toContain('bread-flour');
  });

  it('leads from a flour to the recipes that use it', () => {
    const card = document.getElementById('bread-flour');
    expect(within(card as HTMLElement).getByRole('link', { name: 'Jjajangmyeon' })).toHaveAttribute(
      'href',
      '/jjajangmyeon',
    );
  });

  it('says how to measure and how long to keep', () => {
    const tips = region('Flour Tips & Techniques');
    expect(tips.getByText(/125-130 g/)).toBeVisible();
    expect(tips.getByText(/up to 1 year/)).toBeVisible();
    expect(tips.getByText(/3-6 months/)).toBeVisible();
    expect(tips.getByText(/48 hours in the freezer/)).toBeVisible();
    expect(tips.getByRole('row', { name: '1 cup 125 to 130 g' })).toBeVisible();
  });
});
