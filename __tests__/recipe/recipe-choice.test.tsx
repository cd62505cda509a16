import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecipePage } from '@/components/pages/recipe-page';
import { recipeBySlug } from '@/lib/recipe/all';

const page = <RecipePage recipe={recipeBySlug('barley-stew')} />;
const PATH = '/barley-stew/';

// The check of visibility in role queries takes seconds on a whole page.
configure({ defaultHidden: true });

function open(search = '') {
  window.history.replaceState(null, '', `${PATH}${search}`);
  return render(page);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const ingredients = () => within(screen.getByRole('region', { name: 'Ingredients' }));
const listed = (name: RegExp) => ingredients().getByRole('checkbox', { name });
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const method = () => plain(screen.getByRole('region', { name: 'Method' }).textContent);
const isFor = (servings: string) => expect(screen.getByRole('status')).toHaveTextContent(servings);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('one control scales a recipe without a history entry, but neither its times nor what is to taste', async () => {
  open();
  const controls = within(screen.getByRole('group', { name: 'How much to make' })).getAllByRole('button');
  expect(controls.map((control) => control.getAttribute('aria-label'))).toEqual([
    'Fewer servings',
    'More servings',
    '½×, half the recipe',
    '1×, the recipe as written',
    '2×, twice the recipe',
  ]);
  const entries = window.history.length;
  await press('2×, twice the recipe');
  expect(screen.getByRole('button', { name: '2×, twice the recipe', pressed: true })).toBeVisible();
  expect(method()).toContain('for 15 min');
  expect(screen.getByText('1 hr 20 min')).toBeInTheDocument();
  expect(screen.getByText(/Times don’t/)).toBeInTheDocument();
  expect(listed(/^pickled plums/)).toBeInTheDocument();
  expect(method()).toContain('Dice 1.2 kg beef shin and mix it with');
  expect(screen.getByText('Serves').nextElementSibling).toHaveTextContent('8');
  await press('½×, half the recipe');
  expect(listed(/^300\sg beef shin/)).toBeInTheDocument();
  await press('1×, the recipe as written');
  expect(window.location.search).toBe('');
  expect(window.history).toHaveLength(entries);
});

it('a recipe has batches, pots and leftovers only at the servings that need them', async () => {
  open('?servings=6');
  await waitFor(() => isFor('6 servings'));
  expect(method()).not.toContain('batches');
  await press('More servings');
  expect(method()).toContain('Brown it in 2 batches');
  expect(listed(/^4 eggs/)).toBeInTheDocument();
  expect(method()).toContain('Lower 4 eggs');
  await press('2×, twice the recipe');
  for (let servings = 8; servings < 12; servings += 1) await press('More servings');
  expect(method()).toContain('share it between 2 pots');
  await press('½×, half the recipe');
  expect(method()).toContain('Take out 1 tbsp of the fat');
  expect(method()).not.toContain('batches');
});

it('a recipe reports a link that asks for more than it can be scaled to', async () => {
  open('?servings=500');
  expect(
    await screen.findByText('The link asks for 500 servings. This recipe scales from ½ to 96.'),
  ).toBeVisible();
  await waitFor(() => isFor('96 servings'));
  await press('Fewer servings');
  expect(screen.queryByText(/The link asks for/)).not.toBeInTheDocument();
});

it('the servings of a recipe follow Back in the browser', async () => {
  open('?servings=8');
  await waitFor(() => isFor('8 servings'));
  act(() => {
    window.history.replaceState(null, '', PATH);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  isFor('4 servings');
});

async function scaleTo(amount: string) {
  const field = await screen.findByLabelText('I have');
  await userEvent.clear(field);
  await userEvent.type(field, amount);
  await press('Scale');
}

it('“Scale to what I have” scales a recipe, and answers unreadable amounts with an example', async () => {
  open();
  await press('Scale to what I have');
  await scaleTo('a lot');
  expect(screen.getByRole('alert')).toHaveTextContent('Try an amount like 600 g.');
  isFor('4 servings');
  await scaleTo('900 g');
  isFor('6 servings');
  await userEvent.selectOptions(screen.getByLabelText('of'), 'eggs');
  await scaleTo('1');
  isFor('2 servings');
});

it('the servings are not announced where the form says why they are fewer than asked for', async () => {
  open();
  await press('Scale to what I have');
  await scaleTo('90 kg');
  expect(screen.getByRole('alert')).toHaveTextContent('That’s more than 96, as far as I can scale.');
  expect(screen.getByText('96 servings').closest('output')).toHaveAttribute('aria-live', 'off');
  await press('Fewer servings');
  expect(screen.getByText('95 servings').closest('output')).not.toHaveAttribute('aria-live');
});

it('“Clear checkmarks” clears them, reports it, and focuses the heading', async () => {
  open();
  await userEvent.click(listed(/beef shin/));
  expect(listed(/beef shin/)).toBeChecked();
  await press('Clear checkmarks');
  expect(listed(/beef shin/)).not.toBeChecked();
  expect(screen.getByRole('heading', { name: 'Ingredients' })).toHaveFocus();
  expect(screen.getByText('Checkmarks cleared.')).toBeInTheDocument();
});

it.each([
  ['4', 'onion', '8 servings', ''],
  ['1 onion', 'onion', '2 servings', ''],
  ['600', 'onion', '8 servings', ''],
  ['10 g', 'beef shin', '0.5', 'That’s less than ½, as far as I can scale.'],
])('“Scale to what I have” with %s of %s makes %s', async (amount, ingredient, servings, problem) => {
  open();
  await press('Scale to what I have');
  await userEvent.type(await screen.findByLabelText('I have'), amount);
  await userEvent.selectOptions(screen.getByLabelText('of'), ingredient);
  await press('Scale');
  isFor(servings.replace('0.5', '½ serving'));
  expect(screen.getByRole('alert').textContent).toBe(problem);
});
