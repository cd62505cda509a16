/** @jest-environment node */
import { instructionGroups } from '@/scripts/import/readers/json-ld';
import { readWebPage } from '@/scripts/import/readers/web-page';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en-US"><head><link rel="canonical" href="https://blog.test.org/2019/leek-soup/">${head}</head><body>${body}</body></html>`;
const jsonLd = (text: unknown) =>
  `<script type="application/ld+json">${typeof text === 'string' ? text : JSON.stringify(text)}</script>`;

const SOUP = {
  '@type': 'Recipe',
  name: 'Leek &amp;amp; Potato Soup',
  recipeIngredient: ['2 tbsp butter', 'For the top:', '1 bunch chives'],
  recipeInstructions: ['1. Melt the butter.', '2. Eat.'],
  recipeYield: ['4', '4 bowls'],
  prepTime: 'PT15M',
  image: [{ '@type': 'ImageObject', url: 'https://blog.test.org/leek.jpg' }],
  nutrition: { '@type': 'NutritionInformation', calories: '350 kcal' },
};

describe('JSON-LD', () => {
  it('is found in a graph, beside a broken block, with raw control characters', () => {
    const text = JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, SOUP] }).replace(
      'Melt the',
      'Melt\tthe\n',
    );
    const [recipe, ...others] = readWebPage(page('', jsonLd('{"@type": "Recipe", ') + jsonLd(text)));
    expect(others).toEqual([]);
    expect(recipe).toMatchObject({
      title: 'Leek & Potato Soup',
      address: 'https://blog.test.org/2019/leek-soup/',
      language: 'en-US',
      yields: ['4', '4 bowls'],
      times: { prep: 'PT15M' },
      ingredients: [
        { items: [{ line: '2 tbsp butter' }] },
        { title: 'For the top', items: [{ line: '1 bunch chives' }] },
      ],
      nutrition: { calories: '350 kcal' },
      photos: [{ address: 'https://blog.test.org/leek.jpg' }],
      leftOut: ['the page has a broken block of structured data'],
    });
  });

  it('with an escape that JSON does not have is read, and one that is broken beyond that is a failure', () => {
    const text = JSON.stringify({ ...SOUP, description: 'You won~t wait.' }).replace('~', "\\'");
    expect(readWebPage(page('', jsonLd(text)))[0]).toMatchObject({ description: "You won't wait." });
    expect(() => readWebPage(page('', jsonLd('{"@type": "Recipe", ')))).toThrow('broken structured data: ');
  });

  it('has addresses of pictures that leave the scheme to the page', () => {
    const [recipe] = readWebPage(page('', jsonLd({ ...SOUP, image: '//blog.test.org/leek.jpg' })));
    expect(recipe?.photos).toEqual([{ address: 'https://blog.test.org/leek.jpg' }]);
  });

  it('with entities in place of its quotation marks is read', () => {
    const text = JSON.stringify({ ...SOUP, name: 'Leek Soup' }).replaceAll('"', '&quot;');
    expect(readWebPage(page('', jsonLd(text)))[0]?.title).toBe('Leek Soup');
  });

  it('without a name has the title of its page', () => {
    const { name: _, ...unnamed } = SOUP;
    const head = `<title>Leek soup &amp; more</title>${jsonLd(unnamed)}`;
    expect(readWebPage(page('', head))[0]?.title).toBe('Leek soup & more');
    expect(readWebPage(page('<h1>Leek soup</h1>', head))[0]?.title).toBe('Leek soup');
  });

  it('twice on a page is one recipe, with what only one of them has', () => {
    const short = { '@type': ['Recipe'], name: 'Leek &amp; Potato Soup', recipeCuisine: 'French' };
    const recipes = readWebPage(page('', jsonLd(short) + jsonLd([SOUP])));
    expect(recipes).toHaveLength(1);
    expect(recipes[0]).toMatchObject({ cuisines: ['French'], yields: ['4', '4 bowls'] });
  });

  it.each([
    ['strings', ['Cut.', 'Fry.'], [{ items: [{ text: 'Cut.' }, { text: 'Fry.' }] }]],
    ['one string', '1. Cut. 2. Fry.', [{ items: [{ text: 'Cut.' }, { text: 'Fry.' }] }]],
    ['one text in lines', 'Cut.<br>Fry.', [{ items: [{ text: 'Cut.' }, { text: 'Fry.' }] }]],
    [
      'steps with titles',
      [{ '@type': 'HowToStep', name: 'Fry', text: 'Heat the oil.', image: 'https://a.test.org/b.jpg' }],
      [{ items: [{ title: 'Fry', text: 'Heat the oil.', photo: { address: 'https://a.test.org/b.jpg' } }] }],
    ],
    [
      'sections and lists inside of lists',
      [
        [
          {
            '@type': 'HowToSection',
            name: 'Sauce',
            itemListElement: [{ '@type': 'HowToStep', text: 'Stir.' }],
          },
        ],
        { '@type': 'ItemList', itemListElement: [{ '@type': 'HowToStep', text: 'Serve.' }] },
      ],
      [{ title: 'Sauce', items: [{ text: 'Stir.' }] }, { items: [{ text: 'Serve.' }] }],
    ],
    [
      'a step of directions',
      [{ '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text: 'Cut.' }] }],
      [{ items: [{ text: 'Cut.' }] }],
    ],
  ])('has instructions as %s', (_, value, expected) => {
    expect(instructionGroups(value)).toEqual(expected);
  });
});

