import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { dietFilters, kindFilters, timeFilters } from '@/.content/recipeFilters';
import { RecipeList } from '@/components/recipe-list/recipe-list';
import { vocabulary } from '@/lib/content/server';
import { learnCards } from '@/lib/education/pages';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import { groupRecipes, recipeTypeTiles } from '@/lib/recipe-list/cards';
import { newestFirst, recipeFacts } from '@/lib/recipe-list/facts';
import {
  FILTERS,
  type Filterable,
  type Filters,
  findRecipes,
  NO_RECIPE_FILTERS,
} from '@/lib/recipe-list/filters';
import { filterIdeas } from '@/lib/recipe-list/ideas';
import { onPage, pageCount } from '@/lib/recipe-list/pages';
import { matchPantry } from '@/lib/search/foods';
import { readParameter, withParameter } from '@/lib/ui/address';

describe('filters', () => {
  const write = (part: Partial<Filters>, search = '') =>
    withParameter(FILTERS, { ...NO_RECIPE_FILTERS, ...part }, search);
  const read = (search: string) => readParameter(FILTERS, search);

  const recipes = newestFirst(allRecipes());
  const facts = recipes.map(recipeFacts);
  const find = (part: Partial<Filters>) => findRecipes(facts, { ...NO_RECIPE_FILTERS, ...part }).found;
  const slugs = (part: Partial<Filters>) => find(part).map(({ recipe }) => recipe.slug);
  const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);

  it('offers every kind, and the diets of recipes only', () => {
    expect(values(kindFilters)).toEqual(vocabulary.recipeTypes.map(({ id }) => id));
    expect(vocabulary.diets.map(({ id }) => id)).toContain('halal');
    expect(values(dietFilters)).toEqual(['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free']);
  });

  describe('findRecipes', () => {
    it('finds every recipe without filters, the newest first', () => {
      expect(slugs({})).toEqual(recipes.map(({ slug }) => slug));
      const days = recipes.map(({ published }) => published);
      expect(days).toEqual([...days].sort().reverse());
    });

    it.each<[Partial<Filters>, string[]]>([
      [{ category: 'salads' }, ['herb-salad', 'brined-turnips']],
      [{ category: 'stews' }, ['barley-stew', 'oat-dumplings']],
      [{ category: 'stews', time: '60' }, ['oat-dumplings']],
      [{ category: 'stews', diets: ['vegetarian'] }, ['oat-dumplings']],
      [{ category: 'stews', diets: ['vegan'] }, []],
      [{ diets: ['vegan', 'vegetarian', 'dairy-free'] }, ['lemon-noodles', 'herb-salad', 'chickpea-block']],
      [{ category: 'stews', have: 'barley' }, ['barley-stew']],
      [{ have: 'moon dust' }, []],
    ])('finds for %j %j', (part, found) => {
      expect(slugs(part)).toEqual(found);
    });

    it.each([
      ['barley-stew', 'over'],
      ['herb-salad', '30 60'],
    ])('finds %s by its total time under %s only', (slug, times) => {
      const found = ['30', '60', 'over'].filter((time) => slugs({ time }).includes(slug));
      expect(found.join(' ')).toBe(times);
    });

    it.each(['chiken', '<b>', '../etc', 'constructor'])(
      'finds nothing of the unknown kind “%s”',
      (category) => {
        expect(find({ category })).toEqual([]);
      },
    );

    it('orders by the number of ingredients at home', () => {
      const found = find({ have: 'beef, onions, garlic, barley' });
      expect(found[0]).toMatchObject({ recipe: { slug: 'barley-stew' } });
      const counts = found.map(({ uses }) => uses.length);
      expect(counts[0]).toBe(4);
      expect(counts).toEqual([...counts].sort().reverse());
      expect(counts).not.toContain(0);
    });
  });

  describe('the address', () => {
    it('reads back any filters that it wrote', () => {
      const filters = fc.record({
        category: fc.constantFrom('', 'fish', 'no-such-kind'),
        time: fc.constantFrom('', ...values(timeFilters)),
        diets: fc.subarray(values(dietFilters)),
        have: fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.trim()),
      });
      fc.assert(
        fc.property(filters, (one) => {
          const again = read(write(one));
          expect(again).toEqual({ ...one, have: again.have });
          expect(write(again)).toBe(write(one));
        }),
      );
    });

    it('reads only known times, and at most one unknown diet, from any text', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (search) => {
          const { time, diets } = read(search);
          expect(['', ...values(timeFilters)]).toContain(time);
          const unknown = diets.filter((diet) => !values(dietFilters).includes(diet));
          expect(unknown.length).toBeLessThan(2);
          expect(unknown).not.toContain('');
        }),
      );
    });

    it('is readable, keeps other parameters and cuts a long list between things', () => {
      expect(read('?category=Noodles&time=30&diet=,keto,Vegan,paleo&have=pork,%20onion')).toEqual({
        ...{ category: 'noodles', time: '30', diets: ['vegan', 'keto'], have: 'pork, onion' },
      });
      expect(read(`?have=${'green onion,'.repeat(500)}`).have).toMatch(/^(green onion,)+green onion$/);
      expect(read(`?have=${'a'.repeat(5000)}`).have).toMatch(/^a{100,1000}$/);
      expect(write({ category: 'pork', diets: ['vegan', 'gluten-free'] }, '?from=mail&category=beef')).toBe(
        '?from=mail&category=pork&diet=vegan,gluten-free',
      );
      expect(write({}, '?category=beef')).toBe('');
    });
  });
});

