import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RecipePage } from '@/components/recipe/recipe-page';
import { recipeBySlug } from '@/lib/recipe/all';

const recipe = recipeBySlug('barley-stew');
const page = <RecipePage recipe={recipe} />;
const PATH = '/barley-stew/';

function open(search = '') {
  window.history.replaceState(null, '', `${PATH}${search}`);
  return render(page);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const ingredients = () => within(screen.getByRole('region', { name: 'Ingredients' }));
const method = () => screen.getByRole('region', { name: 'Method' });
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('more servings change the list, the sentences, the yield and the address', async () => {
  open();
  const entries = window.history.length;
  expect(ingredients().getByRole('checkbox', { name: /^600\sg beef shin/ })).toBeInTheDocument();
  await press('More servings');
  await press('More servings');
  expect(screen.getByRole('status')).toHaveTextContent('6 servings');
  expect(ingredients().getByRole('checkbox', { name: /^900\sg beef shin/ })).toBeInTheDocument();
  expect(ingredients().getByRole('checkbox', { name: /^3 eggs/ })).toBeInTheDocument();
  expect(plain(method().textContent)).toContain('Dice 900 g beef shin and mix it with');
  expect(screen.getByText('Serves').nextElementSibling).toHaveTextContent('6');
  expect(window.location.search).toBe('?servings=6');
  expect(window.history).toHaveLength(entries);
});

test('times stay as written, whatever is made', async () => {
  open();
  await press('3×, three times the recipe');
  expect(plain(method().textContent)).toContain('for 15 min');
  expect(screen.getByText('1 hr 20 min')).toBeInTheDocument();
  expect(screen.getByText(/Cooking times stay as written/)).toBeInTheDocument();
});

test('what is served to taste has no amount at any scale', async () => {
  open();
  await press('2×, twice the recipe');
  expect(ingredients().getByRole('checkbox', { name: /^pickled plums/ })).toBeInTheDocument();
});

test('the multiples say which one is chosen', async () => {
  open();
  expect(screen.getByRole('button', { name: '1×, the recipe as written' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await press('½×, half the recipe');
  expect(screen.getByRole('button', { name: '½×, half the recipe' })).toHaveAttribute('aria-pressed', 'true');
  expect(ingredients().getByRole('checkbox', { name: /^300\sg beef shin/ })).toBeInTheDocument();
  await press('1×, the recipe as written');
  expect(window.location.search).toBe('');
});

test('US measures reach the list, the sentences and the temperatures', async () => {
  open();
  await press('US');
  expect(ingredients().getByRole('checkbox', { name: /^1\slb\s5\soz beef shin/ })).toBeInTheDocument();
  expect(plain(method().textContent)).toContain('350 °F');
  expect(window.location.search).toBe('?units=us');
  await press('Metric');
  expect(plain(method().textContent)).toContain('180 °C');
  expect(window.location.search).toBe('');
});

test('sizes, pots and captions follow the units, and stay as they are for more', async () => {
  open('?servings=7&units=us');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('7 servings'));
  expect(ingredients().getByRole('checkbox', { name: /beef shin ?, in ¾-inch dice$/ })).toBeInTheDocument();
  const equipment = within(screen.getByRole('region', { name: 'Equipment' }));
  expect(equipment.getAllByRole('listitem')[0]).toHaveTextContent(/lid, 5 qt$/);
  expect(plain(document.body.textContent)).toContain('Aim for ¾ inch.');
  expect(plain(screen.getAllByRole('article')[0]?.textContent ?? null)).not.toMatch(/\d (cm|ml|L|°C)\b/);
});

test('what does not fit into one pan says so, from the serving on that it does not', async () => {
  open('?servings=6');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('6 servings'));
  expect(plain(method().textContent)).not.toContain('batches');
  await press('More servings');
  expect(plain(method().textContent)).toContain('Brown it in 2 batches');
  expect(ingredients().getByRole('checkbox', { name: /^4 eggs/ })).toBeInTheDocument();
  expect(plain(method().textContent)).toContain('Lower 4 eggs');
  await press('3×, three times the recipe');
  expect(plain(method().textContent)).toContain('share it between 2 pots');
  await press('½×, half the recipe');
  expect(plain(method().textContent)).toContain('Take out 1 tbsp of the fat');
  expect(plain(method().textContent)).not.toContain('batches');
});

test('two quick presses are two servings, even before the amounts can follow', async () => {
  open();
  const more = screen.getByRole('button', { name: 'More servings' });
  act(() => {
    more.click();
    more.click();
  });
  expect(window.location.search).toBe('?servings=6');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('6 servings'));
});

test('an address opens at its servings and units', async () => {
  open('?servings=8&units=us');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('8 servings'));
  expect(screen.getByRole('button', { name: 'US' })).toHaveAttribute('aria-pressed', 'true');
});

