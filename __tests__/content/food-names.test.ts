import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { testCases } from '@/__tests__/cases';
import { type Case, FIELDS, problemsOf } from '@/__tests__/fixtures/food-safety/read-case';
import type { FoodFacts } from '@/lib/content/food-facts';
import { starterNames as data, readStarterName as read, readStarterName } from './starter-names';

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

/** Words of the dictionary with the food that they name. */
const words = Object.entries(data.names).flatMap(([id, { words: byLanguage }]) =>
  Object.entries(byLanguage).flatMap(([language, list]) => list.map((word) => ({ id, language, word }))),
);

/** Words without hyphens, which stand for more letters. */
const whole = words.filter(({ word }) => !/^-|-$/.test(word));

describe('raw foods of the dictionary', () => {
  const raw = whole.filter(({ word }) => read(word).raw.length > 0);
  const before = [
    'large',
    '2',
    'boneless, skinless',
    'frozen',
    'free-range',
    'organic',
    '500 g',
    'very fresh',
  ];
  const after = [
    ', chopped',
    ' (about 300 g)',
    ', at room temperature',
    ', optional',
    ' or tofu',
    ', with salt',
    '',
  ];

  it('stay raw with adjectives, notes, in capitals and decomposed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...raw),
        fc.constantFrom(...before),
        fc.constantFrom(...after),
        fc.constantFrom<(name: string) => string>(
          (name) => name,
          (name) => name.toUpperCase(),
          (name) => name.normalize('NFD'),
        ),
        ({ word }, first, last, change) => {
          const kinds = read(change(`${first} ${word}${last}`)).raw.map(({ kind }) => kind);
          expect(kinds).toEqual(expect.arrayContaining(read(word).raw.map(({ kind }) => kind)));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('stay raw in the plural', () => {
    const english = raw.filter(({ language, word }) => language === 'en' && /[bdegiklmnprtuw]$/.test(word));
    const lost = english.filter(({ word }) => read(`${word}s`).facts.raw !== read(word).facts.raw);
    expect(english.length).toBeGreaterThan(200);
    expect(lost).toEqual([]);
  });
});

describe('the dictionary', () => {
  it('lists each word for one food', () => {
    const foods = new Map<string, Set<string>>();
    for (const { id, word } of words) {
      const key = word.normalize('NFC').toLowerCase();
      foods.set(key, (foods.get(key) ?? new Set()).add(id));
    }
    expect([...foods].filter(([, ids]) => ids.size > 1)).toEqual([]);
  });

  it('lists no word twice in a language', () => {
    const keys = words.map(({ language, word }) => `${language} ${word.toLowerCase()}`);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('has no word that other words hide', () => {
    const hidden = whole.filter(
      ({ id, word }) =>
        read(word)
          .matches.map((match) => match.id)
          .join() !== id,
    );
    expect(hidden).toEqual([]);
  });

  it('makes ground meat of beef with each word for ground meat', () => {
    const ground = whole.filter(
      ({ id, language }) => id === 'ground-meat' && language !== 'ko' && language !== 'ja',
    );
    const wrong = ground.filter(({ word }) => read(`beef ${word}`).facts.raw !== 'ground-meat');
    expect(wrong).toEqual([]);
  });

  it('has only kinds with a safe temperature', () => {
    const kinds = Object.values(data.names).flatMap(({ raw }) => raw ?? []);
    const made = data.forms.flatMap(({ makes }) => Object.entries(makes).flat());
    const cook = Object.keys(data.authorities['health-canada']?.cook ?? {});
    expect([...kinds, ...made].filter((kind) => !cook.includes(kind))).toEqual([]);
  });
});

/** Problems as a case writes them. */
const problemsIn = (read: Case) =>
  problemsOf(read).map(({ field, found, allowed }) => ({ field, found, allowed }));

describe('a recipe that must not pass', () =>
  testCases<Case>('__tests__/fixtures/food-safety/unsafe', FIELDS, (read) => {
    expect(read.expected).not.toHaveLength(0);
    expect(problemsIn(read)).toEqual(
      read.expected?.map(({ field, found, allowed = '' }) => ({
        field,
        found,
        allowed: expect.stringContaining(allowed),
      })),
    );
  }));

describe('a recipe that must pass', () =>
  testCases<Case>('__tests__/fixtures/food-safety/safe', FIELDS, (read) => {
    expect(problemsIn(read)).toEqual([]);
  }));
