import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { photosLabel, photosOf } from '@/components/recipe/prep-photos';
import { RecipePage } from '@/components/recipe/recipe-page';
import type { PrepPhoto, Recipe } from '@/lib/content/schema/recipe';
import { pictureNames } from '@/lib/pictures';
import { recipeBySlug } from '@/lib/recipe/all';
import { cookRecipe } from '@/lib/recipe/cook-recipe';

/** Three photos of the first step, four of the second, the others of the third. */
const photos = pictureNames()
  .filter((name) => name !== 'stew')
  .slice(0, 12)
  .map((name, index) => ({
    picture: { name, alt: `What number ${index + 1} shows` },
    title: `Photo called ${name}`,
    text: 'As it should look.',
    step: ['season', 'cut', 'brown'][index < 3 ? 0 : index < 7 ? 1 : 2] ?? '',
  }));

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

const thumb = (number: number) => screen.getByRole('button', { name: new RegExp(`^Photo ${number} of 12:`) });
const isShown = (number: number) => expect(thumb(number)).toHaveAttribute('aria-pressed', 'true');

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('all 12 photos can be chosen, and one is marked', async () => {
  open();
  expect(screen.getAllByRole('button', { name: /^Photo \d+ of 12/ })).toHaveLength(12);
  isShown(1);
  await userEvent.click(thumb(9));
  isShown(9);
  expect(screen.getAllByRole('button', { name: /^Photo/, pressed: true })).toHaveLength(1);
});

test('every photo has a picture and words of its own, and waits until it is chosen', () => {
  open();
  const pictures = within(screen.getByRole('region', { name: /in 12 photos/ })).getAllByRole('img');
  // The thumbs are named by their buttons.
  expect(pictures).toHaveLength(12);
  expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(12);
  expect(new Set(pictures.map((picture) => picture.getAttribute('alt'))).size).toBe(12);
  for (const picture of pictures) expect(picture).toHaveAttribute('loading', 'lazy');
});

test('next and previous go round', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
  isShown(12);
  await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  isShown(1);
});

test('the arrow keys move through the strip and take the focus along', async () => {
  open();
  thumb(1).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  isShown(3);
  expect(thumb(3)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(thumb(12)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(thumb(1)).toHaveFocus();
});

test('the link of a step chooses its first photo', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Photos 4 to 7' }));
  isShown(4);
});

test('an address can name a photo; one that is not there changes nothing', () => {
  const { unmount } = open('#photo-9');
  isShown(9);
  unmount();
  open('#photo-99');
  isShown(1);
});

test('cook mode is given the last photo of a step that has no picture of its own', () => {
  const { steps } = cookRecipe(recipe);
  const given = (id: string) => steps.find((step) => step.id === id)?.photo?.alt;
  expect(given('season')).toBe('What number 3 shows');
  expect(given('cut')).toBe('What number 7 shows');
  expect(given('brown')).toBeUndefined();
  expect(given('simmer')).toBeUndefined();
});

test('photos are named as a person would', () => {
  expect(photosLabel([5])).toBe('Photo 5');
  expect(photosLabel([7, 8])).toBe('Photos 7 and 8');
  expect(photosLabel([1, 2, 3])).toBe('Photos 1 to 3');
  expect(photosLabel([1, 2, 3, 9])).toBe('Photos 1 to 3 and 9');
  expect(photosLabel([1, 2, 9])).toBe('Photos 1, 2 and 9');
  const photo = (step: string) => ({ step }) as PrepPhoto;
  const block = { type: 'photos' as const, title: '', photos: ['a', 'b', 'a'].map(photo) };
  expect(photosOf({ blocks: [block] }, 'a')).toEqual([1, 3]);
});
