/** @jest-environment node */
import fc from 'fast-check';
import { readParameter, withParameter } from '@/lib/address';
import { dietFilters, kindFilters, timeFilters } from '@/lib/content/recipe-filters';
import { vocabulary } from '@/lib/content/recipes';
import { longestOf } from '@/lib/kitchen/minutes';
import { learnCards } from '@/lib/learn/pages';
import { groupRecipes } from '@/lib/listing/cards';
import { newestFirst, recipeFacts } from '@/lib/listing/facts';
import { FILTERS, type Filters, findRecipes, NO_FILTERS, type RecipeFacts } from '@/lib/listing/filters';
import { matchKitchen } from '@/lib/listing/have';
import { allRecipes } from '@/lib/recipe/all';
import { createRecipeSearch } from '@/lib/search/recipes';

const filtersSearch = (filters: Filters, search = '') => withParameter(FILTERS, filters, search);
const parseFilters = (search: string) => readParameter(FILTERS, search);

const recipes = newestFirst(allRecipes());
const facts = recipes.map(recipeFacts);
const find = (part: Partial<Filters>) => findRecipes(facts, { ...NO_FILTERS, ...part }).found;
const slugs = (part: Partial<Filters>) => find(part).map(({ recipe }) => recipe.slug);
const file = (slug: string) => {
  const recipe = recipes.find((one) => one.slug === slug);
  if (!recipe) throw new Error(slug);
  return recipe;
};

const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  category: fc.constantFrom('', ...values(kindFilters)),
  time: fc.constantFrom('', ...values(timeFilters)),
  diets: fc.subarray(values(dietFilters)),
  have: fc.constantFrom('', 'garlic', 'beef, ginger', 'onions, rice, chickpeas', 'moon dust'),
});

test('a diet of restaurants alone is no filter of recipes', () => {
  expect(vocabulary.diets.map(({ id }) => id)).toContain('halal');
  expect(values(dietFilters)).toEqual(['vegetarian', 'vegan', 'gluten-free', 'dairy-free']);
});

describe('narrowing the list', () => {
  it('shows every recipe, the newest first, while nothing narrows it', () => {
    expect(slugs({})).toEqual(recipes.map(({ slug }) => slug));
    const days = recipes.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('never shows a recipe that does not fit and never leaves out one that does', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const shown = new Set(findRecipes(facts, filters).found.map(({ recipe }) => recipe.slug));
        for (const recipe of facts) {
          const { types, times, diets } = file(recipe.slug);
          const minutes = longestOf(times.total);
          const allowed: readonly string[] = diets.includes('vegan')
            ? [...diets, 'vegetarian', 'dairy-free']
            : diets;
          const isRightTime =
            filters.time === '' || (filters.time === 'over' ? minutes > 60 : minutes <= Number(filters.time));
          const fits =
            (filters.category === '' || types.some((type) => type === filters.category)) &&
            isRightTime &&
            filters.diets.every((diet) => allowed.includes(diet));
          const uses = matchKitchen(filters.have, [recipe.ingredients]).uses[0]?.length ?? 0;
          expect(shown.has(recipe.slug)).toBe(fits && (filters.have === '' || uses > 0));
        }
      }),
    );
  });

  it('offers every kind there is', () => {
    expect(values(kindFilters)).toEqual(vocabulary.recipeTypes.map(({ id }) => id));
  });

  it('counts the whole time, not the time on the card: the stew takes over an hour', () => {
    expect(slugs({ time: 'over' })).toContain('barley-stew');
    expect(slugs({ time: '60' })).not.toContain('barley-stew');
  });

  it('puts a quarter-hour salad under half an hour and under an hour', () => {
    expect(slugs({ time: '30' })).toContain('herb-salad');
    expect(slugs({ time: '60' })).toContain('herb-salad');
    expect(slugs({ time: 'over' })).not.toContain('herb-salad');
  });

  it.each(['chiken', '<b>', '../etc', 'constructor'])(
    'finds nothing under the unknown kind “%s”',
    (category) => {
      expect(find({ category })).toEqual([]);
    },
  );
});

describe('the address', () => {
  it('gives back the filters that were put in, whatever they are', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 }).map((one) => one.trim());
    const filters = fc.record({
      category: fc.constantFrom('', 'fish', 'no-such-kind'),
      time: fc.constantFrom('', ...values(timeFilters)),
      diets: fc.subarray(values(dietFilters)),
      have: text,
    });
    fc.assert(
      fc.property(filters, (one) => {
        const search = filtersSearch(one);
        const read = parseFilters(search);
        expect(read).toEqual({ ...one, have: read.have });
        expect(filtersSearch(read)).toBe(search);
      }),
    );
  });

  it('takes any address without throwing and keeps nothing it does not know', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        const { time, diets } = parseFilters(search);
        expect(['', ...values(timeFilters)]).toContain(time);
        expect(diets.every((diet) => values(dietFilters).includes(diet))).toBe(true);
      }),
    );
  });

  it('reads as a person would write it', () => {
    expect(parseFilters('?category=Noodles&time=30&diet=vegan,nothing&have=pork,%20onion')).toEqual({
      category: 'noodles',
      time: '30',
      diets: ['vegan'],
      have: 'pork, onion',
    });
    // Nothing is left of a thing that would have been cut in two.
    expect(parseFilters(`?have=${'green onion,'.repeat(500)}`).have).toMatch(/^(green onion,)+green onion$/);
    expect(filtersSearch({ ...NO_FILTERS, category: 'pork', diets: ['vegan', 'gluten-free'] })).toBe(
      '?category=pork&diet=vegan,gluten-free',
    );
  });

  it('keeps what else the address says', () => {
    expect(filtersSearch({ ...NO_FILTERS, category: 'pork' }, '?from=mail&category=beef')).toBe(
      '?from=mail&category=pork',
    );
    expect(filtersSearch(NO_FILTERS, '?category=beef')).toBe('');
  });
});

