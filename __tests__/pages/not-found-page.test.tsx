import { render, screen, within } from '@testing-library/react';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { notFound } from '@/lib/content/server';

describe('NotFoundPage', () => {
  it.each([
    ['Nothing is here (yet). Try [my soups](/soups) or wait.', '/soups/'],
    ['Nothing [here].', undefined],
  ])('shows the message “%s” with its link', (message, href) => {
    render(<NotFoundPage page={{ ...notFound, message }} />);
    const sentence = screen.getByText(/^Nothing/);
    expect(sentence).toHaveTextContent(message.replace('[my soups](/soups)', 'my soups'));
    expect(within(sentence).queryByRole('link')?.getAttribute('href')).toBe(href);
  });
});