describe('recipeFacts', () => {
  it('counts a vegan recipe as vegetarian and dairy-free', () => {
    const { diets } = recipeFacts({ ...recipeBySlug('oat-dumplings'), diets: ['vegan'] });
    expect([...diets].sort()).toEqual(['dairy-free', 'vegan', 'vegetarian']);
  });

  it('leaves out ingredients that are never bought', () => {
    const { ingredients } = recipeFacts(recipeBySlug('barley-stew'));
    expect(ingredients).toContain('beef shin');
    expect(ingredients).not.toContain('water');
  });
});

describe('matchPantry', () => {
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
  ])('matches “%s” with “%s”', (typed, thing) => {
    expect(matchPantry(typed, [{ ingredients: [thing] }]).uses).toEqual([[typed]]);
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
  ])('does not match “%s” with “%s”', (typed, thing) => {
    expect(matchPantry(typed, [{ ingredients: [thing] }]).uses).toEqual([[]]);
  });

  it('counts a thing once and lists those that no recipe uses', () => {
    const kitchen = matchPantry('onion, Onions; caviar,, ,', [
      { ingredients: ['onion', 'red onion'] },
      { ingredients: ['rice'] },
    ]);
    expect(kitchen).toMatchObject({ named: ['onion', 'caviar'], uses: [['onion'], []], unused: ['caviar'] });
  });

  it('takes at most twelve things from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const { named, uses } = matchPantry(typed, [{ ingredients: ['onion'] }, { ingredients: [] }]);
        expect(named.length).toBeLessThanOrEqual(12);
        expect(uses).toHaveLength(2);
      }),
    );
  });
});

describe('filterIdeas', () => {
  const recipe = (types: string[], ingredients: string[], diets: string[] = []): Filterable => ({
    types,
    minutes: 30,
    diets,
    ingredients,
  });
  const recipes = [
    recipe(['stews'], ['pearl barley', 'onions']),
    recipe(['noodles'], ['egg noodles', 'ginger'], ['vegan']),
  ];
  const labels = (ideas: readonly { label: string; count: number }[]) =>
    ideas.map(({ label, count }) => `${label} ${count}`);

  it('offers other kinds, and the choice without one of its filters', () => {
    const { kinds, without, spelling } = filterIdeas(recipes, {
      ...NO_RECIPE_FILTERS,
      category: 'stews',
      diets: ['vegan'],
    });
    expect(labels(kinds)).toEqual(['Noodles 1']);
    expect(labels(without)).toEqual(['Stews 1', 'Vegan 1']);
    expect(without[0]?.filters).toEqual({ ...NO_RECIPE_FILTERS, diets: ['vegan'] });
    expect(spelling).toEqual([]);
  });

  it('corrects what is at home to an ingredient of a recipe', () => {
    const { spelling } = filterIdeas(recipes, { ...NO_RECIPE_FILTERS, have: 'barlye' });
    expect(labels(spelling)).toEqual(['Barley 1']);
    expect(spelling[0]?.filters).toEqual({ ...NO_RECIPE_FILTERS, have: 'Barley' });
  });

  it('offers nothing that finds nothing', () => {
    expect(filterIdeas([], { ...NO_RECIPE_FILTERS, category: 'stews', have: 'tofu' })).toEqual({
      spelling: [],
      kinds: [],
      without: [],
    });
  });
});

it('the list of recipes shows a message in place of an empty list', () => {
  render(<RecipeList recipes={[]} labels={{ all: 'Every dish' }} />);
  expect(screen.getByText('The first recipe is still on the stove.')).toBeVisible();
});

describe('cards', () => {
  const slugs = (recipes: readonly { slug: string }[]) => recipes.map(({ slug }) => slug);

  describe('groupRecipes', () => {
    const grouped = (href: string, recipes = allRecipes()) => {
      const group = vocabulary.recipeGroups.find((one) => one.href === href);
      if (!group) throw new Error(href);
      return slugs(groupRecipes(recipes, group));
    };

    it('groups recipes by type', () => {
      expect(grouped('/legumes')).toEqual(['chickpea-block']);
      expect(grouped('/flour')).toContain('lemon-noodles');
      expect(grouped('/flour')).not.toContain('herb-salad');
    });

    it('groups a recipe with an ingredient that the page explains', () => {
      const about = [...learnCards.values()].find(({ page }) => page === '/flour')?.id;
      const items = [{ id: 'flour', name: 'flour', about }];
      const salad = recipeBySlug('herb-salad');
      expect(
        grouped('/flour', [{ ...salad, blocks: [{ type: 'ingredients', groups: [{ items }] }] }]),
      ).toEqual(['herb-salad']);
    });
  });

  describe('recipeTypeTiles', () => {
    const picture = { name: 'pot', alt: 'A pot' };
    const tile = { text: 'To come.', icon: 'pot', picture } as const;
    const whenEmpty = { name: 'Where my beef is', href: '/beef' };

    it.each([
      ['no kind without recipes', { id: 'beef', label: 'Beef', tile }, []],
      ['an empty kind with a page', { id: 'beef', label: 'Beef', tile, whenEmpty }, ['Beef']],
      [
        'an empty kind whose tile has a page',
        { id: 'beef', label: 'Beef', tile: { ...tile, href: '/beef' } },
        ['Beef'],
      ],
      ['a kind with recipes', { id: 'stews', label: 'Stews', tile }, ['Stews']],
    ])('shows %s', (_, kind, titles) => {
      expect(recipeTypeTiles([kind]).map(({ title }) => title)).toEqual(titles);
    });
  });
});

it.each([1, 23, 24, 500, 5000])('pages have each of %i recipes once, and at most 24', (count) => {
  const all = Array.from({ length: count }, (_, index) => index);
  const pages = Array.from({ length: pageCount(count) }, (_, index) => onPage(all, index + 1));
  expect(pages.flat()).toEqual(all);
  expect(pages.every((page) => page.length > 0 && page.length <= 24)).toBe(true);
});