describe('what I have', () => {
  const shelf = (...things: string[][]) => things;

  it('puts the recipe that uses most of it first and leaves out those that use none', () => {
    const found = find({ have: 'beef, onions, garlic, barley' });
    expect(found[0]).toMatchObject({ recipe: { slug: 'barley-stew' } });
    expect(found[0]?.uses).toHaveLength(4);
    const counts = found.map(({ uses }) => uses.length);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it.each([
    ['Onions', 'onion'],
    ['tomato', 'cherry tomatoes'],
    ['POTATOES', 'potato'],
    ['chickpea', 'dried chickpeas'],
    ['tomatos', 'tomatoes'],
    ['zuchini', 'zucchini'],
    ['jalapeño', 'jalapeno peppers'],
    ['black beans', 'cooked black beans'],
    ['chicken', 'chicken thighs'],
    ['green onions', 'green onion'],
    ['onion', 'red onion'],
    ['pepper', 'bell pepper'],
  ])('takes “%s” for “%s”', (typed, thing) => {
    expect(matchKitchen(typed, shelf([thing])).uses).toEqual([[typed]]);
  });

  it.each([
    ['rice', 'rice vinegar'],
    ['sesame', 'toasted sesame oil'],
    ['black beans', 'black bean paste'],
    ['beef', 'beet'],
    ['white beans', 'black beans'],
    ['lamb', 'lime'],
    ['onions', 'green onion'],
    ['pepper', 'black pepper'],
  ])('does not take “%s” for “%s”', (typed, thing) => {
    expect(matchKitchen(typed, shelf([thing])).uses).toEqual([[]]);
  });

  it('counts a thing once and says what no recipe uses', () => {
    const kitchen = matchKitchen('onion, Onions; caviar,, ,', shelf(['onion', 'red onion'], ['rice']));
    expect(kitchen).toEqual({ named: ['onion', 'caviar'], uses: [['onion'], []], unused: ['caviar'] });
  });

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const { named, uses } = matchKitchen(typed, [['onion'], []]);
        expect(named.length).toBeLessThanOrEqual(12);
        expect(uses).toHaveLength(2);
      }),
    );
  });
});

describe('the search', () => {
  let search: (query: string) => RecipeFacts[];
  beforeAll(async () => {
    search = await createRecipeSearch(facts);
  });
  const titles = (query: string) => search(query).map(({ title }) => title);

  it('finds by a part of the title in any case, on the card or on the page', () => {
    expect(titles('BARL')).toEqual(['Barley Stew']);
    expect(titles('rice bowls')).toEqual(['Rice Bowls']);
    expect(titles('for the week')).toEqual(['Rice Bowls']);
  });

  it('finds by the category of the list and of the page', async () => {
    expect(titles('pickle')).toEqual(['Brined Turnips']);
    expect(titles('stew')).toEqual(['Barley Stew', 'Oat Dumplings']);
    const block = { ...file('chickpea-block'), category: 'Soft', pageCategory: 'Firm' };
    const searchBlock = await createRecipeSearch([recipeFacts(block)]);
    expect(searchBlock('soft')).toHaveLength(1);
    expect(searchBlock('firm')).toHaveLength(1);
  });

  it('finds nothing for nothing', () => {
    expect(titles('')).toEqual([]);
    expect(titles('   ')).toEqual([]);
    expect(titles('zzz')).toEqual([]);
  });

  it('holds every published recipe', () => {
    for (const { title } of facts) expect(titles(title)).toContain(title);
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(facts).toEqual(expect.arrayContaining(search(query)));
      }),
    );
  });
});

describe('the groups', () => {
  const group = (href: string) => {
    const found = vocabulary.recipeGroups.find((one) => one.href === href);
    if (!found) throw new Error(href);
    return found;
  };
  const names = (href: string) => groupRecipes(recipes, group(href)).map(({ slug }) => slug);

  it('gather recipes by what they are', () => {
    expect(names('/legumes')).toEqual(['chickpea-block']);
    expect(names('/flour')).toContain('lemon-noodles');
    expect(names('/flour')).not.toContain('herb-salad');
  });

  it('take a recipe whose flour is explained on the page about flour', () => {
    const explained = [...learnCards.values()].find(({ page }) => page === '/flour');
    const salad = file('herb-salad');
    const cake = {
      ...salad,
      blocks: [
        {
          type: 'ingredients' as const,
          groups: [{ items: [{ id: 'flour', name: 'flour', about: explained?.id }] }],
        },
      ],
    };
    expect(groupRecipes([cake], group('/flour'))).toHaveLength(1);
    expect(groupRecipes([salad], group('/flour'))).toHaveLength(0);
  });
});

describe('the facts', () => {
  it('count what is vegan as vegetarian and free of dairy', () => {
    const vegan = recipeFacts({ ...file('oat-dumplings'), diets: ['vegan'] });
    expect(vegan.diets).toEqual(expect.arrayContaining(['vegan', 'vegetarian', 'dairy-free']));
  });

  it('leave out what no one buys', () => {
    const things = facts.flatMap((recipe: RecipeFacts) => recipe.ingredients);
    expect(things).not.toContain('water');
    expect(things).toContain('beef shin');
  });
});
