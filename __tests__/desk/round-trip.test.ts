import { readFileSync } from 'node:fs';
import { contentFiles, copyOf, saveUnchanged } from '@/__tests__/desk/forms';
import { SOURCES, type SourceName } from '@/lib/content/sources';

const FILES = contentFiles('__tests__/fixtures');

it.each(FILES)('%s: a save without a change leaves every byte of %s', (kind, file) => {
  const text = readFileSync(file, 'utf8');
  expect(saveUnchanged(kind, text)).toBe(text);
});

it.each(FILES)('%s: a copy of %s as a new file means the same', (kind, file) => {
  const { original, copied } = copyOf(kind, readFileSync(file, 'utf8'));
  expect(copied?.data).toEqual(original?.data);
  // Drafts lack fields that are required; their copies may have an empty list instead.
  expect(original?.missing).toEqual(expect.arrayContaining(copied?.missing ?? []));
});

it('has files of every kind', () => {
  const found = new Set(FILES.map(([kind]) => kind));
  const missing = Object.keys(SOURCES).filter((kind) => !found.has(kind as SourceName));
  // Its messages are the same as those of the languages.
  expect(missing).toEqual(['words']);
});
