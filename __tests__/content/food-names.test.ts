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

it('any text is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(readStarterName(name).facts.contains ?? []).toEqual(expect.any(Array));
    }),
  );
});
