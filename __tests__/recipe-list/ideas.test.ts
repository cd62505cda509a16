import { type Filterable, NO_RECIPE_FILTERS } from '@/lib/recipe-list/filters';
import { filterIdeas } from '@/lib/recipe-list/ideas';

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
