/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { problemsOf, readCase } from '@/__tests__/fixtures/food-safety/read-case';

const FOLDER = '__tests__/fixtures/food-safety';

const casesIn = (kind: string) => readdirSync(`${FOLDER}/${kind}`).map((name) => name.replace('.yaml', ''));

it.each(casesIn('unsafe'))('reports %s', (name) => {
  const read = readCase(`${FOLDER}/unsafe/${name}.yaml`);
  const problems = problemsOf(read).map(({ field, found, allowed }) => ({ field, found, allowed }));
  expect(read.expected).not.toHaveLength(0);
  expect(problems).toEqual(
    read.expected?.map(({ field, found, allowed = '' }) => ({
      field,
      found,
      allowed: expect.stringContaining(allowed),
    })),
  );
});

it.each(casesIn('safe'))('accepts %s', (name) => {
  expect(problemsOf(readCase(`${FOLDER}/safe/${name}.yaml`))).toEqual([]);
});
