import fc from 'fast-check';
import { dietFilters, timeFilters } from '@/.content/recipeFilters';
import { listedRecipes } from '@/lib/recipe/all';
import { recipeFacts } from '@/lib/recipe-list/facts';
import { type Filters, NO_RECIPE_FILTERS } from '@/lib/recipe-list/filters';
import { nearestRecipes, nearRecipes } from '@/lib/recipe-list/nearest';

const dish = (title: string, part: Partial<ReturnType<typeof base>> = {}) => ({ title, ...base(), ...part });
const base = () => ({
  types: ['noodles'],
  minutes: 45,
  diets: [] as string[],
  ingredients: ['chicken breast'],
  swaps: [{ for: 'chicken breast', names: ['chicken thighs'] }],
});
const recipes = [
  dish('Slow Bowl', { minutes: 90 }),
  dish('Bowl'),
  dish('Salad', { types: ['salads'], minutes: 15, diets: ['vegan'], ingredients: ['lettuce'], swaps: [] }),
];
const nearest = (part: Partial<Filters>) => nearestRecipes(recipes, { ...NO_RECIPE_FILTERS, ...part });

it.each<[string, Partial<Filters>, string]>([
  ['time', { time: '30', have: 'chicken thighs' }, 'In 45: Bowl, with thighs in place of breast.'],
  ['kind', { category: 'stews', diets: ['vegan'] }, 'Without Stews: Salad.'],
  ['kind and time', { category: 'salads', time: 'over' }, 'Without Over 1 hr: Salad.'],
  ['foods', { have: 'moon dust', diets: ['vegan'] }, 'Without moon dust: Salad.'],
  ['diet', { have: 'chicken', diets: ['vegan'], category: 'noodles' }, 'Without Noodles and chicken: Salad.'],
])('the nearest recipe to filters without a result leaves out the %s', (_, part, text) => {
  expect(nearest(part)?.text).toBe(text);
});

it('the recipes that take the least longer come first', () => {
  expect(nearest({ time: '30', have: 'chicken' })?.found.map(({ recipe }) => recipe.title)).toEqual([
    'Bowl',
    'Slow Bowl',
  ]);
});

const near = (part: Partial<Filters>) =>
  nearRecipes(recipes, { ...NO_RECIPE_FILTERS, ...part }, 3).map(({ recipe, without }) => [
    recipe.title,
    without,
  ]);

it('the recipes near to filters are those that fit, then others with the filters that they leave out', () => {
  expect(near({ category: 'salads' })).toEqual([
    ['Salad', ''],
    ['Slow Bowl', 'Salads'],
    ['Bowl', 'Salads'],
  ]);
});

it('a dish near to filters that only takes longer leaves out no filter', () => {
  expect(near({ category: 'noodles', time: '30' })).toEqual([
    ['Bowl', ''],
    ['Slow Bowl', ''],
    ['Salad', 'Noodles'],
  ]);
});

it('no dish that misses a diet is near while another fits it', () => {
  expect(near({ diets: ['vegan'], time: '60' })).toEqual([['Salad', '']]);
});

it('any filters find a nearest recipe, unless there is no recipe', () => {
  const facts = listedRecipes().map(recipeFacts);
  const filters = fc.record({
    category: fc.constantFrom('', 'fish', 'stews', 'no-such-kind'),
    time: fc.constantFrom('', ...timeFilters.map(({ value }) => value)),
    diets: fc.subarray(dietFilters.map(({ value }) => value)),
    have: fc.constantFrom('', 'moon dust', 'barley, beef'),
  });
  fc.assert(
    fc.property(filters, (one) => expect(nearestRecipes(facts, one)?.found.length).toBeGreaterThan(0)),
    { numRuns: 50 },
  );
  expect(nearestRecipes([], NO_RECIPE_FILTERS)).toBeNull();
});
