import { replacementText } from '@/lib/search/dish-answer';
import { createDishSearch, readWish } from '@/lib/search/dish-search';
import type { SiteEntry } from '@/lib/search/entry';
import { matchPantry } from '@/lib/search/foods';

const KINDS = { 'poultry-pieces': ['chicken', 'thigh', 'breast', 'drumstick'], fish: ['fish', 'trout'] };
const TERIYAKI = {
  ingredients: ['chicken breast', 'broccoli'],
  swaps: [{ for: 'chicken breast', names: ['boneless, skinless thighs', 'boneless chicken thighs'] }],
  kinds: [{ for: 'chicken breast', kind: 'poultry-pieces' }],
};
const SALMON = { ingredients: ['salmon fillet'], kinds: [{ for: 'salmon fillet', kind: 'fish' }] };

describe('matchPantry', () => {
  it.each([
    ['thighs', 'thighs in place of chicken breast'],
    ['chicken thighs', 'thighs in place of breast'],
    ['drumsticks', 'calls for chicken breast'],
    ['trout', 'calls for salmon fillet'],
  ])('matches %s with a substitute of a recipe, or by its kind', (typed, text) => {
    const { replacements, unused } = matchPantry(typed, [TERIYAKI, SALMON], KINDS);
    expect(replacements.flat().map(replacementText)).toEqual([text]);
    expect(unused).toEqual([]);
  });

  it('replaces nothing by an ingredient of the dish', () => {
    expect(matchPantry('chicken, moon dust', [TERIYAKI], KINDS)).toEqual({
      named: ['chicken', 'moon dust'],
      uses: [['chicken']],
      replacements: [[]],
      unused: ['moon dust'],
    });
  });
});

it('matchPantry reads commas of any script', () => {
  const dish = { ingredients: ['卵', '豆腐'] };
  for (const typed of ['卵, 豆腐', '卵、豆腐', '卵，豆腐'])
    expect(matchPantry(typed, [dish]).uses).toEqual([['卵', '豆腐']]);
});

it.each([
  ['豆腐', '木綿豆腐', true],
  ['ひき肉', '七面鳥のひき肉', true],
  ['豆腐', '豆腐よう', false],
  ['豆', '納豆', false],
  ['두부', '부침용 순두부', true],
  ['파', '양파', false],
  ['ham', 'graham cracker', false],
])('matchPantry takes %s for the end of a joined name, by which it is known: %s', (typed, name, isUsed) => {
  expect(matchPantry(typed, [{ ingredients: [name] }]).uses).toEqual([isUsed ? [typed] : []]);
});

describe('readWish', () => {
  it.each([
    ['I have chicken thighs, 30 minutes', 'chicken thighs', 30],
    ['chicken thighs 30min', 'chicken thighs', 30],
    ['dinner in 1 hour with rice and tofu', 'dinner, rice, tofu', 60],
    ['卵、豆腐、３０ min', '卵, 豆腐', 30],
  ])('reads “%s”', (query, foods, minutes) => {
    expect(readWish(query)).toEqual({ foods, minutes });
  });

  it.each(['30 minutes', 'chicken thighs', '7-minute eggs 2 mints', ''])('reads no wish in “%s”', (query) => {
    expect(readWish(query)).toBeNull();
  });
});

describe('createDishSearch', () => {
  const entry = (title: string, dish: SiteEntry['dish']): SiteEntry => ({
    ...{ href: `/${title}/`, group: 'recipe', title, note: '', dish },
  });
  const search = createDishSearch(
    [
      entry('Salmon', { ...SALMON, minutes: 25 }),
      entry('Teriyaki Chicken Bowls', { ...TERIYAKI, minutes: 40 }),
    ],
    KINDS,
  );

  it('names the quickest dish where none is quick enough', () => {
    expect(search('I have chicken thighs, 30 minutes')).toEqual({
      ids: [1],
      text: 'Nothing in 30 minutes. In 40: Teriyaki Chicken Bowls, with thighs in place of breast.',
    });
  });

  it('finds the dishes that are quick enough', () => {
    expect(search('chicken thighs in 45 minutes')).toEqual({ ids: [1], text: null });
  });

  it('finds nothing for foods that no dish uses', () => {
    expect(search('moon dust, 30 minutes')).toBeNull();
  });
});
