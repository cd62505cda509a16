import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '@/__tests__/education/section';
import { PageRoute } from '@/app/address/page-route';
import { PickedRecipeCards } from '@/components/education/ingredient-sections';

const show = () => render(<PageRoute path="/legumes" />);
const panel = (name: string) => screen.getByRole('button', { name });
const card = (id: string) => within(document.getElementById(id) ?? document.createElement('p'));

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the two panels', () => {
  it('open and close independently, the types closed at first', async () => {
    show();
    expect(screen.getByText('Seeds in pods.')).toBeVisible();
    expect(panel('Two to know')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(panel('Two to know'));
    expect(panel('What they are')).toHaveAttribute('aria-expanded', 'true');
    expect(panel('Two to know')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(panel('What they are'));
    expect(panel('Two to know')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the page about legumes', () => {
  it('shows times and warnings of legumes, and native names of products', async () => {
    show();
    await userEvent.click(panel('Two to know'));
    expect(section('Soaking and cooking').getAllByRole('rowheader')).toHaveLength(2);
    expect(card('chickpeas').getByText('Never raw.')).toBeVisible();
    expect(card('borlotti').getByText('1 hour')).toBeVisible();
    expect(card('borlotti').queryByText('Take care')).not.toBeInTheDocument();
    expect(card('natto').getByRole('heading', { name: 'Natto 納豆' })).toBeVisible();
    expect(screen.getByText('納豆').closest('[lang]')).toHaveAttribute('lang', 'ja');
  });
});

it('links to recipes of its types, to all recipes and from a product to its recipe', () => {
  show();
  const [recipe] = section('Cook them').getAllByRole('article') as [HTMLElement];
  expect(within(recipe).getByRole('link')).toHaveAttribute('href', '/chickpea-block/');
  expect(section('Cook them').getByRole('link', { name: 'Every dish' })).toHaveAttribute('href', '/recipes/');
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
