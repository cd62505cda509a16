/** @jest-environment node */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import type { FoodFacts } from '@/lib/content/food-facts';
import { readStarterName } from './starter-names';

/** Names by the facts that they have, in groups. */
type Table = Record<string, { facts: FoodFacts; names: string[] }[]>;
const table: Table = parse(readFileSync('__tests__/content/food-names.yaml', 'utf8'));

describe.each(Object.entries(table))('a name that %s', (_, rows) => {
  it.each(rows.flatMap(({ facts, names }) => names.map((name) => ({ name, facts }))))(
    'has the facts of “$name”, and asks nothing',
    ({ name, facts }) => {
      const { asks, facts: found } = readStarterName(name);
      expect({ asks, ...found }).toEqual({ asks: undefined, ...facts });
    },
  );
});

describe('readFoodName', () => {
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