test('an address that makes no sense opens the recipe as written', () => {
  open('?servings=<b>9</b>&units=stone');
  expect(screen.getByRole('status')).toHaveTextContent('4 servings');
  expect(screen.getByRole('button', { name: 'Metric' })).toHaveAttribute('aria-pressed', 'true');
});

test('the page as served shows the recipe as written, whatever the address', () => {
  window.history.replaceState(null, '', `${PATH}?servings=8&units=us`);
  const served = plain(renderToString(page));
  expect(served).toContain('600 g');
  expect(served).not.toContain('1.2 kg</span> beef');
});

test('the servings still change where the browser refuses to change the address', async () => {
  open();
  const refuse = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  await press('More servings');
  expect(screen.getByRole('status')).toHaveTextContent('5 servings');
  refuse.mockRestore();
  await press('More servings');
  expect(window.location.search).toBe('?servings=6');
});

test('what there is decides how much is made', async () => {
  open();
  await press('By what I have');
  await userEvent.type(await screen.findByLabelText('I have'), '900 g');
  await press('Scale');
  expect(screen.getByRole('status')).toHaveTextContent('6 servings');
  await userEvent.selectOptions(screen.getByLabelText('of'), 'eggs');
  await userEvent.clear(screen.getByLabelText('I have'));
  await userEvent.type(screen.getByLabelText('I have'), '1');
  await press('Scale');
  expect(screen.getByRole('status')).toHaveTextContent('2 servings');
});

test('an amount that cannot be read is answered with an example and changes nothing', async () => {
  open();
  await press('By what I have');
  await userEvent.type(await screen.findByLabelText('I have'), 'a lot');
  await press('Scale');
  expect(screen.getByRole('alert')).toHaveTextContent('Try an amount such as 600 g.');
  expect(screen.getByRole('status')).toHaveTextContent('4 servings');
});

test('the printed address carries the choice', async () => {
  open();
  await press('US');
  expect(screen.getByText(/\/barley-stew\//)).toHaveTextContent(/barley-stew\/\?units=us$/);
});

test('ticks stay on the device until they are cleared', async () => {
  const { unmount } = open();
  expect(screen.queryByRole('button', { name: 'Clear ticks' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /beef shin/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Step 1 done: Season the beef' }));
  unmount();
  open();
  expect(screen.getByRole('checkbox', { name: /beef shin/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Step 1 done/ })).toBeChecked();
  await press('Clear ticks');
  expect(screen.getByRole('checkbox', { name: /beef shin/ })).not.toBeChecked();
  expect(screen.getByRole('heading', { name: 'Ingredients' })).toHaveFocus();
});

test('ticks that are damaged in storage count as none', () => {
  localStorage.setItem('rtr:checked:barley-stew', '{"beef":');
  open();
  expect(screen.getByRole('checkbox', { name: /beef shin/ })).not.toBeChecked();
});

test('going back in the browser brings the servings back', () => {
  open('?servings=8');
  act(() => {
    window.history.replaceState(null, '', PATH);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('status')).toHaveTextContent('4 servings');
});
