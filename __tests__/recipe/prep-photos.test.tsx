import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecipePage } from '@/components/pages/recipe-page';
import { photosLabel, photosOf } from '@/components/recipe/prep-photos';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { PrepPhoto } from '@/lib/content/schema/recipe-block';
import { cookRecipe } from '@/lib/cook/cook-recipe';
import { recipeBySlug } from '@/lib/recipe/all';

/** Three photos of the first step, four of the second, the others of the third. */
const STEPS = [...Array(3).fill('season'), ...Array(4).fill('cut'), ...Array(5).fill('brown')] as string[];
const photos = STEPS.map((step, index) => {
  const number = index + 1;
  const picture = { name: 'step-curds', alt: `Picture ${number}` };
  return { picture, title: `Photo called ${number}`, text: 'As it should look.', step };
});

const stew = recipeBySlug('barley-stew');
const recipe: Recipe = {
  ...stew,
  blocks: stew.blocks.map((block) =>
    block.type === 'photos' ? { ...block, title: 'The stew in 12 photos', photos } : block,
  ),
};

function open(hash = '') {
  window.history.replaceState(null, '', `/barley-stew/${hash}`);
  return render(<RecipePage recipe={recipe} />);
}
const shown = () => screen.getByRole('button', { name: /^Photo \d+ of 12:/, pressed: true });

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

it('goes round at both ends', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(shown()).toHaveAccessibleName('Photo 12 of 12: Photo called 12');
  shown().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toHaveAccessibleName('Photo 1 of 12: Photo called 1');
  expect(shown()).toHaveFocus();
});

it('selects the first photo of a step when its link is followed', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Photos 4 to 7' }));
  expect(shown()).toHaveAccessibleName('Photo 4 of 12: Photo called 4');
});

it.each([
  ['#photo-9', 9],
  ['#photo-99', 1],
])('opens the address %s at photo %d', (hash, number) => {
  open(hash);
  expect(shown()).toHaveAccessibleName(`Photo ${number} of 12: Photo called ${number}`);
});

it('gives cook mode the picture of a step and its photos, in order', () => {
  const given = cookRecipe(recipe).steps.map(({ id, pictures }) => [id, pictures?.map(({ alt }) => alt)]);
  expect(Object.fromEntries(given)).toMatchObject({
    season: ['Picture 1', 'Picture 2', 'Picture 3'],
    cut: ['Picture 4', 'Picture 5', 'Picture 6', 'Picture 7'],
  });
  expect(Object.fromEntries(given)).toMatchObject({ simmer: undefined });
  expect(cookRecipe(stew).steps.find(({ id }) => id === 'brown')?.pictures).toHaveLength(2);
});

it.each([
  [[5], 'Photo 5'],
  [[7, 8], 'Photos 7 and 8'],
  [[1, 2, 3], 'Photos 1 to 3'],
  [[1, 2, 3, 9], 'Photos 1 to 3 and 9'],
  [[1, 2, 9], 'Photos 1, 2 and 9'],
])('names the photos %j “%s”', (numbers, label) => {
  expect(photosLabel(numbers)).toBe(label);
});

it('finds the numbers of the photos of a step', () => {
  const block = {
    type: 'photos' as const,
    title: '',
    photos: ['a', 'b', 'a'].map((step) => ({ step }) as PrepPhoto),
  };
  expect(photosOf({ blocks: [block] }, 'a')).toEqual([1, 3]);
});