it('reads microdata where a page has nothing else', () => {
  const html = page(`<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Oat Bars</h2>
    <meta itemprop="prepTime" content="PT5M"><span itemprop="author" itemscope><b itemprop="name">Someone</b></span>
    <ul><li itemprop="recipeIngredient">200 g oats</li><li itemprop="ingredients">1 egg</li></ul>
    <div itemprop="recipeInstructions"><ol><li>Mix.</li><li>Bake.</li></ol></div></div>`);
  expect(readWebPage(html)).toMatchObject([
    {
      title: 'Oat Bars',
      times: { prep: 'PT5M' },
      ingredients: [{ items: [{ line: '200 g oats' }, { line: '1 egg' }] }],
      steps: [{ items: [{ text: 'Mix.' }, { text: 'Bake.' }] }],
    },
  ]);
});

const WPRM = `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Leek &amp; Potato Soup</h2>
  <span class="wprm-recipe-custom_time-label">Chilling Time:</span><span class="wprm-recipe-custom_time-hours">1<span>hr</span></span>
  <div class="wprm-recipe-equipment-item"><div class="wprm-recipe-equipment-name">Blender</div></div>
  <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Soup</h4><ul>
  <li class="wprm-recipe-ingredient" data-uid="0"><span class="wprm-recipe-ingredient-amount">2</span>
  <span class="wprm-recipe-ingredient-unit">tbsp</span> <span class="wprm-recipe-ingredient-name">butter</span>
  <span class="wprm-recipe-ingredient-notes">(soft)</span></li>
  <li class="wprm-recipe-ingredient" data-uid="1"><span class="wprm-recipe-ingredient-name">chives</span></li></ul></div>
  <div class="wprm-recipe-instruction-group"><ul>
  <li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">Melt it.</div>
  <div class="wprm-recipe-instruction-ingredients" data-ingredients="0,1"></div>
  <img data-lazy-src="https://blog.test.org/step.jpg" src="data:,"></li>
  <li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">Eat.</div></li></ul></div>
  <div class="wprm-recipe-notes"><p>Freezes well.</p></div></div>`;

describe('a card of WP Recipe Maker', () => {
  it('gives groups, separate amounts, equipment, notes and photographs to the data of its page', () => {
    expect(readWebPage(page(WPRM, jsonLd(SOUP)))).toMatchObject([
      {
        title: 'Leek & Potato Soup',
        times: { prep: 'PT15M', rest: '60', restLabel: 'Chilling' },
        ingredients: [
          {
            title: 'Soup',
            items: [
              { id: '0', parts: { amount: '2', unit: 'tbsp', name: 'butter', note: '(soft)' } },
              { id: '1', line: 'chives' },
            ],
          },
        ],
        steps: [
          {
            items: [
              { text: 'Melt it.', takes: ['0', '1'], photo: { address: 'https://blog.test.org/step.jpg' } },
              { text: 'Eat.' },
            ],
          },
        ],
        equipment: ['Blender'],
        notes: [{ text: 'Freezes well.' }],
      },
    ]);
  });

  it('is a recipe by itself on a page without data', () => {
    expect(readWebPage(page(WPRM)).map(({ title }) => title)).toEqual(['Leek & Potato Soup']);
  });
});

it('reads steps once that a page has for each of two layouts', () => {
  const steps = '<li itemprop="recipeInstructions">Cut.</li><li itemprop="recipeInstructions">Fry.</li>';
  const item = `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Leek</h2><ol>${steps}</ol><ol>${steps}</ol></div>`;
  expect(readWebPage(page(item))[0]?.steps).toEqual([{ items: [{ text: 'Cut.' }, { text: 'Fry.' }] }]);
});

it('joins a card of Tasty Recipes', () => {
  const card = `<div class="tasty-recipes"><h2 class="tasty-recipes-title">Leek & Potato Soup</h2>
    <div class="tasty-recipes-ingredients"><h3>Ingredients</h3><h4>Base</h4><ul><li>2 tbsp butter</li><li>chives</li></ul></div>
    <div class="tasty-recipes-instructions"><h3>Instructions</h3><ol><li>Melt the butter.</li><li>Eat.</li></ol></div>
    <div class="tasty-recipes-notes"><h3>Notes</h3><p>Better the next day.</p></div></div>`;
  expect(readWebPage(page(card, jsonLd(SOUP)))).toMatchObject([
    {
      ingredients: [{ title: 'Base', items: [{ line: '2 tbsp butter' }, { line: 'chives' }] }],
      steps: [{ items: [{ text: 'Melt the butter.' }, { text: 'Eat.' }] }],
      notes: [{ text: 'Better the next day.' }],
    },
  ]);
  expect(readWebPage(page(card, jsonLd(SOUP)))[0]?.steps[0]).not.toHaveProperty('title');
});

it('finds nothing on a page without a recipe', () => {
  expect(readWebPage(page('<h1>About me</h1>'))).toEqual([]);
  expect(readWebPage('')).toEqual([]);
});
