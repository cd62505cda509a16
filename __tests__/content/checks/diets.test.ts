/** @jest-environment node */
import { problemsIn } from '@/__tests__/content/content-folder';
import { AROUND } from '@/__tests__/ui/toast';
import { checkDiets } from '@/lib/content/checks/diets';
import type { FoodFacts } from '@/lib/content/food-facts';
import type { Allergen } from '@/lib/content/schema/allergens';
import type { Diet } from '@/lib/content/schema/diet';

const RULES: Diet[] = [
  { id: 'vegetarian', label: 'Vegetarian', needs: 'vegetarian' },
  { id: 'vegan', label: 'Vegan', needs: 'vegan' },
  { id: 'gluten-free', label: 'Gluten-free', forbids: { allergens: ['Gluten', 'Triticale', 'Wheat'] } },
  { id: 'nut-free', label: 'Nut-free', forbids: { allergens: ['Peanut', 'Tree nuts'] } },
  { id: 'halal', label: 'Halal', forbids: { of: ['alcohol', 'gelatin', 'pork'] } },
  { id: 'no-fish', label: 'No fish', forbids: { raw: ['fish'] } },
  { id: 'calm', label: 'Calm', forbids: { groceries: ['coffee'] } },
  { id: 'raw-food', label: 'Raw food', onlyRestaurants: true },
];

const FOODS: Record<string, FoodFacts> = {
  almonds: { contains: ['Tree nuts'], vegetarian: 'yes' },
  bread: { contains: ['Gluten', 'Wheat'], vegetarian: 'yes' },
  bacon: { of: ['pork'], vegetarian: 'no' },
  'pork shoulder': { raw: 'pork', vegetarian: 'no' },
  mirin: { of: ['alcohol'], vegetarian: 'yes' },
  gelatin: { of: ['gelatin'], vegetarian: 'no' },
  honey: { vegetarian: 'yes', vegan: 'no' },
  butter: { contains: ['Milk'], vegetarian: 'yes' },
  herring: { raw: 'fish', contains: ['Fish'], vegetarian: 'no' },
  feta: { contains: ['Milk'], vegetarian: 'depends', dependsOn: 'made with microbial rennet' },
  'chili powder': { mayContain: ['Gluten', 'Wheat'], vegetarian: 'yes' },
  'plant-based sausage': { vegan: 'yes' },
  coffee: { vegetarian: 'yes' },
  plums: {},
};

/** Problems of a recipe of this diet with these foods, and with these allergens in its list. */
function problemsOf(diet: string, foods: string[], allergens: Allergen[] = []) {
  const problems: string[][] = [];
  checkDiets(
    { allergens, diets: [diet] },
    foods.map((name) => ({ field: 'blocks[0].items[0]', name, buy: name, facts: FOODS[name] ?? {} })),
    RULES,
    (field, found, allowed) => problems.push([String(field), found, allowed]),
  );
  return problems;
}

const FITTING =
  'only diets that the recipe follows, or food that fits, with an entry of its own in data/groceries.yaml: gluten-free soy sauce';

describe('checkDiets', () => {
  it.each([
    ['nut-free', ['almonds', 'coffee'], '“nut-free” with almonds (Tree nuts)'],
    ['gluten-free', ['bread'], '“gluten-free” with bread (Gluten, Wheat)'],
    ['halal', ['pork shoulder', 'bacon'], '“halal” with pork shoulder (pork), bacon (pork)'],
    ['halal', ['mirin', 'gelatin'], '“halal” with mirin (alcohol), gelatin (gelatin)'],
    ['vegan', ['honey', 'butter'], '“vegan” with honey (not vegan), butter (Milk)'],
    ['vegan', ['gelatin'], '“vegan” with gelatin (not vegan)'],
    ['vegetarian', ['bacon', 'herring'], '“vegetarian” with bacon (not vegetarian), herring (Fish)'],
    ['no-fish', ['herring'], '“no-fish” with herring (fish)'],
    ['calm', ['coffee', 'mirin'], '“calm” with coffee (forbidden by name)'],
  ])('reports %s with %j', (diet, foods, found) => {
    expect(problemsOf(diet, foods)).toEqual([['diets[0]', found, FITTING]]);
  });

  it.each([
    ['nut-free', ['bread', 'butter', 'bacon']],
    ['vegetarian', ['honey', 'butter', 'feta']],
    ['vegan', ['almonds', 'plant-based sausage']],
    ['gluten-free', ['chili powder']],
    ['halal', ['herring', 'butter']],
  ])('accepts %s with %j', (diet, foods) => {
    expect(problemsOf(diet, foods)).toEqual([]);
  });

  it('reports an allergen of the list that no food explains', () => {
    expect(problemsOf('vegan', ['butter', 'almonds'], ['Egg', 'Milk', 'Tree nuts'])).toEqual([
      ['diets[0]', '“vegan” with butter (Milk)', FITTING],
      ['diets[0]', '“vegan” with Egg among the allergens', 'only diets that the recipe follows'],
    ]);
  });

  it('reports groceries that do not say if they are vegetarian', () => {
    expect(problemsOf('vegan', ['plums', 'almonds'])).toEqual([
      [
        'diets[0]',
        '“vegan” with plums, which do not say if they are',
        'groceries with vegetarian: no, yes or depends in data/groceries.yaml',
      ],
    ]);
    expect(problemsOf('nut-free', ['plums'])).toEqual([]);
  });

  it('reports a recipe of a diet that is for restaurants only', () => {
    expect(problemsOf('raw-food', [])).toEqual([
      [
        'diets[0]',
        '“raw-food”, which is for restaurants only',
        'a diet of recipes, or `forbids` or `needs` for this one in data/vocabulary.yaml',
      ],
    ]);
  });
});

