/** @jest-environment node */
import { inspect } from 'node:util';
import { type RecipeInput, recipe as schema } from '@/lib/content/schema/recipe';
import { allRecipes, recipeAt, recipeBySlug } from '@/lib/recipe/all';

const stew: RecipeInput = {
  id: 901,
  slug: 'stew-of-the-test',
  title: 'Stew of the Test',
  category: 'Legumes',
  types: ['stews', 'legumes'],
  cuisine: 'Harbour',
  keywords: ['cabbage'],
  description: 'Old cabbage, leeks and a clear hot broth in one pot: a stew for four, ready in half an hour.',
  dek: 'The older the cabbage, the better the stew.',
  picture: { name: 'jars', alt: 'A dark bowl of stew' },
  times: { prep: 10, cook: 20, total: 30, card: 30 },
  yield: { amount: 4, unit: 'serving' },
  difficulty: 'Easy',
  published: '2020-01-02',
  updated: '2020-03-04',
  diets: ['vegan'],
  blocks: [
    { type: 'ingredients', items: [{ id: 'cabbage', name: 'ripe cabbage', amount: '400 g' }] },
    {
      type: 'method',
      groups: [
        {
          steps: [
            {
              id: 'simmer',
              title: 'Simmer',
              text: 'Simmer {cabbage} for {~simmer}.',
              durations: [{ id: 'simmer', label: 'Simmer', minutes: 20, attention: 'passive' }],
              work: 10,
            },
          ],
        },
      ],
    },
  ],
};

/** Loads the site as it is with one more file in data/recipes. */
function addToSite(extra: RecipeInput) {
  jest.resetModules();
  const actual = jest.requireActual('@/lib/content/recipes');
  jest.doMock('@/lib/content/recipes', () => ({
    ...actual,
    recipes: { ...actual.recipes, [extra.slug]: schema.parse(extra) },
  }));
}
afterEach(() => jest.dontMock('@/lib/content/recipes'));

it('finds recipes by slug and by number', () => {
  expect(allRecipes()[0]?.slug).toBe('barley-stew');
  expect(recipeBySlug('barley-stew').id).toBe(1);
  expect(recipeAt('/recipes/1')?.slug).toBe('barley-stew');
  expect(recipeAt('/recipes/-1')).toBeUndefined();
  expect(() => recipeBySlug('no-such-dish')).toThrow('“no-such-dish”');
});

