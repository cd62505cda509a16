import { groceries } from '@/lib/content/server';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipesFile } from '@/lib/recipe/recipe-data';
import { SENTENCE } from '@/lib/recipe-list/sentence';
import { EMPTY_LIST, setRecipe } from '@/lib/saved/shopping-list';
import { missingFoods, tickHad } from '@/lib/tonight/missing';
import { nextMeal, startText } from '@/lib/tonight/start';
import { readParameter, withParameter } from '@/lib/ui/address';

const ZONE = 'America/Toronto';
const at = (wall: string) => Date.parse(`${wall}-05:00`);

describe('startText', () => {
  it.each([
    [40, '19:00', '2026-11-26T12:00', 'Start at 6:20 pm'],
    [42, '19:00', '2026-11-26T12:00', 'Start at 6:15 pm'],
    [40, '19:00', '2026-11-26T18:42', 'Start now, eat at 7:25 pm'],
    [40, '18:00', '2026-11-26T18:42', 'Start tomorrow at 5:20 pm'],
    [90, '23:30', '2026-11-26T22:50', 'Start now, eat tomorrow at 12:20 am'],
  ])('is in time for %i minutes before %s at %s', (minutes, eat, now, text) => {
    expect(startText(minutes, eat, at(now), ZONE)).toBe(text);
  });

  it('takes the meal of tomorrow once the time has passed', () => {
    expect(nextMeal('18:00', at('2026-11-26T18:00'), ZONE)).toBe(at('2026-11-27T18:00'));
  });
});

describe('missing foods', () => {
  const file = recipesFile([recipeBySlug('rice-bowls')]);
  const [bowls] = file.recipes;
  if (!bowls) throw new Error('The fixture site has no Rice Bowls.');

  it('are the ingredients without those at home and without pantry staples', () => {
    expect(missingFoods(bowls, 4, 'chicken thighs, Rice', [], groceries)).toEqual(['carrot', 'soy sauce']);
  });

  it('are without an ingredient that has a substitute at home', () => {
    const swap = { food: 'tofu', for: 'chicken thighs', by: 'swap' } as const;
    expect(missingFoods(bowls, 4, 'tofu', [swap], groceries)).not.toContain('chicken thighs');
  });

  it('include a pantry staple of which the servings need more than half a cup', () => {
    const oil = { name: 'olive oil', buy: 'olive-oil', amount: 60, unit: 'ml' } as const;
    const dressed = { servings: 4, items: [oil] };
    expect(missingFoods(dressed, 8, '', [], groceries)).toEqual([]);
    expect(missingFoods(dressed, 12, '', [], groceries)).toEqual(['olive oil']);
  });

  it('are without an optional ingredient', () => {
    const [salad] = recipesFile([recipeBySlug('herb-salad')]).recipes;
    if (!salad) throw new Error('The fixture site has no Herb Salad.');
    expect(missingFoods(salad, salad.servings, 'lettuce', [], groceries)).toEqual([
      'cucumber',
      'parsley',
      'lemon juice',
    ]);
  });

  it('are without water, which nobody buys', () => {
    const [stew] = recipesFile([recipeBySlug('barley-stew')]).recipes;
    if (!stew) throw new Error('The fixture site has no Barley Stew.');
    const have = 'beef shin, onion, carrot, garlic, barley, beef stock, bay leaf, egg';
    expect(missingFoods(stew, stew.servings, have, [], groceries)).toEqual([
      'soy sauce',
      'cornstarch',
      'pickled plums',
    ]);
  });

  it('stay unticked on the shopping list, and the others are ticked', () => {
    const listed = { slug: 'rice-bowls', servings: 4, variant: null };
    const list = tickHad(setRecipe(EMPTY_LIST, listed), listed, 'rice', [], file);
    expect(list.ticked).toEqual([expect.stringMatching(/^rice~/)]);
  });

  it('leave a line of the shopping list open that another recipe needs too', () => {
    const both = recipesFile([recipeBySlug('rice-bowls'), recipeBySlug('barley-stew')]);
    const listed = { slug: 'rice-bowls', servings: 4, variant: null };
    const stew = { slug: 'barley-stew', servings: 4, variant: null };
    const list = tickHad(setRecipe(setRecipe(EMPTY_LIST, stew), listed), listed, 'rice, carrot', [], both);
    expect(list.ticked).toEqual([expect.stringMatching(/^rice~/)]);
  });
});

it('the sentence in the address has only choices that it offers', () => {
  expect(readParameter(SENTENCE, '?for=2&at=20:00')).toEqual({ servings: 2, at: '20:00' });
  expect(readParameter(SENTENCE, '?for=7.5&at=25:00')).toEqual({ servings: 4, at: '' });
  expect(withParameter(SENTENCE, { servings: 4, at: '' })).toBe('');
});