describe('diets of data/vocabulary.yaml', () => {
  const FILE = 'data/vocabulary.yaml';
  const groceries = `aisles: [Shelf]
groceries:
  wine: { name: wine, aisle: Shelf, of: [alcohol] }
  beef-shin: { name: beef shin, aisle: Shelf, of: [beef] }
`;
  const problemsWith = (diet: unknown) =>
    problemsIn(FILE, {
      ...AROUND,
      'data/groceries.yaml': groceries,
      [FILE]: { recipeTypes: [], categories: [], diets: [diet], times: [] },
    }).map(({ field, found, allowed, nearest }) => ({ field, found, allowed, nearest }));

  it.each([
    [
      'a diet as earlier versions wrote it',
      'vegan',
      {
        field: 'diets[0]',
        found: '“vegan”',
        allowed: 'what it rules out: { id: vegan, needs: vegan, suitableForDiet: VeganDiet }',
      },
    ],
    [
      'a known diet without a rule',
      { id: 'halal', label: 'Halal' },
      {
        field: 'diets[0].forbids',
        found: 'nothing',
        allowed:
          'what it rules out: { id: halal, forbids: { of: [alcohol, gelatin, pork] }, suitableForDiet: HalalDiet }',
      },
    ],
    [
      'a diet of the owner with an empty rule',
      { id: 'calm', forbids: {} },
      {
        field: 'diets[0].forbids',
        found: 'an empty object',
        allowed:
          'what it rules out, such as { id: nut-free, forbids: { allergens: [Peanut, Tree nuts] } }; onlyRestaurants: true for a diet of restaurants only',
      },
    ],
    [
      'an unknown allergen',
      { id: 'calm', forbids: { allergens: ['Tree nut'] } },
      {
        field: 'diets[0].forbids.allergens[0]',
        found: '“Tree nut”',
        allowed:
          'one of: Crustaceans, Egg, Fish, Gluten, Milk, Molluscs, Mustard, Peanut, Sesame, Soy, Sulphites, Tree nuts, Triticale, Wheat',
        nearest: 'Tree nuts',
      },
    ],
    [
      'an unknown grocery',
      { id: 'calm', forbids: { groceries: ['wines'] } },
      {
        field: 'diets[0].forbids.groceries[0]',
        found: '“wines”',
        allowed: 'a name in data/groceries.yaml: wine, beef-shin',
        nearest: 'wine',
      },
    ],
    [
      'an unknown raw kind',
      { id: 'calm', forbids: { raw: ['prok'] } },
      { field: 'diets[0].forbids.raw[0]', found: '“prok”', allowed: 'a kind in data/food-safety.yaml: ' },
    ],
    [
      'a group that no food belongs to',
      { id: 'calm', forbids: { of: ['beeef'] } },
      {
        field: 'diets[0].forbids.of[0]',
        found: '“beeef”',
        allowed: 'a group that `of` of a grocery names: alcohol, beef, gelatin, pork',
        nearest: 'beef',
      },
    ],
    [
      'an unknown need',
      { id: 'calm', needs: 'vegn' },
      { field: 'diets[0].needs', found: '“vegn”', allowed: 'one of: vegetarian, vegan', nearest: 'vegan' },
    ],
  ])('reports %s', (_, diet, problem) => {
    expect(problemsWith(diet)).toEqual([problem]);
  });

  it.each([
    [{ id: 'calm', label: 'Calm', onlyRestaurants: true }],
    [{ id: 'halal', forbids: { of: ['alcohol', 'gelatin', 'pork'] } }],
    [{ id: 'no-beef', label: 'No beef', forbids: { of: ['beef'], groceries: ['beef-shin'] } }],
  ])('accepts %j', (diet) => {
    expect(problemsWith(diet)).toEqual([]);
  });
});
