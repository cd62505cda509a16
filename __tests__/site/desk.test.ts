import { readFileSync } from 'node:fs';
import { contentFiles, saveUnchanged } from '@/__tests__/desk/forms';

// A form of the desk holds all that a file says, whatever content the site has.
const FILES = contentFiles('.');

it.each(FILES)('%s: a save without a change leaves every byte of %s', (kind, file) => {
  const text = readFileSync(file, 'utf8');
  expect(saveUnchanged(kind, text)).toBe(text);
});
