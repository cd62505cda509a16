import { render, screen, within } from '@testing-library/react';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { notFound } from '@/lib/content/pages';

describe('NotFoundPage', () => {
  it('links home and to the recipes', () => {
    render(<NotFoundPage words={notFound} />);
    expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No such page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the front' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Every dish' })).toHaveAttribute('href', '/recipes/');
  });

  it.each([
    ['Nothing is here (yet). Try [my soups](/soups) or wait.', '/soups/'],
    ['Nothing [here].', undefined],
  ])('shows the message “%s” with its link', (message, href) => {
    render(<NotFoundPage words={{ ...notFound, message }} />);
    const sentence = screen.getByText(/^Nothing/);
    expect(sentence).toHaveTextContent(message.replace('[my soups](/soups)', 'my soups'));
    expect(within(sentence).queryByRole('link')?.getAttribute('href')).toBe(href);
  });
});
