/** @jest-environment node */
import fc from 'fast-check';
import type { FoodFacts } from '@/lib/content/food-facts';
import { readStarterName } from './starter-names';

const NO = { vegetarian: 'no' } as const;
const OF_PORK = { ...NO, of: ['pork'] } as const;
const FISH = { contains: ['Fish'], ...NO } as const;
const EGG = { contains: ['Egg'], vegetarian: 'yes' } as const;

describe('readFoodName', () => {
  it.each<[question: string, facts: FoodFacts, ...names: string[]]>([
    ['raw or already cooked', OF_PORK, 'kielbasa', 'ham', 'chorizo', 'jambon', '소시지', 'Schinken'],
    [
      'raw or already cooked',
      NO,
      'turkey bacon',
      'meatballs',
      'grilled chicken',
      'poulet rôti',
      'smoked turkey',
    ],
    ['raw or already cooked', { contains: ['Crustaceans'], ...NO }, 'lump crabmeat', 'raw or cooked shrimp'],
    ['raw or already cooked', EGG, 'boiled eggs', '삶은 달걀', 'ゆで卵'],
    [
      'raw (cold-smoked, cured) or already cooked',
      FISH,
      'smoked salmon',
      'lox',
      'saumon fumé',
      'Räucherlachs',
    ],
    ['raw or ready to eat', FISH, 'fish roe', '명란젓', '辛子明太子'],
    ['fresh or from a can', FISH, 'sardines', '참치'],
    ['of which meat, raw or already cooked', NO, 'pâté', 'pate', 'Leberwurst'],
    ['which meat, raw or already cooked', NO, 'chops', 'stewing meat', '고기'],
  ])('asks “%s” of names that leave it open', (question, facts, ...all) => {
    for (const name of all) {
      const { asks, facts: found, raw } = readStarterName(name);
      expect({ name, asks, found, raw }).toEqual({ name, asks: question, found: facts, raw: [] });
    }
  });

  it('asks nothing if the name answers', () => {
    const kinds = [
      'fresh ham',
      'raw sausage',
      'cooked sausage',
      'canned sardines',
      'cooked, smoked turkey',
    ].map((name) => [readStarterName(name).asks, readStarterName(name).facts.raw]);
    expect(kinds).toEqual([
      [undefined, 'pork'],
      [undefined, 'ground-meat'],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('reads every part of a name', () => {
    expect(readStarterName('chicken or tofu')).toEqual({
      facts: { raw: 'poultry-pieces', contains: ['Soy'], vegetarian: 'no' },
      matches: [
        { id: 'chicken', words: 'chicken' },
        { id: 'soy', words: 'tofu' },
      ],
      raw: [{ kind: 'poultry-pieces', id: 'chicken', words: 'chicken' }],
    });
    expect(
      readStarterName('pork/duck with shrimp, and 2 eggs').raw.map(({ kind, words }) => [kind, words]),
    ).toEqual([
      ['pork', 'pork'],
      ['whole-poultry', 'duck'],
      ['shellfish', 'shrimp'],
      ['eggs', 'eggs'],
    ]);
  });

  it.each([
    ['cooked rice and chicken', 'poultry-pieces'],
    ['chicken thighs with cooked rice', 'poultry-pieces'],
    ['chicken, cooked rice', 'poultry-pieces'],
    ['cooked or frozen shrimp', 'shellfish'],
    ['canned or fresh tuna', 'fish'],
    ['chicken, vegetable stock', 'poultry-pieces'],
    ['chicken, vegan mayo', 'poultry-pieces'],
    ['chicken for cooked salad', 'poultry-pieces'],
    ['fish without bones or shrimp', 'fish'],
    ['steak or ground beef', 'red-meat'],
  ])('does not take words of another part for those of the raw food in “%s”', (name, kind) => {
    expect(readStarterName(name).facts.raw).toBe(kind);
  });

  it('keeps both meats of “or”, and one of “thighs (chicken)”', () => {
    expect(readStarterName('salmon or steak').raw.map(({ kind }) => kind)).toEqual(['fish', 'red-meat']);
    expect(readStarterName('thighs (chicken)').matches).toEqual([{ id: 'chicken', words: 'chicken' }]);
  });

  it('knows that halal bacon is not of pork, and asks', () => {
    expect(readStarterName('halal bacon')).toEqual({
      facts: { vegetarian: 'no' },
      matches: [{ id: 'bacon', words: 'bacon' }],
      raw: [],
      asks: 'raw or already cooked',
    });
  });

  it('reads composed, decomposed, full-width and invisible characters alike', () => {
    const variants = ['Hähnchen', 'Ha\u0308hnchen', 'HÄHNCHEN', 'Hähn\u00ADchen', 'Haehnchen'].map(
      (name) => readStarterName(name).facts.raw,
    );
    expect(variants).toEqual(Array.from({ length: 5 }, () => 'poultry-pieces'));
    expect(readStarterName('닭고기'.normalize('NFD')).facts.raw).toBe('poultry-pieces');
    expect(readStarterName('ｅｇｇｓ').facts.raw).toBe('eggs');
    expect(readStarterName('ｴﾋﾞ').facts.raw).toBe('shellfish');
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(readStarterName(name).facts.contains ?? []).toEqual(expect.any(Array));
      }),
    );
  });
});
