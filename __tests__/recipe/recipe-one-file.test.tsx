/** @jest-environment node */
import { type RecipeInput, recipe as schema } from '@/lib/content/schema/recipe';

const stew: RecipeInput = {
  id: 901,
  slug: 'stew-of-the-test',
  title: 'Stew of the Test',
  category: 'Legumes',
  types: ['stews', 'legumes'],
  cuisine: 'Harbour',
  keywords: ['cabbage'],
  description:
    'Old cabbage, leeks and a clear hot broth in one pot: a stew for four that is ready in half an hour.',
  dek: 'The older the cabbage, the better the stew.',
  picture: { name: 'jars', alt: 'A dark bowl of stew' },
  times: { prep: 10, cook: 20, total: 30, card: 30 },
  yield: { amount: 4, unit: 'serving' },
  difficulty: 'Easy',
  published: '2020-01-02',
  updated: '2020-03-04',
  diets: ['vegan'],
  blocks: [
    {
      type: 'ingredients',
      groups: [{ items: [{ id: 'cabbage', name: 'ripe cabbage', amount: '400 g' }] }],
    },
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

/** The site as it is when data/recipes holds one more file. */
function siteWith(extra: RecipeInput) {
  jest.resetModules();
  const actual = jest.requireActual('@/lib/content/recipes');
  jest.doMock('@/lib/content/recipes', () => ({
    ...actual,
    recipes: { ...actual.recipes, [extra.slug]: schema.parse(extra) },
  }));
}

afterEach(() => {
  jest.dontMock('@/lib/content/recipes');
  jest.resetModules();
});

describe('A recipe that is one more file', () => {
  beforeEach(() => siteWith(stew));

  it('has a page under its slug and under its number', async () => {
    const { generateStaticParams } = await import('@/app/recipes/[id]/page');
    const ids = generateStaticParams().map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['stew-of-the-test', '901']));
  });

  it('has a share card, its data and its Cooklang file beside the page', async () => {
    for (const load of [
      () => import('@/app/recipes/[id]/recipe.json/route'),
      () => import('@/app/recipes/[id]/recipe.cook/route'),
    ]) {
      const { GET, generateStaticParams } = await load();
      expect(generateStaticParams()).toContainEqual({ id: 'stew-of-the-test' });
      const answer = await GET(new Request('http://site/'), {
        params: Promise.resolve({ id: 'stew-of-the-test' }),
      });
      expect(await answer.text()).toContain('Stew of the Test');
    }
  });

  it('is in the sitemap and in the feed', async () => {
    const { sitemapEntries: sitemap } = await import('@/lib/seo/sitemap');
    const listed = sitemap().find(({ url }) => new URL(url).pathname === '/recipes/stew-of-the-test/');
    expect(listed?.lastModified).toBe('2020-03-04');
    const { GET } = await import('@/app/feed.xml/route');
    const [, entry = ''] = /<title>Stew of the Test<\/title>(.*?)<\/entry>/s.exec(await GET().text()) ?? [];
    expect(entry).toContain('<published>2020-01-02T00:00:00Z</published>');
    expect(entry).toContain('<updated>2020-03-04T00:00:00Z</updated>');
  });

  it('is in the list of recipes, its search and its filters', async () => {
    const { allRecipes } = await import('@/lib/recipe/all');
    const { recipeFacts } = await import('@/lib/listing/facts');
    const { createRecipeSearch } = await import('@/lib/search/recipes');
    const { readParameter } = await import('@/lib/address');
    const { FILTERS, findRecipes } = await import('@/lib/listing/filters');
    const facts = allRecipes().map(recipeFacts);
    const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
    const search = await createRecipeSearch(facts);
    expect(slugs(search('STEW OF THE'))).toEqual(['stew-of-the-test']);
    for (const query of ['?category=stews', '?time=30', '?diet=vegan', '?have=cabbage']) {
      const { found } = findRecipes(facts, readParameter(FILTERS, query));
      expect(slugs(found.map(({ recipe }) => recipe))).toContain('stew-of-the-test');
    }
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { FrontCards } = await import('@/components/listing/recipe-list');
    const page = renderToStaticMarkup(FrontCards({ recipes: allRecipes() }));
    expect(page).toContain('href="/recipes/stew-of-the-test/"');
  });

  it('can be put on a shopping list', async () => {
    const { allRecipes } = await import('@/lib/recipe/all');
    const { shopData } = await import('@/lib/shopping/shop-data');
    expect(JSON.stringify(shopData(allRecipes()))).toContain('ripe cabbage');
  });
});

