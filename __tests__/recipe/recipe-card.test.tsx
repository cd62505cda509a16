import { render, screen } from '@testing-library/react';
import { RecipeCard } from '@/components/recipe/recipe-card';

const picture = { name: 'stew', alt: 'A bowl of stew' };

describe('RecipeCard', () => {
  it('links to its page', () => {
    render(<RecipeCard card={{ title: 'Barley Stew', meta: '45 min', href: '/barley-stew', picture }} />);
    const link = screen.getByRole('link', { name: 'Barley Stew' });
    expect(link).toHaveAttribute('href', '/barley-stew/');
    expect(link).not.toHaveAttribute('target');
    expect(screen.getByRole('heading', { level: 3, name: 'Barley Stew' })).toBeInTheDocument();
    expect(screen.getByText('45 min')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'A bowl of stew' })).toBeInTheDocument();
  });

  it('has no link for a recipe that is coming soon', () => {
    render(<RecipeCard card={{ title: 'Cold Noodles', href: '/cold-noodles', soon: true, picture }} />);
    expect(screen.getByText('Coming Soon')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cold Noodles' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