describe('a recipe that is added as one file, its ingredients in no groups', () => {
  beforeEach(() => addToSite(stew));

  it('has a page, a data file and a Cooklang file', async () => {
    const { generateStaticParams } = await import('@/app/recipes/[id]/page');
    const ids = generateStaticParams().map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['stew-of-the-test', '901']));
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { RecipePage } = await import('@/components/recipe/recipe-page');
    const all = await import('@/lib/recipe/all');
    const html = renderToStaticMarkup(RecipePage({ recipe: all.recipeBySlug(stew.slug) }));
    const read = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(read).toMatch(/Ingredients .*400 g ripe cabbage .*Method .*Simmer 400 g ripe cabbage for 20 min/);
    const files = [
      [await import('@/app/recipes/[id]/recipe.json/route'), '"400 g ripe cabbage"'],
      [await import('@/app/recipes/[id]/recipe.cook/route'), '@ripe cabbage{400%g}'],
    ] as const;
    for (const [{ GET, generateStaticParams }, ingredient] of files) {
      expect(generateStaticParams()).toContainEqual({ id: stew.slug });
      const answer = await GET(new Request('http://site/'), { params: Promise.resolve({ id: stew.slug }) });
      expect(await answer.text()).toContain(ingredient);
    }
  });

  it('is in the sitemap and in the feed', async () => {
    const { sitemapEntries } = await import('@/lib/seo/sitemap');
    const listed = sitemapEntries().find(({ url }) => new URL(url).pathname === '/recipes/stew-of-the-test/');
    expect(listed?.lastModified).toBe('2020-03-04');
    const { GET } = await import('@/app/feed.xml/route');
    const [, entry = ''] = /<title>Stew of the Test<\/title>(.*?)<\/entry>/s.exec(await GET().text()) ?? [];
    expect(entry).toContain('<published>2020-01-02T00:00:00Z</published>');
    expect(entry).toContain('<updated>2020-03-04T00:00:00Z</updated>');
  });

  it('is in the list, the search, the filters, cook mode and the shopping list', async () => {
    const all = await import('@/lib/recipe/all');
    const { recipeFacts } = await import('@/lib/listing/facts');
    const { createRecipeSearch } = await import('@/lib/search/recipes');
    const { readParameter } = await import('@/lib/address');
    const { FILTERS, findRecipes } = await import('@/lib/listing/filters');
    const facts = all.allRecipes().map(recipeFacts);
    const search = await createRecipeSearch(facts);
    expect(search('STEW OF THE').map(({ slug }) => slug)).toEqual(['stew-of-the-test']);
    for (const query of ['?category=stews', '?time=30', '?diet=vegan', '?have=cabbage']) {
      const { found } = findRecipes(facts, readParameter(FILTERS, query));
      expect(found.map(({ recipe }) => recipe.slug)).toContain('stew-of-the-test');
    }
    const recipe = all.recipeBySlug(stew.slug);
    const { cookRecipe } = await import('@/lib/recipe/cook-recipe');
    const { cookNeeds } = await import('@/lib/recipe/cook');
    const cook = cookRecipe(recipe);
    const needs = cook.steps.flatMap((step) => cookNeeds(step, cook, null));
    expect(needs.map(({ ingredient }) => ingredient.name)).toEqual(['ripe cabbage']);
    const { shopData } = await import('@/lib/shopping/shop-data');
    const item = { name: 'ripe cabbage', amount: 400, unit: 'g' };
    expect(shopData([recipe]).recipes[0]?.items).toMatchObject([item]);
  });
});

describe('a recipe on another site', () => {
  const address = 'https://elsewhere.example/stew?from=here';
  beforeEach(() => addToSite({ ...stew, customLink: address }));

  it('has a card that opens it in a new tab', async () => {
    const { listedRecipes } = await import('@/lib/recipe/all');
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { FrontCards } = await import('@/components/listing/recipe-list');
    const list = renderToStaticMarkup(FrontCards({ recipes: listedRecipes() }));
    const [, link = ''] = /(<a [^>]*>Stew of the Test.*?<\/a>)/.exec(list) ?? [];
    for (const part of [`href="${address}"`, 'target="_blank"', 'rel="noopener"', 'opens in a new tab'])
      expect(link).toContain(part);
    const { relatedCards } = await import('@/lib/listing/cards');
    const cards = listedRecipes().flatMap((recipe) => relatedCards(recipe, 100));
    expect(cards.map(({ href }) => href)).toContain(address);
    const { recipeEntries } = await import('@/lib/search/site/entries/recipes');
    expect(recipeEntries([]).find(({ title }) => title === stew.title)?.href).toBe(address);
  });

  it('has no page here and is not in the sitemap, the feed, the shopping list or the saved recipes', async () => {
    const { generateStaticParams } = await import('@/app/recipes/[id]/page');
    const { recipeNames } = await import('@/lib/recipe/all');
    const ids = generateStaticParams().map(({ id }) => id);
    const names = [...ids, ...recipeNames('/'), ...recipeNames('/recipes/')];
    expect(names.filter((name) => name === stew.slug || name === '901')).toEqual([]);
    const { sitemapEntries } = await import('@/lib/seo/sitemap');
    const { GET } = await import('@/app/feed.xml/route');
    const { default: ShoppingListPage } = await import('@/app/recipes/shopping-list/page');
    const { default: SavedPage } = await import('@/app/recipes/saved/page');
    for (const content of [sitemapEntries(), await GET().text(), ShoppingListPage(), SavedPage()]) {
      const written = inspect(content, { depth: 8, maxArrayLength: null, maxStringLength: null });
      expect(written).toMatch(/barley-stew/);
      expect(written).not.toContain(address);
    }
  });
});
