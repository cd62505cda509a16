import { render } from '@testing-library/react';
import Legumes from '@/app/legumes/page';
import Home from '@/app/page';
import { RecipeView } from '@/app/recipe-view';
import Recipes from '@/app/recipes/page';
import Saved from '@/app/recipes/saved/page';
import Salads from '@/app/salads/page';
import { SectionsView } from '@/app/sections-view';
import { ContentPage } from '@/components/pages/content-page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { pages } from '@/lib/pages/all';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { recipeCard } from '@/lib/recipe/card';
import { dishTime, timeWords } from '@/lib/recipe/facts/times';
import { recipeEntries } from '@/lib/search/site/entries/recipes';
import { recipeJsonLd } from '@/lib/seo/json-ld';

const Noodles = () => <SectionsView path="/noodles" />;
const Pork = () => <SectionsView path="/pork" />;
const FullMeals = () => <SectionsView path="/recipes/meal-prep/full-meals" />;
const HighProtein = () => <SectionsView path="/recipes/meal-prep/high-protein" />;
const MealPrep = () => <SectionsView path="/recipes/meal-prep" />;

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(), useRouter: () => ({}) }));

const recipes = allRecipes();
const byPath = new Map(recipes.map((recipe) => [recipePath(recipe), recipe]));
/** "45 min", "1 hr 15 min", "24 to 28 hrs", "5½ days". */
const TIME = /\d+½?(?: to \d+½?)? ?(?:mins?|minutes|hrs?|hours?|days?)\b/;

beforeEach(() => window.history.replaceState(null, '', '/'));

/** Links to recipes with the words of the card, row or caption they stand in. */
function toldOf(page: HTMLElement): [recipe: Recipe, words: string][] {
  return [...page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].flatMap((link) => {
    const recipe = byPath.get(link.pathname.replace(/\/$/, ''));
    const around = link.closest('li, figure') ?? link.closest('article:not(:has(h1))');
    const card = around?.cloneNode(true) as HTMLElement | undefined;
    // Facts in a table of terms are those of a bean or a flour, not of the dish it leads to.
    for (const facts of card?.querySelectorAll('dl') ?? []) facts.remove();
    const words = card?.textContent ?? '';
    const plain = words.replaceAll('\u00a0', ' ');
    return recipe && words ? [[recipe, plain] as [Recipe, string]] : [];
  });
}

/** What a line says of time beside what the dish takes. */
function otherTimes(recipe: Recipe, words: string): string | undefined {
  const time = dishTime(recipe.times);
  return TIME.exec(words.replace(time, '').replace(time.charAt(0).toUpperCase() + time.slice(1), ''))?.[0];
}

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
  ['what to cook next', () => <RecipeView recipe={recipes[0] as Recipe} />],
])('on %s a dish takes as long as everywhere', (_, page) => {
  const { container } = render(page());
  const told = toldOf(container);
  expect(told.filter(([, words]) => TIME.test(words))).not.toEqual([]);
  for (const [recipe, words] of told) expect([words, otherTimes(recipe, words)]).toEqual([words, undefined]);
});

it.each(pages.map((page) => [page.path, page] as const))('nothing on %s says another time', (_, page) => {
  const { container } = render(<ContentPage page={page} />);
  for (const [recipe, words] of toldOf(container))
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
    const { container } = render(<RecipeView recipe={recipe} />);
    const shown = [...container.querySelectorAll('dl time')].map((time) => time.textContent);
    const said = [times.prep, times.cook, times.total].filter((time) => time !== 0).map(timeWords);
    expect(shown).toEqual(said);
    const longest = Math.max(...[times.total].flat());
    expect(recipeJsonLd(recipe).totalTime).toBe(`PT${longest}M`);
    const marked = [...container.querySelectorAll('dl time')].at(-1);
    expect(marked).toHaveAttribute('datetime', `PT${longest}M`);
  });

  it('promises no other time in its description', () => {
    const known = [times.prep, times.cook, times.total, times.card].map(timeWords);
    const minutes = [times.prep, times.cook, times.total, times.card].map((time) => `${time} minutes`);
    const promised = recipe.description.match(/\b\d[\d ]*(?:hr \d+ )?(?:to \d+ )?(?:min|minutes)\b/g) ?? [];
    for (const time of promised) expect([...known, ...minutes]).toContain(time);
  });
});

it('keeps saved recipes with the line of their cards', () => {
  localStorage.setItem(
    'rtr:saved',
    JSON.stringify({ favourites: recipes.map(({ slug }) => slug), later: [] }),
  );
  const { container } = render(<Saved />);
  expect(toldOf(container)).toHaveLength(recipes.length);
  for (const [recipe, words] of toldOf(container)) expect(words).toContain(dishTime(recipe.times));
  localStorage.clear();
});
