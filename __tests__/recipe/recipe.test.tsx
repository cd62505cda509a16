import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecipePage } from '@/components/pages/recipe-page';
import { photosLabel, photosOf } from '@/components/recipe/prep-photos';
import { RecipeCard } from '@/components/recipe/recipe-card';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { PrepPhoto } from '@/lib/content/schema/recipe-block';
import { cookRecipe } from '@/lib/cook/cook-recipe';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeCardData } from '@/lib/recipe/card';
import { cardTime, describeDishTime } from '@/lib/recipe/durations';
import { recipeEntries } from '@/lib/recipe-list/recipe-entries';
import { withTakingStep } from './taking-step';

describe('the header of a recipe', () => {
  const stew = recipeBySlug('barley-stew');
  const show = (changes: Partial<Recipe>) => render(<RecipePage recipe={{ ...stew, ...changes }} />);

  it('shows the recipe that it was adapted from, with its address', () => {
    show({ source: { name: 'Winter Soups', href: 'https://soups.test.org/leek' } });
    expect(screen.getByRole('link', { name: 'Winter Soups' })).toHaveAttribute(
      'href',
      'https://soups.test.org/leek',
    );
    expect(screen.getByText(/Adapted from/).parentElement).toHaveTextContent('Adapted from Winter Soups.');
  });

  it('shows a book without an address as text', () => {
    show({ source: { name: 'Winter Soups' } });
    expect(screen.queryByRole('link', { name: 'Winter Soups' })).not.toBeInTheDocument();
    expect(screen.getByText(/Adapted from/).parentElement).toHaveTextContent('Adapted from Winter Soups.');
  });

  it('shows the waiting beside prep and cook under its own name', () => {
    show({
      times: { prep: 40, cook: 40, rest: { label: 'Chill', minutes: 120 }, total: 200, card: 200 },
    });
    const facts = screen
      .getAllByRole('term')
      .map((term) => term.textContent)
      .slice(0, 5);
    expect(facts).toEqual(['Prep', 'Cook', 'Chill', 'Total', 'Serves']);
    expect(screen.getByText('2 hrs')).toHaveAttribute('datetime', 'PT120M');
  });

  it('shows every figure of a serving that is given', () => {
    show({ nutrition: { calories: 425, protein: 35, fat: 12.5, sodium: 480 } });
    expect(screen.getByText(/kcal/)).toHaveTextContent(
      '425 kcal, 35 g protein, 12.5 g fat and 480 mg sodium a serving.',
    );
  });
});

describe('a step', () => {
  it('lists what it takes without naming it', () => {
    render(<RecipePage recipe={withTakingStep(recipeBySlug('barley-stew'))} />);
    expect(screen.getByText('Goes in:').parentElement).toHaveTextContent(
      'Goes in: 2 to 3 cloves garlic, 150 g onion',
    );
  });
});

describe('the photos of a recipe', () => {
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

  it('turn from the first to the last and back', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
    expect(shown()).toHaveAccessibleName('Photo 12 of 12: Photo called 12');
    shown().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toHaveAccessibleName('Photo 1 of 12: Photo called 1');
    expect(shown()).toHaveFocus();
  });

  it('are shown from the first one of a step when its link is followed', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Photos 4 to 7' }));
    expect(shown()).toHaveAccessibleName('Photo 4 of 12: Photo called 4');
  });

  it.each([
    ['#photo-9', 9],
    ['#photo-99', 1],
  ])('are shown for the address %s from photo %d', (hash, number) => {
    open(hash);
    expect(shown()).toHaveAccessibleName(`Photo ${number} of 12: Photo called ${number}`);
  });

  it('are in cook mode with their step, in order', () => {
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
  ])('with the numbers %j are named “%s”', (numbers, label) => {
    expect(photosLabel(numbers)).toBe(label);
  });

  it('of a step are found by their numbers', () => {
    const block = {
      type: 'photos' as const,
      title: '',
      photos: ['a', 'b', 'a'].map((step) => ({ step }) as PrepPhoto),
    };
    expect(photosOf({ blocks: [block] }, 'a')).toEqual([1, 3]);
  });
});

describe('the time of a dish', () => {
  const stew = recipeBySlug('barley-stew');

  it.each<[number | [number, number], string]>([
    [45, '45 min'],
    [[1440, 1680], '24 to 28 hrs'],
    [2880, '2 days'],
    [3600, '2½ days'],
    [[8100, 10_320], '5½ to 7 days'],
  ])('of %j minutes is written as %s', (minutes, words) => {
    expect(describeDishTime(minutes)).toBe(words);
  });

  it('is followed by the total where it is not the total', () => {
    const times = { prep: 40, cook: 40, total: 80, card: 40 };
    expect(cardTime({ ...times, cardLabel: 'prep' })).toBe('40 min prep, 1 hr 20 min in all');
    expect(cardTime({ ...times, card: 80 })).toBe('1 hr 20 min');
  });

  it('is the same on the card, in the search and on the recipe page', () => {
    expect(recipeCardData(stew).meta).toContain('40 min prep, 1 hr 20 min in all');
    const entry = recipeEntries([]).find(({ href }) => href === '/barley-stew/');
    expect(entry?.note).toContain('40 min prep, 1 hr 20 min in all');
    render(<RecipePage recipe={stew} />);
    const shown = [...document.querySelectorAll('dl time')];
    expect(shown.map((time) => time.textContent)).toEqual(['40 min', '40 min', '1 hr 20 min']);
    expect(shown.at(-1)).toHaveAttribute('datetime', 'PT80M');
  });
});

const picture = { name: 'stew', alt: 'A bowl of stew' };

describe('RecipeCard', () => {
  it('links to its page', () => {
    render(<RecipeCard card={{ title: 'Barley Stew', meta: '45 min', href: '/barley-stew', picture }} />);
    const link = screen.getByRole('link', { name: 'Barley Stew' });
    expect(link).toHaveAttribute('href', '/barley-stew/');
    expect(link).not.toHaveAttribute('target');
    expect(screen.getByRole('heading', { level: 3, name: 'Barley Stew' })).toBeInTheDocument();
    expect(screen.getByText('45 min')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'A bowl of stew' })).toBeInTheDocument();
  });

  it('has no link for a recipe that is coming soon', () => {
    render(<RecipeCard card={{ title: 'Cold Noodles', href: '/cold-noodles', soon: true, picture }} />);
    expect(screen.getByText('Coming Soon')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cold Noodles' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
