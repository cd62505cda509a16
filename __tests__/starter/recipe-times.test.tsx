import { render } from '@testing-library/react';
import { linksWithWords, otherTimes, TIME } from '@/__tests__/recipe/card-times';
import { SectionsView } from '@/app/address/sections-view';
import Legumes from '@/app/legumes/page';
import Home from '@/app/page';
import Recipes from '@/app/recipes/page';
import Salads from '@/app/salads/page';
import { ContentPage } from '@/components/pages/content-page';
import { RecipePage } from '@/components/recipe/recipe-page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { pages } from '@/lib/pages/all';
import { allRecipes } from '@/lib/recipe/all';
import { timeWords } from '@/lib/recipe/times';

const Noodles = () => <SectionsView path="/noodles" />;
const Pork = () => <SectionsView path="/pork" />;
const FullMeals = () => <SectionsView path="/recipes/meal-prep/full-meals" />;
const HighProtein = () => <SectionsView path="/recipes/meal-prep/high-protein" />;
const MealPrep = () => <SectionsView path="/recipes/meal-prep" />;

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(), useRouter: () => ({}) }));

const recipes = allRecipes();

beforeEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['the home page', () => <Home />],
  ['the list of recipes', () => <Recipes />],
  ['noodles', () => <Noodles />],
  ['pork', () => <Pork />],
  ['salads', () => <Salads />],
  ['legumes', () => <Legumes />],
  ['meal prep', () => <MealPrep />],
  ['full meals', () => <FullMeals />],
  ['high protein', () => <HighProtein />],
  ['what to cook next', () => <RecipePage recipe={recipes[0] as Recipe} />],
])('on %s a dish takes as long as everywhere', (_, page) => {
  const { container } = render(page());
  const told = linksWithWords(container);
  expect(told.filter(([, words]) => TIME.test(words))).not.toEqual([]);
  for (const [recipe, words] of told) expect([words, otherTimes(recipe, words)]).toEqual([words, undefined]);
});

it.each(pages.map((page) => [page.path, page] as const))('nothing on %s says another time', (_, page) => {
  const { container } = render(<ContentPage page={page} />);
  for (const [recipe, words] of linksWithWords(container))
    expect([words, otherTimes(recipe, words)]).toEqual([words, undefined]);
});

describe.each(recipes.map((recipe) => [recipe.title, recipe] as const))('%s', (_, recipe) => {
  const { times } = recipe;

  it('promises no other time in its description', () => {
    const known = [times.prep, times.cook, times.total, times.card].map(timeWords);
    const minutes = [times.prep, times.cook, times.total, times.card].map((time) => `${time} minutes`);
    const promised = recipe.description.match(/\b\d[\d ]*(?:hr \d+ )?(?:to \d+ )?(?:min|minutes)\b/g) ?? [];
    for (const time of promised) expect([...known, ...minutes]).toContain(time);
  });
});
