import { render, screen } from '@testing-library/react';
import { MarketGuide } from '@/components/pages/market-guide';
import { guideOf, marketsOf } from '@/lib/guide/guides';

it('shows its sections, and offers map, print and a walk', () => {
  const market = marketsOf().find(({ slug }) => slug === 'fish-hall');
  if (!market) throw new Error('there is no market fish-hall');
  render(<MarketGuide guide={guideOf('port-alder')} market={market} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Before you go',
    'What to eat, in this order',
    'Next',
  ]);
  const map = screen.getByRole<HTMLAnchorElement>('link', { name: /Find it on a map/ });
  expect(new URL(map.href).searchParams.get('query')).toContain('Fish Hall');
  expect(screen.getByRole('link', { name: /Start a walk here/ })).toHaveAttribute(
    'href',
    '/travel/port-alder/?walk=fish-hall',
  );
  expect(screen.getByRole('button', { name: /Print the guide/ })).toBeVisible();
});
