import { render, screen } from '@testing-library/react';
import { MarketGuide } from '@/components/pages/market-guide';
import { guideOf, marketsOf } from '@/lib/guide/guides';

function marketNamed(name: string) {
  const market = marketsOf().find(({ slug }) => slug === name);
  if (!market) throw new Error(`there is no market ${name}`);
  return market;
}

it('says in which month its hours were checked, if that is known', () => {
  const guide = guideOf('port-alder');
  const { rerender } = render(<MarketGuide guide={guide} market={marketNamed('fish-hall')} />);
  expect(screen.getByText('Hours checked in March 2026')).toBeVisible();
  rerender(<MarketGuide guide={guide} market={{ ...marketNamed('fish-hall'), checkedOn: undefined }} />);
  expect(screen.queryByText(/Hours checked/)).not.toBeInTheDocument();
});

it('shows its sections, and offers map, print and a walk', () => {
  render(<MarketGuide guide={guideOf('port-alder')} market={marketNamed('fish-hall')} />);
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
