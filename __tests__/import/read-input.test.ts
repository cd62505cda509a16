/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { archiveEntries } from '@/scripts/import/archive';
import { type Input, readInput } from '@/scripts/import/read-input';
import { drafted } from './kitchen';

const input = (text: unknown, name = 'file'): Input => ({
  name,
  bytes: strToU8(typeof text === 'string' ? text : JSON.stringify(text)),
});
/** Recipes of a file, each of which is a draft that is shown. */
function read(text: unknown, name?: string) {
  const recipes = readInput(input(text, name));
  for (const recipe of recipes) expect(drafted(recipe).problems).toEqual([]);
  return recipes;
}

it('reads a file of WP Recipe Maker', () => {
  const file = {
    recipe: {
      name: 'Sesame Greens',
      summary: '<p>Quick &amp; green.</p>',
      servings: '2',
      servings_unit: 'bowls',
      prep_time: '5',
      cook_time: 10,
      custom_time: '0',
      tags: { course: [{ name: 'Side' }], cuisine: ['Korean'] },
      ingredients_flat: [
        { type: 'group', name: 'Dressing:' },
        { type: 'ingredient', uid: 3, amount: '1', unit: 'tbsp', name: 'sesame oil', notes: 'toasted' },
      ],
      instructions_flat: [
        { type: 'group', name: '' },
        {
          type: 'instruction',
          uid: 1,
          text: '<p>Boil [timer minutes=2]2 minutes[/timer].</p>',
          ingredients: [3],
        },
      ],
      nutrition: { calories: '120', fiber: '3' },
      notes: '<p>Best warm.</p>',
      equipment: [{ name: 'Pot' }],
    },
  };
  expect(read([file])).toMatchObject([
    {
      title: 'Sesame Greens',
      description: 'Quick & green.',
      yields: ['2 bowls'],
      times: { prep: '5', cook: '10', rest: '' },
      categories: ['Side'],
      ingredients: [
        {
          title: 'Dressing',
          items: [{ id: '3', parts: { amount: '1', unit: 'tbsp', name: 'sesame oil', note: 'toasted' } }],
        },
      ],
      steps: [{ items: [{ text: 'Boil 2 minutes.', takes: ['3'] }] }],
      nutrition: { calories: '120', fibre: '3' },
      equipment: ['Pot'],
      notes: [{ text: 'Best warm.' }],
    },
  ]);
});

const PAPRIKA = {
  name: 'Rye Bread',
  ingredients: 'Dough:\n500 g rye flour\n1 tsp salt',
  directions: 'Knead.\n\nBake for 50 minutes.',
  servings: '1 loaf',
  prep_time: '20 min',
  cook_time: '50 min',
  source: 'Grain Notes',
  source_url: 'https://grain.test.org/rye',
  categories: ['Bread'],
  created: '2021-05-06 10:00:00',
  photo_data: Buffer.alloc(120, 1).toString('base64'),
};

it('reads an archive of Paprika, whose recipes are compressed one by one', () => {
  const bytes = zipSync({ 'Rye Bread.paprikarecipe': gzipSync(JSON.stringify(PAPRIKA)) });
  const [entry] = archiveEntries({ name: 'my.paprikarecipes', bytes });
  expect(entry?.name).toBe('my.paprikarecipes › Rye Bread.paprikarecipe');
  const recipes = entry ? readInput(entry.read()) : [];
  expect(recipes).toMatchObject([
    {
      title: 'Rye Bread',
      credit: { name: 'Grain Notes', href: 'https://grain.test.org/rye' },
      published: '2021-05-06',
      ingredients: [{ title: 'Dough', items: [{ line: '500 g rye flour' }, { line: '1 tsp salt' }] }],
      steps: [{ items: [{ text: 'Knead.' }, { text: 'Bake for 50 minutes.' }] }],
    },
  ]);
  expect(recipes[0]?.photos[0]?.bytes).toHaveLength(120);
});

it('reads a recipe of Mealie, whose note may be the whole line', () => {
  const recipe = {
    name: 'Bean Stew',
    recipeYield: '4 servings',
    orgURL: 'https://beans.test.org/stew',
    recipeIngredient: [
      { title: 'Stew', note: '2 cups beans', unit: null, food: null, quantity: 1 },
      { note: 'chopped', unit: { name: 'piece' }, food: { name: 'onion' }, quantity: 2, referenceId: 'a' },
    ],
    recipeInstructions: [{ text: 'Boil it all.', ingredientReferences: [{ referenceId: 'a' }] }],
    notes: [{ title: 'Salt', text: 'Late.' }],
  };
  expect(read(recipe)).toMatchObject([
    {
      credit: { name: 'beans.test.org' },
      ingredients: [
        {
          title: 'Stew',
          items: [
            { line: '2 cups beans' },
            { id: 'a', parts: { amount: '2', unit: 'piece', name: 'onion', note: 'chopped' } },
          ],
        },
      ],
      steps: [{ items: [{ text: 'Boil it all.', takes: ['a'] }] }],
      notes: [{ title: 'Salt', text: 'Late.' }],
    },
  ]);
});

