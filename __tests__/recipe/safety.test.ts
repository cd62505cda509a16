import { authorityOf } from '@/lib/content/food-safety';
import type { Cooked } from '@/lib/content/schema/cooking';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import { foodSafety } from '@/lib/content/server';
import { recipeBySlug } from '@/lib/recipe/all';
import { allergensOf, allergenText, mayContain, mayContainText } from '@/lib/recipe/allergens';
import { stepsOf } from '@/lib/recipe/blocks';
import { certainDiets, dietsOf, dietTexts } from '@/lib/recipe/diets';
import { safeFoods, safetyHref, sourcesOf, underdoneFoods, wayReasons } from '@/lib/recipe/safe-temperatures';
import { safetyText, stepSafety } from '@/lib/recipe/safety';
import { recipeJsonLd } from '@/lib/seo/recipe-json-ld';

const stew = recipeBySlug('barley-stew');

function stepNamed(id: string) {
  const step = stepsOf(stew).find((each) => each.id === id);
  if (!step) throw new Error(`The stew has no step ${id}.`);
  return step;
}

describe('allergens', () => {
  /** A recipe with milk, whose second version adds mustard. */
  const turnips = recipeBySlug('brined-turnips');

  it.each([
    [undefined, ['Milk'], 'Contains milk. The brine “Mustard” adds mustard.'],
    ['plain', ['Milk'], 'Contains milk.'],
    ['mustard', ['Milk', 'Mustard'], 'Contains milk and mustard.'],
  ])('are listed for version %s', (version, allergens, words) => {
    expect(allergensOf(turnips, version)).toEqual(allergens);
    expect(allergenText(turnips, version)).toContain(words);
  });

  it('that depend on the brand are named, unless the recipe names them anyway', () => {
    expect(mayContainText(stew)).toBe('May contain sulphites (pickled plums): read the label.');
    expect(mayContainText({ ...stew, allergens: ['Gluten', 'Sulphites', 'Wheat'] })).toBe('');
    expect(mayContain({ name: 'pickled plum', buy: 'pickled-plum' }, [])).toBe('sulphites');
    expect(mayContain({ name: 'pickled plum', buy: 'pickled-plum' }, ['Sulphites'])).toBe('');
    expect(mayContain({ name: 'turnip', buy: 'turnip' }, [])).toBe('');
  });

  it('of the same food are listed together', () => {
    expect(mayContainText({ ...stew, allergens: ['Egg', 'Soy'] })).toBe(
      'May contain gluten and wheat (unsalted beef stock) and sulphites (pickled plums): read the label.',
    );
  });

  it('are both gluten and wheat for a food that contains both, and not mentioned where there are none', () => {
    expect(allergenText(recipeBySlug('lemon-noodles'))).toBe('Contains gluten and wheat.');
    expect(allergenText({ ...turnips, allergens: [] })).toBe('');
  });
});

describe('diets', () => {
  /** Recipe of these diets with these things to buy. */
  function recipeWith(diets: string[], ...items: Pick<Ingredient, 'name' | 'buy'>[]) {
    const ingredients = items.map((item) => ({ id: item.name, ...item }));
    return { diets, blocks: [{ type: 'ingredients' as const, items: ingredients }] };
  }

  const stock = { name: 'beef stock', buy: 'beef-stock' };

  describe('a diet that only some brands follow', () => {
    it('names the food with what makes it vegetarian', () => {
      const turnips = recipeBySlug('brined-turnips');
      expect(dietTexts(turnips)).toEqual(['vegetarian (cider vinegar fined without gelatin)', 'gluten-free']);
      expect(certainDiets(turnips)).toMatchObject([{ id: 'gluten-free' }]);
    });

    it('names the food that must not contain an allergen of some brands, once', () => {
      const broth = recipeWith(['gluten-free', 'dairy-free'], stock, stock);
      expect(dietTexts(broth)).toEqual(['gluten-free (beef stock without gluten)', 'dairy-free']);
      expect(certainDiets(broth)).toMatchObject([{ id: 'dairy-free' }]);
    });
  });

  it('need no condition for foods that fit from any brand', () => {
    const salad = recipeBySlug('herb-salad');
    expect(dietTexts(salad)).toEqual(['vegetarian', 'vegan', 'gluten-free', 'dairy-free']);
  });

  it.each([
    [['vegan'], ['vegan', 'vegetarian', 'dairy-free']],
    [['vegetarian'], ['vegetarian']],
    [
      ['gluten-free', 'nut-free'],
      ['gluten-free', 'nut-free'],
    ],
  ])('dietsOf adds to %j the diets whose rules it includes', (diets, all) => {
    expect(dietsOf({ diets })).toEqual(all);
  });
});

