import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { SaladsPage } from '@/components/learn/salads/salads-page';
import { saladParts, salads } from '@/data/pages/learn/salads';
import { pictures } from '@/data/pages/pictures';

const cards = [
  {
    title: 'Simple Greek Salad',
    meta: '15 min, serves 2 to 4',
    href: '/greek-salad-recipe',
    picture: pictures.greekSalad,
  },
];
const page = <SaladsPage cards={cards} />;

const titles = [
  'Etymology of Salad',
  'Components of a Salad',
  'Ancient Origins of Salads',
  'Origins of Greek Salad',
];
const fold = (name: string) => screen.getByRole('button', { name });
const openFolds = () => titles.filter((title) => fold(title).getAttribute('aria-expanded') === 'true');

test('a reader finds the four texts closed at first', () => {
  render(page);
  expect(openFolds()).toEqual([]);
  expect(screen.getByText(/^Salad means salted/)).not.toBeVisible();
});

test('the closed texts are in the page, where the browser’s search finds them', () => {
  const html = renderToStaticMarkup(page);
  expect(html.match(/hidden="until-found"/g)).toHaveLength(4);
  for (const words of ['herba salata', 'What wakes it up', 'e pluribus unus', 'horiatiki']) {
    expect(html).toContain(words);
  }
});

test('of the three texts on parts and origins one is open at a time, and it can be closed again', async () => {
  const user = userEvent.setup();
  render(page);
  await user.click(fold('Components of a Salad'));
  await user.click(fold('Origins of Greek Salad'));
  expect(openFolds()).toEqual(['Origins of Greek Salad']);
  expect(screen.getByText(/It cannot be ancient/)).toBeVisible();
  await user.click(fold('Origins of Greek Salad'));
  expect(openFolds()).toEqual([]);
});

test('the etymology opens and closes without the others', async () => {
  const user = userEvent.setup();
  render(page);
  await user.click(fold('Etymology of Salad'));
  await user.click(fold('Ancient Origins of Salads'));
  expect(openFolds()).toEqual(['Etymology of Salad', 'Ancient Origins of Salads']);
  await user.click(fold('Etymology of Salad'));
  expect(openFolds()).toEqual(['Ancient Origins of Salads']);
});

test('a cook reads how much of each part goes in, beside a meal and as the meal', () => {
  render(page);
  const table = screen.getByRole('table', { name: 'How to build a salad' });
  const dressing = within(table).getByRole('row', { name: /^Dressing/ });
  expect(
    within(dressing)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['15 ml', '30 ml']);
});

test('every dressing holds to the ratio it is named by', () => {
  const dressings = saladParts.build.find((section) => 'id' in section && section.id === 'dressings');
  if (dressings?.type !== 'facts') throw new Error('The page has no dressings.');
  const numbers = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => Number(match[1]));
  expect(dressings.rows).toHaveLength(5);
  for (const { value, note } of dressings.rows) {
    const ratio = numbers(value, /(\d+) (?:[a-z])/g);
    const amounts = numbers(note ?? '', /(\d+) (?:ml|g) /g);
    const part = (amounts[0] ?? 0) / (ratio[0] ?? 1);
    expect(amounts).toEqual(ratio.map((share) => share * part));
  }
});

test.each([
  ['How to build a salad', /^A plate of leaves with halved eggs/, /^As the meal/],
  ['Dressings by ratio', /^A jar of cloudy golden vinaigrette/, /^Oil, vinegar, mustard/],
  ['Salt first, dress last', /^Salted tomato wedges/, /^Fifteen minutes in a sieve/],
  ['Leaves to know', /^Salad leaves laid out/, /^Above: butterhead/],
])('a reader of “%s” sees it, with a line that says what to look at', (title, seen, caption) => {
  render(page);
  const part = screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement;
  const figure = within(part).getByRole('figure');
  expect(within(figure).getByRole('img', { name: seen })).toBeVisible();
  expect(within(figure).getByText(caption)).toBeVisible();
});

test('nothing is shown twice', () => {
  render(page);
  const seen = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
  expect(seen).toHaveLength(6);
  expect(new Set(seen).size).toBe(6);
});

test('the salad recipes lead to their pages', () => {
  render(page);
  const recipes = screen.getByRole('heading', { name: 'Salad recipes' }).closest('section');
  const link = within(recipes as HTMLElement).getByRole('link', { name: 'Simple Greek Salad' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/greek-salad-recipe\/?$/));
});

test('everything in the plain sections is on the page once', () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Salads' })).toBeVisible();
  for (const section of salads.sections) {
    if (!section.title) throw new Error('A section of the page has no heading.');
    expect(screen.getAllByRole('heading', { level: 2, name: section.title })).toHaveLength(1);
  }
});

test('a reader gets from the contents to every table and text, also to the closed ones', async () => {
  const user = userEvent.setup();
  render(page);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links).toHaveLength(12);
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? '');
  }
  await user.click(
    within(screen.getByRole('navigation')).getByRole('link', { name: 'Origins of Greek Salad' }),
  );
  expect(openFolds()).toEqual(['Origins of Greek Salad']);
});
