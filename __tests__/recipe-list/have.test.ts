/** @jest-environment node */
import fc from 'fast-check';
import { matchPantry } from '@/lib/recipe-list/have';

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
  expect(matchPantry(typed, [[thing]]).uses).toEqual([[typed]]);
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
  expect(matchPantry(typed, [[thing]]).uses).toEqual([[]]);
});

it('counts a thing once and lists those that no recipe uses', () => {
  const kitchen = matchPantry('onion, Onions; caviar,, ,', [['onion', 'red onion'], ['rice']]);
  expect(kitchen).toEqual({ named: ['onion', 'caviar'], uses: [['onion'], []], unused: ['caviar'] });
});

it('takes at most twelve things from any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const { named, uses } = matchPantry(typed, [['onion'], []]);
      expect(named.length).toBeLessThanOrEqual(12);
      expect(uses).toHaveLength(2);
    }),
  );
});
