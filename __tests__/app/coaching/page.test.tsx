import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Coaching from '@/app/coaching/page';

describe('the page /coaching/', () => {
  beforeEach(() => void render(<Coaching />));

  it.each([
    ['One Hour', 'Single Lesson', ['$80 per hour', '1 hour or as many as you book'], []],
    ['A Season', 'Course', ['$1,200', '3 months'], ['MOST LOVED', 'For members 18+']],
    ['Kitchen Plan', 'Planning (optional)', ['On request', '2-3 weeks'], []],
  ])('offers “%s” with its terms and its own labels', (title, kind, terms, labels) => {
    const row = within(
      screen.getByRole('heading', { level: 3, name: title }).closest('article') as HTMLElement,
    );
    expect(row.getByText(kind)).toBeVisible();
    expect(row.getAllByRole('definition').map((term) => term.textContent?.trim())).toEqual(terms);
    for (const label of ['MOST LOVED', 'For members 18+']) {
      expect(row.queryAllByText(label)).toHaveLength(labels.includes(label) ? 1 : 0);
    }
  });

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
