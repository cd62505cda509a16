import { render, screen } from '@testing-library/react';
import { SectionsView } from '@/app/address/sections-view';
import Home from '@/app/page';
import Recipes from '@/app/recipes/page';
import Saved from '@/app/recipes/saved/page';
import { ContentPage } from '@/components/pages/content-page';
import { RecipePage } from '@/components/recipe/recipe-page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { pages } from '@/lib/pages/all';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { recipeCard } from '@/lib/recipe/card';
import { dishTime, timeWords } from '@/lib/recipe/times';
import { recipeEntries } from '@/lib/search/site/entries/recipes';
import { recipeJsonLd } from '@/lib/seo/json-ld';
import { linksWithWords, otherTimes, TIME } from './card-times';

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(), useRouter: () => ({}) }));

const recipes = allRecipes();

beforeEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['the home page', () => <Home />],
  ['the list of recipes', () => <Recipes />],
  ['a page with cards', () => <SectionsView path="/noodles" />],
  ['a page with cards of protein', () => <SectionsView path="/recipes/batch/filling" />],
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

  it('takes as long in the search as on its card', () => {
    const entry = recipeEntries([]).find(({ href }) => href === `${recipePath(recipe)}/`);
    expect(entry?.note).toContain(dishTime(times));
    expect(recipeCard(recipe).meta).toContain(dishTime(times));
  });

  it('says of a time that is not the whole what it is, and the whole beside it', () => {
    const words = dishTime(times);
    expect(words).toContain(timeWords(times.total));
    if (timeWords(times.card) !== timeWords(times.total)) {
      expect(words).toMatch(new RegExp(`^${timeWords(times.card)} [a-z ]+, .* in all$`));
    }
  });

  it('says its times on its own page in the same words, and in its data in the same minutes', () => {
    const { container } = render(<RecipePage recipe={recipe} />);
    const shown = [...container.querySelectorAll('dl time')].map((time) => time.textContent);
    const said = [times.prep, times.cook, times.total].filter((time) => time !== 0).map(timeWords);
    expect(shown).toEqual(said);
    const longest = Math.max(...[times.total].flat());
    expect(recipeJsonLd(recipe).totalTime).toBe(`PT${longest}M`);
    const marked = [...container.querySelectorAll('dl time')].at(-1);
    expect(marked).toHaveAttribute('datetime', `PT${longest}M`);
  });
});

it('keeps saved recipes with the line of their cards', async () => {
  localStorage.setItem(
    'rtr:saved',
    JSON.stringify({ favourites: recipes.map(({ slug }) => slug), later: [] }),
  );
  const { container } = render(<Saved />);
  await screen.findByRole('heading', { level: 2 });
  expect(linksWithWords(container)).toHaveLength(recipes.length);
  for (const [recipe, words] of linksWithWords(container)) expect(words).toContain(dishTime(recipe.times));
  localStorage.clear();
});
