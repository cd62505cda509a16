import { render, screen, within } from '@testing-library/react';
import { PageRoute } from '@/app/address/page-route';

describe('the page /content/', () => {
  beforeEach(() => void render(<PageRoute path="/content" />));

  it('has the media kit, with the numbers it names from the coaching page', () => {
    const heading = screen.getByRole('heading', { level: 2, name: 'Media kit' });
    const kit = within(heading.closest('section') as HTMLElement);
    expect(kit.getByText('A price for each.')).toBeVisible();
    expect(kit.getByText('years at the stove').nextElementSibling).toHaveTextContent('12+');
    expect(kit.getByText('pots of stew').nextElementSibling).toHaveTextContent('3K+');
    expect(screen.queryByText('come back')).toBeNull();
  });

  it('lists what is accepted and what is not', () => {
    for (const text of ['I say yes to', 'Mills', 'I say no to', 'Powders']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });
});
