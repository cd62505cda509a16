import { render } from '@testing-library/react';
import { RecipePage } from '@/components/pages/recipe-page';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeCardData } from '@/lib/recipe/card';
import { cardTime, describeDishTime } from '@/lib/recipe/durations';
import { recipeEntries } from '@/lib/recipe-list/recipe-entries';

const stew = recipeBySlug('barley-stew');

it.each<[number | [number, number], string]>([
  [45, '45 min'],
  [[1440, 1680], '24 to 28 hrs'],
  [2880, '2 days'],
  [[8100, 10_320], '5½ to 7 days'],
])('writes %j minutes as %s', (minutes, words) => {
  expect(describeDishTime(minutes)).toBe(words);
});

it('names a time that is not the total, and the total beside it', () => {
  const times = { prep: 40, cook: 40, total: 80, card: 40 };
  expect(cardTime({ ...times, cardLabel: 'prep' })).toBe('40 min prep, 1 hr 20 min in all');
  expect(cardTime({ ...times, card: 80 })).toBe('1 hr 20 min');
});

it('shows the same time on the card, in the search and on the recipe page', () => {
  expect(recipeCardData(stew).meta).toContain('40 min prep, 1 hr 20 min in all');
  const entry = recipeEntries([]).find(({ href }) => href === '/barley-stew/');
  expect(entry?.note).toContain('40 min prep, 1 hr 20 min in all');
  render(<RecipePage recipe={stew} />);
  const shown = [...document.querySelectorAll('dl time')];
  expect(shown.map((time) => time.textContent)).toEqual(['40 min', '40 min', '1 hr 20 min']);
  expect(shown.at(-1)).toHaveAttribute('datetime', 'PT80M');
});
