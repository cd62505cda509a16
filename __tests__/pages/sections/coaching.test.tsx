import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageRoute } from '@/app/address/page-route';

describe('the page /coaching/', () => {
  beforeEach(() => void render(<PageRoute path="/coaching" />));

  it('lists what a program includes, and the numbers behind it', () => {
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(
      expect.arrayContaining(['cooked together', 'A drawing to scale', '3K+ pots of stew']),
    );
  });

  it('has the guarantee with its terms', () => {
    expect(screen.getByRole('heading', { name: 'Your money back in the first month' })).toBeVisible();
    expect(screen.getByText('One line by e-mail is enough.')).toBeVisible();
  });

  it('opens a question to show its answer', async () => {
    const answer = screen.getByText('No. One flame is enough.');
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText('Do I need a large kitchen?'));
    expect(answer).toBeVisible();
  });
});
