/** @jest-environment node */
import { applyChange } from '@/lib/storage/merge';

const change = (before: unknown, after: unknown, onto: unknown) => applyChange(before, after, onto, entryKey);
const entryKey = (entry: unknown) => String(Object(entry).id ?? entry);

describe('a changed list', () => {
  it('keeps what another tab has added, after the entry that it follows there', () => {
    expect(change(['a', 'b'], ['a', 'b', 'mine'], ['a', 'b', 'theirs'])).toEqual([
      'a',
      'b',
      'theirs',
      'mine',
    ]);
    expect(change(['a', 'b'], ['mine', 'a', 'b'], ['a', 'theirs', 'b'])).toEqual([
      'mine',
      'a',
      'theirs',
      'b',
    ]);
    expect(change([], ['mine'], ['theirs'])).toEqual(['theirs', 'mine']);
  });

  it('removes an entry that either tab has removed', () => {
    expect(change(['a', 'b', 'c'], ['a', 'c'], ['b', 'c'])).toEqual(['c']);
    expect(change(['a', 'b'], ['b', 'a'], ['a'])).toEqual(['a']);
  });

  it('adds an entry that both have added once', () => {
    expect(change(['a'], ['a', 'x'], ['a', 'x', 'y'])).toEqual(['a', 'x', 'y']);
  });

  it('moves an entry', () => {
    expect(change(['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c', 'theirs'])).toEqual([
      'c',
      'theirs',
      'a',
      'b',
    ]);
  });

  it('keeps changes of two tabs to one entry, and its unknown fields', () => {
    const before = [{ id: 1, left: 5, total: 9 }];
    const onto = [{ id: 1, left: 5, total: 12, colour: 'red' }];
    expect(change(before, [{ id: 1, left: 7, total: 9 }], onto)).toEqual([
      { id: 1, left: 7, total: 12, colour: 'red' },
    ]);
  });
});

describe('a changed object', () => {
  it('keeps unknown fields, adds new ones and removes those that the change removes', () => {
    const onto = { version: 1, list: [1], third: ['kept'], gone: 1 };
    expect(change({ list: [1], gone: 1 }, { list: [1], added: 2 }, onto)).toEqual({
      version: 1,
      list: [1],
      third: ['kept'],
      added: 2,
    });
  });

  it('has the changed value where another tab has changed the same', () => {
    expect(change({ servings: 2 }, { servings: 4 }, { servings: 6 })).toEqual({ servings: 4 });
    expect(change({ servings: 2 }, { servings: 2 }, { servings: 6 })).toEqual({ servings: 6 });
  });

  it('keeps only its own additions where the other value is gone', () => {
    expect(change({ list: ['a'] }, { list: ['a', 'b'] }, undefined)).toEqual({ list: ['b'] });
  });
});

it('keeps a field named as one of every object', () => {
  const onto = JSON.parse('{"__proto__":{"kept":1},"list":[]}');
  const changed = change({ list: [] }, { list: ['a'] }, onto);
  expect(JSON.stringify(changed)).toBe('{"__proto__":{"kept":1},"list":["a"]}');
});
