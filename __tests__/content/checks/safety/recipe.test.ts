/** @jest-environment node */
import { testCases } from '@/__tests__/cases';
import { type Case, FIELDS, problemsOf } from '@/__tests__/fixtures/food-safety/read-case';

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
