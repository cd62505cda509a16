import { render, screen, within } from '@testing-library/react';
import { ToolExamples } from '@/components/pages/home/tool-examples';
import { cookExample, listExample, planExample } from '@/lib/pages/tool-examples';
import { allRecipes } from '@/lib/recipe/all';

const recipes = allRecipes();
const section = { title: 'At the stove' };
const card = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('article') as HTMLElement);

describe('ToolExamples', () => {
  afterEach(() => jest.useRealTimers());

  it('shows a step with its amounts and timer, and opens cook mode of its recipe', () => {
    render(
      <ToolExamples section={section} cook={cookExample(recipes, { recipe: 'barley-stew', step: 'eggs' })} />,
    );
    const cook = card('Cook step by step');
    expect(cook.getByText('Step 3 of 8')).toBeVisible();
    expect(cook.getByText(/^Lower/)).toHaveTextContent('Lower 2 eggs into boiling water for 9 min.');
    expect(cook.getByText('9:00')).toBeVisible();
    expect(cook.getByRole('link', { name: 'Open cook mode' })).toHaveAttribute('href', '/barley-stew/#cook');
  });

  it('shows a plan, and opens the planner at the next Saturday that can be met', () => {
    // Saturday noon: too late for a plan of 26 hours.
    jest.useFakeTimers({ now: new Date('2026-11-28T12:00') });
    render(<ToolExamples section={section} plan={planExample(recipes, 'chickpea-block')} />);
    const plan = card('Plan back from dinner');
    expect(plan.getByText('Want to eat Saturday at 7 pm?')).toBeVisible();
    expect(plan.getAllByRole('listitem').at(-1)).toHaveTextContent('Saturday 7 pm Eat');
    expect(plan.getByRole('link', { name: 'Plan it' })).toHaveAttribute(
      'href',
      '/chickpea-block/?eat=2026-12-05T19:00',
    );
  });

  it('shows a list of two recipes, and opens it', () => {
    render(<ToolExamples section={section} list={listExample(recipes, ['barley-stew', 'oat-dumplings'])} />);
    const list = card('One list for everything');
    expect(list.getByText('Barley Stew + Oat Dumplings')).toBeVisible();
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3 eggs Barley Stew 2, Oat Dumplings 1',
      '2 bay leaves For Barley Stew',
      '600 g beef shin For Barley Stew',
    ]);
    expect(list.getByText('and 16 more things')).toBeVisible();
    expect(list.getByRole('link', { name: 'Open this list' })).toHaveAttribute(
      'href',
      '/recipes/shopping-list/#list=1~1g9xybk~barley-stew_40.oat-dumplings_200',
    );
  });

  it('is empty without examples', () => {
    const { container } = render(<ToolExamples section={section} />);
    expect(container).toBeEmptyDOMElement();
  });
});