it('joins the tables of a backup of Mealie', () => {
  const tables = {
    recipes: [{ id: 'r', name: 'Bean Stew', recipe_yield: '4', total_time: '1 hour' }],
    recipes_ingredients: [
      { recipe_id: 'r', position: 1, note: '', quantity: 1, food_id: 'f', unit_id: 'u' },
      { recipe_id: 'r', position: 0, note: '1 pinch salt', quantity: 1 },
      { recipe_id: 'x', position: 0, note: 'not of it' },
    ],
    recipe_instructions: [{ recipe_id: 'r', position: 0, text: 'Boil.' }],
    ingredient_foods: [{ id: 'f', name: 'beans' }],
    ingredient_units: [{ id: 'u', name: 'cup' }],
    recipes_to_tags: [{ recipe_id: 'r', tag_id: 't' }],
    tags: [{ id: 't', name: 'winter' }],
  };
  expect(read(tables, 'database.json')).toMatchObject([
    {
      title: 'Bean Stew',
      keywords: ['winter'],
      times: { total: '1 hour' },
      ingredients: [{ items: [{ line: '1 pinch salt' }, { line: '1 cup beans' }] }],
    },
  ]);
});

it('reads RecipeSage, with recipes in a wrapper and notes in comments', () => {
  const file = {
    recipes: [
      {
        '@type': 'Recipe',
        name: 'Oat Bars',
        creditText: 'Oat Book',
        isBasedOn: 'https://oats.test.org/bars',
        recipeIngredient: ['200 g oats'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Bake the oats.' }],
        comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Keeps a week.\nFreezes.' }],
      },
    ],
  };
  expect(read(file)).toMatchObject([
    {
      title: 'Oat Bars',
      credit: { href: 'https://oats.test.org/bars' },
      notes: [{ text: 'Keeps a week.' }, { text: 'Freezes.' }],
    },
  ]);
});

it('reads a folder of Nextcloud Cookbook', () => {
  const file = {
    '@type': 'Recipe',
    name: 'Plum Cake',
    keywords: 'cake,plum',
    recipeYield: 8,
    prepTime: 'PT0H20M',
    dateCreated: '2020-01-02T00:00:00+0000',
    tool: ['Tin'],
    recipeIngredient: ['300 g plums'],
    recipeInstructions: ['Bake the plums.'],
    nutrition: { '@type': 'NutritionInformation', calories: '200 kcal' },
  };
  expect(read(file, 'Plum Cake/recipe.json')).toMatchObject([
    {
      title: 'Plum Cake',
      keywords: ['cake', 'plum'],
      yields: ['8'],
      published: '2020-01-02T00:00:00+0000',
      equipment: ['Tin'],
    },
  ]);
});

it('reads Cooklang: its marks become words, and steps take what they mark', () => {
  const text = `>> servings: 2
>> prep time: 10 minutes

// to do: add the source
= Batter
Whisk @eggs{2%items} and @flour{1/2%cup}(sifted) in a #large bowl{}. -- not too long
Rest for ~{20%minutes}.

= Pan
> Use a heavy pan.

Fry in @butter with @sea salt{}, @eggs{} on top, for ~fry{3%minutes}.
`;
  expect(read(text, 'crepes.cook')).toMatchObject([
    {
      title: 'crepes',
      yields: ['2'],
      times: { prep: '10 minutes' },
      ingredients: [
        {
          items: [
            { line: '2 eggs' },
            { line: '1/2 cup flour (sifted)' },
            { line: 'butter' },
            { line: 'sea salt' },
          ],
        },
      ],
      steps: [
        {
          title: 'Batter',
          items: [{ text: 'Whisk eggs and flour in a large bowl. Rest for 20 minutes.', takes: ['0', '1'] }],
        },
        {
          title: 'Pan',
          items: [
            { text: 'Fry in butter with sea salt, eggs on top, for 3 minutes.', takes: ['2', '3', '0'] },
          ],
        },
      ],
      equipment: ['large bowl'],
      notes: [{ text: 'Use a heavy pan.' }],
    },
  ]);
});

it.each([
  [
    'English Markdown',
    '# Bean Soup\n\nA soup for *winter*.\n\nServes: 4\n\n## Ingredients\n\n- [ ] 200 g **beans**\n### Top\n- 1 bunch parsley\n\n## Method\n\n1. Boil the beans.\n2. Serve with parsley.\n\n## Notes\n\n- Better late.\n',
    {
      title: 'Bean Soup',
      description: 'A soup for winter.',
      ingredients: [
        { items: [{ line: '- 200 g beans' }] },
        { title: 'Top', items: [{ line: '- 1 bunch parsley' }] },
      ],
      steps: [{ items: [{ text: 'Boil the beans.' }, { text: 'Serve with parsley.' }] }],
      notes: [{ text: 'Better late.' }],
    },
  ],
  [
    'Korean text',
    '콩국수\n\n재료 (2인분)\n콩 200g\n소금 약간\n\n만들기\n1. 콩을 삶는다.\n2. 소금을 넣는다.\n',
    {
      title: '콩국수',
      yields: ['2인분'],
      ingredients: [{ items: [{ line: '콩 200g' }, { line: '소금 약간' }] }],
      steps: [{ items: [{ text: '콩을 삶는다.' }, { text: '소금을 넣는다.' }] }],
    },
  ],
  [
    'Japanese text',
    '卵とじ\n\n【材料】(2人分)\n卵 2個\nしょうゆ 大さじ1\n\n【作り方】\n①卵をとく。\n②煮る。\n\n【コツ】\n弱火で。\n',
    {
      title: '卵とじ',
      ingredients: [{ items: [{ line: '卵 2個' }, { line: 'しょうゆ 大さじ1' }] }],
      steps: [{ items: [{ text: '卵をとく。' }, { text: '煮る。' }] }],
      notes: [{ text: '弱火で。' }],
    },
  ],
])('reads %s', (_, text, expected) => {
  expect(read(text, 'note.txt')).toMatchObject([expected]);
});

it('reads text in UTF-16 and Windows-1252', () => {
  const text = 'Crème\n\nIngredients\n1 cup crème\n\nMethod\nWhip the crème.\n';
  const titles = [Buffer.from(`\uFEFF${text}`, 'utf16le'), Buffer.from(text, 'latin1')].map(
    (bytes) => readInput({ name: 'a.txt', bytes })[0]?.title,
  );
  expect(titles).toEqual(['Crème', 'Crème']);
});

it.each([
  ['{"a": [1,', 'broken JSON: '],
  ['{"a": 1}', 'JSON without a recipe'],
  ['', 'an empty file'],
  ['Dear diary', 'no headings for ingredients and method'],
  ['<!doctype html><p>Hello', 'a page without a recipe in its data'],
  ['\u0001\u0002\u0000\u0003', 'a file that is no text'],
])('says why it cannot read %j', (text, why) => {
  expect(() => readInput(input(text))).toThrow(why);
});

describe('an archive', () => {
  const entriesOf = (files: Record<string, Uint8Array>) =>
    archiveEntries({ name: 'a.zip', bytes: zipSync(files) });
  const soup = strToU8('Soup\n\nIngredients\nbeans\n');

  it('hides files of systems and saved pages, and opens archives inside of it', () => {
    const names = entriesOf({
      '__MACOSX/._soup.txt': soup,
      '.DS_Store': soup,
      'page_files/a.js': soup,
      'soup.txt': soup,
      'inner.zip': zipSync({ 'stew.txt': soup }),
    }).map(({ name }) => name);
    expect(names).toEqual(['a.zip › soup.txt', 'a.zip › inner.zip › stew.txt']);
  });

  it('refuses paths that lead out of it, and archives without end', () => {
    const [climbing] = entriesOf({ '../../soup.txt': soup });
    expect(() => climbing?.read()).toThrow('a path that leads out of the archive');
    const deep = [1, 2, 3].reduce((bytes) => zipSync({ 'in.zip': bytes }), zipSync({ 'soup.txt': soup }));
    expect(() => archiveEntries({ name: 'a.zip', bytes: deep })[0]?.read()).toThrow('inside of three others');
  });

  it('refuses what expands to far more than it holds', () => {
    const bomb = zipSync({ 'zeros.txt': new Uint8Array(65 * 1024 * 1024) }, { level: 1 });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(() => archiveEntries({ name: 'a.zip', bytes: bomb })[0]?.read()).toThrow('larger than 64 MB');
    const gzip = gzipSync(Buffer.alloc(65 * 1024 * 1024));
    expect(() => readInput({ name: 'a.gz', bytes: gzip })).toThrow('expands to more than 64 MB');
  });

  it('shows names in the encoding of the program that wrote them', () => {
    const name = zipSync({ x: strToU8(JSON.stringify({ name: 'nothing' })) });
    // "caf" with an é of code page 437, and no flag for UTF-8.
    const old = Buffer.from(Buffer.from(name).toString('latin1').replaceAll('x', '\u0082'), 'latin1');
    expect(archiveEntries({ name: 'a.zip', bytes: old }).map((entry) => entry.name)).toEqual(['a.zip › é']);
  });

  it('that is damaged is said to be', () => {
    expect(() => archiveEntries({ name: 'a.zip', bytes: strToU8('PK\u0003\u0004 broken') })).toThrow(
      'a damaged zip archive',
    );
  });
});
