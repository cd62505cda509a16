import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CupsToGrams, FlourFinder } from '@/components/education/flour-tools.client';
import { findSection } from '@/lib/pages/site-sections';

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

  it('names the flours for a dish and the reason', async () => {
    show();
    await userEvent.selectOptions(dish(), 'Rusks');
    const link = within(answer()).getByRole('link', { name: 'stone-ground flour' });
    expect(link).toHaveAttribute('href', '#stone-flour');
    expect(answer()).toHaveTextContent('They may be coarse.');
    expect(answer()).not.toHaveTextContent('Mix');
    expect(window.location.search).toBe('?bake=rusks');
  });

  it('names the mixture that replaces the flour in the middle', () => {
    show('?bake=biscuits');
    expect(answer()).toHaveTextContent('No plain flour? 60 g strong flour and 40 g soft flour.');
    expect(answer()).toHaveTextContent('8% for soft flour and 13% for strong flour.');
  });

  it('finds every flour of a strength and empties the choice of a dish', async () => {
    show('?bake=rusks');
    await userEvent.type(screen.getByRole('textbox', { name: /protein/ }), '12 %');
    expect(dish()).toHaveValue('');
    expect(links()).toEqual(['plain flour', 'strong flour']);
    expect(answer()).toHaveTextContent('Or 80 g strong flour and 20 g soft flour.');
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
