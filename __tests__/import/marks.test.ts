/** @jest-environment node */
import { markMeasures, withoutMeasures } from '@/scripts/import/marks';
import { mentionIngredients } from '@/scripts/import/mentions';
import { markTimers } from '@/scripts/import/timers';
import { firstWords } from '@/scripts/import/titles';

it.each([
  ['Heat the oven to 350°F.', 'Heat the oven to {@180}.'],
  ['Heat the oven to 350°F (175°C).', 'Heat the oven to {@175}.'],
  ['Bake at 425 degrees F', 'Bake at {@220}'],
  ['Bake at 325 to 350°F', 'Bake at {@160} to {@180}'],
  ['Cook to 165°F', 'Cook to {@74}'],
  ['180도에서 굽는다', '{@180}에서 굽는다'],
  ['Cut into 1-inch pieces', 'Cut into {#2.5-cm} pieces'],
  ['a 9x13-inch pan', 'a {#23 × 33-cm} pan'],
  ['Heat to 350*F and roll 1/2" thick', 'Heat to {@180} and roll {#1.3 cm} thick'],
  ['Press "Sauté 5" twice', 'Press "Sauté 5" twice'],
  ['a 9- or 10-inch pan', 'a {#23 to 25-cm} pan'],
  ['Add 1 or 2 tbsp of oil', 'Add {=1 to 2 tbsp} of oil'],
  ['a 2-quart saucepan', 'a {#2-L} saucepan'],
  ['Add ½ cup of the sauce', 'Add {=0.5 cup} of the sauce'],
  ['Use two tablespoons, 1 lb and 3 {x} g', 'Use {=2 tbsp}, {=455 g} and 3 (x) g'],
])('marks the measures of “%s”', (sentence, expected) => {
  expect(markMeasures(sentence)).toBe(expected);
});

it('leaves measures out of titles', () => {
  expect(withoutMeasures('For 2 cups of filling (1 lb)')).toBe('For of filling');
  expect(firstWords('Melt the butter in a 10-inch pan over low heat, then stir.')).toBe('Melt the butter');
  expect(firstWords('Let stand 10 minutes.')).toBe('Let stand');
});

describe('timers', () => {
  const step = { id: 'bake', title: 'Bake' };

  it('take the times of a sentence, hands off where the cook is not needed', () => {
    expect(markTimers('Bake for 20-25 minutes. Stir for 1 hour and 10 minutes.', step)).toEqual({
      text: 'Bake for {~bake}. Stir for {~bake-2}.',
      durations: [
        { id: 'bake', label: 'Bake', minutes: [20, 25], attention: 'passive', written: '20-25 minutes' },
        { id: 'bake-2', label: 'Bake', minutes: 70, attention: 'active', written: '1 hour and 10 minutes' },
      ],
    });
  });

  it.each(['Stir every 10 minutes.', 'Keeps for up to 2 hours.', 'Within 5 minutes it sets.'])(
    'leave “%s” as words',
    (sentence) => {
      expect(markTimers(sentence, step)).toEqual({ text: sentence, durations: [] });
    },
  );
});

describe('mentions', () => {
  const list = (...names: string[]) =>
    names.map((name) => ({ id: name.replaceAll(' ', '-'), name, isCounted: false }));
  const none = [[], [], []];

  it('become references by the whole name, or a last word that is nobody else’s', () => {
    const { texts, unnamed } = mentionIngredients(
      ['Fry the shoulder with onions.', 'Add the soy sauce and the sauce.', 'Season.'],
      list('pork shoulder', 'onion', 'soy sauce', 'tomato sauce'),
      none,
    );
    expect(texts).toEqual(['Fry {pork-shoulder} with {onion}.', 'Add {soy-sauce} and the sauce.', 'Season.']);
    expect(unnamed).toEqual(['tomato-sauce']);
  });

  it('take the words of the name before the last one with them', () => {
    const { texts } = mentionIngredients(
      ['Season with black pepper, then fill the rice cooker and pour in beef broth.'],
      list('freshly ground black pepper', 'long-grain rice', 'beef or chicken broth'),
      none,
    );
    expect(texts).toEqual([
      'Season with {freshly-ground-black-pepper}, then fill the rice cooker and pour in {beef-or-chicken-broth}.',
    ]);
  });

  it('of a part use none of it', () => {
    expect(
      mentionIngredients(['Melt half of the butter.', 'Add the butter.'], list('butter'), none).texts,
    ).toEqual(['Melt half of the {butter|name}.', 'Add the butter.']);
  });

  it('with a number stay words, and the step takes the ingredient', () => {
    expect(mentionIngredients(['Beat 2 eggs.'], [{ id: 'egg', name: 'egg', isCounted: true }], none)).toEqual(
      {
        texts: ['Beat 2 eggs.'],
        takes: [['egg']],
        unnamed: [],
      },
    );
  });

  it('are not found in compounds, nor where two ingredients have the same name', () => {
    const { texts, unnamed } = mentionIngredients(
      ['Pour in the chicken stock with salt.'],
      [
        ...list('chicken'),
        { id: 'salt', name: 'salt', isCounted: false },
        { id: 'salt-2', name: 'salt', isCounted: false },
      ],
      none,
    );
    expect(texts).toEqual(['Pour in the chicken stock with salt.']);
    expect(unnamed).toEqual(['chicken', 'salt', 'salt-2']);
  });

  it('that the source lists for a step are taken there', () => {
    expect(mentionIngredients(['Mix.', 'Bake.'], list('flour'), [[], ['flour']]).takes).toEqual([
      [],
      ['flour'],
    ]);
  });
});