describe('the safety of a step', () => {
  const site = (text: string) => ({ language: 'site', text });
  const own = (text: string) => ({ language: 'recipe', text });

  /** The stew with another substitute for its beef. */
  const withSwap = (raw: string): Pick<Recipe, 'blocks'> => ({
    blocks: stew.blocks.map((block) =>
      block.type === 'swaps'
        ? { ...block, items: [{ for: 'beef', title: 'another cut', raw, text: 'As it is.' }] }
        : block,
    ),
  });

  it('is the safe temperature of what it cooks', () => {
    expect(stepSafety(stepNamed('simmer'), stew)).toEqual([
      own('These pieces are long past {@71} in the middle.'),
      site('{@63} in the middle (Health Canada).'),
    ]);
  });

  it('names for whom an underdone food is not, what they do instead, and the condition of the authority', () => {
    expect(stepSafety(stepNamed('eggs'), stew)).toEqual([
      own('The yolk is still soft.'),
      site('Not for anyone who is pregnant, very young, old or unwell.'),
      own('Boil the eggs for twelve minutes.'),
      site('Use pasteurized eggs.'),
      site('{@74} in the middle (Health Canada).'),
    ]);
    expect(safetyText(stepNamed('eggs'), stew)).toBe(
      'The yolk is still soft. Not for anyone who is pregnant, very young, old or unwell. Boil the eggs for twelve minutes. Use pasteurized eggs. {@74} in the middle (Health Canada).',
    );
  });

  it('names the sign of a way without a thermometer, and nothing where no raw food is cooked', () => {
    const boiled = { ...stepNamed('eggs'), cooks: { egg: { boiled: 12 } } };
    expect(stepSafety(boiled, stew)).toEqual([
      site('Boiled for 10 minutes, until the yolk and the white are firm.'),
    ]);
    expect(stepSafety(stepNamed('cut'), stew)).toEqual([]);
  });

  it('names a substitute only if it needs another temperature', () => {
    expect(stepSafety(stepNamed('simmer'), withSwap('poultry-pieces')).at(-1)).toEqual(
      site('{@63}, another cut at {@74} (Health Canada).'),
    );
    expect(stepSafety(stepNamed('simmer'), withSwap('red-meat')).at(-1)).toEqual(
      site('{@63} in the middle (Health Canada).'),
    );
  });

  it('names each food of a step that cooks several', () => {
    const both = { ...stepNamed('simmer'), cooks: { beef: 71, egg: 74 } };
    expect(stepSafety(both, stew).at(-1)).toEqual(site('Beef shin at {@63}, egg at {@74} (Health Canada).'));
  });

  it('is in the structured data', () => {
    expect(JSON.stringify(recipeJsonLd(stew))).toContain('63 °C in the middle (Health Canada).');
  });
});

