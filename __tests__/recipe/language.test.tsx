import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileOf } from '@/__tests__/search/search-file';
import { CookMode } from '@/components/cook/cook-mode.client';
import { RecipePage } from '@/components/pages/recipe-page';
import { RecipeCard } from '@/components/recipe/recipe-card';
import type { Recipe } from '@/lib/content/schema/recipe';
import { cookRecipe } from '@/lib/cook/cook-recipe';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeCardData } from '@/lib/recipe/card';
import { recipesFile } from '@/lib/recipe/recipe-data';
import { createRecipeSearch } from '@/lib/search/recipe-search';
import { siteEntry } from '@/lib/search/site-entry';
import { createSiteSearch } from '@/lib/search/site-search';
import { recipeMetadata } from '@/lib/seo/metadata';
import { recipeJsonLd } from '@/lib/seo/recipe-json-ld';
import { mergeRecipes } from '@/lib/shopping/merge';

jest.mock('@/lib/content/server', () => {
  const content = jest.requireActual('@/lib/content/server');
  return { ...content, site: { ...content.site, language: 'en-CA' } };
});

const stew = recipeBySlug('barley-stew');
/** The stew as if its words were those of another language. */
const korean: Recipe = {
  ...stew,
  language: 'ko',
  title: '보리국',
  native: { text: 'Bori-guk', lang: 'ko-Latn' },
};
const hebrew: Recipe = { ...stew, language: 'he' };

/** Language in which a screen reader reads an element. */
const spoken = (element: HTMLElement) => element.closest<HTMLElement>('[lang]')?.lang;

it('a recipe page marks the words of the recipe with its language, and words of the site among them with theirs', () => {
  render(<RecipePage recipe={korean} />);
  const { alt } = stew.picture;
  for (const words of [
    stew.dek,
    'pearl barley',
    'Small pan for the eggs',
    'Simmer',
    'Ahead and after',
    'Three days.',
  ])
    for (const place of screen.getAllByText(words)) expect([words, spoken(place)]).toEqual([words, 'ko']);
  for (const image of screen.getAllByAltText(alt)) expect(spoken(image)).toBe('ko');
  expect(spoken(screen.getByRole('heading', { level: 1 }))).toBe('ko');
  for (const words of ['Done when:', 'In the fridge', '15 min, hands-off', '1.5 cm', '600 g'])
    for (const place of screen.getAllByText(words)) expect([words, spoken(place)]).toEqual([words, 'en-CA']);
  for (const name of ['Ingredients', 'Method', 'Equipment'])
    expect(spoken(screen.getByRole('heading', { name }))).toBeUndefined();
});

it('a recipe page sets the direction of a right-to-left recipe, but not of amounts and headings of the site', () => {
  render(<RecipePage recipe={hebrew} />);
  const directionOf = (element: HTMLElement) => element.closest<HTMLElement>('[dir]')?.dir;
  expect(directionOf(screen.getByRole('heading', { level: 1 }))).toBe('rtl');
  expect(directionOf(screen.getByText(stew.dek))).toBe('rtl');
  for (const amount of screen.getAllByText('600 g')) expect(directionOf(amount)).toBe('ltr');
  expect(directionOf(screen.getByRole('heading', { name: 'Method' }))).toBeUndefined();
});

it('a recipe page in the language of the site marks nothing but native names', () => {
  const { container } = render(<RecipePage recipe={stew} />);
  const marked = [...container.querySelectorAll('[lang], [dir]')].map(({ textContent }) => textContent);
  expect([...new Set(marked)]).toEqual(['보리국', '보리', '매실']);
});

it('cook mode and its timers mark words of the recipe and of the site with their languages', async () => {
  const chosen = { servings: 4, system: 'metric', variant: null } as const;
  const dish = { name: '보리국', picture: null, isEaten: false, save: null, shareHref: 'mailto:' };
  const mode = { recipe: cookRecipe(korean), chosen, isSetHere: false, dish };
  render(<CookMode {...mode} onClose={() => undefined} />);
  const dialog = within(screen.getByRole('dialog'));
  expect(spoken(dialog.getByRole('heading', { name: 'Season the beef' }))).toBe('ko');
  expect(spoken(dialog.getByText('Done when'))).toBe('en-CA');
  await userEvent.click(dialog.getByRole('button', { name: /start the timer/ }));
  expect(spoken(dialog.getByText('Marinate the beef'))).toBe('ko');
});

it.each([
  [korean, 'ko', 'ko', 'ko_KR'],
  [{ ...stew, title: '보리국' }, undefined, 'en-CA', 'en_CA'],
])(
  'the language of a recipe is named on its card, in structured data and Open Graph',
  (recipe, lang, data, locale) => {
    render(<RecipeCard card={recipeCardData(recipe)} />);
    expect(spoken(screen.getByRole('link', { name: '보리국' }))).toBe(lang);
    expect(recipeJsonLd(recipe).inLanguage).toBe(data);
    expect(recipeMetadata(recipe).openGraph).toMatchObject({ locale });
  },
);

it.each(['보리', '보리국'.normalize('NFD'), 'bori-guk'])(
  'a recipe in another language is found by “%s”',
  async (typed) => {
    const { title, native } = korean;
    const entry = siteEntry({ href: '/barley-stew/', group: 'recipe', title, lang: 'ko', note: '', native });
    expect((await createRecipeSearch(fileOf([entry])))(typed).found).toEqual([entry]);
    const { groups } = (await createSiteSearch(fileOf([entry])))(typed);
    expect(groups[0]?.entries).toEqual([expect.objectContaining({ title: '보리국', lang: 'ko' })]);
  },
);

it('the shopping list marks the language of an ingredient that the vocabulary does not name', () => {
  const blocks: Recipe['blocks'] = [{ type: 'ingredients', items: [{ id: 'shrimp', name: '새우젓' }] }];
  const { recipes, groceries } = recipesFile([{ ...korean, blocks }]);
  const chosen = recipes.map((recipe) => ({ recipe, servings: 2, variant: null }));
  expect(mergeRecipes(chosen, groceries)).toMatchObject([{ name: '새우젓', lang: 'ko' }]);
});