describe('A recipe whose ingredients stand in no groups', () => {
  const flat: RecipeInput = {
    ...stew,
    blocks: stew.blocks.map((block) =>
      block.type === 'ingredients'
        ? { type: block.type, items: block.groups?.flatMap(({ items }) => items) }
        : block,
    ),
  };
  beforeEach(() => siteWith(flat));

  const load = async () => (await import('@/lib/recipe/all')).recipeBySlug(stew.slug);

  it('lists, names and puts out the same as one with groups', async () => {
    const recipe = await load();
    expect(recipe.blocks[0]).not.toHaveProperty('groups');
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { RecipePage } = await import('@/components/recipe/recipe-page');
    const html = renderToStaticMarkup(RecipePage({ recipe }));
    const read = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(read).toMatch(/Ingredients .*400 g ripe cabbage .*Method .*Simmer 400 g ripe cabbage for 20 min/);
    const { cookRecipe } = await import('@/lib/recipe/cook-recipe');
    const { cookNeeds } = await import('@/lib/recipe/cook');
    const cook = cookRecipe(recipe);
    const needs = cook.steps.flatMap((step) => cookNeeds(step, cook, null));
    expect(needs.map(({ ingredient }) => ingredient.name)).toEqual(['ripe cabbage']);
  });

  it('is bought, and given to search engines and recipe programs, as one with groups is', async () => {
    const recipe = await load();
    const { shopData } = await import('@/lib/shopping/shop-data');
    expect(shopData([recipe]).recipes[0]?.items).toMatchObject([
      { name: 'ripe cabbage', amount: 400, unit: 'g' },
    ]);
    const { recipeJsonLd } = await import('@/lib/seo/json-ld');
    expect(recipeJsonLd(recipe).recipeIngredient).toEqual(['400 g ripe cabbage']);
    const { recipeCooklang } = await import('@/lib/open-data/cooklang');
    expect(recipeCooklang(recipe)).toContain('@ripe cabbage{400%g}');
  });
});

describe('A recipe on another site', () => {
  const address = 'https://elsewhere.example/stew?from=here';
  beforeEach(() => siteWith({ ...stew, customLink: address }));

  it('has a card in the list that opens in a new tab and says so', async () => {
    const { listedRecipes } = await import('@/lib/recipe/all');
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { FrontCards } = await import('@/components/listing/recipe-list');
    const list = renderToStaticMarkup(FrontCards({ recipes: listedRecipes() }));
    const [, link = ''] = /(<a [^>]*>Stew of the Test.*?<\/a>)/.exec(list) ?? [];
    expect(link).toContain(`href="${address}"`);
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener"');
    expect(link).toContain('opens in a new tab');
    const { relatedCards } = await import('@/lib/listing/cards');
    const cards = listedRecipes().flatMap((recipe) => relatedCards(recipe, 100));
    expect(new Set(cards.map(({ href }) => href))).toContain(address);
  });

  it('is found in the list and in the search of the site, at that very address', async () => {
    const { listedRecipes } = await import('@/lib/recipe/all');
    const { recipeFacts } = await import('@/lib/listing/facts');
    const facts = listedRecipes().map(recipeFacts);
    expect(facts.find(({ slug }) => slug === stew.slug)?.href).toBe(address);
    const { recipeEntries } = await import('@/lib/search/site/entries/recipes');
    expect(recipeEntries([]).find(({ title }) => title === stew.title)?.href).toBe(address);
  });

  it('has no page here: no address, no entry in the sitemap, the feed, the shopping list or the saved recipes', async () => {
    const { generateStaticParams } = await import('@/app/recipes/[id]/page');
    const { recipeNames } = await import('@/lib/recipe/all');
    const names = [
      ...generateStaticParams().map(({ id }) => id),
      ...recipeNames('/'),
      ...recipeNames('/recipes/'),
    ];
    expect(names).not.toContain(stew.slug);
    expect(names).not.toContain(String(stew.id));
    const { sitemapEntries: sitemap } = await import('@/lib/seo/sitemap');
    const { GET } = await import('@/app/feed.xml/route');
    const { default: ShoppingListPage } = await import('@/app/recipes/shopping-list/page');
    const { default: SavedPage } = await import('@/app/recipes/saved/page');
    const { inspect } = await import('node:util');
    for (const words of [sitemap(), await GET().text(), ShoppingListPage(), SavedPage()]) {
      const written = inspect(words, { depth: 8, maxArrayLength: null, maxStringLength: null });
      expect(written).toMatch(/barley-stew/);
      expect(written).not.toContain(address);
    }
  });
});
