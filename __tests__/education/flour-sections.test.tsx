import { render, within } from '@testing-library/react';
import { section } from '@/__tests__/education/section';
import { PageRoute } from '@/app/address/page-route';

it('shows flours, dishes, strengths and weights', () => {
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