describe('safe temperatures', () => {
  function authorityNamed(id: string) {
    const authority = authorityOf(foodSafety, id);
    if (!authority) throw new Error(`The fixture site has no authority ${id}.`);
    return authority;
  }

  const canada = authorityNamed('health-canada');

  /** The stew with what its steps do to the beef. */
  function stewWith(results: readonly Cooked[]): Recipe {
    const [first] = stepsOf(stew);
    if (!first) throw new Error('The stew has no steps.');
    const steps = results.map((beef, index) => ({ ...first, id: `cook-${index}`, cooks: { beef } }));
    const blocks = stew.blocks.flatMap((block) => (block.type === 'ingredients' ? [block] : []));
    return { ...stew, blocks: [...blocks, { type: 'method', groups: [{ steps }] }] };
  }

  const beefOf = (results: readonly Cooked[]) =>
    safeFoods(canada, [stewWith(results)]).find(({ kind }) => kind === 'red-meat')?.recipes[0]?.results;

  const kindNamed = (kind: string, authority = canada) =>
    safeFoods(authority).find((food) => food.kind === kind);

  describe('safeFoods', () => {
    it('lists every kind of food with its temperature in the order of the file', () => {
      expect(safeFoods(canada).map(({ name, safe }) => `${name} ${safe.at}`)).toEqual([
        'Whole poultry 82',
        'Poultry pieces 74',
        'Ground poultry 74',
        'Ground beef, veal, lamb and pork 71',
        'Pork, pieces and whole cuts 71',
        'Beef, veal and lamb, whole cuts 63',
        'Game: venison, bison, rabbit 74',
        'Fish 70',
        'Shellfish 74',
        'Eggs 74',
      ]);
    });

    it('leaves out a kind for which the authority has no temperature', () => {
      expect(kindNamed('red-meat', authorityNamed('fsa'))).toBeUndefined();
      expect(kindNamed('pork', authorityNamed('fsa'))?.safe).toMatchObject({ at: 70, hold: 2, orAt: 80 });
    });

    it('gives the ways without a thermometer and the days in the fridge', () => {
      expect(kindNamed('eggs')).toMatchObject({
        days: 28,
        ways: [
          { way: 'boiled', minutes: 10, sign: 'the yolk and the white are firm' },
          { way: 'baked-through', minutes: undefined, sign: 'no liquid is left in the middle' },
        ],
      });
      expect(kindNamed('pork', authorityNamed('fsa'))?.days).toBeUndefined();
    });

    it('gives the recipes of a kind with what they cook it to', () => {
      expect(kindNamed('eggs')?.recipes).toEqual([
        {
          title: 'Barley Stew',
          href: '/barley-stew',
          lang: undefined,
          results: [{ reason: 'The yolk is still soft.', instead: 'Boil the eggs for twelve minutes.' }],
        },
        { title: 'Oat Dumplings', href: '/recipes/oat-dumplings', lang: undefined, results: [{ at: 74 }] },
      ]);
      expect(kindNamed('pork')?.recipes).toEqual([]);
    });

    it('gives the highest temperature of a food that two steps cook', () => {
      expect(beefOf([63, { at: 82, hold: 3 }, 71])).toEqual([{ at: 82, hold: 3 }]);
    });

    it('gives each way of a recipe once', () => {
      expect(beefOf([{ simmered: 180 }, { simmered: 180 }, 63])).toEqual([
        { way: 'simmered for 180 minutes' },
        { at: 63 },
      ]);
    });

    it('writes amounts in the reason of an underdone food', () => {
      expect(beefOf([{ underdone: 'The middle stays at {@52}.' }])).toEqual([
        { reason: 'The middle stays at 52 °C.', instead: undefined },
      ]);
    });
  });

  it('are led to from a step by its first food, and the page where it cooks no raw one', () => {
    const hrefs = ['simmer', 'eggs', 'cut'].map((id) => safetyHref(stepNamed(id), stew));
    expect(hrefs).toEqual(['#raw-red-meat', '#raw-eggs', ''].map((hash) => `/safe-temperatures${hash}`));
  });

  it('are followed by underdone foods with the condition of the authority and what recipes do instead', () => {
    expect(underdoneFoods(canada, safeFoods(canada))).toEqual([
      {
        kind: 'fish',
        name: 'Fish',
        condition:
          'Use fish that was frozen at −20 °C for 7 days or at −35 °C for 15 hours. That kills parasites, not bacteria.',
        recipes: [],
      },
      {
        kind: 'eggs',
        name: 'Eggs',
        condition: 'Use pasteurized eggs.',
        recipes: [
          {
            title: 'Barley Stew',
            href: '/barley-stew',
            lang: undefined,
            instead: ['Boil the eggs for twelve minutes.'],
          },
        ],
      },
    ]);
  });

  it('give each reason for a way without a thermometer once', () => {
    const ways = wayReasons(canada).map(({ way }) => way);
    // Bones and thin pieces simmer for different reasons.
    expect(ways).toEqual(['boiled', 'simmered', 'simmered', 'baked-through', 'opened']);
  });

  it('name the sources of what a section shows', () => {
    const namesOf = (type: Parameters<typeof sourcesOf>[0]) =>
      sourcesOf(type, canada, safeFoods(canada)).map(({ name }) => name);
    expect(namesOf('safeTemperatures')).toEqual(['Safe cooking temperatures', 'Safe food storage']);
    expect(namesOf('underdone')).toEqual([
      'Food safety for vulnerable populations',
      'Freezing, parasite destruction',
    ]);
    expect(namesOf('safeKeeping')).toEqual([
      'Safe cooking temperatures',
      'Safe food storage',
      'Reminding Canadians how to safely consume leftovers',
    ]);
  });
});
