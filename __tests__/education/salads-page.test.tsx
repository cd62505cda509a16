import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { section } from '@/__tests__/learn/section';
import { SaladsPage } from '@/components/education/salads-page';
import { salads as page } from '@/lib/content/pages';

if (!page) throw new Error('There is no page about salads.');
const history: (typeof page.sections)[number] = {
  type: 'folds',
  title: 'Its history',
  folds: [{ title: 'Origins', paragraphs: ['It is old.'] }],
};
const salads = { ...page, sections: [...page.sections, history] };
const show = () => render(<SaladsPage page={salads} />);
const openFolds = () =>
  ['Etymology', 'Parts', 'Origins'].filter((name) => screen.queryByRole('button', { name, expanded: true }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('exports the closed texts without hiding them', () => {
  const html = renderToStaticMarkup(<SaladsPage page={salads} />);
  expect(html).not.toMatch(/ hidden=/);
  for (const words of ['It means salted.', 'sal', 'Look for contrast.', 'It is old.'])
    expect(html).toContain(words);
});

it('opens one text at a time under each heading, all closed at first', async () => {
  show();
  expect(openFolds()).toEqual([]);
  for (const [fold, open] of [
    ['Etymology', ['Etymology']],
    ['Parts', ['Parts']],
    ['Origins', ['Parts', 'Origins']],
    ['Parts', ['Origins']],
  ] as const) {
    await press(fold);
    expect(openFolds()).toEqual(open);
  }
  expect(screen.getByText('It is old.')).toBeVisible();
});

it('shows its sections in the order of the file, with amounts as a side and as a meal', () => {
  show();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([
    'First',
    'The word',
    'How much',
    'Leaves',
    'Cook one',
    'Keep reading',
    'Its history',
  ]);
  const table = within(screen.getByRole('table', { name: 'How much' }));
  const cells = within(table.getByRole('row', { name: /^Dressing/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['15 ml', '30 ml']);
});

it('opens a closed text by its link in the contents', async () => {
  show();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  await userEvent.click(contents.getByRole('link', { name: 'Parts' }));
  expect(openFolds()).toEqual(['Parts']);
});

it('links recipes from their section, and leaves out one without any', () => {
  show();
  const card = section('Cook one').getByRole('link', { name: 'Herb Salad' });
  expect(card).toHaveAttribute('href', '/recipes/herb-salad/');
  const pick = { types: [] };
  render(
    <SaladsPage
      page={{ ...salads, sections: [{ type: 'recipes', title: 'Cook two', pick, as: 'cards' }] }}
    />,
  );
  expect(screen.queryByText('Cook two')).not.toBeInTheDocument();
});
