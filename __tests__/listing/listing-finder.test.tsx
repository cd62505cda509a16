import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RecipeFinder } from '@/components/listing/recipe-finder.client';
import { newestFirst, recipeFacts } from '@/lib/listing/facts';
import { allRecipes } from '@/lib/recipe/all';

const facts = newestFirst(allRecipes()).map(recipeFacts);
const cards = Object.fromEntries(facts.map(({ slug, title }) => [slug, <h3 key={slug}>{title}</h3>]));
const finder = () => (
  <RecipeFinder recipes={facts} cards={cards}>
    {facts.map(({ slug, title }) => (
      <h3 key={slug}>{title}</h3>
    ))}
  </RecipeFinder>
);

const visit = (search: string) => window.history.replaceState(null, '', `/recipes/${search}`);
const arrive = (search: string) => {
  visit(search);
  return render(finder());
};
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const everything = facts.map(({ title }) => title);
const chip = (name: RegExp | string) => screen.getByRole('button', { name });
const count = () => screen.getByRole('status').textContent;

test('the exported page holds every recipe, whatever the address asks for', () => {
  visit('?category=fish');
  const page = document.createElement('div');
  page.innerHTML = renderToString(finder());
  expect([...page.querySelectorAll('h3')].map((title) => title.textContent)).toEqual(everything);
});

test('without filters everything is listed and counted', () => {
  arrive('');
  expect(shown()).toEqual(everything);
  expect(count()).toBe(`${facts.length} recipes`);
  expect(chip(/^All/)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
});

test('a kind in the address is narrowed to and can be cleared', async () => {
  arrive('?category=legumes');
  expect(shown()).toEqual(['Chickpea Block']);
  expect(count()).toBe('1 recipe');
  expect(chip(/^Legumes/)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(chip('Clear filters'));
  expect(shown()).toEqual(everything);
  expect(window.location.search).toBe('');
  expect(chip(/^All/)).toHaveFocus();
});

test('pressing a kind says so in the address without a step in the history, and again lets go of it', async () => {
  arrive('?from=mail');
  const steps = window.history.length;
  await userEvent.click(chip(/^Noodles/));
  expect(shown()).toEqual(['Lemon Noodles']);
  expect(window.location.search).toBe('?from=mail&category=noodles');
  await userEvent.click(chip(/^Noodles/));
  expect(shown()).toEqual(everything);
  expect(window.location.search).toBe('?from=mail');
  expect(window.history.length).toBe(steps);
});

test('a change of the address by a link or the back button is followed', async () => {
  arrive('?category=noodles');
  await act(async () => visit('?category=legumes'));
  expect(shown()).toEqual(['Chickpea Block']);
  await act(async () => visit(''));
  expect(shown()).toEqual(everything);
});

test('a kind with nothing in it is shown as chosen and leads on to its page', async () => {
  arrive('?category=fish');
  expect(screen.getByRole('heading', { name: 'No recipes found' })).toBeVisible();
  expect(chip('Fish')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Where fish will stand' })).toHaveAttribute('href', '/pottery/');
  await userEvent.click(chip('Show all recipes'));
  expect(shown()).toEqual(everything);
  expect(screen.queryByRole('button', { name: 'Fish' })).not.toBeInTheDocument();
});

test('an unknown kind finds nothing, names it as text and offers everything', async () => {
  arrive('?category=%3Cb%3Esoup');
  expect(screen.getByRole('heading', { name: 'No recipes found' })).toBeVisible();
  expect(screen.getByText(/called “<b>soup” here/)).toBeVisible();
  await userEvent.click(chip('Show all recipes'));
  expect(shown()).toEqual(everything);
});

test('time and diet combine with the kind, and the address keeps them all', async () => {
  arrive('?category=stews');
  await userEvent.click(chip('More filters'));
  await userEvent.click(chip('Up to 1 hr'));
  await userEvent.click(chip('Vegetarian'));
  expect(shown()).toEqual(['Oat Dumplings']);
  expect(window.location.search).toBe('?category=stews&time=60&diet=vegetarian');
  await userEvent.click(chip('Vegan'));
  expect(screen.getByRole('heading', { name: 'No recipes found' })).toBeVisible();
  expect(screen.getByText(/fits all of that at once/)).toBeVisible();
  await userEvent.click(chip('Show all recipes'));
  expect(shown()).toEqual(everything);
});

test('whoever arrives with time or diet sees the filters that do it', () => {
  arrive('?time=over');
  expect(chip(/More filters/)).toHaveAttribute('aria-expanded', 'true');
  expect(chip('Over 1 hr')).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toContain('Barley Stew');
});

test('naming what is in the kitchen puts the best use of it first and says how much', async () => {
  arrive('');
  await userEvent.click(chip('More filters'));
  await userEvent.type(screen.getByLabelText('What I have'), 'beef, carots, barley, caviar');
  expect(shown()[0]).toBe('Barley Stew');
  expect(screen.getByText('Uses 3 of 4: beef, carots, barley')).toBeVisible();
  expect(screen.getByText('None of my recipes uses caviar.')).toBeVisible();
  expect(shown().length).toBeLessThan(everything.length);
  expect(window.location.search).toBe('?have=beef,+carots,+barley,+caviar');
});

test('an address the browser refuses to change does not keep the list from changing', async () => {
  arrive('');
  const refuse = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  await userEvent.click(chip(/^Salads/));
  refuse.mockRestore();
  expect(shown()).toEqual(['Herb Salad', 'Brined Turnips']);
});
