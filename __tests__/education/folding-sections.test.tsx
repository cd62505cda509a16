import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '@/__tests__/education/section';
import { PageView } from '@/components/pages/page-view';
import { PAGE_VIEWS } from '@/components/pages/sections/page-views';
import type { PageSection } from '@/lib/content/schema/page';
import { pageAt } from '@/lib/pages/addresses';

const page = pageAt('/salads');
if (!page) throw new Error('There is no page about salads.');
const history: PageSection = {
  type: 'folds',
  title: 'Its history',
  folds: [{ title: 'Origins', paragraphs: ['It is old.'] }],
};
const salads = { ...page, sections: [...page.sections, history] };
const view = <PageView page={salads} views={PAGE_VIEWS} />;
const show = () => render(view);
const openFolds = () =>
  ['Etymology', 'Parts', 'Origins'].filter((name) => screen.queryByRole('button', { name, expanded: true }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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
    'More like this',
    'Its history',
  ]);
  const table = within(screen.getByRole('table', { name: 'How much' }));
  const cells = within(table.getByRole('row', { name: /^Dressing/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['15 ml', '30 ml']);
});

it('links recipes from their section', () => {
  show();
  const card = section('Cook one').getByRole('link', { name: 'Herb Salad' });
  expect(card).toHaveAttribute('href', '/recipes/herb-salad/');
});
